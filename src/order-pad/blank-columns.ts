/** Lists of a text whose columns only blanks separate: each cell is below its heading. Pure. */
import { rowBelow, type PlacedText, type RowBelow } from './column-places.ts'
import { parseHeadings, type HeadingColumns } from './heading-columns.ts'

export type BlankHeading = {
  readonly cells: readonly PlacedText[]
  readonly columns: HeadingColumns
}

/** The parts of a line between two or more blanks. */
const cellsOf = (line: string): readonly PlacedText[] =>
  Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))

/** @returns undefined for a line that is no row of such headings */
export function blankHeading(line: string, above?: HeadingColumns): BlankHeading | undefined {
  const cells = cellsOf(line)
  if (cells.length < 2 || cells.some(({ text }) => text.endsWith(','))) return undefined
  const columns = parseHeadings(
    cells.map(({ text }) => text),
    above,
  )
  return columns && { cells, columns }
}

/** @returns undefined for a line that is no row of this list */
export function blankRow(line: string, { cells, columns }: BlankHeading): RowBelow | undefined {
  const own = cellsOf(line)
  if (own.length < 2) return undefined
  const row = rowBelow(cells, columns, own)
  const { texts } = row
  const [sku = '', quantity = '', name = ''] = [columns.sku, columns.quantity, columns.name].map(
    (column) => texts[column],
  )
  const isRow = /\d/.test(sku) || (`${sku}${name}` !== '' && /\d/.test(quantity))
  return isRow ? row : undefined
}
