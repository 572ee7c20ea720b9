/** The API contract of companies: asking for a trade account, its record, its members. */
import * as z from 'zod/mini'
import { companyRoles } from '../../packages/contract/acting-company.ts'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import {
  Email,
  Id,
  Integer,
  Line,
  OptionalLine,
  OptionalText,
  pageFields,
  Timestamp,
} from '../platform/fields.ts'
import { Money } from '../platform/money-field.ts'
import { OptionalPaymentTerms } from '../platform/payment-terms-field.ts'
import { companiesMessages as messages } from './messages/companies.ts'
import { companyStates, taxStatuses } from './rules.ts'

const titles = messages.problems
export const alreadyRequested = problem('already-requested', 409, titles.alreadyRequested)
/** Facts: `revision`. */
export const companyChanged = problem('company-changed', 409, titles.companyChanged)
/** Facts: `state`, the present one, and `allowed`, those that may follow. */
export const stateNotAllowed = problem('state-not-allowed', 409, titles.stateNotAllowed)
export const lastCompanyOwner = problem('last-company-owner', 409, titles.lastOwner)
export const noSuchAccount = problem('no-such-account', 404, titles.noSuchAccount)

const State = z.enum(companyStates, messages.notState)
const Role = z.enum(companyRoles, messages.notRole)

/** What whoever asks for a trade account writes, and staff may correct. */
const requestFields = {
  name: Line(120),
  address: OptionalText(500),
  vatId: OptionalLine(60),
  taxNumber: OptionalLine(60),
}
export const CompanyRequest = z.strictObject(requestFields)
export type CompanyRequest = z.output<typeof CompanyRequest>

/** The record, as staff keep it. */
const recordFields = {
  ...requestFields,
  taxStatus: z.enum(taxStatuses, messages.notTaxStatus),
  /** What has been agreed, as its members read it. */
  terms: OptionalText(1000),
  /** When its invoices are due, such as '2/10 net 30'; empty: as the settings say. Left out: as before. */
  paymentTerms: z.optional(OptionalPaymentTerms),
  /** The least that an order must be worth; $0.00 for any. */
  minimumOrder: Money,
  /** Who in the shop looks after it. */
  representative: OptionalLine(120),
  /** For staff alone. */
  notes: OptionalText(2000),
  /** The price list by which it buys; null: the catalogue. Left out, it stays. For staff alone. */
  priceList: z.optional(z.nullable(Id)),
}
export const CompanyRecord = z.strictObject(recordFields)
export type CompanyRecord = z.output<typeof CompanyRecord>

const Member = z.strictObject({
  userId: Id,
  email: z.string(),
  name: z.string(),
  role: Role,
  since: Timestamp,
  /** What an order may be worth without approval; absent: anything. */
  orderLimit: z.optional(Money),
  /** What all orders of a month may be worth without approval; absent: anything. */
  monthLimit: z.optional(Money),
})
export type Member = z.output<typeof Member>

const CompanyFields = z.strictObject({
  id: Id,
  number: z.int(),
  ...recordFields,
  /** Absent for members. */
  notes: z.optional(recordFields.notes),
  state: State,
  revision: z.int(),
  requestedAt: Timestamp,
  members: z.array(named('CompanyMember', Member)),
})
export type Company = z.output<typeof CompanyFields>
const CompanyDto = named('Company', renameKeys(CompanyFields, { id: '_id' }))

const SummaryFields = z.strictObject({
  id: Id,
  number: z.int(),
  name: z.string(),
  state: State,
  members: z.int(),
  requestedAt: Timestamp,
})
export type CompanySummary = z.output<typeof SummaryFields>

const MembershipFields = z.strictObject({
  id: Id,
  number: z.int(),
  name: z.string(),
  state: State,
  role: Role,
})
export type Membership = z.output<typeof MembershipFields>
const MembershipDto = named('CompanyMembership', renameKeys(MembershipFields, { id: '_id' }))

/** `q`: a part of its name, its number, or of a member's e-mail address or name. */
export const CompanyQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  state: z.optional(State),
  ...pageFields,
})
export type CompanyQuery = z.output<typeof CompanyQuery>

/** Above either of them, an order waits until somebody of the company approves it. */
export const SpendingLimitsInput = named(
  'SpendingLimits',
  z.strictObject({
    id: Id,
    userId: Id,
    orderLimit: z.nullable(Money),
    monthLimit: z.nullable(Money),
  }),
)
export type SpendingLimitsInput = z.output<typeof SpendingLimitsInput>

const Deleted = z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() })
const byStaff = { access: 'admin', permission: 'customers' } as const
/** Staff, and members of this company as far as their role goes. */
const byMembers = { access: 'customer', permission: 'customers' } as const

export const companiesContract = {
  memberships: endpoint({
    route: 'GET /memberships',
    access: 'customer',
    summary: 'The companies for which the caller buys, or has asked to',
    input: z.strictObject({}),
    output: z.array(MembershipDto),
  }),
  request: endpoint({
    route: 'POST /company-requests',
    access: 'customer',
    status: 201,
    rateLimit: 'companies',
    summary: 'Asks for a trade account; the caller becomes its owner',
    input: named('CompanyRequest', CompanyRequest),
    output: MembershipDto,
    problems: [alreadyRequested],
  }),
  list: endpoint({
    route: 'GET /companies',
    ...byStaff,
    paged: true,
    summary: 'Companies, by name',
    input: CompanyQuery,
    output: z.array(named('CompanySummary', renameKeys(SummaryFields, { id: '_id' }))),
  }),
  add: endpoint({
    route: 'POST /companies',
    ...byStaff,
    status: 201,
    summary: 'Adds a company, approved',
    input: named('NewCompany', CompanyRecord),
    output: CompanyDto,
  }),
  read: endpoint({
    route: 'GET /companies/:id',
    ...byMembers,
    summary: 'A company with its members',
    input: z.strictObject({ id: Id }),
    output: CompanyDto,
    problems: [notFound],
  }),
  save: endpoint({
    route: 'PUT /companies/:id',
    ...byStaff,
    summary: 'Changes the record of a company',
    input: named(
      'CompanyChange',
      z.strictObject({ id: Id, revision: Integer(1, 2_147_483_647), ...recordFields }),
    ),
    output: CompanyDto,
    problems: [notFound, companyChanged],
  }),
  move: endpoint({
    route: 'POST /companies/:id/state',
    ...byStaff,
    summary: 'Approves a company, puts it on hold, closes it',
    input: z.strictObject({ id: Id, state: State }),
    output: CompanyDto,
    problems: [notFound, stateNotAllowed],
  }),
  setMember: endpoint({
    route: 'PUT /companies/:id/members',
    ...byMembers,
    summary: 'Adds a member, or gives one another role',
    input: z.strictObject({ id: Id, email: Email, role: Role }),
    output: CompanyDto,
    problems: [notFound, noSuchAccount, lastCompanyOwner, forbidden],
  }),
  setLimits: endpoint({
    route: 'PUT /companies/:id/members/:userId/limits',
    ...byMembers,
    summary: 'Says what a member may spend without approval; null for anything',
    input: SpendingLimitsInput,
    output: CompanyDto,
    problems: [notFound, forbidden],
  }),
  removeMember: endpoint({
    route: 'DELETE /companies/:id/members/:userId',
    ...byMembers,
    summary: 'Removes a member, or leaves',
    input: z.strictObject({ id: Id, userId: Id }),
    output: Deleted,
    problems: [notFound, lastCompanyOwner, forbidden],
  }),
}
/** The operations that the HTTP API calls. */
export interface CompaniesOperations extends Service<typeof companiesContract> {}
