/** Refuses a sheet with more columns or cells than are read. Pure. */
import { maxCells, maxColumns } from '../limits.ts'
import { fileMessages as messages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { isEmptyCell, type Row } from './table.ts'

/** @throws UnreadableFile */
export function refuseLarge(rows: readonly Row[]): void {
  let [widest, cells] = [0, 0]
  for (const row of rows) {
    const width = row.findLastIndex((cell) => !isEmptyCell(cell)) + 1
    widest = Math.max(widest, width)
    cells += width
  }
  if (widest > maxColumns) throw new UnreadableFile(messages.tooManyColumns(widest, maxColumns))
  if (cells > maxCells) throw new UnreadableFile(messages.tooManyCells(maxCells))
}
