/** The SQL that finds tools by what somebody wrote: by SKU, by words, and by likeness. Many at once, in one statement each. */
import { sql } from 'kysely'
import type { Handle } from '../platform/database/database.server.ts'
import { listed, type ToolRow } from './store.server.ts'

/** A SKU as it is compared: without case, hyphens, dots or blanks. The index is on the same expression. */
export const skuKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
const skuKeyOfTool = sql<string>`regexp_replace(upper(tools.sku), '[^A-Z0-9]', '', 'g')`
/** What a tool is searched by; an index is on the same expression. */
const wordsOfTool = sql<string>`(tools.name || ' ' || tools.brand || ' ' || tools.category || ' ' || tools.keywords)`

/** Tools with one of these keys; two SKUs may share one. */
export async function toolsBySkuKeys(db: Handle, keys: readonly string[]): Promise<ToolRow[]> {
  if (keys.length === 0) return []
  return listed(db).where(sql<boolean>`${skuKeyOfTool} = any(${keys}::text[])`).orderBy('tools.id').execute()
}

/** Tools of exactly these names, whatever the case. */
export async function toolsByNames(db: Handle, names: readonly string[]): Promise<ToolRow[]> {
  if (names.length === 0) return []
  return listed(db).where(sql<boolean>`lower(tools.name) = any(${names.map((name) => name.toLowerCase())}::text[])`).orderBy('tools.id').execute()
}

/** Which tool was found for which question. */
export type Hit = { readonly place: number; readonly id: string; readonly inName: boolean }

/**
 * The tools that have all words of a question, up to `most` each, those with all words in their names first.
 * @param questions words of each; `place` counts from 0
 */
export async function toolsByWords(db: Handle, questions: readonly (readonly string[])[], most: number): Promise<Hit[]> {
  if (questions.length === 0) return []
  const pattern = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  // The longest word is the one that an index narrows by; words hold no line ends.
  const longest = questions.map((words) => pattern(words.toSorted((a, b) => b.length - a.length)[0] ?? ''))
  const all = questions.map((words) => words.map(pattern).join('\n'))
  const { rows } = await sql<Hit>`
    select (asked.place - 1)::int as place, found.id, found.in_name as "inName"
    from unnest(${longest}::text[], ${all}::text[]) with ordinality as asked(longest, words, place)
    cross join lateral (
      select tools.id, tools.name ilike all (string_to_array(asked.words, E'\n')) as in_name
      from tools
      where tools.archived_at is null and ${wordsOfTool} ilike asked.longest and ${wordsOfTool} ilike all (string_to_array(asked.words, E'\n'))
      order by in_name desc, tools.id limit ${most}
    ) as found
    order by asked.place, found.in_name desc, found.id`.execute(db)
  return rows
}

/** Tools whose SKU (`by` sku) or name looks like a question, up to `most` each, the likest first. Needs the extension pg_trgm. */
export async function toolsAlike(db: Handle, by: 'sku' | 'name', questions: readonly string[], most: number): Promise<Omit<Hit, 'inName'>[]> {
  if (questions.length === 0) return []
  // Ordered by distance, so that the index is walked from the nearest on.
  const distance = by === 'sku' ? sql<number>`tools.sku <-> asked.question` : sql<number>`asked.question <<-> tools.name`
  const { rows } = await sql<Omit<Hit, 'inName'>>`
    select (asked.place - 1)::int as place, found.id
    from unnest(${questions}::text[]) with ordinality as asked(question, place)
    cross join lateral (
      select tools.id, ${distance} as distance from tools where tools.archived_at is null order by ${distance} limit ${most}
    ) as found
    where found.distance < ${farthest[by]}
    order by asked.place, found.distance, found.id`.execute(db)
  return rows
}

/** What is farther than this is not like it at all. */
const farthest = { sku: 0.7, name: 0.5 } as const

/** Whether this database can tell what looks alike. */
export async function knowsLikeness(db: Handle): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select to_regprocedure('word_similarity(text, text)') is not null as known`.execute(db)
  return rows[0]?.known ?? false
}

/** Tools by their ids. */
export async function toolsByIds(db: Handle, ids: readonly string[]): Promise<ToolRow[]> {
  if (ids.length === 0) return []
  return listed(db).where('tools.id', 'in', [...ids]).execute()
}
