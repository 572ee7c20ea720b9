/** The units in which tools are sold, and the number of units for a price. Pure. */
import { unitMessages } from '../../platform/messages/units.ts'
import {
  displayMoney,
  displayNumber,
  isHidden,
  type Cents,
  type Currency,
} from '../../platform/money/money.ts'

/** Each unit in words. Quantities are whole numbers in every unit. Source: product rule 6.2. */
export const units = unitMessages.names
export type Unit = keyof typeof units
export const isUnit = (text: string): text is Unit => Object.hasOwn(units, text)
/** All of them, pieces first. */
export const unitNames: readonly Unit[] = Object.keys(units).filter(isUnit)

/**
 * The possible numbers of units for a price; the specification uses 1. Source: product rule 6.2.
 */
export const priceQuantities = [1, 10, 100, 1000] as const

/** The basis of a price: a number of a unit. Absent: one piece. */
export type PriceBasis = {
  readonly unit?: Unit | undefined
  readonly pricePer?: number | undefined
}

/** The unit's name for a number of them: '1 metre', '24 metres'. */
export const countUnits = (count: number, unit: Unit = 'piece'): string =>
  unitMessages.count(count, unit)

/** 'per 100', 'per metre', 'per 100 metres'; empty for one piece. */
export function priceBasisText({ unit = 'piece', pricePer = 1 }: PriceBasis): string {
  if (pricePer === 1) return unit === 'piece' ? '' : unitMessages.perUnit(unit)
  return unit === 'piece' ? unitMessages.perPieces(pricePer) : unitMessages.perUnits(pricePer, unit)
}

/**
 * A price with its basis, unless that is one piece: '$14.20 per 100'.
 * @param currency the currency of a document, which may differ from the shop's
 */
export const displayPrice = (cents: Cents, basis: PriceBasis, currency?: Currency): string =>
  [displayMoney(cents, currency), priceBasisText(basis)].filter(Boolean).join(' ')

/** The heading above prices: `each` for single pieces, otherwise 'Per 100'. */
export function priceHeading(basis: PriceBasis, each: string): string {
  const text = priceBasisText(basis)
  return text === '' ? each : text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whether all of these are priced per piece, so that a heading may be 'Each'. */
export const areByPiece = (bases: readonly PriceBasis[]): boolean =>
  bases.every((basis) => priceBasisText(basis) === '')

/** A price in a sentence: '$14.20 each', '$14.20 per 100'. */
export const displayPriceEach = (cents: Cents, basis: PriceBasis): string =>
  `${displayMoney(cents)} ${priceBasisText(basis) || unitMessages.each}`

/**
 * A line's calculation: '24 × $2.10', '2,000 × $14.20 per 100', '50 metres × $1.20 per metre'; only
 * the quantity if the price is hidden.
 */
export const lineText = (quantity: number, price: Cents, basis: PriceBasis): string => {
  const { unit = 'piece' } = basis
  const count = unit === 'piece' ? displayNumber(quantity) : countUnits(quantity, unit)
  return isHidden(price) ? count : `${count} × ${displayPrice(price, basis)}`
}

/** The basis of a price beside it on the wire: nothing for a single piece. */
export const saleBasis = (
  unit: Unit | undefined,
  pricePer: number | undefined,
): { readonly unit?: Unit; readonly pricePer?: number } => ({
  ...(unit === undefined || unit === 'piece' ? {} : { unit }),
  ...(pricePer === undefined || pricePer === 1 ? {} : { pricePer }),
})
