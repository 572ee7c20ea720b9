/**
 * Distinguishes rows of values from heading rows: words such as 'No' and 'Item' occur in both.
 * Pure.
 */
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import type { HeadingColumns } from './heading-columns.ts'
import { isNumber, isPlainSku, stripPunctuation } from './parse-tokens.ts'
import { isPeriod, namesQuantity, quantityColumns } from './quantity-columns.ts'

/** Whether numbers are consecutive column headings: 1, 2, 3, or 2025, 2026; or a single year. */
function countOn(numbers: readonly number[]): boolean {
  const [first = 0] = numbers
  return numbers.length === 1
    ? first > 1900
    : numbers.every((number, place) => number === first + place)
}

/** Whether a cell is a value of an article and not a heading: an article number, an amount. */
function isValue(cell: string): boolean {
  if (isPeriod(cell)) return false
  const word = stripPunctuation(cell)
  return isNumber(word) || (isPlainSku(word) && !namesQuantity(cell))
}

/** '48 pcs' if no column has a heading of a quantity. */
function hasQuantity(cells: readonly string[]): boolean {
  const quantity = cells[quantityColumns(cells).quantity] ?? ''
  return /^[~≈<>]?\d/.test(quantity) && !isPeriod(quantity)
}

/** Whether a row below headings has values in their columns. */
function isBelow(cells: readonly string[], above: HeadingColumns): boolean {
  const code = cells[above.sku >= 0 ? above.sku : above.name] ?? ''
  const repeats = above.headings.some((heading) => wordsOf(heading) === wordsOf(code))
  if (repeats || code === '') return false
  const isNamed = (cell: string) =>
    isPeriod(cell) ? Number.isNaN(parseQuantity(cell)) : namesQuantity(cell)
  const quantity = cells[above.quantity] ?? ''
  return quantity !== '' && !isNamed(quantity) && /\d/.test(quantity)
}

/**
 * Whether a row contains values, so that it is not a heading row, whatever words it contains.
 * @param above the headings before this row
 */
export function hasValues(row: readonly string[], above: HeadingColumns | undefined): boolean {
  const cells = row.map((cell) => cell.trim())
  const bare = cells.filter((cell) => /^\d+$/.test(cell)).map(Number)
  if (cells.some(isValue) || (bare.length > 0 && !countOn(bare)) || hasQuantity(cells)) return true
  return above !== undefined && isBelow(cells, above)
}
