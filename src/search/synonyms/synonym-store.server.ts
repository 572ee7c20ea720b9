/** SQL queries for synonym groups (the table `search_equals`). */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type SynonymsRow = { readonly id: string; readonly words: readonly string[] }
/** `stems`: the lexemes of the group's words, by which queries find it. */
type SynonymValues = SynonymsRow & { readonly stems: readonly string[] }

/** All groups, the oldest first. */
export async function listSynonyms(db: Handle): Promise<SynonymsRow[]> {
  const { rows } = await sql<SynonymsRow>`
    select id, words from search_equals order by created_at, id`.execute(db)
  return rows
}

/** One group, locked until the transaction ends. */
export async function lockSynonyms(db: Handle, id: string): Promise<SynonymsRow | undefined> {
  const { rows } = await sql<SynonymsRow>`
    select id, words from search_equals where id = ${id} for update`.execute(db)
  return rows[0]
}

export async function insertSynonyms(
  db: Handle,
  { id, words, stems, at }: SynonymValues & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into search_equals (id, words, stems, created_at)
    values (${id}, ${[...words]}, ${[...stems]}, ${at})`.execute(db)
}

/** Replaces the words of a group that is locked. */
export async function updateSynonyms(
  db: Handle,
  { id, words, stems }: SynonymValues,
): Promise<void> {
  await sql`
    update search_equals set words = ${[...words]}, stems = ${[...stems]}
    where id = ${id}`.execute(db)
}

/** @returns whether there was such a group */
export async function deleteSynonyms(db: Handle, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from search_equals where id = ${id}`.execute(db)
  return numAffectedRows === 1n
}
