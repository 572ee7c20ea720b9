/** What the words of a text say against it, by the dictionary: loaded with the first text. Pure. */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { doubtOf, type Doubt } from './doubts.ts'

const kindOf: Readonly<Record<FieldOf<'said'>, Doubt['kind']>> = {
  cancelled: 'not-ordered',
  past: 'not-ordered',
  enquiry: 'enquiry',
  conditional: 'conditional',
  recurring: 'recurring',
  shared: 'amount',
  approximate: 'amount',
}

/** Characters of a text in which words are looked for. */
const maxSaid = 5000

/** What a text says against itself, the gravest first: 'please cancel', 'if in stock'. */
export function doubtIn(text: string): Doubt | undefined {
  const said = new Set<string | undefined>()
  // Codes may hold any word: 'NE-100', 'RMA-7'.
  const words = text.replaceAll(/\S*\d\S*/g, (word) => (/\p{L}/u.test(word) ? ' ' : word))
  // Headings are compared by their first 200 characters: parts of a text, with words on both sides.
  for (let start = 0; start < words.length && start < maxSaid; start += 100)
    said.add(fieldOfKey('said', wordsOf(words.slice(start, start + 200))))
  const gravest = kinds.find((kind) => said.has(kind))
  return gravest && doubtOf(kindOf[gravest], text)
}
const kinds = ['cancelled', 'past', 'enquiry', 'conditional', 'recurring', 'shared'] as const

/** 'ca.', 'up to', 'or so': words beside a number that it is no sure one by. */
export const isApproximate = (words: string): boolean =>
  fieldOfKey('said', wordsOf(words)) === 'approximate'
