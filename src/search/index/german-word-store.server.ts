/**
 * The SQL that finds words of tools by the common features of German words: keys, beginnings, ends.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import type { PartUse } from '../words/german.ts'
import { last } from './word-store.server.ts'

/** How many of the words with this beginning or end are taken, shortest first. */
const maxAlike = 60

export type AlikeWord = { readonly key: string; readonly stem: string; readonly length: number }

/**
 * The words that end in one of these keys, or equal one of them, by the key; `length` is the length
 * of the word's own key. At least three letters precede the end.
 */
export async function wordsByEnd(db: Handle, keys: readonly string[]): Promise<AlikeWord[]> {
  const { rows } = await executePrepared(
    db,
    'german_words_by_end',
    sql<AlikeWord>`
      select asked.key, found.stem, found.length
      from unnest(${[...keys]}::text[]) as asked (key)
      cross join lateral (
        select stem, length(german_key(word))::int as length from search_words
        where reverse(german_key(word)) ~>=~ reverse(asked.key)
          and reverse(german_key(word)) ~<~ (reverse(asked.key) || ${last})
          and (length(german_key(word)) - length(asked.key) >= 3
            or german_key(word) = asked.key)
        order by length(word), word limit ${sql.lit(maxAlike)}
      ) as found`,
  )
  return rows
}

/**
 * The words that begin with one of these keys and continue for at least three letters, by the key.
 */
export async function wordsByBeginning(db: Handle, keys: readonly string[]): Promise<AlikeWord[]> {
  const { rows } = await executePrepared(
    db,
    'german_words_by_beginning',
    sql<AlikeWord>`
      select asked.key, found.stem, found.length
      from unnest(${[...keys]}::text[]) as asked (key)
      cross join lateral (
        select stem, length(german_key(word))::int as length from search_words
        where german_key(word) ~>=~ asked.key and german_key(word) ~<~ (asked.key || ${last})
          and length(german_key(word)) - length(asked.key) >= 3
        order by length(word), word limit ${sql.lit(maxAlike)}
      ) as found`,
  )
  return rows
}

/** Which of these keys are words of tools. */
export async function wholeWords(
  db: Handle,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await executePrepared(
    db,
    'german_whole_words',
    sql<{ key: string }>`
      select distinct german_key(word) as key from search_words
      where german_key(word) = any(${[...keys]}::text[])`,
  )
  return new Set(rows.map(({ key }) => key))
}

/** Which of these keys are words of tools, or begin or end one. */
export async function usesOfParts(
  db: Handle,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PartUse>> {
  const { rows } = await executePrepared(
    db,
    'german_uses_of_parts',
    sql<PartUse & { key: string }>`
      select asked.key,
        exists (
          select from search_words where german_key(word) = asked.key
        ) as whole,
        exists (
          select from search_words
          where german_key(word) ~>=~ asked.key and german_key(word) ~<~ (asked.key || ${last})
            and length(german_key(word)) - length(asked.key) >= 3
        ) as begin,
        exists (
          select from search_words
          where reverse(german_key(word)) ~>=~ reverse(asked.key)
            and reverse(german_key(word)) ~<~ (reverse(asked.key) || ${last})
            and length(german_key(word)) - length(asked.key) >= 3
        ) as end
      from unnest(${[...keys]}::text[]) as asked (key)`,
  )
  return new Map(rows.map(({ key, ...use }) => [key, use]))
}
