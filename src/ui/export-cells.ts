/** Declares the columns of an exported list, and reads its cells page by page. Pure. */
import type { Paged } from '../platform/access/endpoint.ts'

/** Text, or a number that spreadsheets can calculate with. */
export type ExportCell = string | number
/** A heading, and the value of its column in a row. */
export type ExportColumn<Row> = readonly [heading: string, cell: (row: Row) => ExportCell]
/** Reads the page that begins at the cursor, or the first one. */
export type ReadPage<Row> = (page: {
  readonly limit: number
  readonly cursor?: string
}) => Promise<Paged<readonly Row[]>>

/** The most rows that one call returns. */
const rowsPerPage = 1000

/** The cells of a list, one page at a time; the first page contains the headings. */
export async function* exportCells<Row>(
  columns: readonly ExportColumn<Row>[],
  read: ReadPage<Row>,
  limit = rowsPerPage,
): AsyncGenerator<readonly (readonly ExportCell[])[]> {
  yield [columns.map(([heading]) => heading)]
  let cursor: string | undefined
  do {
    const page = await read({ limit, ...(cursor === undefined ? {} : { cursor }) })
    yield page.map((row) => columns.map(([, cell]) => cell(row)))
    cursor = page.next
  } while (cursor !== undefined)
}

/** An amount in units of the currency: 12.5. @param cents undefined or null: none */
export const exportAmount = (cents: number | null | undefined): ExportCell =>
  cents === undefined || cents === null ? '' : cents / 100
