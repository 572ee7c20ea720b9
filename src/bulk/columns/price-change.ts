/** A change of present prices in percent. Pure. */
import { asWire, wireCents, type WireBreak } from '../../catalogue/units/wire-amounts.ts'

/** Percent of the present price, and the cents to whose multiples the new one is rounded. */
export type PriceChange = {
  readonly percent: number
  readonly step: number
  /** Whether the rows of the ladder change with the price. */
  readonly ladder: boolean
}

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
