/** The SQL that finds tools by what somebody wrote in a line: by SKU, by SKUs a slip away, by whole names. Many at once, in one statement each. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { nameKey } from './tokenize.ts'
import { isListed, type ToolRow } from '../catalogue/store.server.ts'

/** A SKU as it is compared: without case, hyphens, dots or blanks. */
export const skuKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

const among = (ids: RawBuilder<unknown>) => sql<boolean>`tools.id in (${ids})`

/** Tools with one of these keys; two SKUs may share one. */
export async function toolsBySkuKeys(db: Handle, keys: readonly string[]): Promise<ToolRow[]> {
  if (keys.length === 0) return []
  return isListed(db)
    .where(among(sql`select tool_id from tool_search where sku_key = any(${keys}::text[])`))
    .orderBy('tools.id')
    .execute()
}

/** Tools of exactly these names, whatever the case, up to `most` of each. */
export async function toolsByNames(
  db: Handle,
  names: readonly string[],
  most: number,
): Promise<ToolRow[]> {
  if (names.length === 0) return []
  const keys = [...new Set(names.map(nameKey))]
  const named = sql`select found.tool_id from unnest(${keys}::text[]) as asked cross join lateral (select tool_id from tool_search where name_key = asked order by tool_id limit ${most}) as found`
  return isListed(db)
    .where(among(named))
    .where(
      sql<boolean>`lower(tools.name) = any(${names.map((name) => name.toLowerCase())}::text[])`,
    )
    .orderBy('tools.id')
    .execute()
}

/**
 * Tools whose SKU's key is one of those beside a question, up to `most` each. Every key is looked up by itself: there are a
 * thousand for a question, and the planner would rather read the whole table once.
 * @returns which tool for which question, counted from 0
 */
export async function toolsBySimilarSku(
  db: Handle,
  questions: readonly (readonly string[])[],
  most: number,
): Promise<{ place: number; id: string }[]> {
  if (questions.length === 0) return []
  const { rows } = await sql<{ place: number; id: string }>`
    select place, id from (
      select asked.place, found.tool_id as id, row_number() over (partition by asked.place order by found.sku_key, found.tool_id) as nth
      from unnest(${questions.flat()}::text[], ${questions.flatMap((keys, place) => keys.map(() => place))}::int[]) as asked (key, place)
      cross join lateral (select tool_id, sku_key from tool_search where sku_key = asked.key limit ${most}) as found
    ) as near where nth <= ${most} order by place, nth`.execute(db)
  return rows
}

/** Tools whose SKUs' keys begin so, up to `most` each. @returns which tool for which key, counted from 0 */
export async function toolsBySkuPrefix(
  db: Handle,
  keys: readonly string[],
  most: number,
): Promise<{ place: number; id: string }[]> {
  if (keys.length === 0) return []
  // A key is of letters and digits alone, which all come before '~'; `like` takes no pattern from a row.
  const { rows } = await sql<{ place: number; id: string }>`
    select (asked.place - 1)::int as place, found.tool_id as id from unnest(${keys}::text[]) with ordinality as asked (key, place)
    cross join lateral (select tool_id, sku_key from tool_search where length(asked.key) >= 3 and sku_key ~>=~ asked.key and sku_key ~<~ (asked.key || '~') order by sku_key using ~<~ limit ${most}) as found
    order by asked.place, found.sku_key`.execute(db)
  return rows
}

/** Whether this database can tell what looks alike. */
export async function hasTrigramExtension(db: Handle): Promise<boolean> {
  const { rows } = await sql<{
    known: boolean
  }>`select to_regprocedure('word_similarity(text, text)') is not null as known`.execute(db)
  return rows[0]?.known ?? false
}

/** Tools by their ids. */
export async function toolsByIds(db: Handle, ids: readonly string[]): Promise<ToolRow[]> {
  if (ids.length === 0) return []
  return isListed(db)
    .where(sql<boolean>`tools.id = any(${[...ids]}::uuid[])`)
    .execute()
}
