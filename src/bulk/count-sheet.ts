/** Sheets for a stock count as CSV: empty and filled in. Pure. */
import { toCsv } from '../platform/files/csv.ts'

type Counted = { readonly id: string; readonly sku: string; readonly name: string }

/** An empty sheet: the import reads the column 'Counted' as the stock. */
export const countSheetCsv = (tools: readonly Counted[]): string =>
  toCsv([['SKU', 'Tool', 'Counted'], ...tools.map(({ sku, name }) => [sku, name, ''])])

/**
 * The counted quantities, keyed by tool id; an empty entry was not counted.
 * @returns undefined if nothing was counted
 */
export function countedCsv(
  tools: readonly Counted[],
  counts: Pick<FormData, 'get'>,
): string | undefined {
  const rows = tools.flatMap(({ id, sku }) => {
    const counted = counts.get(id)
    return typeof counted === 'string' && counted.trim() !== '' ? [[sku, counted.trim()]] : []
  })
  return rows.length === 0 ? undefined : toCsv([['SKU', 'Counted'], ...rows])
}
