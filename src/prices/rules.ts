/**
 * Which price a company pays: the one rule that list, tool page, order pad, cart and order ask
 * (product rule 5.3). Pure.
 */
import { unitPriceFor, type PriceBreak, type PriceTerms } from '../catalogue/rules.ts'
import type { Cents } from '../platform/money/money.ts'
import type { Day } from '../platform/time/time-zone.ts'

/** What a row of a price list is for, the most specific first. */
export const priceTargets = ['tool', 'brand', 'category'] as const
export type PriceTarget = (typeof priceTargets)[number]

/**
 * Hundredths of a percent off the price below, or a price with a ladder of its own, in cents for
 * `pricePer` units; undefined: for as many as the tool's own price is.
 */
export type RowPrice =
  | { readonly percentOff: number }
  | {
      readonly price: Cents
      readonly priceBreaks: readonly PriceBreak[]
      readonly pricePer?: number | undefined
    }

/** A row that is for a tool, on its own, its brand, or a category above it. */
export type ApplicableRow = RowPrice & {
  readonly id: string
  readonly target: PriceTarget
  /** How many categories lie between: 0 for the tool's own. */
  readonly distance: number
  /** Both included; undefined: always. */
  readonly validFrom?: Day | undefined
  readonly validUntil?: Day | undefined
}
/** A price list with those of its rows that are for one tool. */
export type ApplicableList = {
  readonly id: string
  readonly name: string
  readonly rows: readonly ApplicableRow[]
}

/** Where a price comes from: the row that sets it, or changes it last. */
export type PriceSource = {
  readonly list: Pick<ApplicableList, 'id' | 'name'>
  readonly row: Pick<ApplicableRow, 'id' | 'target'>
}
/** A price and its ladder, in cents for `pricePer` units; undefined: for one. */
type Terms = Pick<PriceTerms, 'price' | 'priceBreaks' | 'pricePer'>
export type ResolvedTerms = Terms & {
  readonly pricePer: number
  /** Undefined: the catalogue's own price. */
  readonly source: PriceSource | undefined
}

/** Hundredths of a percent in the whole. */
const whole = 10_000

/** A price less a percentage, rounded half up to the cent. @param percentOff in hundredths */
export const afterPercent = (cents: Cents, percentOff: number): Cents =>
  Math.floor((2 * cents * (whole - percentOff) + whole) / (2 * whole))

/** Whether a row counts on a day. */
export const isValidOn = (
  { validFrom, validUntil }: Pick<ApplicableRow, 'validFrom' | 'validUntil'>,
  day: Day,
): boolean =>
  (validFrom === undefined || validFrom <= day) && (validUntil === undefined || day <= validUntil)

/** The row of one list that wins on a day: tool, then brand, then the nearest category. */
export const winningRow = (rows: readonly ApplicableRow[], day: Day): ApplicableRow | undefined =>
  rows
    .filter((row) => isValidOn(row, day))
    .toSorted(
      (a, b) =>
        priceTargets.indexOf(a.target) - priceTargets.indexOf(b.target) || a.distance - b.distance,
    )[0]

/** Every rung less a percentage; one that rounding makes no cheaper than the rung before goes. */
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
 * The terms of price of a tool by a price list on a day. In each list the most specific row wins;
 * a list without one has the price of what it is based on, in the end the catalogue's. A
 * percentage is taken off that price, a price of its own replaces the whole ladder and the number
 * of units that it is for.
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

/** The unit price of a quantity, in cents for `pricePer` units, and where it comes from. */
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
