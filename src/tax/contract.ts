/** The API contract of tax: what an order would bear, before it is placed. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Destination } from '../delivery/contract.ts'
import { MoneyTotal } from '../platform/money-field.ts'
import { taxCategories } from './rules.ts'

/** The tax of one rate. */
export const TaxLine = named(
  'TaxLine',
  z.strictObject({
    /** UNCL 5305. */
    category: z.enum(taxCategories),
    /** Hundredths of a percent: 1900 is 19 %. */
    rate: z.int(),
    /** Why this rate, in words. */
    reason: z.string(),
    /** The amount without tax. */
    base: MoneyTotal,
    amount: MoneyTotal,
  }),
)
export type TaxLine = z.output<typeof TaxLine>

/** The taxes of an order, frozen when it is placed. */
export const OrderTax = named(
  'OrderTax',
  z.strictObject({
    /** Where the goods go. */
    country: z.string(),
    lines: z.array(TaxLine),
    /** All taxes together. */
    amount: MoneyTotal,
    /** What is to be paid: goods and tax. */
    gross: MoneyTotal,
  }),
)
export type OrderTax = z.output<typeof OrderTax>

export const taxContract = {
  preview: endpoint({
    route: 'GET /tax',
    access: 'anyone',
    summary: 'The tax that goods of this value bear today; null where the shop charges none',
    input: z.strictObject({
      /** The value of the goods without tax. */
      net: MoneyTotal,
      /** Where they go; the shop's own country, if it is left out. */
      country: z.optional(Destination),
    }),
    output: z.strictObject({ tax: z.nullable(OrderTax) }),
  }),
}
/** The operations that the HTTP API calls. */
export interface TaxOperations extends Service<typeof taxContract> {}
