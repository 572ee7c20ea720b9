/** Warns about rows that change the quantity of a tool's price if other records use that price. */
import type { CatalogueService } from '../../catalogue/service.server.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { CheckedRow } from './rows-store.server.ts'

/** Names in one warning. */
const mostUses = 10

/** The base before and after a row; undefined if it does not change. */
function baseChange({ fields, before }: CheckedRow): readonly [number, number] | undefined {
  if (!fields || !before) return undefined
  const [was, now] = [Number(before['price_per'] ?? 1), Number(fields['price_per'] ?? 1)]
  return was === now ? undefined : [was, now]
}

/** Adds a warning that names price lists, quotes and carts. */
export async function withPriceUses(
  catalogue: Pick<CatalogueService, 'many'>,
  rows: readonly CheckedRow[],
): Promise<readonly CheckedRow[]> {
  const ids = rows.flatMap((row) => (baseChange(row) && row.tool_id ? [row.tool_id] : []))
  if (ids.length === 0) return rows
  const uses = Map.groupBy(await catalogue.many.priceUses(ids), ({ toolId }) => toolId)
  return rows.map((row) => {
    const change = baseChange(row)
    if (!change) return row
    const all = (uses.get(row.tool_id ?? '') ?? []).map(({ use }) => use)
    const more = all.length - mostUses
    const named = all.slice(0, mostUses)
    if (more > 0) named.push(messages.why.moreUses(more))
    const why = messages.why.baseChanged(...change, named)
    return { ...row, warnings: [...row.warnings, { field: 'price_per', why }] }
  })
}
