/** What a question means: a SKU, words of tools, what a misspelt word was meant to be. */
import type { Handle } from '../platform/database/database.server.ts'
import { knowsLikeness, skuKey } from './finding-store.server.ts'
import { askedWords, conditionOf, kindCondition, meantBy, wantedThings, type Thing } from './search-query.ts'
import type { Match } from './search-store.server.ts'
import { wordsIn, type Word } from './search-words.ts'
import { skuBegins } from './suggest-store.server.ts'
import { equalsWith, knownStems, wordsAlike, wordsBeginning, type KnownWord } from './words-store.server.ts'

export type Meaning = {
  /** Undefined when nothing can match. */
  readonly match: Match | undefined
  readonly things: readonly Thing[]
  /** Whether it has a word that is in no tool, and like none that is. */
  readonly unknown: boolean
  /** The question as it was understood, where that is not as it was written. */
  readonly meant?: string
}

/** Words that begin as a strange one, or else those that it may be a slip of. */
type Likes = { readonly words: readonly KnownWord[]; readonly corrected: boolean }
export type Vocabulary = { readonly phrases: readonly (readonly (readonly string[])[])[]; readonly known: ReadonlySet<string>; readonly like: ReadonlyMap<string, Likes> }

const shortestSku = 3
const longestSku = 40
const shortestStart = 3
const mostBeginnings = 12

/** The key of a SKU that a question may be. */
export const askedSku = (q: string): string | undefined => {
  const key = skuKey(q)
  return /\d/.test(q) && key.length >= shortestSku && q.length <= longestSku && /^[\w\s./-]+$/.test(q) ? key : undefined
}

/**
 * Understands a question.
 * @param typing the last word may be unfinished
 */
export async function understand(db: Handle, q: string, typing = false): Promise<Meaning> {
  const sku = askedSku(q)
  if (sku !== undefined && (await skuBegins(db, sku))) return { match: { sku }, things: [], unknown: false }
  const words = askedWords(q)
  const last = words.at(-1)
  return meaningOf(words, await vocabularyOf(db, words), typing && last ? { word: last, becomes: await beginnings(db, last) } : undefined)
}

/** What the shop knows of some words: for one question, or for many at once. */
export async function vocabularyOf(db: Handle, words: readonly Word[]): Promise<Vocabulary> {
  if (words.length === 0) return { phrases: [], known: new Set(), like: new Map() }
  const [equals, known] = await Promise.all([equalsWith(db, words.map(({ lexeme }) => lexeme)), knownStems(db, words.filter(({ kind }) => kind === 'word').map(({ lexeme }) => lexeme))])
  const phrases = equals.map((group) => group.map((phrase) => wordsIn(phrase).map(({ lexeme }) => lexeme)))
  const inPhrases = new Set(phrases.flat(2))
  const strange = new Set(words.filter(({ kind, lexeme }) => kind === 'word' && !known.has(lexeme) && !inPhrases.has(lexeme)).map(({ text }) => text))
  const byLikeness = strange.size > 0 && (await knowsLikeness(db))
  const like = new Map<string, Likes>()
  for (const text of strange) {
    const begun = text.length >= shortestStart ? await wordsBeginning(db, text, mostBeginnings) : []
    like.set(text, begun.length > 0 ? { words: begun, corrected: false } : { words: meantBy(text, await wordsAlike(db, text, byLikeness)), corrected: true })
  }
  return { phrases, known, like }
}

/** What words mean, with what is known of them; the word that is being typed may become others. */
export function meaningOf(words: readonly Word[], { phrases, like }: Vocabulary, typed?: { readonly word: Word; readonly becomes: readonly string[] }): Meaning {
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
  const things = wantedThings(words, phrases, meanings)
  const wanted = things.map(({ oneOf }) => oneOf)
  return {
    match: { anywhere: conditionOf(wanted), named: conditionOf(wanted, 'named'), kind: `${conditionOf(wanted, 'named')}&${kindCondition(wanted)}` },
    things,
    unknown: words.some(({ text }) => text.length >= shortestStart && like.get(text)?.words.length === 0),
    ...(corrected.size > 0 ? { meant: words.map((word) => corrected.get(word) ?? word.text).join(' ') } : {}),
  }
}

/** What an unfinished last word may become: itself, what begins so; for a size its bare number too. */
async function beginnings(db: Handle, { lexeme, kind, text, also }: Word): Promise<readonly string[]> {
  if (kind !== 'word') return [lexeme, ...also]
  return [...new Set([lexeme, ...(await wordsBeginning(db, text, mostBeginnings)).map(({ stem }) => stem)])]
}
