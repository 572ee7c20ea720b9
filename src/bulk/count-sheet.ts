/** Sheets of a count as CSV: to be filled in, and filled in. Pure. */
import { toCsv } from '../platform/files/csv.ts'

type Counted = { readonly id: string; readonly sku: string; readonly name: string }

/** A sheet to fill in: the import takes the column 'Counted' for the stock. */
export const countSheetCsv = (tools: readonly Counted[]): string =>
  toCsv([['SKU', 'Tool', 'Counted'], ...tools.map(({ sku, name }) => [sku, name, ''])])

/**
 * What was counted, by the ids of the tools; what is empty was not counted.
 * @returns undefined when nothing was
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
