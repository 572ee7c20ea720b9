/** The part of the companies API about invitations, and about importing companies from a file. */
import * as z from 'zod/mini'
import { endpoint } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { maxImportBodyBytes } from '../platform/http/body-limits.ts'
import {
  Email,
  Id,
  Integer,
  Line,
  OptionalLine,
  pageFields,
  Timestamp,
} from '../platform/fields/fields.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import { Money } from '../platform/fields/money-field.ts'
import { MembershipDto, recordFields, Role } from './company-schemas.ts'
import { invitationStates, maxImportRows, maxInvitationsAtOnce } from './invitation-rules.ts'
import { invitationMessages as messages } from './messages/invitations.ts'

const titles = messages.problems
export const invitationUnknown = problem('invitation-unknown', 404, titles.unknown)
export const invitationUsed = problem('invitation-used', 409, titles.used)
export const invitationExpired = problem('invitation-expired', 409, titles.expired)
export const invitationWithdrawn = problem('invitation-withdrawn', 409, titles.withdrawn)
export const invitationOfAnother = problem('invitation-of-another', 403, titles.ofAnother)
export const alreadyMember = problem('already-member', 409, titles.alreadyMember)
export const companyNotOpen = problem('company-not-open', 409, titles.companyNotOpen)
/** Same as in the shop's mail module. */
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

const InvitationFields = z.strictObject({
  id: Id,
  company: renameKeys(z.strictObject({ id: Id, number: z.int(), name: z.string() }), { id: '_id' }),
  email: z.string(),
  name: z.string(),
  role: Role,
  state: z.enum(invitationStates),
  /** Absent: not sent yet. */
  sentAt: z.optional(Timestamp),
  expiresAt: z.optional(Timestamp),
  acceptedAt: z.optional(Timestamp),
})
export type Invitation = z.output<typeof InvitationFields>
const InvitationDto = named('CompanyInvitation', renameKeys(InvitationFields, { id: '_id' }))

/** `q`: a part of the company's name, or of the e-mail address. */
const InvitationQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  state: z.optional(z.enum(invitationStates, messages.notState)),
  ...pageFields,
})
export type InvitationQuery = z.output<typeof InvitationQuery>

const NewInvitation = z.strictObject({ id: Id, email: Email, role: Role })
export type NewInvitation = z.output<typeof NewInvitation>

/** A row of a file: a company, and a person who is to buy for it. */
export const ImportRow = z.strictObject({
  company: recordFields.name,
  name: z.optional(OptionalLine(120)),
  email: z.optional(Email),
  /** Buyer by default. */
  role: z.optional(Role),
  address: z.optional(recordFields.address),
  vatId: z.optional(recordFields.vatId),
  taxNumber: z.optional(recordFields.taxNumber),
  taxStatus: z.optional(recordFields.taxStatus),
  terms: z.optional(recordFields.terms),
  paymentTerms: recordFields.paymentTerms,
  minimumOrder: z.optional(recordFields.minimumOrder),
  representative: z.optional(recordFields.representative),
  notes: z.optional(recordFields.notes),
  priceList: recordFields.priceList,
  billingEmail: recordFields.billingEmail,
  invoiceForm: recordFields.invoiceForm,
  buyerReference: recordFields.buyerReference,
  ledgerAccount: recordFields.ledgerAccount,
  phone: recordFields.phone,
  deliveryAddresses: recordFields.deliveryAddresses,
  creditLimit: z.optional(Money),
  /** Its customer number; absent: the next one. */
  number: z.optional(Integer(1, 99_999_999)),
})
export type ImportRow = z.output<typeof ImportRow>

const ImportedRow = z.strictObject({
  /** `known`: the company exists already and stays unchanged. */
  company: z.enum(['new', 'known']),
  /** The person: already a `member` or `invited`; `none` without an address. */
  person: z.enum(['new', 'member', 'invited', 'none']),
})
export type ImportedRow = z.output<typeof ImportedRow>

const Deleted = z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() })
const byStaff = { access: 'admin', permission: 'customers' } as const
const byMembers = { access: 'customer', permission: 'customers' } as const
const Token = Line(200)

export const invitationEndpoints = {
  invitations: endpoint({
    route: 'GET /companies/:id/invitations',
    ...byMembers,
    summary: "List a company's open and accepted invitations",
    input: z.strictObject({ id: Id }),
    output: z.array(InvitationDto),
    problems: [notFound, forbidden],
  }),
  invite: endpoint({
    route: 'POST /companies/:id/invitations',
    stepUp: 'rights',
    ...byMembers,
    idempotent: 'optional',
    status: 201,
    rateLimit: 'invitations',
    summary: 'Mail an invitation to buy for a company; an earlier link becomes invalid',
    input: named('NewCompanyInvitation', NewInvitation),
    output: InvitationDto,
    problems: [notFound, forbidden, alreadyMember, companyNotOpen, mailNotSetUp],
  }),
  withdrawInvitation: endpoint({
    route: 'DELETE /companies/:id/invitations/:invitationId',
    keys: 'closed',
    ...byMembers,
    summary: 'Withdraw an invitation that nobody has accepted',
    input: z.strictObject({ id: Id, invitationId: Id }),
    output: Deleted,
    problems: [notFound, forbidden],
  }),
  allInvitations: endpoint({
    route: 'GET /company-invitations',
    ...byStaff,
    paged: true,
    summary: 'List the invitations of all companies, newest first',
    input: InvitationQuery,
    output: z.array(InvitationDto),
  }),
  sendInvitations: endpoint({
    route: 'POST /company-invitations',
    stepUp: 'rights',
    ...byStaff,
    idempotent: 'optional',
    summary: 'Mail the given invitations, for the first time or again',
    input: named(
      'InvitationsToSend',
      z.strictObject({
        ids: z.array(Id).check(z.minLength(1), z.maxLength(maxInvitationsAtOnce)),
      }),
    ),
    /** `skipped`: accepted or withdrawn in the meantime, or of a closed company. */
    output: z.strictObject({ acknowledged: z.boolean(), sent: z.int(), skipped: z.int() }),
    problems: [mailNotSetUp],
  }),
  readInvitation: endpoint({
    route: 'POST /company-invitations/reading',
    keys: 'closed',
    access: 'anyone',
    rateLimit: 'invitations',
    summary: 'Read an invitation by its link without accepting it',
    input: z.strictObject({ token: Token }),
    output: z.strictObject({
      company: z.string(),
      email: z.string(),
      role: Role,
      expiresAt: Timestamp,
    }),
    problems: [invitationUnknown, invitationUsed, invitationExpired, invitationWithdrawn],
  }),
  acceptInvitation: endpoint({
    route: 'POST /company-invitations/acceptance',
    access: 'customer',
    rateLimit: 'invitations',
    summary: 'Accept an invitation and join the company',
    input: z.strictObject({ token: Token }),
    output: MembershipDto,
    problems: [
      invitationUnknown,
      invitationUsed,
      invitationExpired,
      invitationWithdrawn,
      invitationOfAnother,
      companyNotOpen,
    ],
  }),
  importRows: endpoint({
    route: 'POST /company-imports',
    stepUp: 'many',
    ...byStaff,
    maxBodyBytes: maxImportBodyBytes,
    summary:
      'Add the companies in a file as approved companies, and prepare invitations for their ' +
      'people',
    input: named(
      'CompanyImport',
      z.strictObject({
        rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(maxImportRows)),
        /** False: only returns what would be done. */
        apply: z.boolean(),
      }),
    ),
    /** One entry per row, in the order of the rows. */
    output: z.strictObject({
      acknowledged: z.boolean(),
      applied: z.boolean(),
      companies: z.int(),
      people: z.int(),
      rows: z.array(ImportedRow),
    }),
  }),
}
