/**
 * The prices that a buyer has written into a table of an order: amounts in the style of their column,
 * for as many pieces as cell, heading or a column of its own say. Pure.
 */
import { baseOfHeading } from '../../packages/file-reader/headings/price-base.ts'
import { guessDecimals } from '../../packages/file-reader/numbers/decimal-signs.ts'
import { parseDecimal, splitAmount } from '../../packages/file-reader/numbers/numbers.ts'
import { currencyOf } from '../../packages/file-reader/tables/table.ts'
import type { ParsedLine, PriceCell } from '../order-pad/parse-line.ts'

type WrittenPrice = { readonly price: string; readonly priceQuantity: string }

type ReadPrices = {
  /** That of cells and headings; empty where they name none, or a krone of several countries. */
  readonly currency: string
  /** Nothing for a line without a price. */
  of(line: Pick<ParsedLine, 'price'>): Partial<WrittenPrice>
}

/** Reads the prices of all lines together, since one column has one style. */
export function readPrices(lines: readonly Pick<ParsedLine, 'price'>[]): ReadPrices {
  const cells = lines.flatMap(({ price }) => price ?? [])
  const decimals = guessDecimals(cells.map(({ text }) => text))
  const currency = currencyOf(cells.flatMap(({ text, heading }) => [text, heading]))
  const read = (cell: PriceCell): WrittenPrice => {
    const { amount, per } = splitAmount(cell.text)
    const value = parseDecimal(amount, decimals)
    const quantity = per ?? quantityOf(cell)
    // What cannot be read is compared with nothing, and said as it was written.
    return value === undefined || quantity === undefined
      ? { price: cell.text, priceQuantity: '?' }
      : { price: String(value), priceQuantity: String(quantity) }
  }
  return {
    currency: currency === 'kr' ? '' : currency,
    of: ({ price }) => (price === undefined ? {} : read(price)),
  }
}

/** For how many pieces a price is; undefined where the words may mean several numbers, or a pack. */
function quantityOf({ heading, per }: PriceCell): number | undefined {
  if (per !== '') return parseDecimal(per, 'dot')
  const { quantity, isUnsure } = baseOfHeading(heading)
  return isUnsure ? undefined : (quantity ?? 1)
}
