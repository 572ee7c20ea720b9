/**
 * The names of specifications and their values in the page's language: facets are counted by those
 * of the shop's own language, which addresses use.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'

/**
 * @param ids tools with the specifications; if both of a tool's lists have the same length, their
 *   positions correspond
 * @returns the names by `name` and by `name:value`; without those that are the same
 */
export async function readSpecWords(
  db: Handle,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const language = currentLanguage()
  if (ids.length === 0 || language === shopLanguages().main) return {}
  const { rows } = await sql<{ key: string; spoken: string }>`
    with pairs as (
      select own.name, own.value, own.spoken_name, own.spoken_value
      from tool_texts texts
      join tools tool on tool.id = texts.tool_id
      cross join lateral rows from (
        jsonb_to_recordset(tool.specs) as (name text, value text),
        jsonb_to_recordset(texts.specs) as (name text, value text)
      ) as own (name, value, spoken_name, spoken_value)
      where texts.tool_id = any(${[...ids]}::uuid[]) and texts.language = ${language}
        and jsonb_array_length(tool.specs) = jsonb_array_length(texts.specs)
    )
    select distinct on (key) key, spoken from (
      select name as key, spoken_name as spoken, count(*) as tools from pairs group by 1, 2
      union all
      select name || ':' || value, spoken_value, count(*) from pairs group by 1, 2
    ) as called
    where key <> spoken order by key, tools desc, spoken`.execute(db)
  return Object.fromEntries(rows.map(({ key, spoken }) => [key, spoken]))
}
