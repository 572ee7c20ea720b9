/**
 * Synonym groups, as the shopkeeper edits them. A change purges every cached response of a search.
 */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { SynonymGroup } from './contract.ts'
import type { SearchDependencies } from './dependencies.server.ts'
import {
  deleteSynonyms,
  insertSynonyms,
  listSynonyms,
  updateSynonyms,
} from './synonym-store.server.ts'
import { tokenize } from './tokenize.ts'

/** All groups, the oldest first. */
export const readSynonyms = async ({ handle }: Database): Promise<SynonymGroup[]> =>
  (await listSynonyms(handle)).map(({ id, words }) => ({ id, words: [...words] }))

export const addSynonyms = (
  { database, now, newId }: Pick<SearchDependencies, 'database' | 'now' | 'newId'>,
  words: string[],
): Promise<SynonymGroup> =>
  database.transact(async (tx) => {
    const group = { id: newId(), words }
    await insertSynonyms(tx, { ...group, stems: stemsOf(words), at: now() })
    await notifySearchChanged(database, tx)
    return group
  })

/** @throws Problem not-found */
export const editSynonyms = (
  database: Database,
  { id, words }: SynonymGroup,
): Promise<SynonymGroup> =>
  database.transact(async (tx) => {
    if (!(await updateSynonyms(tx, { id, words, stems: stemsOf(words) }))) throw notFound()
    await notifySearchChanged(database, tx)
    return { id, words }
  })

/** Deletes a group; `deletedCount` is 0 when there was none. */
export const removeSynonyms = (
  database: Database,
  id: string,
): Promise<{ acknowledged: boolean; deletedCount: number }> =>
  database.transact(async (tx) => {
    const deleted = await deleteSynonyms(tx, id)
    if (deleted) await notifySearchChanged(database, tx)
    return { acknowledged: true, deletedCount: deleted ? 1 : 0 }
  })

const notifySearchChanged = (database: Database, tx: Handle): Promise<void> =>
  database.notify(tx, 'purge', 'search')

/** The lexemes of a group's words; by them a query's words find the group. */
const stemsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => tokenize(word).map(({ lexeme }) => lexeme))),
]
