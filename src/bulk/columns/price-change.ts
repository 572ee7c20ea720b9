/** A change of current prices in percent. Pure. */
import { asWire, wireCents, type WireBreak } from '../../catalogue/units/wire-amounts.ts'

/** Percent of the current price, and the step in cents to which the new price is rounded. */
export type PriceChange = {
  readonly percent: number
  readonly step: number
  /** Whether quantity prices change with the price. */
  readonly ladder: boolean
}

/**
 * A price after the change, rounded half up to the step; a price above zero stays at least one
 * step.
 * @param cents the price of one piece
 */
export function changedPrice(
  cents: number,
  { percent, step }: Pick<PriceChange, 'percent' | 'step'>,
): number {
  const exact = Number(((cents * (100 + percent)) / 100 / step).toPrecision(12))
  return cents === 0 ? 0 : Math.max(1, Math.round(exact)) * step
}

/**
 * The ladder after the change; a step that rounding makes no cheaper than the one before is
 * removed.
 */
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
