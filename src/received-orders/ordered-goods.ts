/** What the lines of a draft order together, and its price: for pages and for the order. Pure. */
import { lineTotal } from '../catalogue/rules.ts'
import type { Cents } from '../platform/money/money.ts'

/** A line of a draft, in the service or on the page; `unitPrice` in cents for `pricePer` units. */
type Line = {
  readonly state: 'certain' | 'to-confirm' | 'unknown' | 'left-out'
  readonly tool?: { readonly id: string } | null | undefined
  readonly quantity?: number | null | undefined
  readonly unitPrice?: Cents | null | undefined
  readonly pricePer?: number | undefined
}
/** A tool that is ordered: its pieces, and their price in cents; NaN if the price is hidden. */
export type OrderedTool = {
  readonly toolId: string
  readonly quantity: number
  readonly amount: Cents
}

/** The certain lines: each tool once, with the total pieces of its lines. */
export function orderedTools(lines: readonly Line[]): readonly OrderedTool[] {
  const ordered = new Map<string, OrderedTool>()
  for (const { state, tool, quantity, unitPrice, pricePer } of lines) {
    if (state !== 'certain' || !tool || typeof quantity !== 'number') continue
    const pieces = quantity + (ordered.get(tool.id)?.quantity ?? 0)
    const amount = lineTotal(unitPrice ?? Number.NaN, pieces, pricePer)
    ordered.set(tool.id, { toolId: tool.id, quantity: pieces, amount })
  }
  return [...ordered.values()]
}

/** The price of the certain lines in cents; NaN if a price is hidden. */
export const goodsOf = (lines: readonly Line[]): Cents =>
  orderedTools(lines).reduce((sum, { amount }) => sum + amount, 0)
