/**
 * Text rows with more cells than headings: in 'A-1,Hammer,12,50' a decimal comma has split the
 * price of 12.50, and 12 would be wrong. Pure.
 */
import { isEmptyCell, type Row } from './table.ts'

type Named = {
  readonly headings: readonly string[]
  /** The number of cells in the heading row, if known: empty ones are columns without a name. */
  readonly headingCells?: number | undefined
  /** Whether a column is read although it has no name. */
  readonly isUsed?: (column: number) => boolean
}

/**
 * Looks for cells after the last column that has a name or is used. If most rows have words there,
 * these are a column without a name; numbers never are.
 * @param rows the rows used to decide this
 * @returns a function that returns the first surplus cell of a row as text; undefined if there is
 * none, or without headings
 */
export function tornCells(
  { headings, headingCells = headings.length, isUsed = () => false }: Named,
  rows: readonly Row[],
): (cells: Row) => string | undefined {
  if (!headings.some((heading) => heading !== '')) return () => undefined
  const isNamed = (heading: string, column: number) => heading !== '' || isUsed(column)
  const end = headings.findLastIndex(isNamed) + 1
  const isFilled = (cells: Row, column: number) => !isEmptyCell(cells[column])
  const isColumn = Array.from(
    { length: Math.max(0, headingCells - end) },
    (_, index) => rows.filter((cells) => isFilled(cells, end + index)).length * 2 > rows.length,
  )
  return (cells) => {
    const torn = cells
      .slice(end)
      .find((cell, index) => !isEmptyCell(cell) && (/\d/.test(String(cell)) || !isColumn[index]))
    return torn === undefined ? undefined : String(torn).trim()
  }
}
