/**
 * The cart's rules: how changes are applied to its lines, whether a line can be ordered, and the
 * cost of the lines. Browser and server run the same functions (product rule 2.5).
 */
import {
  validateQuantity,
  priceFor,
  unitPriceFor,
  type PriceTerms,
  type QuantityTerms,
  type QuantityResult,
} from '../catalogue/rules.ts'
import { isHidden, type Cents } from '../platform/money/money.ts'

/** The maximum number of lines in a cart. */
export const maxCartLines = 1000
/** The maximum number of pieces in a line. */
export const maxLineQuantity = 1_000_000

/**
 * The unit price in cents that the buyer saw, for `pricePer` units (absent: one), and the quantity it
 * was quoted for.
 */
export type SeenPrice = {
  readonly quantity: number
  readonly price: Cents
  readonly pricePer?: number | undefined
}
/** The present price of a quantity for a buyer. */
export const seenPrice = (terms: PriceTerms, quantity: number): SeenPrice => ({
  quantity,
  price: unitPriceFor(terms, quantity),
  pricePer: terms.pricePer ?? 1,
})
export type CartLine = {
  readonly toolId: string
  readonly quantity: number
  readonly seen: SeenPrice
}
export type LineTerms = QuantityTerms & PriceTerms

/** Unit prices in cents, both at the quantity for which the buyer saw the earlier one. */
export type PriceChange = {
  readonly was: Cents
  readonly now: Cents
  /** The number of units, if it differs between the two. */
  readonly per?: { readonly was: number; readonly now: number }
}

export type LineState =
  /** The tool is no longer sold. */
  | { readonly kind: 'unavailable' }
  /** This quantity cannot be ordered now. */
  | { readonly kind: 'quantity'; readonly verdict: QuantityResult & { readonly valid: false } }
  /** The price differs from the one that the buyer saw; they must accept the new one. */
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'ready' }

/**
 * The difference between the price that the buyer saw and the present price.
 * @returns undefined if the price at that quantity and number of units is unchanged, or if one of
 *   the prices was not shown
 */
export function findPriceChange(
  terms: PriceTerms,
  { quantity, price: was, pricePer: perWas = 1 }: SeenPrice,
): PriceChange | undefined {
  const now = unitPriceFor(terms, quantity)
  if (isHidden(now) || isHidden(was)) return undefined
  const per = { was: perWas, now: terms.pricePer ?? 1 }
  if (per.was !== per.now) return { was, now, per }
  return now === was ? undefined : { was, now }
}

/**
 * Whether a line can be ordered unchanged, and if not, why. A wrong quantity is reported before a
 * changed price.
 * @param terms the tool's current terms; undefined if the tool is no longer sold
 */
export function checkLine(line: CartLine, terms: LineTerms | undefined): LineState {
  if (!terms) return { kind: 'unavailable' }
  const verdict = validateQuantity(terms, line.quantity)
  if (!verdict.valid) return { kind: 'quantity', verdict }
  const change = findPriceChange(terms, line.seen)
  return change ? { kind: 'price', change } : { kind: 'ready' }
}

/** `total` in cents. */
export type CartTotals = { readonly lines: number; readonly pieces: number; readonly total: Cents }

/**
 * Counts lines and pieces, and sums their present cost, in cents. Tools that are no longer sold
 * count as lines, but not as pieces, and cost nothing.
 * @param termsOf the current price terms of a tool; undefined if it is no longer sold
 */
export function sumLines(
  lines: readonly Pick<CartLine, 'toolId' | 'quantity'>[],
  termsOf: (toolId: string) => PriceTerms | undefined,
): CartTotals {
  let pieces = 0
  let total = 0
  for (const { toolId, quantity } of lines) {
    const terms = termsOf(toolId)
    if (!terms) continue
    pieces += quantity
    total += priceFor(terms, quantity)
  }
  return { lines: lines.length, pieces, total }
}

/**
 * `set`: the line gets this quantity. `add`: the quantity is added. `larger`: the larger of both
 * quantities is kept, when a visitor's cart is merged into an account's.
 */
export const changeKinds = ['set', 'add', 'larger'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Quantity 0 removes the line; without `seen` the buyer accepts no new price. */
export type LineChange = {
  readonly toolId: string
  readonly quantity: number
  readonly seen?: SeenPrice | undefined
}

const quantityRules: Readonly<Record<ChangeKind, (current: number, change: number) => number>> = {
  set: (_, change) => change,
  add: (current, change) => Math.min(current + change, maxLineQuantity),
  larger: Math.max,
}

/** The quantity of a line after a change; 0 if the line is removed. */
export const quantityAfterChange = (how: ChangeKind, current: number, change: number): number =>
  quantityRules[how](current, change)

/**
 * Applies changes to lines. The result is in the order in which tools were added; each tool has one
 * line.
 * @param currentPrice the seen price of a new line whose change has no `seen`
 */
export function applyChanges(
  lines: readonly CartLine[],
  how: ChangeKind,
  changes: readonly LineChange[],
  currentPrice: (change: LineChange) => SeenPrice,
): readonly CartLine[] {
  const byTool = new Map(lines.map((line) => [line.toolId, line]))
  for (const change of changes) {
    const current = byTool.get(change.toolId)
    const quantity = quantityAfterChange(how, current?.quantity ?? 0, change.quantity)
    if (quantity === 0) byTool.delete(change.toolId)
    else
      byTool.set(change.toolId, {
        toolId: change.toolId,
        quantity,
        seen: seenAfterChange(how, current, change) ?? currentPrice(change),
      })
  }
  return [...byTool.values()]
}

/** Combines several changes of one tool into one, so that each line is changed once. */
export function mergeDuplicateChanges(
  how: ChangeKind,
  changes: readonly LineChange[],
): readonly LineChange[] {
  const merged = new Map<string, LineChange>()
  for (const change of changes) {
    const earlier = merged.get(change.toolId)
    merged.set(
      change.toolId,
      earlier
        ? {
            toolId: change.toolId,
            quantity: quantityAfterChange(how, earlier.quantity, change.quantity),
            seen: change.seen ?? earlier.seen,
          }
        : change,
    )
  }
  return [...merged.values()]
}

// When two carts are merged, an existing line keeps its seen price: signing in accepts no price.
const seenAfterChange = (
  how: ChangeKind,
  current: CartLine | undefined,
  change: LineChange,
): SeenPrice | undefined =>
  how === 'larger' ? (current?.seen ?? change.seen) : (change.seen ?? current?.seen)
