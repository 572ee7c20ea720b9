/** The check of a row whose stock is, or may be, a part of another row's. Pure. */
import type { Finding, MappedRow } from '../columns/mapping.ts'
import type { StockRow } from '../columns/stock-rows.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { SeenRows } from './seen-rows.ts'

type List = {
  readonly stockRows?: ReadonlyMap<number, StockRow> | undefined
  readonly seen: Pick<SeenRows, 'wrong'>
}
type Checked = { readonly row: number; readonly sku: string } & (
  | { readonly kind: 'wrong'; readonly errors: Finding[] }
  | { readonly kind: 'ignored'; readonly warnings: Finding[] }
)
type Row = Pick<MappedRow, 'fields'> & { readonly row: number }

/**
 * Undefined for a row that is checked like the others; a part is marked as wrong if its main row is
 * wrong.
 */
export function checkStockRow({ stockRows, seen }: List, read: Row): Checked | undefined {
  const said = stockRows?.get(read.row)
  const { sku } = read.fields
  const shown = { row: read.row, sku: typeof sku === 'string' ? sku.slice(0, 200) : '' }
  if (said?.kind === 'unclear') {
    const why = messages.why.severalStocks(said.rows)
    return { ...shown, kind: 'wrong', errors: [{ field: 'sku', why }] }
  }
  if (said?.kind !== 'part') return undefined
  const { first } = said
  return seen.wrong.has(first)
    ? {
        ...shown,
        kind: 'wrong',
        errors: [{ field: 'Stock', why: messages.why.partOfWrong(first) }],
      }
    : {
        ...shown,
        kind: 'ignored',
        warnings: [{ field: '', why: messages.ignored.stockPart(first) }],
      }
}
