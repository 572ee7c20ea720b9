/** The SQL of single questions to the search: what the box offers, whose SKU something is, and what stands near where nothing was found. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { TextMatch, ListPosition } from './store.server.ts'

/** Tools that are looked at to offer the best of them. */
const mostLookedAt = 400

/** Whether any SKU begins so. */
export async function skuPrefixCondition(db: Handle, key: string): Promise<boolean> {
  const { rows } =
    await sql`select from tool_search where sku_key like ${`${key}%`} limit 1`.execute(db)
  return rows.length > 0
}

/** Tools whose SKU is this, up to three: two SKUs may differ by punctuation alone. */
export async function slugsBySkuKey(
  db: Handle,
  key: string,
): Promise<{ slug: string; sku: string }[]> {
  const { rows } = await sql<{
    slug: string
    sku: string
  }>`select slug, sku from tool_search join tools on tools.id = tool_id where sku_key = ${key} order by tool_id limit 3`.execute(
    db,
  )
  return rows
}

/** The key of those whose names do not hold all that was asked. */
export const notInName = 2

/** Until the transaction ends, nothing but bitmaps of indexes is used: guessing that words are common, the planner would else read the table from its beginning. */
export const disableIndexScans = async (tx: Handle): Promise<void> =>
  void (await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
    tx,
  ))

/** The best few that match. In a transaction with bitmapsOnly. */
export async function rankSuggestions(
  tx: Handle,
  match: TextMatch,
  most: number,
): Promise<ListPosition[]> {
  if ('sku' in match) {
    const { rows } =
      await sql<ListPosition>`select tool_id as id, 0 as key from tool_search where sku_key like ${`${match.sku}%`} order by sku_key limit ${most}`.execute(
        tx,
      )
    return rows
  }
  const few = (condition: string) =>
    sql`select tool_id, name_length, in_stock from tool_search where words @@ ${condition}::tsquery limit ${mostLookedAt}`
  const { rows } = await sql<ListPosition>`
    with kind as materialized (${few(match.kind)}),
    named as materialized (select * from (${few(match.named)}) as found where (select count(*) from kind) < ${mostLookedAt}),
    others as materialized (select * from (${few(match.anywhere)}) as found where (select count(*) from named) + (select count(*) from kind) < ${most})
    select tool_id as id, min(tier) as key from (select 0 as tier, * from kind union all select 1, * from named union all select 2, * from others) as found
    group by tool_id, name_length, in_stock order by min(tier), not in_stock, name_length, tool_id limit ${most}`.execute(
    tx,
  )
  return rows
}

/** How many tools match, but no more than so many are counted. */
export async function countUpTo(tx: Handle, condition: string, most: number): Promise<number> {
  await sql`set local enable_seqscan = off`.execute(tx)
  const {
    rows: [row],
  } = await sql<{
    count: number
  }>`select count(*)::int as count from (select from tool_search where words @@ ${condition}::tsquery limit ${most}) as found`.execute(
    tx,
  )
  return row?.count ?? 0
}

/** The categories of the first tools that match. */
export async function matchingCategories(
  tx: Handle,
  condition: string,
  most: number,
): Promise<{ value: string; count: number }[]> {
  await sql`set local enable_seqscan = off`.execute(tx)
  const { rows } = await sql<{ value: string; count: number }>`
    select category as value, count(*)::int as count from (select category from tool_search where words @@ ${condition}::tsquery limit ${most * 10}) as found
    where category <> '' group by category order by count(*) desc, category limit 4`.execute(tx)
  return rows
}
