/**
 * Which quantities may be ordered, and their prices; the same in browser and server (product rules
 * 2.1 and 2.2). Pure.
 */
import { isHidden, type Cents } from '../platform/money/money.ts'
import type { PriceBasis } from './model/units.ts'
import { isClearance, minOrderQuantity } from './tool-terms.ts'

/** A tool's quantity terms, all in pieces. */
export type QuantityTerms = {
  readonly minimumQuantity: number
  readonly packSize: number
  readonly stock: number
  /** Whether back-orders are allowed: pieces that are not in stock wait (product rule 7.1). */
  readonly backOrder?: boolean | undefined
}
/** From the quantity `from` on, a piece costs `price` cents. */
export type PriceBreak = { readonly from: number; readonly price: Cents }
/**
 * A tool's price terms: the base price in cents, and breaks with ascending `from` and descending
 * `price`. All prices are for `pricePer` of the tool's units.
 */
export type PriceTerms = PriceBasis & {
  readonly price: Cents
  readonly priceBreaks: readonly PriceBreak[]
}

export type QuantityViolation =
  | 'not-whole'
  | 'sold-out'
  | 'below-minimum'
  | 'not-packs'
  | 'above-stock'
  | 'clearance-only'
export type QuantityResult =
  | { readonly valid: true; readonly clearance: boolean }
  | {
      readonly valid: false
      readonly fault: QuantityViolation
      readonly below: number | undefined
      readonly above: number | undefined
    }

/** The highest quantity that can be ordered now; 0 when sold out. */
export const maxQuantity = (terms: QuantityTerms): number =>
  isClearance(terms) ? terms.stock : Math.floor(orderable(terms) / terms.packSize) * terms.packSize

/** The maximum number of pieces of a line. */
const maxPieces = 1_000_000

/** The number of orderable pieces, ignoring packs and minimum. */
const orderable = ({ stock, backOrder = false }: QuantityTerms): number =>
  backOrder ? maxPieces : stock

/**
 * Whether a quantity may be ordered; otherwise the reason, and the nearest valid quantities below
 * and above. Never rounds: the buyer decides.
 */
export function validateQuantity(terms: QuantityTerms, quantity: number): QuantityResult {
  const refuse = (fault: QuantityViolation): QuantityResult => ({
    valid: false,
    fault,
    ...nearestQuantities(terms, quantity),
  })
  if (orderable(terms) <= 0) return refuse('sold-out')
  if (!Number.isSafeInteger(quantity)) return refuse('not-whole')
  if (isClearance(terms))
    return quantity === terms.stock ? { valid: true, clearance: true } : refuse('clearance-only')
  if (quantity < minOrderQuantity(terms)) return refuse('below-minimum')
  if (quantity > orderable(terms)) return refuse('above-stock')
  if (quantity % terms.packSize !== 0) return refuse('not-packs')
  return { valid: true, clearance: false }
}

/**
 * The greatest valid quantity not above, and the smallest not below; undefined if there is none.
 */
export function nearestQuantities(
  terms: QuantityTerms,
  quantity: number,
): { below: number | undefined; above: number | undefined } {
  const isSoldOut = orderable(terms) <= 0
  if (isSoldOut || Number.isNaN(quantity))
    return { below: undefined, above: isSoldOut ? undefined : firstQuantity(terms) }
  const lowest = firstQuantity(terms)
  const highest = maxQuantity(terms)
  const packs = isClearance(terms) ? terms.stock : terms.packSize
  const down = Math.min(Math.floor(quantity / packs) * packs, highest)
  const up = Math.max(Math.ceil(quantity / packs) * packs, lowest)
  return { below: down >= lowest ? down : undefined, above: up <= highest ? up : undefined }
}

/**
 * Alternatives to an invalid quantity: the nearest below and above; if there is only one above,
 * also the next one.
 */
export function quantitiesNear(terms: QuantityTerms, quantity: number): readonly number[] {
  const { below, above } = nearestQuantities(terms, quantity)
  const next =
    below === undefined && above !== undefined
      ? nearestQuantities(terms, above + 1).above
      : undefined
  return [...new Set([below, above, next])].filter((near) => near !== undefined)
}

/** The initial quantity of a form: the lowest valid one, or 0 when sold out. */
export const firstQuantity = (terms: QuantityTerms): number =>
  orderable(terms) <= 0 ? 0 : isClearance(terms) ? terms.stock : minOrderQuantity(terms)

/**
 * The next quantity for the plus and minus buttons: one pack up or down, to the nearest valid one.
 * @param direction 1 for more, -1 for less
 */
export function stepByPack(terms: QuantityTerms, quantity: number, direction: 1 | -1): number {
  const from = Number.isSafeInteger(quantity) ? quantity : 0
  const near = nearestQuantities(terms, from + direction)
  const next = direction === 1 ? near.above : near.below
  return next ?? (direction === 1 ? near.below : near.above) ?? 0
}

/**
 * The price in cents, for `pricePer` units, at this quantity: that of the highest break not above
 * it, otherwise the base price.
 */
export const unitPriceFor = (terms: PriceTerms, quantity: number): Cents =>
  terms.priceBreaks.findLast((row) => row.from <= quantity)?.price ?? terms.price

/** The price at a quantity as shown to a buyer: the amount, and its number of units. */
export const shownUnitPrice = (
  terms: PriceTerms,
  quantity: number,
): { readonly unitPrice: Cents; readonly pricePer: number } => ({
  unitPrice: unitPriceFor(terms, quantity),
  pricePer: terms.pricePer ?? 1,
})

/**
 * The cost of a line in cents: price × quantity ÷ `pricePer`, rounded half up, once per line; NaN
 * if the price is hidden, or the quantity is not a number. The only place where a price is
 * multiplied; the database checks the same (migrations/0110_units.ts). Source: product rule 6.2.
 * @param unitPrice cents for `pricePer` units
 * @throws RangeError if the amount cannot be represented exactly, which is far above the shop's
 *   prices and quantities
 */
export function lineTotal(unitPrice: Cents, quantity: number, pricePer = 1): Cents {
  const product = unitPrice * quantity
  if (isHidden(product) || (pricePer === 1 && Number.isSafeInteger(product))) return product
  if (!Number.isSafeInteger(2 * product + pricePer))
    return exactTotal(unitPrice, quantity, pricePer)
  const remainder = product % pricePer
  return (product - remainder) / pricePer + (2 * remainder >= pricePer ? 1 : 0)
}

/** The same with integers of arbitrary size. */
function exactTotal(unitPrice: Cents, quantity: number, pricePer: number): Cents {
  const per = BigInt(pricePer)
  const total = Number((2n * BigInt(unitPrice) * BigInt(quantity) + per) / (2n * per))
  if (!Number.isSafeInteger(total)) throw new RangeError('The total of a line is too large')
  return total
}

/** The cost of a quantity in cents. */
export const priceFor = (terms: PriceTerms, quantity: number): Cents =>
  lineTotal(unitPriceFor(terms, quantity), quantity, terms.pricePer)

export type LadderRow = {
  readonly from: number
  readonly price: Cents
  /** Whole percent below the base price. */
  readonly saves: number
}

/**
 * The quantity prices as shown on the tool page: the minimum at the base price, then the breaks.
 */
export function priceLadder(
  terms: PriceTerms & Pick<QuantityTerms, 'minimumQuantity' | 'packSize'>,
): readonly LadderRow[] {
  const saves = (price: Cents) =>
    terms.price > 0 && !isHidden(price)
      ? Math.round(((terms.price - price) * 100) / terms.price)
      : 0
  return [
    { from: minOrderQuantity(terms), price: terms.price, saves: 0 },
    ...terms.priceBreaks.map(({ from, price }) => ({ from, price, saves: saves(price) })),
  ]
}

export type Advice =
  /**
   * `more` pieces reach the next price break, and save `cents` against today's price of a piece.
   */
  | { readonly kind: 'saves'; readonly more: number; readonly cents: Cents }
  /** Buying `quantity` in total costs `cents` less than the smaller quantity. */
  | { readonly kind: 'costs-less'; readonly quantity: number; readonly cents: Cents }

/**
 * The possible saving when buying more. The first valid quantity q′ of the next price break saves
 * the cost of q′ at the present unit price less its cost there; if a larger quantity even costs
 * less in total, that is the advice. Undefined if q′ is not in stock, or nothing is saved.
 */
export function savingsAdvice(
  terms: QuantityTerms & PriceTerms,
  quantity: number,
): Advice | undefined {
  if (!validateQuantity(terms, quantity).valid || isClearance(terms)) return undefined
  const unit = unitPriceFor(terms, quantity)
  const reachable = terms.priceBreaks
    .filter((row) => row.from > quantity)
    .map((row) =>
      Math.max(Math.ceil(row.from / terms.packSize) * terms.packSize, minOrderQuantity(terms)),
    )
    .filter((first) => first <= terms.stock)
  const total = priceFor(terms, quantity)
  const cheaper = reachable
    .map((first) => ({ first, cents: total - priceFor(terms, first) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents)[0]
  if (cheaper) return { kind: 'costs-less', quantity: cheaper.first, cents: cheaper.cents }
  const next = reachable[0]
  if (next === undefined) return undefined
  const cents = lineTotal(unit, next, terms.pricePer) - priceFor(terms, next)
  return cents > 0 ? { kind: 'saves', more: next - quantity, cents } : undefined
}

/** Everything that a quantity box shows about a quantity. */
export type QuantityAdvice = {
  readonly verdict: QuantityResult
  /**
   * Suggested quantities: the valid ones nearest to an invalid one, or a larger one that costs
   * less.
   */
  readonly use: readonly number[]
  readonly gain: Advice | undefined
  /**
   * The price for `pricePer` units and the total, in cents; undefined if the quantity is invalid.
   */
  readonly unit: Cents | undefined
  readonly total: Cents | undefined
}

/** Whether a quantity may be ordered, its cost, and alternatives: used by every quantity box. */
export function quantityAdvice(
  terms: QuantityTerms & PriceTerms,
  quantity: number,
): QuantityAdvice {
  const verdict = validateQuantity(terms, quantity)
  if (!verdict.valid)
    return {
      verdict,
      use: quantitiesNear(terms, quantity),
      gain: undefined,
      unit: undefined,
      total: undefined,
    }
  const gain = savingsAdvice(terms, quantity)
  return {
    verdict,
    use: gain?.kind === 'costs-less' ? [gain.quantity] : [],
    gain,
    unit: unitPriceFor(terms, quantity),
    total: priceFor(terms, quantity),
  }
}
