/** What a question means: a SKU, words of tools, what a misspelt word was meant to be. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { hasTrigramExtension, skuKey } from './lookup-store.server.ts'
import {
  queryWords,
  toTsquery,
  categoryTsquery,
  closestWords,
  termsOf,
  type Term,
} from './tsquery.ts'
import type { TextMatch } from './store.server.ts'
import { tokenize, type Word } from './tokenize.ts'
import { skuPrefixCondition } from './suggestion-store.server.ts'
import {
  synonymsContaining,
  existingStems,
  similarWords,
  wordsByPrefix,
  type KnownWord,
} from './index-store.server.ts'

export type ParsedQuery = {
  /** Undefined when nothing can match. */
  readonly match: TextMatch | undefined
  readonly things: readonly Term[]
  /** Whether it has a word that is in no tool, and like none that is. */
  readonly unknown: boolean
  /** The question as it was understood, where that is not as it was written. */
  readonly meant?: string
}

/** Words that begin as a strange one, or else those that it may be a slip of. */
type Likes = { readonly words: readonly KnownWord[]; readonly corrected: boolean }
export type Vocabulary = {
  readonly phrases: readonly (readonly (readonly string[])[])[]
  readonly known: ReadonlySet<string>
  readonly like: ReadonlyMap<string, Likes>
}

const shortestSku = 3
const longestSku = 40
const shortestStart = 3
const mostBeginnings = 12

/** The key of a SKU that a question may be. */
export const skuInQuery = (q: string): string | undefined => {
  const key = skuKey(q)
  return /\d/.test(q) &&
    key.length >= shortestSku &&
    q.length <= longestSku &&
    /^[\w\s./-]+$/.test(q)
    ? key
    : undefined
}

/**
 * Understands a question.
 * @param typing the last word may be unfinished
 */
export async function parseQuery(db: Handle, q: string, typing = false): Promise<ParsedQuery> {
  const sku = skuInQuery(q)
  if (sku !== undefined && (await skuPrefixCondition(db, sku)))
    return { match: { sku }, things: [], unknown: false }
  const words = queryWords(q)
  const last = words.at(-1)
  return interpretWords(
    words,
    await loadVocabulary(db, words),
    typing && last ? { word: last, becomes: await beginnings(db, last) } : undefined,
  )
}

/** What the shop knows of some words: for one question, or for many at once. */
export async function loadVocabulary(db: Handle, words: readonly Word[]): Promise<Vocabulary> {
  if (words.length === 0) return { phrases: [], known: new Set(), like: new Map() }
  const [equals, known] = await Promise.all([
    synonymsContaining(
      db,
      words.map(({ lexeme }) => lexeme),
    ),
    existingStems(
      db,
      words.filter(({ kind }) => kind === 'word').map(({ lexeme }) => lexeme),
    ),
  ])
  const phrases = equals.map((group) =>
    group.map((phrase) => tokenize(phrase).map(({ lexeme }) => lexeme)),
  )
  const inPhrases = new Set(phrases.flat(2))
  const strange = new Set(
    words
      .filter(({ kind, lexeme }) => kind === 'word' && !known.has(lexeme) && !inPhrases.has(lexeme))
      .map(({ text }) => text),
  )
  const byLikeness = strange.size > 0 && (await hasTrigramExtension(db))
  const like = new Map<string, Likes>()
  for (const text of strange) {
    const begun = text.length >= shortestStart ? await wordsByPrefix(db, text, mostBeginnings) : []
    like.set(
      text,
      begun.length > 0
        ? { words: begun, corrected: false }
        : { words: closestWords(text, await similarWords(db, text, byLikeness)), corrected: true },
    )
  }
  return { phrases, known, like }
}

/** What words mean, with what is known of them; the word that is being typed may become others. */
export function interpretWords(
  words: readonly Word[],
  { phrases, like }: Vocabulary,
  typed?: { readonly word: Word; readonly becomes: readonly string[] },
): ParsedQuery {
  if (words.length === 0) return { match: undefined, things: [], unknown: false }
  const meanings = new Map<string, readonly string[]>()
  const corrected = new Map<Word, string>()
  if (typed) meanings.set(typed.word.lexeme, typed.becomes)
  for (const word of words) {
    const { words: liked = [], corrected: slipped = false } = like.get(word.text) ?? {}
    if ((meanings.get(word.lexeme) ?? []).length > 1 || liked.length === 0) continue
    meanings.set(word.lexeme, [...new Set(liked.map(({ stem }) => stem))])
    if (slipped && liked[0]) corrected.set(word, liked[0].word)
  }
  const things = termsOf(words, phrases, meanings)
  const wanted = things.map(({ oneOf }) => oneOf)
  return {
    match: {
      anywhere: toTsquery(wanted),
      named: toTsquery(wanted, 'named'),
      kind: `${toTsquery(wanted, 'named')}&${categoryTsquery(wanted)}`,
    },
    things,
    unknown: words.some(
      ({ text }) => text.length >= shortestStart && like.get(text)?.words.length === 0,
    ),
    ...(corrected.size > 0
      ? { meant: words.map((word) => corrected.get(word) ?? word.text).join(' ') }
      : {}),
  }
}

/** What an unfinished last word may become: itself, what begins so; for a size its bare number too. */
async function beginnings(
  db: Handle,
  { lexeme, kind, text, also }: Word,
): Promise<readonly string[]> {
  if (kind !== 'word') return [lexeme, ...also]
  return [
    ...new Set([
      lexeme,
      ...(await wordsByPrefix(db, text, mostBeginnings)).map(({ stem }) => stem),
    ]),
  ]
}
