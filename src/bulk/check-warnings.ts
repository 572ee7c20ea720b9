/** What is worth a look in a row that could be applied. Pure. */
import type { KnownTool } from '../catalogue/many-tools.server.ts'
import { parseMoney } from '../platform/money.ts'
import type { Finding, ToolFields } from './mapping.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'

/** A price that falls by more is a warning; percent. */
const warnedFall = 20

type PriceFor = { readonly price: number; readonly per: number }

/** A price that falls by more than a fifth. */
export function fallWarnings(
  before: { readonly price: unknown; readonly per: number },
  after: PriceFor,
): Finding[] {
  const old = (parseMoney(String(before.price)) ?? 0) / before.per
  const percent = old === 0 ? 0 : Math.round(((old - after.price / after.per) * 100) / old)
  return percent > warnedFall ? [{ field: 'price', why: messages.why.fell(percent) }] : []
}

/** For how many the price of a tool is after a row: what the row says, or as it was. */
export function quantityOf(
  { wire }: KnownTool,
  { price, price_per: per }: ToolFields,
): { readonly fields: ToolFields; readonly warnings: readonly Finding[] } {
  const present = wire['price_per']
  // One piece is what a tool has that says nothing of it.
  if (per === 1 && present === undefined) return { fields: { price_per: undefined }, warnings: [] }
  const isKept = per === undefined && price !== undefined && typeof present === 'number'
  return {
    fields: {},
    warnings: isKept ? [{ field: 'price', why: messages.why.quantityKept(present) }] : [],
  }
}

/** A price below the cost. */
export const costWarnings = (price: number, cost: number | undefined): Finding[] =>
  cost !== undefined && price < cost
    ? [{ field: 'price', why: messages.why.belowCost(price, cost) }]
    : []
