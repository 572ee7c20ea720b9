/**
 * What a table states besides its lines: the order number, sentences in rows of their own. Pure.
 */
import type { ParsedTextLine } from '../order-pad/pad-lines.ts'
import { doubtIn } from '../order-pad/doubt-words.ts'
import { orderNumberKey, type Draft } from './draft.ts'

type Besides = Pick<Draft, 'number' | 'notes' | 'unread'>

/** Whether a row is a sentence: one cell, of several words. */
const isSentence = ({ line, prose }: ParsedTextLine): boolean =>
  prose && !line.includes('\t') && line.trim().split(/\s+/).length >= 3

/**
 * Sentences below the first line are notes; statements in them or in titles against the order are
 * shown to a person.
 */
function sentencesOf(entries: readonly ParsedTextLine[]) {
  const first = entries.findIndex(({ prose }) => !prose)
  const against = entries.flatMap(({ line }) =>
    !line.includes('\t') && doubtIn(line) ? [line.trim()] : [],
  )
  const notes = entries
    .slice(Math.max(first, 0))
    .flatMap((entry) =>
      isSentence(entry) && !against.includes(entry.line.trim()) ? [entry.line.trim()] : [],
    )
  return { notes, against: [...new Set(against)] }
}

/** Numbers of several orders, under the name of their column; none if all are the same. */
function otherNumbers(
  number: string,
  named: readonly NonNullable<ParsedTextLine['orderNumber']>[],
): readonly string[] {
  const numbers = new Map(
    [...(number === '' ? [] : [number]), ...named.map(({ text }) => text)].map((text) => [
      orderNumberKey(text),
      text,
    ]),
  )
  const heading = named[0]?.heading ?? ''
  return numbers.size < 2 ? [] : [`${heading}: ${[...numbers.values()].join(', ')}`]
}

/**
 * @param entries all entries of the table, in its order
 * @param number the order number, if a line above names it
 */
export function besidesOf(entries: readonly ParsedTextLine[], number: string): Besides {
  const named = entries.flatMap(({ orderNumber }) => orderNumber ?? [])
  const { notes, against } = sentencesOf(entries)
  const others = otherNumbers(number, named)
  const unread = [...others, ...against]
  return {
    // With several numbers in a column, none is the order number.
    number: number || (others.length > 0 ? '' : (named[0]?.text ?? '')),
    notes,
    ...(unread.length > 0 ? { unread } : {}),
  }
}
