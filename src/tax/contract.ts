/** The API contract of tax: the tax of an order before it is placed. */
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

/** The tax at one rate. */
export const TaxLine = named(
  'TaxLine',
  z.strictObject({
    /** UNCL 5305. */
    category: z.enum(taxCategories),
    /** Hundredths of a percent: 1900 is 19 %, 887.5 is 8.875 %. */
    rate: z.number(),
    /** The reason for this rate, in words. */
    reason: z.string(),
    /** The amount without tax. */
    base: MoneyTotal,
    amount: MoneyTotal,
    /** The classes of goods with this rate; absent: all goods of the order. */
    classes: z.optional(z.array(z.enum(taxClasses))),
  }),
)
export type TaxLine = z.output<typeof TaxLine>

/** The taxes of an order, frozen when it is placed. */
export const OrderTax = named(
  'OrderTax',
  z.strictObject({
    /** The destination of the goods. */
    country: z.string(),
    /** The buyer's VAT number, if the tax depends on it. */
    buyerVatId: z.optional(z.string()),
    lines: z.array(TaxLine),
    /** The sum of all taxes. */
    amount: MoneyTotal,
    /** The amount to pay: goods and tax. */
    gross: MoneyTotal,
  }),
)
export type OrderTax = z.output<typeof OrderTax>

/** The response of the official service about a VAT number. */
const VatCheck = z.strictObject({
  id: Id,
  vatId: z.string(),
  at: Timestamp,
  valid: z.boolean(),
  /** The service's reference for the request; empty if it gives none. */
  consultation: z.string(),
  name: z.string(),
  address: z.string(),
})

const VatNumber = z.strictObject({
  /** The number in the company's record; empty: none. */
  vatId: z.string(),
  /** `off`: no service is set, or no tax is charged. */
  state: z.enum(vatStates),
  /** The meaning of the state, in words. */
  explanation: z.string(),
  /** Why the last attempt failed; empty if it succeeded, or there was none. */
  trouble: z.string(),
  /** Newest first. */
  checks: z.array(named('VatCheck', renameKeys(VatCheck, { id: '_id' }))),
})
export type VatNumber = z.output<typeof VatNumber>
const VatNumberDto = named('VatNumber', VatNumber)

const maxQuotedLines = 1000
const TaxQuestion = z.strictObject({
  /** The amount of each tool without tax. */
  lines: z
    .array(z.strictObject({ toolId: Id, amount: MoneyTotal }))
    .check(z.maxLength(maxQuotedLines)),
  /** The delivery charge without tax. */
  delivery: z.optional(MoneyTotal),
  /** The destination; the shop's own country, if absent. */
  country: z.optional(Destination),
  /** The company of the order, if staff with the permission `orders` enter it. */
  company: z.optional(Id),
  /** Determines whether a place is taxed separately from its country, and the US sales tax. */
  postcode: z.optional(Postcode),
})
export type TaxQuestion = z.output<typeof TaxQuestion>

export const taxContract = {
  preview: endpoint({
    route: 'GET /tax',
    access: 'anyone',
    forCompany: true,
    summary: "Get today's tax on goods in the standard tax class; null if there is none",
    input: z.strictObject({
      /** The value of the goods without tax. */
      net: MoneyTotal,
      /** The destination; the shop's own country, if absent. */
      country: z.optional(Destination),
      /** Determines the US sales tax; if absent, the shop's postcode is used. */
      postcode: z.optional(Postcode),
    }),
    output: z.strictObject({ tax: z.nullable(OrderTax) }),
  }),
  quote: endpoint({
    route: 'POST /tax/quote',
    access: 'anyone',
    forCompany: true,
    maxBodyBytes: maxListBodyBytes,
    summary:
      "Calculate today's tax on the given goods, each by its tax class; null if there is none",
    input: named('TaxQuestion', TaxQuestion),
    output: z.strictObject({ tax: z.nullable(OrderTax) }),
    problems: [notFound],
  }),
  vatNumber: endpoint({
    route: 'GET /companies/:id/vat-number',
    access: 'customer',
    permission: 'customers',
    summary: "Get the validation status of a company's VAT number, with the evidence",
    input: z.strictObject({ id: Id }),
    output: VatNumberDto,
    problems: [notFound],
  }),
  checkVatNumber: endpoint({
    route: 'POST /companies/:id/vat-number',
    access: 'admin',
    permission: 'customers',
    summary: "Request a check of a company's VAT number with the official service",
    input: z.strictObject({ id: Id }),
    output: VatNumberDto,
    problems: [notFound, noVatNumber],
  }),
}
/** The operations that the HTTP API calls. */
export interface TaxOperations extends Service<typeof taxContract> {}
