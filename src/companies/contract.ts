/** The API contract of companies: requesting a trade account, its record, its members. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import {
  Email,
  Id,
  Integer,
  OptionalLine,
  pageFields,
  Timestamp,
} from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { changedMeanwhile } from '../platform/seen.ts'
import { buyersEndpoints } from './buyers-contract.ts'
import { buyingForEndpoints } from './buying-for-contract.ts'
import { ownAffairsEndpoints } from './own-affairs-contract.ts'
import { MembershipDto, recordFields, requestFields, Role, State } from './company-schemas.ts'
import { invitationEndpoints } from './invitations-contract.ts'
import { companiesMessages as messages } from './messages/companies.ts'
import { companySorts } from './rules.ts'

const titles = messages.problems
export const alreadyRequested = problem('already-requested', 409, titles.alreadyRequested)
/** Facts: `revision`. */
export const companyChanged = problem('company-changed', 409, titles.companyChanged)
/** Facts: `state`, the present one, and `allowed`, the possible next states. */
export const stateNotAllowed = problem('state-not-allowed', 409, titles.stateNotAllowed)
export const lastCompanyOwner = problem('last-company-owner', 409, titles.lastOwner)
export const noSuchAccount = problem('no-such-account', 404, titles.noSuchAccount)

export const CompanyRequest = z.strictObject(requestFields)
export type CompanyRequest = z.output<typeof CompanyRequest>

export const CompanyRecord = z.strictObject(recordFields)
export type CompanyRecord = z.output<typeof CompanyRecord>

const Member = z.strictObject({
  userId: Id,
  email: z.string(),
  name: z.string(),
  role: Role,
  since: Timestamp,
  /** The order limit without approval; absent: no limit. */
  orderLimit: z.optional(Money),
  /** The monthly limit without approval; absent: no limit. */
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
export const CompanyDto = named('Company', renameKeys(CompanyFields, { id: '_id' }))

const SummaryFields = z.strictObject({
  id: Id,
  number: z.int(),
  name: z.string(),
  state: State,
  members: z.int(),
  requestedAt: Timestamp,
  /**
   * These four only with `sort`. The town of its address, if the address has a town and postcode.
   */
  town: z.optional(z.string()),
  /** Absent: the company has never ordered. */
  lastOrder: z.optional(Timestamp),
  /** Its orders of the last 365 days, without tax. These two only for staff who may see money. */
  turnover: z.optional(MoneyTotal),
  /** Invoiced and unpaid. */
  owed: z.optional(MoneyTotal),
})
export type CompanySummary = z.output<typeof SummaryFields>

/** `q`: a part of its name or number, or of a member's e-mail address or name. */
export const CompanyQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  state: z.optional(State),
  sort: z.optional(z.enum(companySorts)),
  ...pageFields,
})
export type CompanyQuery = z.output<typeof CompanyQuery>

/** Orders above either limit wait until somebody in the company approves them. */
export const SpendingLimitsInput = named(
  'SpendingLimits',
  z.strictObject({
    id: Id,
    userId: Id,
    orderLimit: z.nullable(Money),
    monthLimit: z.nullable(Money),
    /** The limits that were read; if the stored limits differ, nothing is changed. */
    seen: z.optional(
      z.strictObject({ orderLimit: z.nullable(Money), monthLimit: z.nullable(Money) }),
    ),
  }),
)
export type SpendingLimitsInput = z.output<typeof SpendingLimitsInput>

const Removed = named(
  'RemovedMember',
  z.strictObject({
    acknowledged: z.boolean(),
    deletedCount: z.int(),
    /** The member who took over, if there is another member; otherwise absent. */
    passedOn: z.optional(
      z.strictObject({
        to: z.string(),
        orders: z.int(),
        quotes: z.int(),
        lists: z.int(),
        cartLines: z.int(),
      }),
    ),
  }),
)
const byStaff = { access: 'admin', permission: 'customers' } as const
/** Staff, and members of this company as far as their role allows. */
const byMembers = { access: 'customer', permission: 'customers' } as const

export const companiesContract = {
  ...invitationEndpoints,
  ...buyersEndpoints,
  ...buyingForEndpoints,
  ...ownAffairsEndpoints,
  memberships: endpoint({
    route: 'GET /memberships',
    keys: 'buying',
    access: 'customer',
    summary: 'List the companies for which the caller buys or has asked to buy',
    input: z.strictObject({}),
    output: z.array(MembershipDto),
  }),
  request: endpoint({
    route: 'POST /company-requests',
    access: 'customer',
    status: 201,
    rateLimit: 'companies',
    summary: 'Request a trade account; the caller becomes its owner',
    input: named('CompanyRequest', CompanyRequest),
    output: MembershipDto,
    problems: [alreadyRequested],
  }),
  list: endpoint({
    route: 'GET /companies',
    ...byStaff,
    paged: true,
    summary: 'List the companies by name',
    input: CompanyQuery,
    output: z.array(named('CompanySummary', renameKeys(SummaryFields, { id: '_id' }))),
    problems: [forbidden],
  }),
  add: endpoint({
    route: 'POST /companies',
    keys: 'open',
    stepUp: 'rights',
    ...byStaff,
    status: 201,
    summary: 'Add an approved company',
    input: named('NewCompany', CompanyRecord),
    output: CompanyDto,
  }),
  read: endpoint({
    route: 'GET /companies/:id',
    keys: 'buying',
    ...byMembers,
    summary: 'Get a company with its members',
    input: z.strictObject({ id: Id }),
    output: CompanyDto,
    problems: [notFound],
  }),
  save: endpoint({
    route: 'PUT /companies/:id',
    keys: 'open',
    stepUp: 'rights',
    ...byStaff,
    summary: "Change a company's record",
    input: named(
      'CompanyChange',
      z.strictObject({ id: Id, revision: Integer(1, 2_147_483_647), ...recordFields }),
    ),
    output: CompanyDto,
    problems: [notFound, companyChanged],
  }),
  move: endpoint({
    route: 'POST /companies/:id/state',
    keys: 'open',
    stepUp: 'rights',
    ...byStaff,
    summary: 'Approve a company, put it on hold or close it',
    input: z.strictObject({ id: Id, state: State }),
    output: CompanyDto,
    problems: [notFound, stateNotAllowed],
  }),
  setMember: endpoint({
    route: 'PUT /companies/:id/members',
    stepUp: 'rights',
    ...byMembers,
    summary: "Add a member, or change a member's role",
    input: z.strictObject({ id: Id, email: Email, role: Role }),
    output: CompanyDto,
    problems: [notFound, noSuchAccount, lastCompanyOwner, forbidden],
  }),
  setLimits: endpoint({
    route: 'PUT /companies/:id/members/:userId/limits',
    stepUp: 'rights',
    ...byMembers,
    summary: 'Set the amounts that a member can spend without approval; null means no limit',
    input: SpendingLimitsInput,
    output: CompanyDto,
    problems: [notFound, forbidden, changedMeanwhile],
  }),
  removeMember: endpoint({
    route: 'DELETE /companies/:id/members/:userId',
    stepUp: 'rights',
    ...byMembers,
    summary: 'Remove a member, or leave the company',
    input: z.strictObject({
      id: Id,
      userId: Id,
      /** The member who takes over the orders, quotes, shared lists and cart. */
      successor: z.optional(Id),
    }),
    output: Removed,
    problems: [notFound, lastCompanyOwner, forbidden],
  }),
}
/** The operations that the HTTP API calls. */
export interface CompaniesOperations extends Service<typeof companiesContract> {}
