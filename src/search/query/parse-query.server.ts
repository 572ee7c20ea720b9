/**
 * Converts the text of a query to a search: a SKU, or terms with synonyms and corrected spelling.
 */
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import { closestWords } from '../words/edit-distance.ts'
import { germanKey, isSizeWord } from '../words/german.ts'
import { tradeWordBegunBy } from '../words/german-trade-words.ts'
import { skuKey } from '../words/sku-key.ts'
import type { TextMatch } from '../store.server.ts'
import { existsMatch, existsSkuPrefix } from '../index/suggestion-store.server.ts'
import { tokenize, type Word } from '../words/tokenize.ts'
import { hasGerman, noGermanWords, type GermanWords } from './german-parts.ts'
import { loadGermanWords, loadKnownHeads } from './german-words.server.ts'
import type { KnownWords } from './known-words.server.ts'
import {
  categoryTsquery,
  queryWords,
  termsOf,
  toTsquery,
  wordsInPhrases,
  type SynonymPhrases,
  type Term,
} from './tsquery.ts'
import { similarWords, wordsByPrefix, type KnownWord } from '../index/word-store.server.ts'

export type ParsedQuery = {
  /** Undefined if nothing can match. */
  readonly match: TextMatch | undefined
  /** Empty for a SKU, and for a query of stop words. */
  readonly terms: readonly Term[]
  /** Whether a word occurs in no tool and is not similar to any that does. */
  readonly hasUnknownWord: boolean
  /** The query with its spelling corrected, if it was. */
  readonly corrected?: string
}

/**
 * The known words that begin with an unknown one; if there are none, those that it may be a
 * misspelling of.
 */
type Replacements = { readonly words: readonly KnownWord[]; readonly corrected: boolean }
/** What the database knows about the words of one query, or of many. */
export type Vocabulary = {
  readonly synonyms: readonly SynonymPhrases[]
  /** By the text of each word that occurs in no tool. */
  readonly replacements: ReadonlyMap<string, Replacements>
  readonly german: GermanWords
}

const minSkuLength = 3
const maxSkuLength = 40
const minPrefixLength = 3
const maxCompletions = 12

/** The SKU key of a query that may be a SKU, or a part of one. */
export const skuInQuery = (q: string): string | undefined => {
  const key = skuKey(q)
  return /\d/.test(q) &&
    key.length >= minSkuLength &&
    q.length <= maxSkuLength &&
    /^[\w\s./-]+$/.test(q)
    ? key
    : undefined
}

/** The words to look up. */
export type SearchWords = {
  readonly database: Pick<Database, 'handle'>
  readonly knownWords: Omit<KnownWords, 'listen'>
}

/** @param typing whether the last word may be unfinished */
export async function parseQuery(
  { database, knownWords }: SearchWords,
  q: string,
  typing = false,
): Promise<ParsedQuery> {
  const db = database.handle
  const sku = skuInQuery(q)
  if (sku !== undefined && (await existsSkuPrefix(db, sku)))
    return { match: { sku }, terms: [], hasUnknownWord: false }
  const typedWords = queryWords(q)
  const words = typing ? await withTradeWord(db, typedWords) : typedWords
  const last = words.at(-1)
  const loaded = await loadVocabulary({ database, knownWords }, words)
  const vocabulary = hasGerman() ? await withKnownHeads(db, loaded) : loaded
  const typed = typing && last ? { word: last, lexemes: await completionsOf(db, last) } : undefined
  const parsed = interpretWords(words, vocabulary, typed)
  const known = hasGerman() ? withoutUnknown(words, parsed, vocabulary) : words
  if (known.length < words.length)
    return { ...interpretWords(known, vocabulary, typed), hasUnknownWord: true }
  if (!hasGerman() || (await findsAny(db, parsed))) return parsed
  return (await nearestQuery(db, words, vocabulary, typed)) ?? parsed
}

/** Where no tool has a word that begins like the last one, it is the beginning of a trade word. */
async function withTradeWord(db: Handle, words: readonly Word[]): Promise<readonly Word[]> {
  const last = words.at(-1)
  if (!hasGerman() || last?.kind !== 'word' || last.text.length < minPrefixLength) return words
  const meant = tradeWordBegunBy(last.text)
  if (meant === undefined || (await wordsByPrefix(db, { prefix: last.text, limit: 1 })).length > 0)
    return words
  return [...words.slice(0, -1), ...tokenize(meant)]
}

type TypedWord = Parameters<typeof interpretWords>[2]

/** Replaces unknown compounds whose end a tool has by that end; the order pad does not guess. */
async function withKnownHeads(
  db: Handle,
  { synonyms, replacements, german }: Vocabulary,
): Promise<Vocabulary> {
  const unknown = [...replacements].flatMap(([text, { words }]) =>
    words.length === 0 ? [text] : [],
  )
  const heads = await loadKnownHeads(db, unknown)
  return {
    synonyms,
    replacements: new Map([...replacements].filter(([text]) => !heads.has(text))),
    german: { names: german.names, parts: new Map([...german.parts, ...heads]) },
  }
}

/** Undefined if no tool has any of it. */
async function nearestQuery(
  db: Handle,
  words: readonly Word[],
  vocabulary: Vocabulary,
  typed: TypedWord,
): Promise<ParsedQuery | undefined> {
  // No tool matches the whole compound; a match of its last part is better than none.
  const heads = headsAlone(vocabulary.german)
  const byHeads = heads && interpretWords(words, { ...vocabulary, german: heads }, typed)
  if (byHeads && (await findsAny(db, byHeads))) return byHeads
  const relaxed = withFewerWords(words).map((fewer) => interpretWords(fewer, vocabulary, typed))
  // A tool with that name is a better match than a tool made of that material: `Alu
  // Werkzeugkoffer`.
  for (const field of ['inName', 'anywhere'] as const)
    for (const { match, terms } of relaxed)
      if (match && 'inName' in match && (await existsMatch(db, match[field])))
        return { match, terms, hasUnknownWord: true }
  return byHeads
}

const findsAny = async (db: Handle, { match }: ParsedQuery): Promise<boolean> =>
  match !== undefined && ('sku' in match || (await existsMatch(db, match.anywhere)))

/**
 * The searches to try in a shop with German if no tool has all the words: `Hammer 500g` if there is
 * one of 450 g, `Rohrzange verstellbar`. First without words such as `kleiner`, then without sizes;
 * then without one word, starting with the last, since the first usually names the tool; finally
 * each word on its own.
 */
function withFewerWords(words: readonly Word[]): readonly (readonly Word[])[] {
  const telling = words.filter((word) => !isSizeWord(germanKey(word.text)))
  const kept = telling.some(({ kind }) => kind === 'word') ? telling : words
  const named = kept.filter(({ kind }) => kind === 'word')
  return [
    ...(kept.length < words.length ? [kept] : []),
    ...(named.length > 0 && named.length < kept.length ? [named] : []),
    ...(named.length > 1
      ? named.map((_, index) => named.toSpliced(named.length - 1 - index, 1))
      : []),
    ...(named.length > 2 ? named.map((word) => [word]) : []),
  ]
}

/**
 * In a shop with German, a word that no tool has, such as the name of a maker, does not hide the
 * results of the other words: its buyers type more words than the catalogue has.
 */
function withoutUnknown(
  words: readonly Word[],
  { hasUnknownWord }: ParsedQuery,
  { replacements }: Vocabulary,
): readonly Word[] {
  if (!hasUnknownWord) return words
  const inPhrases = wordsInPhrases(words)
  const known = words.filter(
    (word) => inPhrases.has(word) || replacements.get(word.text)?.words.length !== 0,
  )
  return known.some(({ kind }) => kind === 'word') ? known : words
}

/**
 * Each compound replaced by its last part, or for a set by its first; undefined if there are none.
 */
function headsAlone({ parts, names }: GermanWords): GermanWords | undefined {
  if (![...parts.values()].some(({ length }) => length > 1)) return undefined
  return {
    names,
    parts: new Map(
      [...parts].map(([text, found]) => [
        text,
        /^(?:set|satz|sortiment)/.test(found.at(-1)?.text ?? '')
          ? found.slice(0, 1)
          : found.slice(-1),
      ]),
    ),
  }
}

/** Loads what the database knows about these words, which may be those of many queries. */
export async function loadVocabulary(
  { database, knownWords }: SearchWords,
  words: readonly Word[],
): Promise<Vocabulary> {
  if (words.length === 0) return { synonyms: [], replacements: new Map(), german: noGermanWords }
  const lexemes = words.map(({ lexeme }) => lexeme)
  const [synonyms, german, stems] = await Promise.all([
    knownWords.synonymsContaining(lexemes),
    loadGermanWords(database.handle, words),
    knownWords.existingStems(
      words.filter(({ kind }) => kind === 'word').map(({ lexeme }) => lexeme),
    ),
  ])
  const inSynonyms = new Set(synonyms.flat(2))
  const unknown = words.filter(
    ({ kind, lexeme, text }) =>
      kind === 'word' && !stems.has(lexeme) && !inSynonyms.has(lexeme) && !german.parts.has(text),
  )
  const texts = new Set(unknown.map(({ text }) => text))
  return { synonyms, replacements: await findReplacements({ database, knownWords }, texts), german }
}

async function findReplacements(
  { database, knownWords }: SearchWords,
  unknownWords: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Replacements>> {
  const replacements = new Map<string, Replacements>()
  const hasTrigrams = unknownWords.size > 0 && (await knownWords.hasTrigrams())
  const db = database.handle
  for (const text of unknownWords) {
    const completions =
      text.length >= minPrefixLength
        ? await wordsByPrefix(db, { prefix: text, limit: maxCompletions })
        : []
    replacements.set(
      text,
      completions.length > 0
        ? { words: completions, corrected: false }
        : {
            words: closestWords(text, await similarWords(db, text, hasTrigrams)),
            corrected: true,
          },
    )
  }
  return replacements
}

/** @param typed the unfinished last word, and the lexemes that it may become */
export function interpretWords(
  words: readonly Word[],
  { synonyms, replacements, german }: Vocabulary,
  typed?: { readonly word: Word; readonly lexemes: readonly string[] },
): ParsedQuery {
  if (words.length === 0) return { match: undefined, terms: [], hasUnknownWord: false }
  const lexemes = new Map<string, readonly string[]>()
  const corrections = new Map<Word, string>()
  if (typed) lexemes.set(typed.word.lexeme, typed.lexemes)
  for (const word of words) {
    const { words: replacing = [], corrected = false } = replacements.get(word.text) ?? {}
    if ((lexemes.get(word.lexeme) ?? []).length > 1 || replacing.length === 0) continue
    lexemes.set(word.lexeme, [...new Set(replacing.map(({ stem }) => stem))])
    if (corrected && replacing[0]) corrections.set(word, replacing[0].word)
  }
  const terms = termsOf(words, synonyms, lexemes, german)
  return {
    match: matchOf(terms),
    terms,
    hasUnknownWord: words.some(
      ({ text }) => text.length >= minPrefixLength && replacements.get(text)?.words.length === 0,
    ),
    ...(corrections.size > 0
      ? { corrected: words.map((word) => corrections.get(word) ?? word.text).join(' ') }
      : {}),
  }
}

/** The conditions of all terms. If a term has synonyms, their tools come after its own. */
function matchOf(terms: readonly Term[]): TextMatch {
  const own = terms.map(({ alternatives }) => alternatives)
  const named = terms.map(({ alternatives, others = [] }) => [...alternatives, ...others])
  const inName = toTsquery(named, 'name')
  const hasOthers = terms.some(({ others }) => others !== undefined)
  return {
    anywhere: toTsquery(
      terms.map(({ further = [] }, index) => [...(named[index] ?? []), ...further]),
    ),
    inName,
    inNameAndCategory: hasOthers ? toTsquery(own, 'name') : `${inName}&${categoryTsquery(own)}`,
  }
}

/**
 * The possible completions of an unfinished word: itself, words with this prefix; for a size also
 * its bare number.
 */
async function completionsOf(
  db: Handle,
  { lexeme, kind, text, variants }: Word,
): Promise<readonly string[]> {
  if (kind !== 'word') return [lexeme, ...variants]
  const words = await wordsByPrefix(db, { prefix: text, limit: maxCompletions })
  return [...new Set([lexeme, ...words.map(({ stem }) => stem)])]
}
