/** Conversion of a tool's prices when their number of units changes. Pure. */
import type { Cents } from '../../platform/money/money.ts'

/**
 * Converts an amount for `from` units to one for `to` units; undefined if the result is not whole
 * cents.
 * @param cents a whole number
 */
export function convertPrice(cents: Cents, from: number, to: number): Cents | undefined {
  const product = cents * to
  const converted = product / from
  return Number.isSafeInteger(product) && Number.isInteger(converted) ? converted : undefined
}

/**
 * Converts quantity prices for `from` units to `to` units; undefined if a result is not whole
 * cents.
 */
export function convertLadder<Rung extends { readonly price: Cents }>(
  rungs: readonly Rung[],
  from: number,
  to: number,
): readonly Rung[] | undefined {
  const converted = rungs.flatMap((rung) => {
    const price = convertPrice(rung.price, from, to)
    return price === undefined ? [] : [{ ...rung, price }]
  })
  return converted.length === rungs.length ? converted : undefined
}
