/**
 * The SQL that looks up tools by id, SKU, similar SKU and whole name; many at once, each in one
 * statement.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { toolColumns, type ToolRow } from '../../catalogue/tool-table.ts'
import { nameKey } from '../words/tokenize.ts'

type Tables = {
  /** Published by the catalogue (migrations/0025_tools_on_sale.ts). */
  tools_on_sale: Omit<ToolRow, 'stock'>
  /** Published by stock. */
  stock_on_hand: { tool_id: string; level: number }
}

/** Tools on sale with their stock levels. */
const selectTools = (db: Handle) =>
  db
    .withTables<Tables>()
    .selectFrom('tools_on_sale as tools')
    .innerJoin('stock_on_hand', 'stock_on_hand.tool_id', 'tools.id')
    .select(toolColumns.map((column) => `tools.${column}` as const))
    .select('stock_on_hand.level as stock')

const hasIdIn = (ids: RawBuilder<unknown>) => sql<boolean>`tools.id in (${ids})`

export async function toolsByIds(db: Handle, ids: readonly string[]): Promise<ToolRow[]> {
  if (ids.length === 0) return []
  return selectTools(db)
    .where(sql<boolean>`tools.id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Tools with one of these SKU keys; several tools may share a key. */
export async function toolsBySkuKeys(db: Handle, keys: readonly string[]): Promise<ToolRow[]> {
  if (keys.length === 0) return []
  return selectTools(db)
    .where(hasIdIn(sql`select tool_id from tool_search where sku_key = any(${keys}::text[])`))
    .orderBy('tools.id')
    .execute()
}

/**
 * Tools with one of these codes (see `codeKey`), each with its codes and the number of pieces for
 * which they stand.
 */
export async function toolsByCodes(
  db: Handle,
  keys: readonly string[],
): Promise<readonly { readonly key: string; readonly id: string; readonly quantity: number }[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string; id: string; quantity: number }>`
    select key, tool_id as id, quantity from tool_codes join tools_on_sale tool on tool.id = tool_id
    where key = any(${[...keys]}::text[]) order by key, tool_id`.execute(db)
  return rows
}

/** Tools with exactly these names in any case, at most `limit` for each name. */
export async function toolsByNames(
  db: Handle,
  names: readonly string[],
  limit: number,
): Promise<ToolRow[]> {
  if (names.length === 0) return []
  const keys = [...new Set(names.map(nameKey))]
  const ids = sql`
    select named.tool_id from unnest(${keys}::text[]) as wanted
    cross join lateral (
      select tool_id from tool_search where name_key = wanted order by tool_id limit ${limit}
    ) as named`
  const lowerCaseNames = names.map((name) => name.toLowerCase())
  return selectTools(db)
    .where(hasIdIn(ids))
    .where(sql<boolean>`lower(tools.name) = any(${lowerCaseNames}::text[])`)
    .orderBy('tools.id')
    .execute()
}

/** A tool that matches the term at this index. */
export type TermTool = { readonly term: number; readonly id: string }

/**
 * Tools whose SKU key is one of each term's similar keys, at most `limit` for each term. Each key
 * is looked up separately: a term has about a thousand, for which the planner would read the whole
 * table.
 */
export async function toolsBySimilarSku(
  db: Handle,
  keysOfTerms: readonly (readonly string[])[],
  limit: number,
): Promise<readonly TermTool[]> {
  if (keysOfTerms.length === 0) return []
  const terms = keysOfTerms.flatMap((keys, term) => keys.map(() => term))
  const { rows } = await sql<TermTool>`
    select term, id from (
      select wanted.term, match.tool_id as id,
        row_number() over (
          partition by wanted.term order by match.sku_key, match.tool_id
        ) as nth
      from unnest(${keysOfTerms.flat()}::text[], ${terms}::int[]) as wanted (key, term)
      cross join lateral (
        select tool_id, sku_key from tool_search where sku_key = wanted.key limit ${limit}
      ) as match
    ) as similar_tools where nth <= ${limit} order by term, nth`.execute(db)
  return rows
}

/** Tools whose SKU keys begin with each of these prefixes, at most `limit` for each. */
export async function toolsBySkuPrefix(
  db: Handle,
  prefixes: readonly string[],
  limit: number,
): Promise<readonly TermTool[]> {
  if (prefixes.length === 0) return []
  // A key has only letters and digits, which all sort before '~'. `like` would not use the index,
  // since its pattern comes from a row.
  const { rows } = await sql<TermTool>`
    select (wanted.nth - 1)::int as term, match.tool_id as id
    from unnest(${prefixes}::text[]) with ordinality as wanted (prefix, nth)
    cross join lateral (
      select tool_id, sku_key from tool_search
      where length(wanted.prefix) >= 3
        and sku_key ~>=~ wanted.prefix and sku_key ~<~ (wanted.prefix || '~')
      order by sku_key using ~<~ limit ${limit}
    ) as match
    order by wanted.nth, match.sku_key`.execute(db)
  return rows
}
