/** The words by which an order is found in the list of all orders, and how a search uses them. */
import { plainText, stemOf } from '../../search/words/tokenize.ts'

/** The texts of an order that are searched, as they were when it was placed. */
export type SearchableOrder = {
  readonly name: string
  readonly email: string
  readonly po_number: string
  /** The company that it was placed for; null if there is none. */
  readonly company_name: string | null
  readonly lines: readonly {
    readonly sku: string
    readonly name: string
    /** The buyer's own number of the tool; empty if there is none. */
    readonly part_number: string
  }[]
}

/**
 * Increment this when `orderWords` changes the words of existing orders: the background job then
 * indexes all orders again. Part numbers were added without it: no order had any before.
 */
export const orderWordsVersion = 2

/** PostgreSQL's tsvector holds a megabyte; a thousand lines rarely have as many words. */
const maxWords = 5000
const maxWordLength = 60
/** From this number of parts of a word on, each part is also joined with the parts after it. */
const maxJoined = 8
/** The maximum number of words in a search. */
const maxQueryWords = 8
/** Shorter words must match completely: nearly everything begins with `b`. */
const minPrefixLength = 3

/**
 * The words of an order, each once: from its buyer, company, PO number, and lines including the
 * buyer's own numbers.
 */
export function orderWords({
  name,
  email,
  company_name,
  po_number,
  lines,
}: SearchableOrder): string[] {
  const words = new Set([
    ...[name, company_name ?? '', po_number].flatMap(textWords),
    ...emailWords(email),
  ])
  for (const line of lines) {
    if (words.size >= maxWords) break
    for (const word of textWords(line.sku)) words.add(word)
    for (const word of textWords(line.name)) words.add(word)
    for (const word of textWords(line.part_number)) words.add(word)
  }
  return [...words].slice(0, maxWords)
}

/** The parsed search: an order's number, words as a tsquery, both or neither. */
export type OrderSearch = {
  readonly number?: number | undefined
  /** All words of the search; the last one as a prefix. */
  readonly condition?: string | undefined
}

/** Parses a search as admins type it: `#10042`, `celia nav`, `buyer@example.com`, `BRK-12`. */
export function parseOrderSearch(q: string): OrderSearch {
  const number = /^#?(\d{1,15})$/.exec(q.trim())?.[1]
  const words = chunksOf(q)
    .map((chunk) => (chunk.includes('@') ? emailCharacters(chunk) : partsOf(chunk).join('')))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxQueryWords)
  const conditions = words.map((word, index) => wordCondition(word, index === words.length - 1))
  return {
    number: number === undefined ? undefined : Number(number),
    condition: conditions.length === 0 ? undefined : conditions.join('&'),
  }
}

const chunksOf = (text: string): string[] => plainText(text).split(' ')
const partsOf = (chunk: string): string[] => chunk.match(/[\p{L}\p{N}]+/gu) ?? []
const cut = (word: string): string => word.slice(0, maxWordLength)

/**
 * Each part of `BRK-1234-16`, also joined with the parts after it: brk, 1234, 16, brk123416,
 * 123416.
 */
const textWords = (text: string): string[] =>
  chunksOf(text).flatMap((chunk) => {
    const parts = partsOf(chunk)
    const joined = parts.slice(0, maxJoined).map((_, index) => parts.slice(index).join(''))
    return [...parts, ...parts.map(stemOf), ...joined].map(cut)
  })

/** The whole address, its part from @ on, and the words of its parts. */
function emailWords(email: string): string[] {
  const address = emailCharacters(plainText(email))
  const at = address.indexOf('@')
  const [name, domain] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
  const whole = [address, domain].map(cut).filter((word) => word !== '')
  return [...whole, ...textWords(name), ...partsOf(domain).map(cut)]
}

const emailCharacters = (text: string): string => text.replace(/[^\p{L}\p{N}@._+%-]/gu, '')

/**
 * A word of a search, or its stem. Only the last word may be unfinished: a prefix matches many
 * words, and looking all of them up is slow.
 */
function wordCondition(word: string, isLast: boolean): string {
  const isPrefix = isLast && (word.length >= minPrefixLength || !/^[a-z0-9]*$/.test(word))
  const alternatives = new Set([cut(word), cut(stemOf(word))])
  return `(${[...alternatives].map((text) => `'${text}'${isPrefix ? ':*' : ''}`).join('|')})`
}
