/**
 * The operations on exemption certificates. A certificate's content never changes: a new one is
 * added and the old one withdrawn, since orders and invoices refer to it.
 */
import { hash as digest } from 'node:crypto'
import type { Actor, Caller } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import {
  companyNameOf,
  findCertificate,
  findCertificateFile,
  insertCertificate,
  isMarkedExempt,
  listCertificates,
  listDueCertificates,
  listUncertified,
  lockCertificate,
  saveCertificateFile,
  setVerified,
  setWithdrawn,
  type CertificateRow,
} from './certificate-store.server.ts'
import { addDays, certificateState, reminderDays } from './certificates.ts'
import {
  certificateFileUnusable,
  certificateNotVerifiable,
  type Certificate,
  type CertificatesOperations,
  type DueCertificate,
} from './certificates-contract.ts'
import type { TaxDependencies } from './dependencies.server.ts'
import { certificateMessages as messages } from './messages/certificates.ts'

type Admin = Caller<'admin'>
type InputOf<Name extends keyof CertificatesOperations> = Parameters<
  CertificatesOperations[Name]
>[1]

/** Days for which staff see an expired certificate. */
const endedDays = 90
/** The maximum number of rows shown to staff. */
const maxDue = 200

export const createCertificates = (deps: TaxDependencies): CertificatesOperations => ({
  certificates: ({ actor }, { id }) => readCertificates(deps, actor, id),
  dueCertificates: () => readDueCertificates(deps),
  addCertificate: (caller, input) => addCertificate(deps, caller, input),
  setCertificateFile: (caller, { id }) => setFile(deps, caller, id),
  certificateFile: async (_caller, { id }) => {
    const file = await findCertificateFile(deps.database.handle, id)
    if (!file) throw notFound()
    return { name: 'certificate.pdf', bytes: file.bytes, hash: file.hash }
  },
  verifyCertificate: ({ actor }, { id }) => verify(deps, actor, id),
  withdrawCertificate: ({ actor }, { id }) => withdraw(deps, actor, id),
})

const todayOf = async ({ readSettings, now }: TaxDependencies): Promise<string> =>
  dayOf(now(), (await readSettings()).timeZone)

const toCertificate = (row: CertificateRow, today: string): Certificate => ({
  id: row.id,
  companyId: row.company_id,
  kind: row.kind,
  number: row.number,
  states: [...row.states],
  from: row.valid_from,
  until: row.valid_until,
  state: certificateState(
    {
      from: row.valid_from,
      until: row.valid_until,
      isVerified: row.verified_at !== null,
      isWithdrawn: row.withdrawn_at !== null,
    },
    today,
  ),
  fileBytes: row.size ?? 0,
  ...(row.verified_at === null
    ? {}
    : { verified: { by: row.verified_by, at: row.verified_at.toISOString() } }),
})

/**
 * For staff, and members of the company.
 * @throws notFound
 */
async function readCertificates(deps: TaxDependencies, actor: Actor, id: string) {
  const db = deps.database.handle
  await deps.companies.read({ actor }, { id })
  const [today, rows, said] = await Promise.all([
    todayOf(deps),
    listCertificates(db, id),
    isMarkedExempt(db, id),
  ])
  const certificates = rows.map((row) => toCertificate(row, today))
  const counts = certificates.some(({ state }) => state === 'valid' || state === 'ending')
  return { saidExempt: said && !counts, certificates }
}

/**
 * Certificates that need staff, the earliest end date first; then companies without one, by name.
 */
export async function readDueCertificates(deps: TaxDependencies): Promise<DueCertificate[]> {
  const db = deps.database.handle
  const today = await todayOf(deps)
  const days = { today, before: addDays(today, reminderDays), since: addDays(today, -endedDays) }
  const [due, uncertified] = await Promise.all([
    listDueCertificates(db, days, maxDue),
    listUncertified(db, today, maxDue),
  ])
  const listed = new Set(due.map((row) => row.company_id))
  return [
    ...due.map((row) => ({
      companyId: row.company_id,
      company: row.name,
      certificate: toCertificate(row, today),
    })),
    ...uncertified
      .filter((row) => !listed.has(row.company_id))
      .map((row) => ({ companyId: row.company_id, company: row.name })),
  ]
}

/** @throws notFound for a company that does not exist */
async function addCertificate(
  deps: TaxDependencies,
  { actor }: Admin,
  { id: companyId, kind, number, states, from, until }: InputOf<'addCertificate'>,
): Promise<Certificate> {
  const { database, audit, companies, now, newId } = deps
  const company = await companies.read({ actor }, { id: companyId })
  const id = newId()
  await database.transact(async (tx) => {
    await insertCertificate(tx, {
      id,
      company_id: companyId,
      kind,
      number,
      states,
      valid_from: from,
      valid_until: until,
      added_at: now(),
      added_by: actor.name,
    })
    await audit.record(tx, actor, {
      operation: 'tax.addCertificate',
      kind: 'company',
      id: companyId,
      label: company.name,
      after: { certificate: number, from, until, states: states.join(', ') },
    })
  })
  return requireCertificate(deps, id)
}

/**
 * Checks the first and last bytes (ISO 32000-2, 7.5): a file's name and type are not reliable.
 * @throws certificateFileUnusable
 */
function requirePdf(file: Uint8Array | undefined): Uint8Array {
  if (file === undefined || file.length === 0)
    throw certificateFileUnusable({ detail: messages.noFile })
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(textOf(file.subarray(0, 16))))
    throw certificateFileUnusable({ detail: messages.notPdf })
  if (!textOf(file.subarray(-2048)).includes('%%EOF'))
    throw certificateFileUnusable({ detail: messages.cutOff })
  return file
}

/** @throws notFound, certificateFileUnusable; certificateNotVerifiable if it is already verified */
async function setFile(
  deps: TaxDependencies,
  { actor, fileBytes }: Admin,
  id: string,
): Promise<Certificate> {
  const file = requirePdf(fileBytes)
  return change(deps, actor, id, {
    operation: 'tax.setCertificateFile',
    work: async (tx, row) => {
      if (row.withdrawn_at !== null)
        throw certificateNotVerifiable({ detail: messages.isWithdrawn })
      if (row.verified_at !== null) throw certificateNotVerifiable({ detail: messages.isVerified })
      const hash = digest('sha256', file, 'hex')
      await saveCertificateFile(tx, id, { hash, bytes: file })
      return { file: hash }
    },
  })
}

/** @throws notFound, certificateNotVerifiable */
const verify = (deps: TaxDependencies, actor: Actor, id: string): Promise<Certificate> =>
  change(deps, actor, id, {
    operation: 'tax.verifyCertificate',
    work: async (tx, row) => {
      if (row.withdrawn_at !== null)
        throw certificateNotVerifiable({ detail: messages.isWithdrawn })
      if (row.size === null) throw certificateNotVerifiable({ detail: messages.fileFirst })
      if (row.verified_at !== null) return undefined
      await setVerified(tx, id, { at: deps.now(), by: actor.name || actor.email })
      return { verified: true }
    },
  })

/** @throws notFound */
const withdraw = (deps: TaxDependencies, actor: Actor, id: string): Promise<Certificate> =>
  change(deps, actor, id, {
    operation: 'tax.withdrawCertificate',
    work: async (tx, row) => {
      if (row.withdrawn_at !== null) return undefined
      await setWithdrawn(tx, id, deps.now())
      return { withdrawn: true }
    },
  })

type CertificateChange = {
  readonly operation: `tax.${keyof CertificatesOperations}`
  /** @returns additional content of the history entry; undefined: nothing has changed */
  readonly work: (
    tx: Handle,
    row: CertificateRow,
  ) => Promise<Readonly<Record<string, unknown>> | undefined>
}

/** Changes one certificate in a transaction, and records it in the company's history. */
async function change(
  deps: TaxDependencies,
  actor: Actor,
  id: string,
  { operation, work }: CertificateChange,
): Promise<Certificate> {
  await deps.database.transact(async (tx) => {
    const row = await lockCertificate(tx, id)
    if (!row) throw notFound()
    const changed = await work(tx, row)
    if (changed === undefined) return
    const name = await companyNameOf(tx, row.company_id)
    await deps.audit.record(tx, actor, {
      operation,
      kind: 'company',
      id: row.company_id,
      label: name,
      after: { certificate: row.number, ...changed },
    })
  })
  return requireCertificate(deps, id)
}

async function requireCertificate(deps: TaxDependencies, id: string): Promise<Certificate> {
  const row = await findCertificate(deps.database.handle, id)
  if (!row) throw notFound()
  return toCertificate(row, await todayOf(deps))
}
