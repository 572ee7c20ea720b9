/** The ladder of prices as it can be ordered now, with the stock there is. Pure. */
import {
  firstQuantity,
  maxQuantity,
  priceLadder,
  unitPriceFor,
  type LadderRow,
  type PriceBreak,
  type PriceTerms,
  type QuantityTerms,
} from './rules.ts'
import { isHidden } from '../platform/money/money.ts'
import { isClearance } from './tool-terms.ts'

/** A row of the ladder that buyers see. */
export type OfferedRow = LadderRow & {
  /**
   * `from`: this quantity or more can be ordered now. `short`: the stock does not reach it. `last`:
   * exactly this quantity, since less than the minimum is left.
   */
  readonly offer: 'from' | 'short' | 'last'
}

/**
 * The ladder as it can be ordered now: rows beyond the stock are marked, and the last pieces have
 * one row. Of a tool that is sold out, it is the whole ladder.
 */
export function offeredLadder(terms: PriceTerms & QuantityTerms): readonly OfferedRow[] {
  const rows = priceLadder(terms)
  const most = maxQuantity(terms)
  if (most > 0 && isClearance(terms))
    return [{ from: most, price: unitPriceFor(terms, most), saves: 0, offer: 'last' }]
  return rows.map((row) => ({ ...row, offer: most > 0 && row.from > most ? 'short' : 'from' }))
}

/**
 * The next price break that this quantity does not have yet and that can be ordered now; undefined
 * where there is none, or prices are not shown.
 */
export const nextPriceBreak = (
  terms: PriceTerms & QuantityTerms,
  quantity: number,
): PriceBreak | undefined => {
  const reached = Number.isSafeInteger(quantity) ? quantity : firstQuantity(terms)
  const most = maxQuantity(terms)
  return isClearance(terms)
    ? undefined
    : terms.priceBreaks.find(
        ({ from, price }) => from > reached && from <= most && !isHidden(price),
      )
}
