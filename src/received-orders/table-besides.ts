/** What a table says beside its lines: the number of the order, sentences in rows of their own. Pure. */
import type { ParsedTextLine } from '../order-pad/pad-lines.ts'
import { doubtIn } from '../order-pad/doubt-words.ts'
import { orderNumberKey, type Draft } from './draft.ts'

type Besides = Pick<Draft, 'number' | 'notes' | 'unread'>

/** Whether a row is a sentence: one cell, of several words. */
const isSentence = ({ line, prose }: ParsedTextLine): boolean =>
  prose && !line.includes('\t') && line.trim().split(/\s+/).length >= 3

/** Sentences below the first line are notes; what they or titles say against the order is for a person. */
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

/** Numbers of several orders, under the name of their column; none where all are the same. */
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
 * @param entries all that the table has, in its order
 * @param number of the order, where a line above names it
 */
export function besidesOf(entries: readonly ParsedTextLine[], number: string): Besides {
  const named = entries.flatMap(({ orderNumber }) => orderNumber ?? [])
  const { notes, against } = sentencesOf(entries)
  const others = otherNumbers(number, named)
  const unread = [...others, ...against]
  return {
    // Of several numbers in a column, none is that of the order.
    number: number || (others.length > 0 ? '' : (named[0]?.text ?? '')),
    notes,
    ...(unread.length > 0 ? { unread } : {}),
  }
}
