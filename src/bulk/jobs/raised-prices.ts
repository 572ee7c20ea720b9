/** The prices of a tool after a change in percent. Pure. */
import type { KnownTool } from '../../catalogue/bulk-write/many-tools.server.ts'
import { asWire, isWireBreak, wireCents } from '../../catalogue/units/wire-amounts.ts'
import type { Finding, Mapping, ToolFields } from '../columns/mapping.ts'
import { changedLadder, changedPrice } from '../columns/price-change.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'

/** The price and the ladder of a tool after a change in percent. */
export function priceFields(
  { priceChange }: Mapping,
  { wire }: KnownTool,
): { readonly fields: ToolFields; readonly warnings: readonly Finding[] } {
  if (!priceChange) return { fields: {}, warnings: [] }
  const price = changedPrice(wireCents(wire['price']), priceChange)
  const breaks = Array.isArray(wire['price_breaks']) ? wire['price_breaks'].filter(isWireBreak) : []
  if (!priceChange.ladder || breaks.length === 0)
    return { fields: { price: asWire(price) }, warnings: [] }
  const ladder = changedLadder(breaks, price, priceChange)
  return {
    fields: { price: asWire(price), price_breaks: ladder.breaks },
    warnings: ladder.isShorter ? [{ field: 'price', why: messages.why.ladderRounded }] : [],
  }
}
