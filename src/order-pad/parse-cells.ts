/** Reads a row of cells: by the headings above it when there are some, else by what the cells look like. */
import { maxTermLength, parseLine, type ParsedLine } from './parse-line.ts'
import {
  stripPunctuation,
  isPrice,
  isNumber,
  isPlainSku,
  isSku,
  parseMarkedNumber,
} from './parse-tokens.ts'

/** Which cell holds what, as a row of headings says. */
export type HeadingColumns = {
  readonly width: number
  readonly sku: number
  readonly quantity: number
  readonly name: number
}

const skuHead =
  /^(?:sku|sku (?:code|no\.?|number)|item|item (?:no\.?|number|code|#)|article(?: (?:no\.?|number|code))?|part(?: (?:no\.?|number|code|#))?|product(?: (?:no\.?|number|code))?|code|ref(?:erence)?|model)$/i
const quantityHead =
  /^(?:qty|quantity|pcs|pieces|units|count|order|ordered|order (?:qty|quantity)|qty ordered|no\. of pieces)\.?$/i
const nameHead = /^(?:name|description|product name|item name|tool|title)$/i

/** @returns undefined when the row is none of headings */
export function parseHeadings(cells: readonly string[]): HeadingColumns | undefined {
  const find = (head: RegExp) => cells.findIndex((cell) => head.test(cell.trim()))
  const sku = find(skuHead)
  const quantity = find(quantityHead)
  const name = find(nameHead)
  if (quantity < 0 || (sku < 0 && name < 0) || cells.some((cell) => isNumber(cell.trim())))
    return undefined
  return { width: cells.length, sku, quantity, name }
}

/** @param separator what parted the cells; between commas a thousand's separator cannot be told from the next cell */
export function parseCells(
  cells: readonly string[],
  headings: HeadingColumns | undefined,
  separator = '\t',
): readonly ParsedLine[] {
  const trimmed = cells.map((cell) => cell.trim())
  if (headings && headings.width === cells.length) return byHeadings(trimmed, headings)
  const [first = '', second = ''] = trimmed
  // Two columns, a tool and a count: whatever the count is, it is kept as it was written.
  if (
    separator === '\t' &&
    trimmed.length === 2 &&
    first !== '' &&
    !isNumber(first) &&
    /^[+\-−–]?\p{Nd}/u.test(second) &&
    !isPlainSku(second)
  )
    return [{ term: termIn(first), quantity: quantityOf(second) ?? second, prose: false }]
  const filled = trimmed.filter(Boolean)
  const numbers = trimmed.flatMap((cell, place) => (quantityOf(cell) === undefined ? [] : [place]))
  const named = filled.filter((cell) => isPlainSku(stripPunctuation(cell))).length
  // One cell that says all, several SKUs in a line, or no cell that is a number alone: read it as text.
  if (filled.length < 2 || named > 1 || numbers.length === 0) return parseLine(filled.join(' '))
  const at = placeOfTerm(trimmed)
  if (at === undefined) return parseLine(filled.join(' '))
  const chosen = besideTerm(
    trimmed,
    numbers.filter((place) => place !== at),
    at,
    separator,
  )
  return [
    {
      term: termIn(trimmed[at] ?? ''),
      quantity: chosen.map((place) => quantityOf(trimmed[place] ?? '') ?? '').join(' / '),
      prose: false,
    },
  ]
}

function byHeadings(
  cells: readonly string[],
  { sku, quantity, name }: HeadingColumns,
): readonly ParsedLine[] {
  const [code = '', count = '', title = ''] = [cells[sku], cells[quantity], cells[name]]
  const term = code || title
  // A line written by us below headings of another order.
  if (isNumber(term) && count !== '' && !isNumber(count))
    return [{ term: count.slice(0, maxTermLength), quantity: term, prose: false }]
  if (term === '' && count === '') return []
  return [
    {
      term: (term || cells.filter(Boolean).join(' ')).slice(0, maxTermLength),
      quantity: quantityOf(count) ?? count,
      prose: false,
    },
  ]
}

/** A cell that is a number and nothing else. @returns the number as written */
const quantityOf = (cell: string): string | undefined =>
  isPrice(cell) ? undefined : isNumber(cell) ? cell : parseMarkedNumber(cell.replace(/\s+/g, ''))

function placeOfTerm(cells: readonly string[]): number | undefined {
  const looks: readonly ((cell: string) => boolean)[] = [
    (cell) => isPlainSku(stripPunctuation(cell)),
    (cell) => isSku(stripPunctuation(cell)),
    (cell) => cell.split(/\s+/).some((word) => isPlainSku(stripPunctuation(word))),
    (cell) => cell !== '' && !isPrice(cell) && quantityOf(cell) === undefined,
    // A SKU without letters: the first of two numbers.
    (cell) => isNumber(cell),
  ]
  for (const look of looks) {
    const found = cells.findIndex(look)
    if (found >= 0) return found
  }
  return undefined
}

const termIn = (cell: string): string =>
  (cell.split(/\s+/).map(stripPunctuation).find(isPlainSku) ?? stripPunctuation(cell)).slice(
    0,
    maxTermLength,
  )

const looksLikePrice = (cell: string): boolean => /^\d+[.,]\d\d$/.test(cell)

function besideTerm(
  cells: readonly string[],
  numbers: readonly number[],
  at: number,
  separator: string,
): readonly number[] {
  const whole = numbers.filter((place) => !looksLikePrice(cells[place] ?? ''))
  const likely = whole.length > 0 ? whole : numbers
  const first = likely.find((place) => place > at) ?? likely.at(-1)
  if (first === undefined) return []
  const next = first + 1
  const mayBeThousands =
    separator === ',' &&
    likely.includes(next) &&
    /^\d{1,3}$/.test(cells[first] ?? '') &&
    /^\d{3}$/.test(cells[next] ?? '')
  return mayBeThousands ? [first, next] : [first]
}
