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
import { CompanyPaymentTerms } from '../platform/fields/payment-terms-field.ts'
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

/** The fields that a person who requests a trade account enters, and staff may correct. */
export const requestFields = {
  name: Line(120),
  address: OptionalText(500),
  vatId: OptionalLine(60),
  taxNumber: OptionalLine(60),
}
/** BT-10; a value in the form of a Leitweg-ID must be a valid one. */
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
/** Empty, or an account number of five to nine digits. */
const LedgerAccount = withWireFormat(
  z.string().check(z.trim(), z.regex(new RegExp(ledgerPattern), messages.notLedgerAccount)),
  { type: 'string', pattern: ledgerPattern },
)

/** The record as staff maintain it. */
export const recordFields = {
  ...requestFields,
  taxStatus: z.enum(taxStatuses, messages.notTaxStatus),
  /** The agreement, visible to members. */
  terms: OptionalText(1000),
  /**
   * When its invoices are due, such as '2/10 net 30', or 'prepayment'; empty: the shop's setting
   * applies. If absent, it stays unchanged.
   */
  paymentTerms: z.optional(CompanyPaymentTerms),
  /**
   * Whether the company may order more than is in stock; `shop`: the shop's setting applies. If
   * absent, it stays unchanged.
   */
  backOrders: z.optional(z.enum(companyBackOrders)),
  /**
   * Whether its orders by mail or from its system are placed automatically once everything is
   * certain (`place`), or become drafts. If absent, it stays unchanged.
   */
  orderFiles: z.optional(z.enum(orderFileRules)),
  /**
   * Whether the reply to an order by mail is mailed automatically (`mail`). If absent, it stays
   * unchanged.
   */
  orderAnswers: z.optional(z.enum(orderAnswerRules)),
  /** The form of its invoices and credit notes. If absent, it stays unchanged. */
  invoiceForm: z.optional(z.enum(invoiceForms, messages.notInvoiceForm)),
  /**
   * The buyer reference on its invoices (BT-10), such as a Leitweg-ID. If absent, it stays
   * unchanged.
   */
  buyerReference: z.optional(BuyerReference),
  /**
   * Where invoices and credit notes are mailed; empty: to the buyer. If absent, it stays unchanged.
   */
  billingEmail: z.optional(OptionalEmail),
  /**
   * Its ledger account; empty: derived from its number. If absent, it stays unchanged. For staff
   * only.
   */
  ledgerAccount: z.optional(LedgerAccount),
  /** Its telephone number. If absent, it stays unchanged. */
  phone: z.optional(OptionalLine(40)),
  /**
   * The language of its mails and documents; `shop`: that of its members, or the shop's. If absent,
   * it stays unchanged.
   */
  language: z.optional(z.enum(['shop', ...languageCodes], messages.notLanguage)),
  /** Delivery addresses in addition to its legal address. If absent, they stay unchanged. */
  deliveryAddresses: z.optional(
    z.array(Text(500)).check(z.maxLength(maxDeliveryAddresses, messages.tooManyAddresses)),
  ),
  /** The minimum order value; $0.00 for none. */
  minimumOrder: Money,
  /** The account manager in the shop. */
  representative: OptionalLine(120),
  /** For staff only. */
  notes: OptionalText(2000),
  /**
   * Its price list; null: the catalogue's prices. If absent, it stays unchanged. For staff only.
   */
  priceList: z.optional(z.nullable(Id)),
  /**
   * Its credit limit, with tax: orders above it wait for the shop; null: no limit. If absent, it
   * stays unchanged. For staff only.
   */
  creditLimit: z.optional(z.nullable(Money)),
}

const MembershipFields = z.strictObject({
  id: Id,
  number: z.int(),
  name: z.string(),
  state: State,
  role: Role,
  /** Whether the company may order more than is in stock; absent: the shop's setting applies. */
  backOrders: z.optional(z.enum(['yes', 'no'])),
})
export type Membership = z.output<typeof MembershipFields>
export const MembershipDto = named('CompanyMembership', renameKeys(MembershipFields, { id: '_id' }))
