/** Cells of a row that may name its tool, besides the column of the article. Pure. */
import type { HeadingColumns } from './heading-columns.ts'
import { isNumber, isPlainSku, isPrice, stripPunctuation } from './parse-tokens.ts'

/** A cell that may be the number of an article, with its heading. */
export type OtherCode = { readonly heading: string; readonly text: string }

/** Maximum number of such cells in a row, and of characters in each. */
const maxCodes = 6
const maxLength = 40

/** @param cells a row below these headings */
export function otherCodes(
  cells: readonly string[],
  columns: HeadingColumns,
): readonly OtherCode[] {
  const { headings, sku, otherNumber, quantity, unit, price, pricePer, pack, note } = columns
  const read = new Set([otherNumber, quantity, unit, price, pricePer, pack, note])
  const describing = new Set([...columns.names, ...columns.described])
  return cells
    .flatMap((cell, column): OtherCode[] => {
      const heading = headings[column] ?? ''
      if (read.has(column)) return []
      const inWords = describing.has(column) ? codeInWords(cell) : undefined
      const whole = column !== sku && isCode(cell) ? cell : undefined
      const text = inWords === cell && column === sku ? undefined : (inWords ?? whole)
      return text === undefined ? [] : [{ heading, text }]
    })
    .slice(0, maxCodes)
}

/** The only article number in a description: 'HMR-1001 Claw hammer', '(HMR-1001)'. */
function codeInWords(cell: string): string | undefined {
  const found = cell.split(/\s+/).map(stripPunctuation).filter(isPlainSku)
  return found.length === 1 ? found[0] : undefined
}

/** Amounts and dates are no article numbers. */
const isCode = (cell: string): boolean =>
  /\d/.test(cell) &&
  cell.length >= 2 &&
  cell.length <= maxLength &&
  cell.split(/\s+/).length <= 4 &&
  !isPrice(cell) &&
  !(isNumber(cell) && !/^\d{4,}$/.test(cell)) &&
  !/^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/.test(cell)
