/**
 * Truncated lists, for example after an interrupted download, and rows that quotes have torn apart.
 * Pure.
 */
import { decodeText } from '../../../packages/file-reader/encoding/text-encoding.ts'
import { tornRows } from '../../platform/files/torn-row.ts'
import type { BankColumns } from './bank-csv-columns.ts'
import { namesBalance } from './bank-direction.ts'

type ListEnd = {
  readonly rows: readonly (readonly string[])[]
  /** Cells of a row. */
  readonly width: number
  /** The last column with amounts. */
  readonly last: number
}

/**
 * Whether the last line may lack digits of its amount: it has no line end, and it has fewer cells
 * than other lines, or an amount is its last cell.
 */
export function isCutOff(bytes: Uint8Array, { rows, width, last }: ListEnd): boolean {
  const [cells, text] = [rows.at(-1), decodeText(bytes) ?? '\n']
  // A page is whole where its table is.
  if (cells === undefined || /[\r\n]$/.test(text) || /<\/html>\s*$/i.test(text)) return false
  // Where all amounts above have two decimals, one that has them too lacks none.
  const hasCents = (row: readonly string[]) => /[.,]\d\d$/.test(row[last] ?? '')
  const isWhole = rows.length > 1 && rows.every(hasCents)
  if (cells.some(namesBalance)) return false
  const least = Math.min(width, ...rows.slice(0, -1).map(({ length }) => length))
  return cells.length < least || (last === width - 1 && !isWhole)
}

/**
 * Whether a quotation mark in a text has merged further cells, so that the cell below the amount
 * heading is from another column, such as a rate.
 */
export const isTornRow = (row: readonly string[], width: number): boolean =>
  row.length < width && row.some((cell) => /"\s*([,;\t|~]).*\1\s*"|[,;\t|~]"\p{L}/u.test(cell))

type Entries = {
  readonly columns: BankColumns
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Like `tornRows`: a text may continue in columns without headings. */
export function tornEntries({ columns, headings, rows }: Entries) {
  const used = [...columns.fields.values(), ...columns.references]
  return tornRows({ headings, isUsed: (column) => used.includes(column) }, rows)
}
