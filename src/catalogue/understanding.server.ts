/** What a question means: a SKU, words of tools, what a misspelt word was meant to be. */
import type { Handle } from '../platform/database/database.server.ts'
import { knowsLikeness, skuKey } from './finding-store.server.ts'
import { askedWords, conditionOf, kindCondition, meantBy, wantedThings, type Thing } from './search-query.ts'
import type { Match } from './search-store.server.ts'
import { wordsIn, type Word } from './search-words.ts'
import { skuBegins } from './suggest-store.server.ts'
import { equalsWith, knownStems, wordsAlike, wordsBeginning } from './words-store.server.ts'

export type Meaning = {
  /** Undefined when nothing can match. */
  readonly match: Match | undefined
  readonly things: readonly Thing[]
  /** The question as it was understood, where that is not as it was written. */
  readonly meant?: string
}

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
  if (sku !== undefined && (await skuBegins(db, sku))) return { match: { sku }, things: [] }
  const words = askedWords(q)
  if (words.length === 0) return { match: undefined, things: [] }
  const lexemes = words.map(({ lexeme }) => lexeme)
  const [equals, known] = await Promise.all([equalsWith(db, lexemes), knownStems(db, words.filter(({ kind }) => kind === 'word').map(({ lexeme }) => lexeme))])
  const phrases = equals.map((group) => group.map((phrase) => wordsIn(phrase).map(({ lexeme }) => lexeme)))
  const inPhrases = new Set(phrases.flat(2))
  const meanings = new Map<string, readonly string[]>()
  const corrected = new Map<Word, string>()
  for (const word of words) {
    const last = word === words.at(-1)
    if (typing && last) meanings.set(word.lexeme, await beginnings(db, word))
    const meant = meanings.get(word.lexeme) ?? []
    if (word.kind !== 'word' || known.has(word.lexeme) || inPhrases.has(word.lexeme) || meant.length > 1) continue
    const begun = word.text.length >= shortestStart ? await wordsBeginning(db, word.text, mostBeginnings) : []
    const like = begun.length > 0 ? begun : meantBy(word.text, await wordsAlike(db, word.text, await knowsLikeness(db)))
    if (like.length > 0) meanings.set(word.lexeme, [...new Set(like.map(({ stem }) => stem))])
    if (begun.length === 0 && like[0]) corrected.set(word, like[0].word)
  }
  const things = wantedThings(words, phrases, meanings)
  const wanted = things.map(({ oneOf }) => oneOf)
  return {
    match: { anywhere: conditionOf(wanted), named: conditionOf(wanted, 'named'), kind: `${conditionOf(wanted, 'named')}&${kindCondition(wanted)}` },
    things,
    ...(corrected.size > 0 ? { meant: words.map((word) => corrected.get(word) ?? word.text).join(' ') } : {}),
  }
}

/** What an unfinished last word may become: itself, what begins so; for a size its bare number too. */
async function beginnings(db: Handle, { lexeme, kind, text, also }: Word): Promise<readonly string[]> {
  if (kind !== 'word') return [lexeme, ...also]
  return [...new Set([lexeme, ...(await wordsBeginning(db, text, mostBeginnings)).map(({ stem }) => stem)])]
}
