/** Prices of a tool when the number of units that they are for changes. Pure. */
import type { Cents } from '../../platform/money/money.ts'

/**
 * An amount for `from` units as one for `to` units; undefined where that is not whole cents.
 * @param cents a whole number
 */
export function convertPrice(cents: Cents, from: number, to: number): Cents | undefined {
  const product = cents * to
  const converted = product / from
  return Number.isSafeInteger(product) && Number.isInteger(converted) ? converted : undefined
}

/** A ladder for `from` units as one for `to` units; undefined where that is not whole cents. */
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
