/** SQL queries for suggestions, exact SKUs, and alternatives to an empty result. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  defineStatement,
  executePrepared,
} from '../../../packages/pg-kit/prepared-statements.server.ts'
import type { ListPosition, TextMatch } from '../store.server.ts'

/** How many matches of each kind are read to choose the best suggestions. */
const maxCandidates = 400

const firstSkuFrom = defineStatement<{ prefix: string }, { key: string }>(
  'first_sku_from',
  (_, value) => sql`
    select sku_key as key from tool_search where sku_key ~>=~ ${value('prefix')}
    order by sku_key using ~<~ limit 1`,
)

/** Whether any SKU key begins with this prefix. */
export async function existsSkuPrefix(db: Handle, prefix: string): Promise<boolean> {
  const [first] = await firstSkuFrom(db, { prefix })
  return first !== undefined && first.key.startsWith(prefix)
}

/** Whether any tool matches this condition (a tsquery). */
export async function existsMatch(db: Handle, condition: string): Promise<boolean> {
  const { rows } = await executePrepared(
    db,
    'exists_match',
    sql<{ found: boolean }>`
      select exists (select from tool_search where words @@ ${condition}::tsquery) as found`,
  )
  return rows[0]?.found ?? false
}

/** Up to three tools with this SKU key: SKUs may differ by punctuation alone. */
export async function slugsBySkuKey(
  db: Handle,
  key: string,
): Promise<{ slug: string; sku: string }[]> {
  const { rows } = await sql<{ slug: string; sku: string }>`
    select slug, sku from tool_search join tools_on_sale tool on tool.id = tool_id
    where sku_key = ${key} order by tool_id limit 3`.execute(db)
  return rows
}

/**
 * Up to two tools with this code (see `codeKey`), and the number of pieces for which the code
 * stands.
 */
export async function slugsByCode(
  db: Handle,
  key: string,
): Promise<{ slug: string; quantity: number }[]> {
  const query = sql<{ slug: string; quantity: number }>`
    select slug, quantity from tool_codes join tools_on_sale tool on tool.id = tool_id
    where key = ${key} order by tool_id limit 2`
  return (await executePrepared(db, 'slugs_by_code', query)).rows
}

/** The tier of suggestions whose names lack a term of the query. */
export const tierNotInName = 2

/**
 * Until the transaction ends, only bitmap scans of indexes are used: the planner assumes that words
 * are common, and would otherwise read the table from its start.
 */
export const disableIndexScans = async (tx: Handle): Promise<void> =>
  void (await sql`
    select set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', 'off', true)`.execute(tx))

/**
 * The best few matches, with their tier as the key. Call `disableIndexScans` in the transaction
 * before.
 */
export async function rankSuggestions(
  tx: Handle,
  match: TextMatch,
  limit: number,
): Promise<ListPosition[]> {
  if ('sku' in match) {
    const { rows } = await sql<ListPosition>`
      select tool_id as id, 0 as key from tool_search
      where sku_key like ${`${match.sku}%`} order by sku_key limit ${limit}`.execute(tx)
    return rows
  }
  const candidates = (condition: string) => sql`
    select tool_id, name_length, in_stock from tool_search
    where words @@ ${condition}::tsquery limit ${maxCandidates}`
  const { rows } = await sql<ListPosition>`
    with in_name_and_category as materialized (${candidates(match.inNameAndCategory)}),
    in_name as materialized (
      select * from (${candidates(match.inName)}) as candidates
      where (select count(*) from in_name_and_category) < ${maxCandidates}
    ),
    anywhere as materialized (
      select * from (${candidates(match.anywhere)}) as candidates
      where (select count(*) from in_name)
        + (select count(*) from in_name_and_category) < ${limit}
    )
    select tool_id as id, min(tier) as key from (
      select 0 as tier, * from in_name_and_category
      union all select 1, * from in_name
      union all select ${sql.lit(tierNotInName)}, * from anywhere
    ) as matches
    group by tool_id, name_length, in_stock
    order by min(tier), not in_stock, name_length, tool_id limit ${limit}`.execute(tx)
  return rows
}

/** The number of matching tools, counted up to `max`. */
export async function countUpTo(tx: Handle, condition: string, max: number): Promise<number> {
  await sql`set local enable_seqscan = off`.execute(tx)
  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from tool_search where words @@ ${condition}::tsquery limit ${max}
    ) as matches`.execute(tx)
  return row?.count ?? 0
}

/** The four categories with the most matches among the first `max` × 10 tools that match. */
export async function matchingCategories(
  tx: Handle,
  condition: string,
  max: number,
): Promise<{ value: string; count: number }[]> {
  await sql`set local enable_seqscan = off`.execute(tx)
  const { rows } = await sql<{ value: string; count: number }>`
    select category as value, count(*)::int as count from (
      select category from tool_search where words @@ ${condition}::tsquery limit ${max * 10}
    ) as matches
    where category <> '' group by category order by count(*) desc, category limit 4`.execute(tx)
  return rows
}
