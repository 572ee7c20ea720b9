/** The quantity prices that can be ordered from present stock. Pure. */
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

/** A row of quantity prices shown to buyers. */
export type OfferedRow = LadderRow & {
  /**
   * `from`: this quantity or more can be ordered now. `short`: not enough in stock. `last`: exactly
   * this quantity, since less than the minimum is left.
   */
  readonly offer: 'from' | 'short' | 'last'
}

/**
 * The quantity prices that can be ordered now: rows beyond the stock are marked, and the last
 * pieces have one row. For a sold-out tool, all rows are returned.
 */
export function offeredLadder(terms: PriceTerms & QuantityTerms): readonly OfferedRow[] {
  const rows = priceLadder(terms)
  const most = maxQuantity(terms)
  if (most > 0 && isClearance(terms))
    return [{ from: most, price: unitPriceFor(terms, most), saves: 0, offer: 'last' }]
  return rows.map((row) => ({ ...row, offer: most > 0 && row.from > most ? 'short' : 'from' }))
}

/**
 * The next quantity price above this quantity that can be ordered now; undefined if there is none,
 * or prices are hidden.
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
