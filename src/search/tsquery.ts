/** What a visitor asked for, as conditions on words: with equal words, with what a misspelt word may mean. Pure. */
import { marks, isStopWord, tokenize, type Mark, type Word } from './tokenize.ts'

/** Further words of a question are not looked at: a question of 10 kB must not become two thousand conditions. */
export const maxQueryWords = 8

/** What is asked: its words without those that say nothing; empty when it says nothing at all. */
export const queryWords = (q: string): readonly Word[] =>
  tokenize(q.slice(0, 400))
    .filter((word) => !isStopWord(word))
    .slice(0, maxQueryWords)

/** One thing that a tool must have: one of these alternatives, each of them all of its lexemes. */
export type TermAlternatives = readonly (readonly string[])[]

/** It, and how it was written. */
export type Term = { readonly text: string; readonly oneOf: TermAlternatives }

/** Words that mean the same: phrases, as lexemes. */
export type SynonymPhrases = readonly (readonly string[])[]

/**
 * The things that a tool must have. Where an equal phrase stands, each of its equals will do.
 * @param meanings what a word that no tool has may mean instead, by its lexeme
 */
export function termsOf(
  words: readonly Word[],
  equals: readonly SynonymPhrases[],
  meanings: ReadonlyMap<string, readonly string[]>,
): Term[] {
  const wanted: Term[] = []
  const written = (from: number, count: number): string =>
    words
      .slice(from, from + count)
      .map(({ text }) => text)
      .join(' ')
  for (let place = 0; place < words.length;) {
    const rest = words.slice(place).map(({ lexeme }) => lexeme)
    const standing = equals.flatMap((group) =>
      group
        .filter((phrase) => phrase.length > 0 && phrase.every((lexeme, at) => rest[at] === lexeme))
        .map((phrase) => ({ phrase, group })),
    )
    const longest = standing.toSorted((a, b) => b.phrase.length - a.phrase.length)[0]
    if (longest) {
      wanted.push({
        text: written(place, longest.phrase.length),
        oneOf: unique(
          standing
            .filter(({ phrase }) => phrase.length === longest.phrase.length)
            .flatMap(({ group }) => group),
        ),
      })
      place += longest.phrase.length
      continue
    }
    const lexeme = rest[0] ?? ''
    wanted.push({
      text: written(place, 1),
      oneOf: (meanings.get(lexeme) ?? [lexeme]).map((meant) => [meant]),
    })
    place += 1
  }
  return wanted
}

const unique = (phrases: SynonymPhrases): SynonymPhrases => [
  ...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values(),
]

/** The condition as PostgreSQL's tsquery: every thing, in the part of a tool that the mark names. */
export function toTsquery(wanted: readonly TermAlternatives[], mark: Mark = 'anywhere'): string {
  const one = (lexeme: string): string => `'${marks[mark]}${lexeme.replace(/[^\p{L}\p{N}]/gu, '')}'`
  return wanted
    .map(
      (alternatives) =>
        `(${alternatives.map((lexemes) => `(${lexemes.map(one).join('&')})`).join('|')})`,
    )
    .join('&')
}

/** That a tool is of a category that is called by any of these words. */
export const categoryTsquery = (wanted: readonly TermAlternatives[]): string =>
  toTsquery([wanted.flat()], 'kind')

/** Letters that must be changed, left out, put in or swapped to make one word of another. */
export function editDistance(a: string, b: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      next.push(
        Math.min(
          (next[j - 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped,
        ),
      )
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** So many slips are forgiven in a word: none in a short one. */
export const maxEditDistance = (word: string): number =>
  word.length < 4 ? 0 : word.length < 8 ? 1 : 2
const mostMeanings = 3

/** The known words that a misspelt one may mean: those with the fewest slips. */
export function closestWords<K extends { readonly word: string }>(
  asked: string,
  known: readonly K[],
): K[] {
  const close = known
    .map((one) => ({ one, slips: editDistance(asked, one.word) }))
    .filter(({ slips }) => slips <= maxEditDistance(asked))
    .toSorted((a, b) => a.slips - b.slips)
  return close
    .filter(({ slips }) => slips === close[0]?.slips)
    .slice(0, mostMeanings)
    .map(({ one }) => one)
}
