/**
 * Reads a chosen file in the browser: CSV, text, XLSX, XLS, ODS. Nothing is uploaded; the reader is loaded
 * with the first file.
 */
import { maxFileBytes } from '../../../packages/file-reader/limits.ts'
import type { Hidden } from '../../../packages/file-reader/read-table.ts'
import type { ColumnChoice } from './chosen-columns.ts'
import { UnreadableFile } from '../../../packages/file-reader/unreadable-file.ts'
import { fileSizeMessages } from '../messages/file-sizes.ts'

type Rows = readonly (readonly string[])[]
export type Sheet = {
  readonly name: string
  readonly rows: Rows
  /** Of a text, in which an unescaped separator can split a cell. */
  readonly isText?: boolean
  /** Rows, columns and sheets that the spreadsheet program hides. */
  readonly hidden?: Hidden
  /** Rows from 0 that the program hides, or with a cell that nobody reads as a value. */
  readonly unseen?: ReadonlySet<number>
  /** The currencies that number formats show. */
  readonly currencies?: readonly string[]
}
/** `sheets`: one of a CSV file, all of a workbook; `text`: a file without columns of its own. */
export type TableFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sheets'; readonly sheets: readonly [Sheet, ...Sheet[]] }
  | { readonly kind: 'refused'; readonly reason: string }

export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > maxFileBytes)
    return { kind: 'refused', reason: fileSizeMessages.tooLarge(maxFileBytes) }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const reader = await import('../../../packages/file-reader/read-table.ts')
  const { withShownNumbers } =
    await import('../../../packages/file-reader/formats/shown-numbers.ts')
  const { rowsWithUnseen } = await import('../../../packages/file-reader/formats/unseen-cells.ts')
  try {
    if (!reader.isWorkbook(bytes) && !/\.(csv|tsv|xlsx?|html?)$/i.test(file.name))
      return { kind: 'text', text: reader.textOfFile(file.name, bytes) }
    const [first, ...others] = (await reader.readWholeSheets(file.name, bytes, 'kept')).map(
      ({ sheet, rows, parts }): Sheet => ({
        name: sheet || file.name,
        rows: withShownNumbers(rows, parts.shown).map((row) => row.map(String)),
        isText: sheet === '',
        hidden: reader.hiddenIn(parts),
        unseen: parts.hiddenRows.union(rowsWithUnseen(parts.unseen ?? [], [])),
        currencies: parts.currencies ?? [],
      }),
    )
    if (first) return { kind: 'sheets', sheets: [first, ...others] }
    return { kind: 'refused', reason: reader.noTable }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'refused', reason: error.message }
    throw error
  }
}

/** Whether a file is a text that ends without a line end. */
export async function isOpenFile(file: File): Promise<boolean> {
  const { endBytes, isOpenText } =
    await import('../../../packages/file-reader/tables/cut-off-row.ts')
  const ends = new Blob([file.slice(0, endBytes), file.slice(-endBytes)])
  return isOpenText(new Uint8Array(await ends.arrayBuffer()))
}

/**
 * Rows of chosen columns, plus the cell of each row that follows the last named column: without it,
 * an unescaped separator that split the row would go unnoticed.
 * @param chosen the result of `chosenRows` for `rows`
 */
export async function withTornCells(
  chosen: Rows,
  rows: Rows,
  { headingRow, columns }: Pick<ColumnChoice, 'headingRow' | 'columns'>,
): Promise<Rows> {
  const { tornCells } = await import('../../../packages/file-reader/tables/torn-row.ts')
  const headings = (rows[headingRow - 1] ?? []).map((heading) => heading.trim())
  const isUsed = (column: number) => (columns[column] ?? '') !== ''
  const tornIn = tornCells({ headings, isUsed }, rows.slice(headingRow))
  return chosen.map((cells, index) => {
    const torn = index < headingRow ? undefined : tornIn(rows[index] ?? [])
    return torn === undefined ? cells : [...cells, torn]
  })
}

/** Whether a file is a workbook rather than a text. */
export async function isWorkbookFile(file: File): Promise<boolean> {
  const { isWorkbook } = await import('../../../packages/file-reader/read-table.ts')
  return isWorkbook(new Uint8Array(await file.slice(0, endOfSignature).arrayBuffer()))
}
/** Number of bytes that identify a workbook. */
const endOfSignature = 8

/** The cells of all sheets of a file; a text without columns of its own is read as one. */
export async function readSheets(file: File): Promise<readonly Rows[] | string> {
  const table = await readTableFile(file)
  if (table.kind === 'refused') return table.reason
  return table.kind === 'text'
    ? [await parseDelimited(table.text)]
    : table.sheets.map(({ rows }) => rows)
}

/** The sheets of a file that is a table, unchanged; none if it is not a table. */
export async function readSheetsOf(file: File): Promise<readonly Sheet[]> {
  const table = await readTableFile(file)
  if (table.kind === 'sheets') return table.sheets
  return table.kind === 'text'
    ? [{ name: file.name, rows: await parseDelimited(table.text), isText: true }]
    : []
}

/** The cells of a text whose columns are separated by commas, semicolons, tabs or bars. */
export async function parseDelimited(text: string): Promise<Rows> {
  const { textRows } = await import('../../../packages/file-reader/formats/text-rows.ts')
  return textRows(text, 'kept')
}
