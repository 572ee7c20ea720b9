/** Tables whose articles are columns, with the names of the fields in the first column. Pure. */
import { fieldOfHeading } from '../headings/article-headings.ts'
import { fileMessages as messages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { isEmptyCell, type Row } from './table.ts'

/** A list with more rows has its articles one below the other. */
const mostRows = 60
/** The minimum number of different fields, and the minimum share of rows that begin with one. */
const [leastFields, leastShare] = [2, 0.6]

const fieldIn = (cell: Row[number] | undefined) =>
  typeof cell === 'string' ? fieldOfHeading(cell) : undefined

/** Whether the first cells of the rows name fields, and no row names several. */
function liesOnItsSide(rows: readonly Row[]): boolean {
  // A row with one cell is a title.
  const filled = rows.filter((row) => row.filter((cell) => !isEmptyCell(cell)).length > 1)
  if (filled.length > mostRows) return false
  const named = filled.filter((row) => fieldIn(row[0]) !== undefined)
  const fields = new Set(named.map((row) => fieldIn(row[0])))
  return (
    fields.size >= leastFields &&
    (fields.has('sku') || fields.has('name')) &&
    named.length >= filled.length * leastShare &&
    filled.every((row) => row.every((cell, column) => column === 0 || fieldIn(cell) === undefined))
  )
}

/**
 * Refuses a table without a row of headings.
 * @param headingRow the row that somebody has chosen
 * @throws UnreadableFile
 */
export function refuseHeadings(
  { headings }: { readonly headings: readonly string[] },
  rows: readonly Row[] = [],
  headingRow?: number,
): void {
  if (headingRow === undefined && liesOnItsSide(rows)) throw new UnreadableFile(messages.onItsSide)
  if (headingRow !== undefined && headings.every((heading) => heading === ''))
    throw new UnreadableFile(messages.noRow)
}
