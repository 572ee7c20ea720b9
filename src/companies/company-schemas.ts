/** Schemas that several operations of companies share: a record's fields, roles, memberships. */
import * as z from 'zod/mini'
import { companyRoles } from '../platform/access/acting-company.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import {
  Id,
  Line,
  lineFormat,
  OptionalLine,
  OptionalText,
  Text,
} from '../platform/fields/fields.ts'
import { OptionalEmail } from '../platform/fields/optional-email.ts'
import { isLeitwegId, looksLikeLeitwegId } from '../platform/money/check-digits.ts'
import { languageCodes } from '../platform/languages/languages.ts'
import { Money } from '../platform/fields/money-field.ts'
import { CompanyPaymentTerms } from '../platform/money/payment-terms-field.ts'
import { companiesMessages as messages } from './messages/companies.ts'
import {
  companyBackOrders,
  companyStates,
  invoiceForms,
  maxDeliveryAddresses,
  orderAnswerRules,
  orderFileRules,
  taxStatuses,
} from './rules.ts'

export const State = z.enum(companyStates, messages.notState)
export const Role = z.enum(companyRoles, messages.notRole)

/** What anybody who asks for a trade account writes, and staff may correct. */
export const requestFields = {
  name: Line(120),
  address: OptionalText(500),
  vatId: OptionalLine(60),
  taxNumber: OptionalLine(60),
}
/** BT-10; what is made as a Leitweg-ID is one. */
const BuyerReference = withWireFormat(
  OptionalLine(100).check(
    z.refine(
      (text) => !looksLikeLeitwegId(text.toUpperCase()) || isLeitwegId(text.toUpperCase()),
      messages.notLeitwegId,
    ),
  ),
  lineFormat(0, 100),
)

const ledgerPattern = '^(?:[1-9][0-9]{4,8})?$'
/** Empty, or an account of five to nine digits. */
const LedgerAccount = withWireFormat(
  z.string().check(z.trim(), z.regex(new RegExp(ledgerPattern), messages.notLedgerAccount)),
  { type: 'string', pattern: ledgerPattern },
)

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
  /**
   * Whether its orders that come by mail or from its system are placed without a person once all is
   * certain (`place`), or are drafts. Left out: as before.
   */
  orderFiles: z.optional(z.enum(orderFileRules)),
  /** Whether the answer to an order that came by mail is mailed (`mail`). Left out: as before. */
  orderAnswers: z.optional(z.enum(orderAnswerRules)),
  /** In which form it gets invoices and credit notes. Left out: as before. */
  invoiceForm: z.optional(z.enum(invoiceForms, messages.notInvoiceForm)),
  /** What its invoices name as its reference (BT-10), such as a Leitweg-ID. Left out: as before. */
  buyerReference: z.optional(BuyerReference),
  /** Where invoices and credit notes are mailed; empty: to the buyer. Left out: as before. */
  billingEmail: z.optional(OptionalEmail),
  /** The account on which it is booked; empty: by its number. Left out: as before. For staff only. */
  ledgerAccount: z.optional(LedgerAccount),
  /** Its telephone number. Left out: as before. */
  phone: z.optional(OptionalLine(40)),
  /** In which language it gets mails and documents; `shop`: as its members, or the shop. Left out: as before. */
  language: z.optional(z.enum(['shop', ...languageCodes], messages.notLanguage)),
  /** Where its goods may go beside its address. Left out: as before. */
  deliveryAddresses: z.optional(
    z.array(Text(500)).check(z.maxLength(maxDeliveryAddresses, messages.tooManyAddresses)),
  ),
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
