/**
 * Which words of a text match the tool that it supposedly describes, in all languages of the shop.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { SearchContext } from '../dependencies.server.ts'
import type { SearchField } from '../index/search-document.ts'
import { disableIndexScans } from '../index/suggestion-store.server.ts'
import {
  hasGerman,
  noGermanWords,
  type GermanPart,
  type GermanWords,
} from '../query/german-parts.ts'
import { loadGermanWords } from '../query/german-words.server.ts'
import { termsOf, toTsquery, type SynonymPhrases, type Term } from '../query/tsquery.ts'
import { isGermanStopWord } from '../words/german.ts'
import { isStopWord, tokenize, type Word } from '../words/tokenize.ts'
import { namesOfOthers, toolsHave } from './compare-store.server.ts'

/** A text, and the tool that it supposedly describes; `isWhole`: its sizes are compared as well. */
export type Described = {
  readonly toolId: string
  readonly text: string
  readonly isWhole?: boolean
}
/**
 * A word of the text: the `tool` is found by it or a synonym, or `partly` by a part of a compound;
 * only `others` have that name; or `none`. Words without meaning, such as 'of', are left out, and
 * sizes unless the whole text is compared.
 */
export type ComparedWord = {
  readonly text: string
  readonly of: 'tool' | 'partly' | 'others' | 'none'
  readonly isSize?: boolean
  /** In a whole text: whether the tool has it in one of its names or as its brand. */
  readonly isNamed?: boolean
}

/** The maximum number of words of one text that are compared, and of characters that are read. */
const [maxWords, maxText] = [30, 600]
/**
 * The maximum number of German words whose parts are looked up together: with more words, none are.
 */
const wordsAtOnce = 40

type Pair = { readonly toolId: string; readonly word: Word; readonly isWhole: boolean }
type Found = Pick<ComparedWord, 'of' | 'isNamed'>

/** @returns for each text its words, in order */
export async function compareWords(
  { database, knownWords }: Pick<SearchContext, 'database' | 'knownWords'>,
  asked: readonly Described[],
): Promise<readonly (readonly ComparedWord[])[]> {
  const pairs = asked.map(({ toolId, text, isWhole = false }) =>
    wordsIn(text, isWhole).map((word): Pair => ({ toolId, word, isWhole })),
  )
  const lexemes = pairs.flat().map(({ word }) => word.lexeme)
  const synonyms = await knownWords.synonymsContaining([...new Set(lexemes)])
  const of = await database.transact((tx) => compare(tx, pairs.flat(), synonyms))
  return pairs.map((words) =>
    words.map((pair) => ({
      text: pair.word.text,
      of: 'none' as const,
      ...(pair.word.kind === 'size' ? { isSize: true } : {}),
      ...of.get(pair),
    })),
  )
}

const wordsIn = (text: string, isWhole: boolean): readonly Word[] =>
  tokenize(text.slice(0, maxText))
    .filter((word) =>
      word.kind === 'size' ? isWhole : !isStopWord(word) && /\p{L}/u.test(word.text),
    )
    .filter(({ text: word }) => !hasGerman() || !isGermanStopWord(word))
    .slice(0, maxWords)

async function compare(
  tx: Handle,
  pairs: readonly Pair[],
  synonyms: readonly SynonymPhrases[],
): Promise<ReadonlyMap<Pair, Found>> {
  const found = new Map<Pair, Found>()
  if (pairs.length === 0) return found
  await disableIndexScans(tx)
  const has = await fits(tx, pairs, synonyms, noGermanWords)
  const ofTool = pairs.filter((pair) => has.get(pair)?.all)
  const whole = ofTool.filter(({ isWhole }) => isWhole)
  const named = await fits(tx, whole, synonyms, noGermanWords, 'name')
  for (const pair of ofTool)
    found.set(pair, { of: 'tool', ...(named.get(pair)?.all ? { isNamed: true } : {}) })
  const left = pairs.filter((pair) => !found.has(pair))
  const others = await namesOfOthers(tx, [...new Set(left.map(({ word }) => word.lexeme))])
  const german = await germanWords(
    tx,
    left.map(({ word }) => word),
  )
  const byParts = await fits(tx, left, synonyms, german)
  for (const pair of left) {
    const { all = false, some = false } = byParts.get(pair) ?? {}
    const isOther = others.has(pair.word.lexeme)
    found.set(pair, { of: all ? 'tool' : isOther ? 'others' : some ? 'partly' : 'none' })
  }
  return found
}

/** Whether each tool has all parts of its word, and whether it has any. */
async function fits(
  tx: Handle,
  pairs: readonly Pair[],
  synonyms: readonly SynonymPhrases[],
  german: GermanWords,
  field: SearchField = 'anywhere',
): Promise<ReadonlyMap<Pair, { readonly all: boolean; readonly some: boolean }>> {
  const parts = pairs.flatMap((pair) =>
    termsOf([pair.word], synonyms, new Map(), german).map((term) => ({
      pair,
      toolId: pair.toolId,
      query: queryOf(term, field),
    })),
  )
  const has = await toolsHave(tx, parts)
  const found = new Map<Pair, boolean[]>()
  for (const [index, { pair }] of parts.entries())
    found.set(pair, [...(found.get(pair) ?? []), has[index] ?? false])
  return new Map(
    [...found].map(([pair, each]) => [
      pair,
      { all: each.every(Boolean), some: each.some(Boolean) },
    ]),
  )
}

const queryOf = ({ alternatives, others = [], further = [] }: Term, field: SearchField): string =>
  toTsquery([[...alternatives, ...others, ...further]], field)

async function germanWords(tx: Handle, words: readonly Word[]): Promise<GermanWords> {
  const distinct = [...new Map(words.map((word) => [word.text, word])).values()]
  const parts: [string, readonly GermanPart[]][] = []
  for (let start = 0; hasGerman() && start < distinct.length; start += wordsAtOnce) {
    const loaded = await loadGermanWords(tx, distinct.slice(start, start + wordsAtOnce))
    parts.push(...loaded.parts)
  }
  return { parts: new Map(parts), names: new Map() }
}
