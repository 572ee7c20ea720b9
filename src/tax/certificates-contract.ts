/** The operations on exemption certificates: list, add, attach a file, verify, withdraw. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { FileOutput } from '../../packages/contract/file-output.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Day, Id, Line, Timestamp } from '../platform/fields/fields.ts'
import { certificateKinds, certificateStates } from './certificates.ts'
import { certificateMessages as messages } from './messages/certificates.ts'
import { usStateCodes } from './us-states.ts'

export const certificateFileUnusable = problem(
  'certificate-file-not-usable',
  422,
  messages.problems.unusable,
)
export const certificateNotVerifiable = problem(
  'certificate-not-verifiable',
  409,
  messages.problems.notVerifiable,
)

/** Bytes of a certificate's file. */
export const maxCertificateBytes = 10_000_000

const Certificate = z.strictObject({
  id: Id,
  companyId: Id,
  kind: z.enum(certificateKinds),
  number: z.string(),
  /** Codes of US states; empty: wherever the shop's own tax would apply. */
  states: z.array(z.string()),
  /** First and last day of validity. */
  from: z.string(),
  until: z.string(),
  state: z.enum(certificateStates),
  /** Bytes of its PDF file; 0: none yet. */
  fileBytes: z.int(),
  /** Who verified it and when; absent: nobody. */
  verified: z.optional(z.strictObject({ by: z.string(), at: Timestamp })),
})
export type Certificate = z.output<typeof Certificate>
const CertificateDto = named('ExemptionCertificate', renameKeys(Certificate, { id: '_id' }))

const CompanyCertificates = z.strictObject({
  /** The record is marked exempt, but no certificate is valid: tax is charged. */
  saidExempt: z.boolean(),
  /** Valid and possibly valid certificates first, then the others; the latest end date first. */
  certificates: z.array(CertificateDto),
})
export type CompanyCertificates = z.output<typeof CompanyCertificates>
const CompanyCertificatesDto = named('CompanyCertificates', CompanyCertificates)

/** A company with a certificate that needs staff; without a certificate, it is marked exempt. */
const DueCertificate = z.strictObject({
  companyId: Id,
  company: z.string(),
  certificate: z.optional(CertificateDto),
})
export type DueCertificate = z.output<typeof DueCertificate>

export const newCertificateFields = {
  kind: z.enum(certificateKinds),
  number: Line(60),
  states: z.array(z.enum(usStateCodes, messages.notState)).check(
    z.maxLength(usStateCodes.length),
    z.overwrite((codes) => [...new Set(codes)]),
  ),
  from: Day(messages.notDay),
  until: Day(messages.notDay),
}
const endsAfterItBegins = z.superRefine<{ readonly from: string; readonly until: string }>(
  ({ from, until }, { addIssue }) => {
    if (until < from)
      addIssue({ code: 'custom', path: ['until'], message: messages.endsFirst, input: until })
  },
)
export const NewCertificate = z.strictObject(newCertificateFields).check(endsAfterItBegins)
export type NewCertificate = z.output<typeof NewCertificate>

const byStaff = { access: 'admin', permission: 'customers' } as const

export const certificatesContract = {
  certificates: endpoint({
    route: 'GET /companies/:id/certificates',
    access: 'customer',
    permission: 'customers',
    summary: 'List the exemption certificates of a company',
    input: z.strictObject({ id: Id }),
    output: CompanyCertificatesDto,
    problems: [notFound],
  }),
  dueCertificates: endpoint({
    route: 'GET /certificates',
    ...byStaff,
    summary: 'List certificates that need attention: not verified, expiring, expired or missing',
    input: z.strictObject({}),
    output: z.array(named('DueCertificate', DueCertificate)),
  }),
  addCertificate: endpoint({
    route: 'POST /companies/:id/certificates',
    ...byStaff,
    status: 201,
    summary: 'Add an exemption certificate, which takes effect once it is verified',
    input: named(
      'NewExemptionCertificate',
      z.strictObject({ id: Id, ...newCertificateFields }).check(endsAfterItBegins),
    ),
    output: CertificateDto,
    problems: [notFound],
  }),
  setCertificateFile: endpoint({
    route: 'POST /certificates/:id/file',
    ...byStaff,
    maxFileBytes: maxCertificateBytes,
    fileTypes: ['application/pdf'],
    summary: 'Upload the file of a certificate before it is verified; the body is the PDF',
    input: z.strictObject({ id: Id }),
    output: CertificateDto,
    problems: [notFound, certificateFileUnusable, certificateNotVerifiable],
  }),
  certificateFile: endpoint({
    route: 'GET /certificates/:id/file',
    ...byStaff,
    mediaType: 'application/pdf',
    summary: 'Download the file of a certificate',
    input: z.strictObject({ id: Id }),
    output: FileOutput,
    problems: [notFound],
  }),
  verifyCertificate: endpoint({
    route: 'POST /certificates/:id/verification',
    keys: 'closed',
    ...byStaff,
    summary: "Verify a certificate in the caller's name, which puts it into effect",
    input: z.strictObject({ id: Id }),
    output: CertificateDto,
    problems: [notFound, certificateNotVerifiable],
  }),
  withdrawCertificate: endpoint({
    route: 'DELETE /certificates/:id',
    ...byStaff,
    summary: 'Withdraw a certificate, which stays as evidence but is no longer in effect',
    input: z.strictObject({ id: Id }),
    output: CertificateDto,
    problems: [notFound],
  }),
}
/** The operations that the HTTP API calls. */
export interface CertificatesOperations extends Service<typeof certificatesContract> {}
