/** The SQL that compares words with tools. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { fieldPrefixes } from '../index/search-document.ts'

/** Whether each tool matches its condition (a tsquery); false for a tool that no longer exists. */
export async function toolsHave(
  tx: Handle,
  asked: readonly { readonly toolId: string; readonly query: string }[],
): Promise<readonly boolean[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<{ has: boolean }>`
    select coalesce(tool.words @@ asked.query::tsquery, false) as has
    from unnest(
      ${asked.map(({ toolId }) => toolId)}::uuid[], ${asked.map(({ query }) => query)}::text[]
    ) with ordinality as asked (tool_id, query, nth)
    left join tool_search tool on tool.tool_id = asked.tool_id
    order by asked.nth`.execute(tx)
  return rows.map(({ has }) => has)
}

/** The brands of tools, by their ids; tools without a brand are left out. */
export async function brandsOf(
  db: Handle,
  toolIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (toolIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; brand: string }>`
    select tool_id as id, brand from tool_search
    where tool_id = any(${[...toolIds]}::uuid[]) and brand <> ''`.execute(db)
  return new Map(rows.map(({ id, brand }) => [id, brand]))
}

/** Which of these lexemes occur in the name of any tool. */
export async function namesOfOthers(
  tx: Handle,
  lexemes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (lexemes.length === 0) return new Set()
  const { rows } = await sql<{ lexeme: string }>`
    select lexeme from unnest(${[...lexemes]}::text[]) as asked (lexeme)
    where exists (
      select from tool_search
      where words @@ quote_literal(${fieldPrefixes.name}::text || lexeme)::tsquery
    )`.execute(tx)
  return new Set(rows.map(({ lexeme }) => lexeme))
}
