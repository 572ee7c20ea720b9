/** Cells of a sheet that nobody reads as values: struck out, tiny, or in the color of the cell. Pure. */
import type { MergedCell } from '../tables/merged-cells.ts'
import { maxRows } from '../limits.ts'
import { isOldHeading } from '../headings/old-and-new.ts'

/** Rows and columns from 0, the last ones included. */
export type CellRange = MergedCell

/** Collects them row by row; neighbours are one range. */
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
 * Rows, from 0, that have such a cell. A price that is none any longer is struck out beside the one
 * that counts: below a heading that says so nothing is meant by it.
 */
export function rowsWithUnseen(
  ranges: readonly CellRange[],
  headings: readonly string[],
): ReadonlySet<number> {
  const isOld = headings.map(isOldHeading)
  const rows = new Set<number>()
  for (const { from, to, column, lastColumn } of ranges) {
    const columns = isOld.slice(column, lastColumn + 1)
    if (columns.every(Boolean)) continue
    for (let row = from; row <= Math.min(to, from + 3 * maxRows); row += 1) rows.add(row)
  }
  return rows
}
