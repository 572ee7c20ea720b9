/** The API contract of tax: what an order would bear, before it is placed. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Destination, Postcode } from '../delivery/contract.ts'
import { taxClasses } from '../catalogue/tax-class.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { Id, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { vatMessages as messages } from './messages/vat.ts'
import { taxCategories } from './rules.ts'
import { vatStates } from './vat-rules.ts'

export const noVatNumber = problem('no-vat-number', 409, messages.noNumber)

/** The tax of one rate. */
export const TaxLine = named(
  'TaxLine',
  z.strictObject({
    /** UNCL 5305. */
    category: z.enum(taxCategories),
    /** Hundredths of a percent: 1900 is 19 %, 887.5 is 8.875 %. */
    rate: z.number(),
    /** Why this rate, in words. */
    reason: z.string(),
    /** The amount without tax. */
    base: MoneyTotal,
    amount: MoneyTotal,
    /** The classes of goods that bear it; absent: all goods of the order do. */
    classes: z.optional(z.array(z.enum(taxClasses))),
  }),
)
export type TaxLine = z.output<typeof TaxLine>

/** The taxes of an order, frozen when it is placed. */
export const OrderTax = named(
  'OrderTax',
  z.strictObject({
    /** Where the goods go. */
    country: z.string(),
    /** The buyer's VAT number, where the tax depends on it. */
    buyerVatId: z.optional(z.string()),
    lines: z.array(TaxLine),
    /** All taxes together. */
    amount: MoneyTotal,
    /** What is to be paid: goods and tax. */
    gross: MoneyTotal,
  }),
)
export type OrderTax = z.output<typeof OrderTax>

/** What the official service has said about a VAT number. */
const VatCheck = z.strictObject({
  id: Id,
  vatId: z.string(),
  at: Timestamp,
  valid: z.boolean(),
  /** Under which the service keeps the request; empty where it gives none. */
  consultation: z.string(),
  name: z.string(),
  address: z.string(),
})

const VatNumber = z.strictObject({
  /** As the record of the company has it; empty: none. */
  vatId: z.string(),
  /** `off`: no service is named, or no tax is charged. */
  state: z.enum(vatStates),
  /** What that means, in words. */
  explanation: z.string(),
  /** Why the last attempt has found nothing; empty where it has, or there was none. */
  trouble: z.string(),
  /** Newest first. */
  checks: z.array(named('VatCheck', renameKeys(VatCheck, { id: '_id' }))),
})
export type VatNumber = z.output<typeof VatNumber>
const VatNumberDto = named('VatNumber', VatNumber)

const maxQuotedLines = 1000
const TaxQuestion = z.strictObject({
  /** What each tool comes to without tax. */
  lines: z
    .array(z.strictObject({ toolId: Id, amount: MoneyTotal }))
    .check(z.maxLength(maxQuotedLines)),
  /** The charge for delivery without tax. */
  delivery: z.optional(MoneyTotal),
  /** Where they go; the shop's own country, if it is left out. */
  country: z.optional(Destination),
  /** For which company the order is, where staff with the permission `orders` write it down. */
  company: z.optional(Id),
  /** It decides where a place is taxed apart from its country, and on US sales tax. */
  postcode: z.optional(Postcode),
})
export type TaxQuestion = z.output<typeof TaxQuestion>

export const taxContract = {
  preview: endpoint({
    route: 'GET /tax',
    access: 'anyone',
    forCompany: true,
    summary: 'The tax that goods of the standard class bear today; null where there is none',
    input: z.strictObject({
      /** The value of the goods without tax. */
      net: MoneyTotal,
      /** Where they go; the shop's own country, if it is left out. */
      country: z.optional(Destination),
      /** Of US sales tax it decides; left out, that of the shop. */
      postcode: z.optional(Postcode),
    }),
    output: z.strictObject({ tax: z.nullable(OrderTax) }),
  }),
  quote: endpoint({
    route: 'POST /tax/quote',
    access: 'anyone',
    forCompany: true,
    maxBodyBytes: maxListBodyBytes,
    summary: 'The tax that these goods bear today, each by its class; null where there is none',
    input: named('TaxQuestion', TaxQuestion),
    output: z.strictObject({ tax: z.nullable(OrderTax) }),
    problems: [notFound],
  }),
  vatNumber: endpoint({
    route: 'GET /companies/:id/vat-number',
    access: 'customer',
    permission: 'customers',
    summary: 'Whether the VAT number of a company counts, and the evidence',
    input: z.strictObject({ id: Id }),
    output: VatNumberDto,
    problems: [notFound],
  }),
  checkVatNumber: endpoint({
    route: 'POST /companies/:id/vat-number',
    access: 'admin',
    permission: 'customers',
    summary: 'Has the official service asked about the VAT number of a company',
    input: z.strictObject({ id: Id }),
    output: VatNumberDto,
    problems: [notFound, noVatNumber],
  }),
}
/** The operations that the HTTP API calls. */
export interface TaxOperations extends Service<typeof taxContract> {}
