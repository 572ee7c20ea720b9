/** What lies in a cart, what is wrong with a line, and what all of it costs. The same functions in browser and server (product rule 2.5). */
import {
  judgeQuantity,
  priceFor,
  unitPriceFor,
  type PriceTerms,
  type QuantityTerms,
  type QuantityVerdict,
} from '../catalogue/rules.ts'
import type { Cents } from '../platform/money.ts'

/** How many lines a cart holds. */
export const maxCartLines = 1000
/** How many pieces a line holds. */
export const maxLineQuantity = 1_000_000

/** The price of a piece in cents that the buyer saw at this quantity. */
export type SeenPrice = { readonly quantity: number; readonly price: Cents }
export type StoredLine = {
  readonly toolId: string
  readonly quantity: number
  readonly seen: SeenPrice
}
export type LineTerms = QuantityTerms & PriceTerms

/** What the buyer saw and what it is now, in cents for a piece, both at the quantity where it was seen. */
export type PriceChange = { readonly was: Cents; readonly now: Cents }

export type LineState =
  /** No longer sold. */
  | { readonly kind: 'gone' }
  /** Can't be ordered in this quantity now. */
  | { readonly kind: 'quantity'; readonly verdict: QuantityVerdict & { readonly valid: false } }
  /** Another price than the one that was seen; must be accepted. */
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'ready' }

/** The price that changed since the buyer saw it, or undefined. */
export function findPriceChange(
  terms: PriceTerms,
  { quantity, price: was }: SeenPrice,
): PriceChange | undefined {
  const now = unitPriceFor(terms, quantity)
  return now === was ? undefined : { was, now }
}

/** Whether a line can be ordered as it is; if not, why. @param terms the tool's now, undefined when it is no longer sold */
export function checkLine(line: StoredLine, terms: LineTerms | undefined): LineState {
  if (!terms) return { kind: 'gone' }
  const verdict = judgeQuantity(terms, line.quantity)
  if (!verdict.valid) return { kind: 'quantity', verdict }
  const change = findPriceChange(terms, line.seen)
  return change ? { kind: 'price', change } : { kind: 'ready' }
}

export type CartTotals = { readonly lines: number; readonly pieces: number; readonly total: Cents }

/** How many lines and pieces, and what they cost now in cents; tools no longer sold count as lines and cost nothing. */
export function sumLines(
  lines: readonly Pick<StoredLine, 'toolId' | 'quantity'>[],
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

/** How a change meets a line that is there. */
export type ChangeKind = 'set' | 'add' | 'larger'
/** 0 takes the line out; without `seen` nothing new was seen. */
export type LineChange = {
  readonly toolId: string
  readonly quantity: number
  readonly seen?: SeenPrice | undefined
}

const after: Readonly<Record<ChangeKind, (before: number, change: number) => number>> = {
  set: (_, change) => change,
  add: (before, change) => Math.min(before + change, maxLineQuantity),
  larger: Math.max,
}

/** The quantity after a change; 0 when the line goes. */
export const quantityAfterChange = (how: ChangeKind, before: number, change: number): number =>
  after[how](before, change)

/**
 * The lines after some changes, in the order in which they came into the cart; a tool stands in it once.
 * @param seenNow what a new line without `seen` counts as having seen
 */
export function applyChanges(
  lines: readonly StoredLine[],
  how: ChangeKind,
  changes: readonly LineChange[],
  seenNow: (change: LineChange) => SeenPrice,
): readonly StoredLine[] {
  const there = new Map(lines.map((line) => [line.toolId, line]))
  for (const change of changes) {
    const before = there.get(change.toolId)
    const quantity = quantityAfterChange(how, before?.quantity ?? 0, change.quantity)
    if (quantity === 0) there.delete(change.toolId)
    else
      there.set(change.toolId, {
        toolId: change.toolId,
        quantity,
        seen: seenAfter(how, before, change) ?? seenNow(change),
      })
  }
  return [...there.values()]
}

/** Several changes of one tool as one, so that each line is changed once. */
export function mergeDuplicateChanges(
  how: ChangeKind,
  changes: readonly LineChange[],
): readonly LineChange[] {
  const one = new Map<string, LineChange>()
  for (const change of changes) {
    const before = one.get(change.toolId)
    one.set(
      change.toolId,
      before
        ? {
            toolId: change.toolId,
            quantity: quantityAfterChange(how, before.quantity, change.quantity),
            seen: change.seen ?? before.seen,
          }
        : change,
    )
  }
  return [...one.values()]
}

// Where two carts join, the line that was there keeps what was seen of it: nothing is accepted by signing in.
const seenAfter = (
  how: ChangeKind,
  before: StoredLine | undefined,
  change: LineChange,
): SeenPrice | undefined =>
  how === 'larger' ? (before?.seen ?? change.seen) : (change.seen ?? before?.seen)
