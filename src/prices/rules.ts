/**
 * A company's price: the single rule used by list, tool page, order pad, cart and order (product
 * rule 5.3). Pure.
 */
import { unitPriceFor, type PriceBreak, type PriceTerms } from '../catalogue/rules.ts'
import type { Cents } from '../platform/money/money.ts'
import type { Day } from '../platform/time/time-zone.ts'

/** The targets of a price list row, the most specific first. */
export const priceTargets = ['tool', 'brand', 'category'] as const
export type PriceTarget = (typeof priceTargets)[number]

/**
 * Hundredths of a percent off the base price, or a price with its own quantity prices, in cents for
 * `pricePer` units; undefined: the same number of units as the tool's own price.
 */
export type RowPrice =
  | { readonly percentOff: number }
  | {
      readonly price: Cents
      readonly priceBreaks: readonly PriceBreak[]
      readonly pricePer?: number | undefined
    }

/** A row that applies to a tool: for itself, its brand, or a category above it. */
export type ApplicableRow = RowPrice & {
  readonly id: string
  readonly target: PriceTarget
  /** The number of categories in between: 0 for the tool's own. */
  readonly distance: number
  /** Inclusive; undefined: unlimited. */
  readonly validFrom?: Day | undefined
  readonly validUntil?: Day | undefined
}
/** A price list with its rows that apply to one tool. */
export type ApplicableList = {
  readonly id: string
  readonly name: string
  readonly rows: readonly ApplicableRow[]
}

/** The source of a price: the row that sets it, or changes it last. */
export type PriceSource = {
  readonly list: Pick<ApplicableList, 'id' | 'name'>
  readonly row: Pick<ApplicableRow, 'id' | 'target'>
}
/** A price and its quantity prices, in cents for `pricePer` units; undefined: for one. */
type Terms = Pick<PriceTerms, 'price' | 'priceBreaks' | 'pricePer'>
export type ResolvedTerms = Terms & {
  readonly pricePer: number
  /** Undefined: the catalogue's own price. */
  readonly source: PriceSource | undefined
}

/** One hundred percent, in hundredths of a percent. */
const whole = 10_000

/**
 * A price less a percentage, rounded half up to the cent.
 * @param percentOff in hundredths
 */
export const afterPercent = (cents: Cents, percentOff: number): Cents =>
  Math.floor((2 * cents * (whole - percentOff) + whole) / (2 * whole))

/** Whether a row is valid on a day. */
export const isValidOn = (
  { validFrom, validUntil }: Pick<ApplicableRow, 'validFrom' | 'validUntil'>,
  day: Day,
): boolean =>
  (validFrom === undefined || validFrom <= day) && (validUntil === undefined || day <= validUntil)

/** The row of one list that applies on a day: tool, then brand, then the nearest category. */
export const winningRow = (rows: readonly ApplicableRow[], day: Day): ApplicableRow | undefined =>
  rows
    .filter((row) => isValidOn(row, day))
    .toSorted(
      (a, b) =>
        priceTargets.indexOf(a.target) - priceTargets.indexOf(b.target) || a.distance - b.distance,
    )[0]

/**
 * Every quantity price less a percentage; a step that is no cheaper than the previous one after
 * rounding is dropped.
 */
function ladderAfterPercent(
  { price, priceBreaks }: Terms,
  percentOff: number,
): Pick<Terms, 'price' | 'priceBreaks'> {
  const base = afterPercent(price, percentOff)
  let lowest = base
  const rungs = priceBreaks.flatMap(({ from, price: rung }) => {
    const cents = afterPercent(rung, percentOff)
    if (cents >= lowest) return []
    lowest = cents
    return [{ from, price: cents }]
  })
  return { price: base, priceBreaks: rungs }
}

/**
 * The terms of price of a tool by a price list on a day. In each list the most specific row
 * applies; a list without one has the price of its base, and finally the catalogue's. A percentage
 * is deducted from that price; a fixed price replaces all quantity prices and the number of units.
 * @param lists the company's list, then its base, and so on; none: the catalogue's terms
 */
export const resolvePriceTerms = (
  { price, priceBreaks, pricePer: toolPer = 1 }: Terms,
  lists: readonly ApplicableList[],
  day: Day,
): ResolvedTerms =>
  lists.reduceRight<ResolvedTerms>(
    (below, { id, name, rows }) => {
      const row = winningRow(rows, day)
      if (!row) return below
      const source = { list: { id, name }, row: { id: row.id, target: row.target } }
      if ('percentOff' in row)
        return { ...below, ...ladderAfterPercent(below, row.percentOff), source }
      return {
        price: row.price,
        priceBreaks: row.priceBreaks,
        pricePer: row.pricePer ?? toolPer,
        source,
      }
    },
    { price, priceBreaks, pricePer: toolPer, source: undefined },
  )

/** The unit price of a quantity, in cents for `pricePer` units, and its source. */
export function resolvePrice(
  catalogue: Terms,
  lists: readonly ApplicableList[],
  quantity: number,
  day: Day,
): {
  readonly unitPrice: Cents
  readonly pricePer: number
  readonly source: PriceSource | undefined
} {
  const { source, ...terms } = resolvePriceTerms(catalogue, lists, day)
  return { unitPrice: unitPriceFor(terms, quantity), pricePer: terms.pricePer, source }
}
