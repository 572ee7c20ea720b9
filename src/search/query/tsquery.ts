/**
 * From the words of a query to conditions on lexemes: with synonyms, and with corrections of
 * misspelt words. Pure.
 */
import { nearSizeLexemes } from '../words/near-sizes.ts'
import { fieldPrefixes, type SearchField } from '../index/search-document.ts'
import { isStopWord, tokenize, type Word } from '../words/tokenize.ts'

/**
 * Words of a query that are searched; without a limit a query of 10 kB would become 2,000
 * conditions.
 */
export const maxQueryWords = 8
/** Characters of a query that are read. */
const maxQueryLength = 400

/** The words of a query without stop words; empty when it has no others. */
export const queryWords = (q: string): readonly Word[] =>
  tokenize(q.slice(0, maxQueryLength))
    .filter((word) => !isStopWord(word))
    .slice(0, maxQueryWords)

/**
 * Alternatives of which a tool must have one; it has an alternative when it has all of its lexemes.
 */
export type TermAlternatives = readonly (readonly string[])[]

/** One word or phrase of a query: as it was written, and what a tool must have for it. */
export type Term = { readonly text: string; readonly alternatives: TermAlternatives }

/** A group of synonyms: phrases, each as its lexemes. */
export type SynonymPhrases = readonly (readonly string[])[]

/**
 * The terms of a query, all of which a tool must have. Where the query has a phrase of a synonym
 * group,
 * any phrase of the group will do; of several phrases the longest is taken.
 * @param replacements what a word that no tool has is searched as instead, by its lexeme
 */
export function termsOf(
  words: readonly Word[],
  synonyms: readonly SynonymPhrases[],
  replacements: ReadonlyMap<string, readonly string[]>,
): Term[] {
  const terms: Term[] = []
  for (let start = 0; start < words.length;) {
    const { length, alternatives } =
      longestSynonym(words.slice(start), synonyms) ?? singleWord(words[start], replacements)
    const text = words.slice(start, start + length).map((word) => word.text)
    terms.push({ text: text.join(' '), alternatives })
    start += length
  }
  return terms
}

/** The alternatives for the first `length` words of a query. */
type Prefix = { readonly length: number; readonly alternatives: TermAlternatives }

/** The longest synonym phrase with which these words begin; undefined when they begin with none. */
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
  word: Word | undefined,
  replacements: ReadonlyMap<string, readonly string[]>,
): Prefix {
  const lexeme = word?.lexeme ?? ''
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

/** The condition that a tool's category is called by any of these terms. */
export const categoryTsquery = (terms: readonly TermAlternatives[]): string =>
  toTsquery([terms.flat()], 'category')
