/**
 * Synonym groups, as the shopkeeper edits them. A change purges every cached response of a search.
 */
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Author } from '../../audit/service.server.ts'
import type { SynonymGroup } from './synonyms-contract.ts'
import type { SearchDependencies } from '../dependencies.server.ts'
import {
  deleteSynonyms,
  insertSynonyms,
  listSynonyms,
  lockSynonyms,
  updateSynonyms,
} from './synonym-store.server.ts'
import { requireSeen } from '../../platform/seen.ts'
import { tokenize } from '../words/tokenize.ts'

/** All groups, the oldest first. */
export const readSynonyms = async ({ handle }: Database): Promise<SynonymGroup[]> =>
  (await listSynonyms(handle)).map(({ id, words }) => ({ id, words: [...words] }))

type Dependencies = Pick<SearchDependencies, 'audit' | 'database' | 'now' | 'newId'>

export const addSynonyms = (
  { audit, database, now, newId }: Dependencies,
  author: Author,
  words: string[],
): Promise<SynonymGroup> =>
  database.transact(async (tx) => {
    const group = { id: newId(), words }
    await insertSynonyms(tx, { ...group, stems: stemsOf(words), at: now() })
    await audit.record(tx, author, {
      ...groupChange('search.addSynonyms', group),
      after: { words },
    })
    await notifySearchChanged(database, tx)
    return group
  })

/**
 * @param change `seen`: the words that the caller saw
 * @throws notFound, changedMeanwhile
 */
export const editSynonyms = (
  { audit, database }: Dependencies,
  author: Author,
  { id, words, seen }: SynonymGroup & { readonly seen?: readonly string[] | undefined },
): Promise<SynonymGroup> =>
  database.transact(async (tx) => {
    const before = await lockSynonyms(tx, id)
    if (!before) throw notFound()
    requireSeen(seen, before.words, before.words.join(' = '))
    await updateSynonyms(tx, { id, words, stems: stemsOf(words) })
    await audit.record(tx, author, {
      ...groupChange('search.editSynonyms', { id, words }),
      before: { words: before.words },
      after: { words },
    })
    await notifySearchChanged(database, tx)
    return { id, words }
  })

/** Deletes a group; `deletedCount` is 0 if there was none. */
export const removeSynonyms = (
  { audit, database }: Dependencies,
  author: Author,
  id: string,
): Promise<{ acknowledged: boolean; deletedCount: number }> =>
  database.transact(async (tx) => {
    const group = await lockSynonyms(tx, id)
    const deleted = await deleteSynonyms(tx, id)
    if (deleted && group)
      await audit.record(tx, author, {
        ...groupChange('search.removeSynonyms', group),
        before: { words: group.words },
      })
    if (deleted) await notifySearchChanged(database, tx)
    return { acknowledged: true, deletedCount: deleted ? 1 : 0 }
  })

type Group = { readonly id: string; readonly words: readonly string[] }

const groupChange = (operation: string, { id, words }: Group) => ({
  operation,
  kind: 'search-words' as const,
  id,
  label: words.join(' = '),
})

const notifySearchChanged = (database: Database, tx: Handle): Promise<void> =>
  database.notify(tx, 'purge', 'search')

/** The lexemes of a group's words, by which queries find the group. */
const stemsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => tokenize(word).map(({ lexeme }) => lexeme))),
]
