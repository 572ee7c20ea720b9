/** Schemas that several operations of companies share: a record's fields, roles, memberships. */
import * as z from 'zod/mini'
import { companyRoles } from '../../packages/contract/acting-company.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Id, Line, OptionalLine, OptionalText } from '../platform/fields/fields.ts'
import { Money } from '../platform/money/money-field.ts'
import { CompanyPaymentTerms } from '../platform/money/payment-terms-field.ts'
import { companiesMessages as messages } from './messages/companies.ts'
import { companyBackOrders, companyStates, taxStatuses } from './rules.ts'

export const State = z.enum(companyStates, messages.notState)
export const Role = z.enum(companyRoles, messages.notRole)

/** What whoever asks for a trade account writes, and staff may correct. */
export const requestFields = {
  name: Line(120),
  address: OptionalText(500),
  vatId: OptionalLine(60),
  taxNumber: OptionalLine(60),
}
/** The record, as staff keep it. */
export const recordFields = {
  ...requestFields,
  taxStatus: z.enum(taxStatuses, messages.notTaxStatus),
  /** What has been agreed, as its members read it. */
  terms: OptionalText(1000),
  /** When its invoices are due, such as '2/10 net 30', or 'prepayment'; empty: as the settings say. Left out: as before. */
  paymentTerms: z.optional(CompanyPaymentTerms),
  /** Whether it may order more than is in stock; `shop`: as the settings say. Left out: as before. */
  backOrders: z.optional(z.enum(companyBackOrders)),
  /** The least that an order must be worth; $0.00 for any. */
  minimumOrder: Money,
  /** Who in the shop looks after it. */
  representative: OptionalLine(120),
  /** For staff alone. */
  notes: OptionalText(2000),
  /** The price list by which it buys; null: the catalogue. Left out, it stays. For staff alone. */
  priceList: z.optional(z.nullable(Id)),
  /**
   * What it may owe, with tax: above it an order waits for the shop; null: anything. Left out, it
   * stays. For staff alone.
   */
  creditLimit: z.optional(z.nullable(Money)),
}

const MembershipFields = z.strictObject({
  id: Id,
  number: z.int(),
  name: z.string(),
  state: State,
  role: Role,
  /** Whether it may order more than is in stock; absent: as the shop has it. */
  backOrders: z.optional(z.enum(['yes', 'no'])),
})
export type Membership = z.output<typeof MembershipFields>
export const MembershipDto = named('CompanyMembership', renameKeys(MembershipFields, { id: '_id' }))
