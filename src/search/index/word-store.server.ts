/**
 * SQL queries for `search_words`: the words that occur in tools, used to correct misspelt words.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { defineStatement } from '../../../packages/pg-kit/prepared-statements.server.ts'

/** A word as it is spelled in tools, and its stem. */
export type KnownWord = { readonly word: string; readonly stem: string }

/**
 * Adds words with their stems. Sorted, so that two transactions that add the same words take their
 * locks in one order and cannot deadlock.
 */
export async function insertSearchWords(
  db: Handle,
  words: ReadonlyMap<string, string>,
): Promise<void> {
  const sorted = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    insert into search_words (word, stem)
    select word, stem
    from unnest(
      ${sorted.map(([word]) => word)}::text[], ${sorted.map(([, stem]) => stem)}::text[]
    ) as added (word, stem)
    where not exists (select from search_words known where known.word = added.word)
    on conflict (word) do nothing`.execute(db)
}

const selectStems = defineStatement<{ stems: readonly string[] }, { stem: string }>(
  'existing_stems',
  (_, value) => sql`
    select distinct stem from search_words where stem = any(${value('stems')}::text[])`,
)

/** Which of these stems occur in any tool. */
export async function existingStems(
  db: Handle,
  stems: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await selectStems(db, { stems })
  return new Set(rows.map(({ stem }) => stem))
}

/** Sorts after every letter, so that a range contains all words with a prefix. */
export const last = sql`chr(1114111)`

/** Words with this prefix, the shortest first. */
export const wordsByPrefix = defineStatement<{ prefix: string; limit: number }, KnownWord>(
  'words_by_prefix',
  (_, value) => sql`
    select word, stem from search_words
    where word ~>=~ ${value('prefix')} and word ~<~ (${value('prefix')} || ${last})
    order by length(word), word limit ${value('limit')}`,
)

/** Words to compare with a misspelt one: by trigram similarity, and without the extension. */
const [maxSimilarWords, maxWordsOfSimilarLength] = [30, 1000]

const mostSimilarWords = defineStatement<{ word: string }, KnownWord>(
  'similar_words',
  (_, value) => sql`
    select word, stem from search_words
    order by word <-> ${value('word')} limit ${sql.lit(maxSimilarWords)}`,
)

/**
 * Words that are spelled like this one, the most similar first.
 * @param hasTrigrams whether the database has pg_trgm; without it words of about the same length
 * with the same first letter are returned
 */
export async function similarWords(
  db: Handle,
  word: string,
  hasTrigrams: boolean,
): Promise<KnownWord[]> {
  if (hasTrigrams) return mostSimilarWords(db, { word })
  const { rows } = await sql<KnownWord>`
    select word, stem from search_words
    where word like ${`${escapeLike(word.slice(0, 1))}%`}
      and length(word) between ${word.length - 2} and ${word.length + 2}
    order by left(word, 2) <> ${word.slice(0, 2)}, word limit ${maxWordsOfSimilarLength}`.execute(
    db,
  )
  return rows
}

/** Whether this database has pg_trgm, which some providers do not offer. */
export async function hasTrigramExtension(db: Handle): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regprocedure('word_similarity(text, text)') is not null as exists`.execute(db)
  return rows[0]?.exists ?? false
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
