/**
 * The data about words that a search needs before it can find tools, in memory: the groups of
 * synonyms until a purge, and the stems that tools have. Words are never removed from
 * `search_words`, so a stem that was found once stays known; one that was not found is looked up
 * again.
 */
import {
  createCachedValue,
  type CachedValue,
} from '../../../packages/pg-kit/cached-value.server.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import {
  isPurgedBy,
  purgeChannel,
} from '../../../packages/response-cache/purge-notifications.server.ts'
import { existingStems, hasTrigramExtension } from '../index/word-store.server.ts'
import { listSynonyms } from '../synonyms/synonym-store.server.ts'
import { tokenize } from '../words/tokenize.ts'
import { readCategoryNames, type CategoryName } from './category-names.server.ts'
import type { SynonymPhrases } from './tsquery.ts'

export type KnownWords = {
  /** The groups with a phrase that contains any of these lexemes, oldest first, at most 50. */
  synonymsContaining(lexemes: readonly string[]): Promise<readonly SynonymPhrases[]>
  /** Which of these stems occur in any tool, or did before. */
  existingStems(stems: readonly string[]): Promise<ReadonlySet<string>>
  /** Whether misspelt words can be compared by their trigrams. */
  hasTrigrams(): Promise<boolean>
  /** Keeps the groups in memory from now on, until the returned function is called. */
  readonly listen: CachedValue<unknown>['listen']
}

/** The maximum number of groups that are applied to one query. */
const maxGroups = 50
/** About 50 bytes each; a shop of a million tools has a few hundred thousand. */
const maxStems = 50_000

type Group = { readonly phrases: SynonymPhrases; readonly lexemes: ReadonlySet<string> }

/** @param database of the tools that are searched */
export function createKnownWords(
  database: Database,
  catalogue: Parameters<typeof readCategoryNames>[1],
): KnownWords {
  const groups = createCachedValue<readonly Group[]>({
    database,
    channel: purgeChannel,
    isChange: (payload) => isPurgedBy(payload, 'search'),
    read: async () => {
      const [synonyms, categories] = await Promise.all([
        listSynonyms(database.handle),
        readCategoryNames(database.handle, catalogue),
      ])
      return [...synonyms.map(({ words }) => groupOf(words)), ...categories.map(groupOfCategory)]
    },
  })
  const known = new Set<string>()
  let hasTrigrams = false
  return {
    listen: groups.listen,
    synonymsContaining: async (lexemes) =>
      (await groups.current())
        .filter((group) => lexemes.some((lexeme) => group.lexemes.has(lexeme)))
        .slice(0, maxGroups)
        .map(({ phrases }) => phrases),
    hasTrigrams: async () => (hasTrigrams ||= await hasTrigramExtension(database.handle)),
    existingStems: async (stems) => {
      const asked = stems.filter((stem) => !known.has(stem))
      const found = asked.length === 0 ? [] : await existingStems(database.handle, asked)
      const existing = new Set([...stems.filter((stem) => known.has(stem)), ...found])
      if (known.size + existing.size > maxStems) known.clear()
      for (const stem of existing) known.add(stem)
      return existing
    },
  }
}

/** It is asked for by its name in a further language; its own name alone finds it anyway. */
const groupOfCategory = ({ word, own }: CategoryName): Group => ({
  phrases: [[word], own],
  lexemes: new Set([word]),
})

const groupOf = (words: readonly string[]): Group => {
  const phrases = words
    .map((phrase) => tokenize(phrase).map(({ lexeme }) => lexeme))
    // A query of punctuation only cannot be searched.
    .filter((phrase) => phrase.length > 0)
  return { phrases, lexemes: new Set(phrases.flat()) }
}
