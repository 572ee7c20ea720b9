/**
 * Cells of a sheet that people do not read as values: struck out, tiny, or in the color of the
 * cell. Pure.
 */
import type { MergedCell } from '../tables/merged-cells.ts'
import { maxRows } from '../limits.ts'
import { isOldHeading } from '../headings/old-and-new.ts'

/** Rows and columns from 0, the last ones included. */
export type CellRange = MergedCell

/** Collects them row by row; adjacent cells form one range. */
export function createUnseenCells() {
  const ranges: CellRange[] = []
  return {
    add({
      from,
      to,
      column,
      lastColumn = column,
    }: Omit<CellRange, 'lastColumn'> & Partial<CellRange>): void {
      const last = ranges.at(-1)
      if (last?.from === from && last.to === to && last.lastColumn === column - 1)
        ranges[ranges.length - 1] = { ...last, lastColumn }
      else ranges.push({ from, to, column, lastColumn })
    },
    result: (): readonly CellRange[] => ranges,
  }
}

/**
 * Rows, from 0, with such a cell. A former price is struck out beside the valid one: below a
 * heading for former prices, the mark has no further meaning.
 * @param headings none if the list has no prices
 */
export function rowsWithUnseen(
  ranges: readonly CellRange[],
  headings: readonly string[],
): ReadonlySet<number> {
  const isOld = headings.map(isOldHeading)
  const rows = new Set<number>()
  for (const { from, to, column, lastColumn } of ranges) {
    const columns = isOld.slice(column, lastColumn + 1)
    if (isOld.length > 0 && columns.every(Boolean)) continue
    for (let row = from; row <= Math.min(to, from + 3 * maxRows); row += 1) rows.add(row)
  }
  return rows
}
