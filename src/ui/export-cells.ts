/** How the columns of an exported list are declared, and its cells read page by page. Pure. */
import type { Paged } from '../platform/access/endpoint.ts'

/** Text, or a number that spreadsheets can count with. */
export type ExportCell = string | number
/** A heading, and what stands below it. */
export type ExportColumn<Row> = readonly [heading: string, cell: (row: Row) => ExportCell]
/** Reads the page that begins at the cursor, or the first one. */
export type ReadPage<Row> = (page: {
  readonly limit: number
  readonly cursor?: string
}) => Promise<Paged<readonly Row[]>>

/** As many rows as one call answers at most. */
const rowsPerPage = 1000

/** The cells of a list, a page at a time; the first page is the headings. */
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
