/** A change of present prices in percent. Pure. */
import { parseMoney } from '../../platform/money/money.ts'

/** Percent of the present price, and the cents to whose multiples the new one is rounded. */
export type PriceChange = {
  readonly percent: number
  readonly step: number
  /** Whether the rows of the ladder change with the price. */
  readonly ladder: boolean
}
export type WireBreak = { readonly min_quantity: number; readonly price: string }

/**
 * A price after the change, half up to the step; what costs something goes on costing a step.
 * @param cents for one piece
 */
export function changedPrice(
  cents: number,
  { percent, step }: Pick<PriceChange, 'percent' | 'step'>,
): number {
  const exact = Number(((cents * (100 + percent)) / 100 / step).toPrecision(12))
  return cents === 0 ? 0 : Math.max(1, Math.round(exact)) * step
}

/** The ladder after the change; a row that rounding makes no cheaper than the one before is left out. */
export function changedLadder(
  breaks: readonly WireBreak[],
  price: number,
  change: PriceChange,
): { readonly breaks: readonly WireBreak[]; readonly isShorter: boolean } {
  let cheapest = price
  const kept = breaks.flatMap(({ min_quantity, price: text }) => {
    const cents = changedPrice(wireCents(text), change)
    if (cents >= cheapest) return []
    cheapest = cents
    return [{ min_quantity, price: asWire(cents) }]
  })
  return { breaks: kept, isShorter: kept.length < breaks.length }
}

/** Cents of a price on the wire. */
export const wireCents = (text: unknown): number => parseMoney(String(text)) ?? 0
export const asWire = (cents: number): string => (cents / 100).toFixed(2)

export const isWireBreak = (value: unknown): value is WireBreak =>
  typeof value === 'object' && value !== null && 'min_quantity' in value && 'price' in value
