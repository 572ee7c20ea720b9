/**
 * From the words of a query to conditions on lexemes: with synonyms, and with corrections of
 * misspelt words. Pure.
 */
import { nearSizeLexemes } from '../words/near-sizes.ts'
import { fieldPrefixes, type SearchField } from '../index/search-document.ts'
import { germanKey, isGermanStopWord } from '../words/german.ts'
import { withNumbersInDigits } from '../words/german-numbers.ts'
import { phraseNames } from '../words/german-trade-words.ts'
import { isStopWord, tokenize, type Word } from '../words/tokenize.ts'
import { hasGerman, noGermanWords, type GermanWords } from './german-parts.ts'

/**
 * The number of a query's words that are searched; without a limit a query of 10 kB would become
 * 2,000 conditions.
 */
export const maxQueryWords = 8
/** The number of a query's characters that are read. */
const maxQueryLength = 400

/** Measures without a unit, typed as one word: `6,5x150`. */
const measures =
  /(?<![\p{L}\p{N}.,])\d{1,5}(?:[.,]\d{1,3})?(?:\s?[x×]\s?\d{1,5}(?:[.,]\d{1,3})?)+(?![\p{L}\p{N}.,]|\s?(?:mm|cm|m|in|ft|zoll|inch|"|')(?!\p{L}))/giu
const withMeasuresApart = (q: string): string =>
  q.replaceAll(measures, (found) => found.replaceAll(/\s?[x×]\s?/gi, ' '))

/** Sizes of bits and tips, which catalogues write as one word: `PH 1` is PH1. */
const tips = /(?<!\p{L})(ph|pz|tx)[\s-](?=\d{1,3}(?!\p{L}))/giu
/** A size of cross slots without its prefix: `Kreuzschlitz 2`, `Kreuzschraubenzieher 2er`. */
const crossSize = /(?<=(?:kreuz|phillips).*\s)([0-4])(?:er)?(?![\p{L}\p{N}.,x"/]|\s\p{L})/giu
const asTyped = (q: string): string => {
  const apart = withMeasuresApart(q)
  return hasGerman()
    ? withNumbersInDigits(apart.replaceAll(tips, '$1').replaceAll(crossSize, 'ph$1'))
    : apart
}

/** The words of a query without stop words; empty when it has no others. */
export const queryWords = (q: string): readonly Word[] => {
  const words = tokenize(asTyped(q.slice(0, maxQueryLength))).filter((word) => !isStopWord(word))
  const german = hasGerman() ? words.filter(({ text }) => !isGermanStopWord(text)) : words
  return (german.length > 0 ? german : words).slice(0, maxQueryWords)
}

/** Alternatives: a tool must match one, which means having all of its lexemes. */
export type TermAlternatives = readonly (readonly string[])[]

/** One word or phrase of a query: its original text, and what a tool must have to match it. */
export type Term = {
  readonly text: string
  readonly alternatives: TermAlternatives
  /** Synonyms; tools that have them in their names come after those with the word itself. */
  readonly others?: TermAlternatives
  /** Weaker alternatives, whose tools come last. */
  readonly further?: TermAlternatives
}

/** A group of synonyms: phrases, each as its lexemes. */
export type SynonymPhrases = readonly (readonly string[])[]

/**
 * The terms of a query; a tool must match all of them. If the query contains a phrase of a synonym
 * group, any phrase of the group matches; if several phrases fit, the longest is used.
 * @param replacements the words searched instead of a word that no tool has, by its lexeme
 * @param german the data about its German words
 */
export function termsOf(
  words: readonly Word[],
  synonyms: readonly SynonymPhrases[],
  replacements: ReadonlyMap<string, readonly string[]>,
  german: GermanWords = noGermanWords,
): Term[] {
  const terms: Term[] = []
  for (let start = 0; start < words.length;) {
    const rest = words.slice(start)
    const phrase = longestSynonym(rest, synonyms) ?? germanPhrase(rest, german)
    const length = phrase?.length ?? 1
    const text = rest
      .slice(0, length)
      .map((word) => word.text)
      .join(' ')
    const [first] = rest
    if (length === 1 && first) terms.push(...termsOfWord(first, { phrase, replacements, german }))
    else if (phrase) terms.push({ text, alternatives: phrase.alternatives })
    start += length
  }
  return terms
}

/** The terms of one word: itself, or the parts of a German compound. */
function termsOfWord(
  word: Word,
  {
    phrase,
    replacements,
    german,
  }: {
    readonly phrase: Prefix | undefined
    readonly replacements: ReadonlyMap<string, readonly string[]>
    readonly german: GermanWords
  },
): readonly Term[] {
  const parts = german.parts.get(word.text)
  const alternatives =
    phrase?.alternatives ??
    (parts && !replacements.has(word.lexeme) ? [] : singleWord(word, replacements).alternatives)
  if (parts === undefined) return [{ text: word.text, alternatives }]
  return parts.map((part) => ({
    text: parts.length === 1 ? word.text : part.text,
    alternatives: uniquePhrases([...alternatives, ...eachAlone(part.lexemes)]),
    ...(part.others.length === 0 ? {} : { others: eachAlone(part.others) }),
    ...(part.further.length === 0 ? {} : { further: eachAlone(part.further) }),
  }))
}

const eachAlone = (lexemes: readonly string[]): TermAlternatives =>
  lexemes.map((lexeme) => [lexeme])

/** A phrase of the German trade with which these words begin, replaced by its synonyms. */
function germanPhrase(words: readonly Word[], { names }: GermanWords): Prefix | undefined {
  if (names.size === 0) return undefined
  const found = phraseNames(words.map(({ text }) => germanKey(text)))
  if (found === undefined) return undefined
  const itself = words.slice(0, found.length).map(({ lexeme }) => lexeme)
  const lexemes = found.names.flatMap((name) => [name, ...(names.get(name) ?? [])])
  return { length: found.length, alternatives: uniquePhrases([itself, ...eachAlone(lexemes)]) }
}

/** The words that are parts of a phrase of the trade, like `schwedisch` in `schwedische Zange`. */
export const wordsInPhrases = (words: readonly Word[]): ReadonlySet<Word> => {
  const keys = words.map(({ text }) => germanKey(text))
  return new Set(
    words.flatMap((_, start) =>
      words.slice(start, start + (phraseNames(keys.slice(start))?.length ?? 0)),
    ),
  )
}

/** The alternatives for the first `length` words of a query. */
type Prefix = { readonly length: number; readonly alternatives: TermAlternatives }

/** The longest synonym phrase with which these words begin; undefined if there is none. */
function longestSynonym(
  words: readonly Word[],
  synonyms: readonly SynonymPhrases[],
): Prefix | undefined {
  const isPrefix = (phrase: readonly string[]): boolean =>
    phrase.length > 0 && phrase.every((lexeme, index) => words[index]?.lexeme === lexeme)
  const matches = synonyms.flatMap((group) =>
    group.filter(isPrefix).map((phrase) => ({ length: phrase.length, group })),
  )
  if (matches.length === 0) return undefined
  const length = Math.max(...matches.map((match) => match.length))
  const groups = matches.filter((match) => match.length === length).map(({ group }) => group)
  return { length, alternatives: uniquePhrases(groups.flat()) }
}

function singleWord(
  { lexeme }: Word,
  replacements: ReadonlyMap<string, readonly string[]>,
): Prefix {
  const lexemes = replacements.get(lexeme) ?? [lexeme, ...nearSizeLexemes(lexeme)]
  return { length: 1, alternatives: lexemes.map((alternative) => [alternative]) }
}

const uniquePhrases = (phrases: SynonymPhrases): SynonymPhrases => [
  ...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values(),
]

/** The condition as a PostgreSQL tsquery: every term, in this field of a tool. */
export function toTsquery(
  terms: readonly TermAlternatives[],
  field: SearchField = 'anywhere',
): string {
  const quote = (lexeme: string): string =>
    `'${fieldPrefixes[field]}${lexeme.replace(/[^\p{L}\p{N}]/gu, '')}'`
  const allOf = (lexemes: readonly string[]): string => `(${lexemes.map(quote).join('&')})`
  return terms.map((alternatives) => `(${alternatives.map(allOf).join('|')})`).join('&')
}

/** The condition that a tool's category has a name with any of these terms. */
export const categoryTsquery = (terms: readonly TermAlternatives[]): string =>
  toTsquery([terms.flat()], 'category')
