/** Compares the price that a buyer assumed with the shop's price, without rounding. Pure. */
import type { Cents } from '../platform/money/money.ts'

/** A decimal number as a whole number and its number of decimals. */
type Decimal = { readonly digits: bigint; readonly decimals: number }

function parseDecimal(text: string): Decimal | undefined {
  const [, whole = '', decimals = ''] = /^\+?(\d{1,12})(?:\.(\d{0,8}))?$/.exec(text.trim()) ?? []
  return whole === '' ? undefined : { digits: BigInt(whole + decimals), decimals: decimals.length }
}

type Assumed = { readonly price: string; readonly priceQuantity: string }
type Current = { readonly unitPrice: Cents; readonly pricePer: number }

export type PriceComparison =
  | { readonly is: 'same' }
  | { readonly is: 'unreadable' }
  /**
   * `cents`: the price that the buyer assumed, for as many units as the shop's price is for;
   * rounded if not exact.
   */
  | { readonly is: 'lower' | 'higher'; readonly cents: Cents; readonly isExact: boolean }

/** Whether the assumed price equals the shop's price, or the shop's is lower or higher. */
export function comparePrices(
  { price, priceQuantity }: Assumed,
  { unitPrice, pricePer }: Current,
): PriceComparison {
  const amount = parseDecimal(price)
  const basis = priceQuantity === '' ? { digits: 1n, decimals: 0 } : parseDecimal(priceQuantity)
  if (!amount || !basis || basis.digits === 0n) return { is: 'unreadable' }
  // Compares assumed / basis with cents / 100 / pricePer, both as whole numbers.
  const assumed = amount.digits * 10n ** BigInt(basis.decimals) * 100n * BigInt(pricePer)
  const unit = basis.digits * 10n ** BigInt(amount.decimals)
  const current = BigInt(unitPrice) * unit
  if (assumed === current) return { is: 'same' }
  const cents = Number((2n * assumed + unit) / (2n * unit))
  return { is: current < assumed ? 'lower' : 'higher', cents, isExact: assumed % unit === 0n }
}

/**
 * Whether two files assume the same price. A file without a price assumes no other price; prices
 * that are texts are compared as texts.
 */
export function isSamePrice(one: Assumed, other: Assumed): boolean {
  if (one.price === '' || other.price === '') return true
  const [price, basis, otherPrice, otherBasis] = [
    parseDecimal(one.price),
    parseDecimal(one.priceQuantity || '1'),
    parseDecimal(other.price),
    parseDecimal(other.priceQuantity || '1'),
  ]
  if (!price || !basis || !otherPrice || !otherBasis)
    return one.price === other.price && one.priceQuantity === other.priceQuantity
  // Compares price / basis with the other file's, both as whole numbers.
  return (
    price.digits *
      otherBasis.digits *
      10n ** BigInt(basis.decimals) *
      10n ** BigInt(otherPrice.decimals) ===
    otherPrice.digits *
      basis.digits *
      10n ** BigInt(otherBasis.decimals) *
      10n ** BigInt(price.decimals)
  )
}
