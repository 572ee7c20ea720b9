/** The operations on the shopkeeper's table of US sales tax: read it, add rows, remove a state. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { Day, OptionalLine } from '../platform/fields/fields.ts'
import { salesTaxTableMessages as messages } from './messages/sales-tax-table.ts'
import { usStateCodes } from './us-states.ts'

const zipsPattern = '^([0-9]{5}(-[0-9]{5})?)?$'
const zips = () => z.string().check(z.regex(new RegExp(zipsPattern), messages.notZips))
/** '43099-43004' means the same codes, written from the last one. */
const Zips = withWireFormat(
  z.codec(zips(), zips(), {
    decode: (text) => text.split('-').toSorted().join('-'),
    encode: (text) => text,
  }),
  { type: 'string', pattern: zipsPattern },
)
const State = z.enum(usStateCodes, messages.notState)

export const SalesRate = z.strictObject({
  /** 'OH' */
  state: State,
  /** '43215', or '43004-43099', inclusive; empty: the whole state. */
  zips: Zips,
  /** The name shown to buyers, such as a county; empty: the state's name. */
  county: OptionalLine(80),
  /** The combined rate of state, county, city and districts: 8.875 is 8.875 %. */
  percent: z
    .number(messages.notPercent)
    .check(
      z.minimum(0, messages.notPercent),
      z.maximum(30, messages.notPercent),
      z.multipleOf(0.001, messages.notPercent),
    ),
  /** The first day of validity: until the next row for the same ZIP codes. */
  from: Day(messages.notDay),
})
export type SalesRate = z.output<typeof SalesRate>
const SalesRateDto = named('SalesTaxRate', SalesRate, 'NewSalesTaxRate')

export const maxRateRows = 2000

const SalesRates = z.strictObject({
  /** Every state with a row, by name. */
  states: z.array(
    z.strictObject({
      state: z.string(),
      name: z.string(),
      rows: z.int(),
      lowest: z.number(),
      highest: z.number(),
    }),
  ),
  /** The rows of the requested state: the first 2,000, the whole state first. */
  rows: z.array(SalesRateDto),
})
export type SalesRates = z.output<typeof SalesRates>

export const salesTaxContract = {
  salesRates: endpoint({
    route: 'GET /tax/sales-rates',
    access: 'admin',
    permission: 'money',
    summary: 'List the US sales tax rates that the shop charges',
    input: z.strictObject({ state: z.optional(State) }),
    output: named('SalesTaxRates', SalesRates),
  }),
  addSalesRates: endpoint({
    route: 'POST /tax/sales-rates',
    stepUp: 'settings',
    access: 'admin',
    permission: 'money',
    maxBodyBytes: maxListBodyBytes,
    summary: 'Add US sales tax rates; a rate for the same ZIP codes and day is replaced',
    input: named(
      'NewSalesTaxRates',
      z.strictObject({
        rows: z.array(SalesRate).check(z.minLength(1), z.maxLength(maxRateRows)),
      }),
    ),
    output: z.strictObject({ added: z.int(), changed: z.int(), same: z.int() }),
  }),
  removeSalesRates: endpoint({
    route: 'DELETE /tax/sales-rates/:state',
    stepUp: 'settings',
    access: 'admin',
    permission: 'money',
    summary: 'Remove all rates of a state, so that no sales tax is charged there',
    input: z.strictObject({ state: State }),
    output: z.strictObject({ removed: z.int() }),
    problems: [notFound],
  }),
}
/** The operations that the HTTP API calls. */
export interface SalesTaxOperations extends Service<typeof salesTaxContract> {}
