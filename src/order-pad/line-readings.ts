/**
 * Other possible readings of a line: its text, without a quantity, as one code that contains
 * blanks, such as `87 01 250` or `MJ-40 A`. The shop's known codes decide between them.
 */
import {
  isNumber,
  isOtherUnit,
  isQuantityMark,
  isSku,
  parseMarkedNumber,
  stripPunctuation,
} from './parse-tokens.ts'
import type { Reading } from './choose-reading.ts'

/** The maximum length of a maker's number, the longest kind of code. */
const maxCodeLength = 70

/**
 * The other readings of a line, best first; none for a SKU with its quantity.
 * @param line without list markers at its start
 * @param parsed the result of parsing the line without them
 */
export function readingsOf(line: string, parsed: Reading): readonly Reading[] {
  const words = line.split(/\s+/)
  const whole = { term: toCode(words), quantity: '' }
  const all = [whole, ...withoutLast(words), ...withoutFirst(words)]
  const isComplete = all.some((reading) => isSame(reading, parsed))
  return isComplete && parsed.term.split(' ').some(isSku)
    ? []
    : all.filter((reading) => isCode(reading.term) && !isSame(reading, parsed))
}

/** The other reading of a cell that contains more than the SKU that was taken from it. */
export const readingsOfCell = (cell: string, parsed: Reading): readonly Reading[] => {
  const reading = { term: toCode(cell.split(/\s+/)), quantity: parsed.quantity }
  return isCode(reading.term) && !isSame(reading, parsed) ? [reading] : []
}

const isSame = (one: Reading, other: Reading): boolean =>
  one.term === other.term && one.quantity === other.quantity
const isCode = (text: string): boolean => text.includes(' ') && text.length <= maxCodeLength

const toCode = (words: readonly string[]): string =>
  stripPunctuation(words.join(' ')).replace(/\s[-–—:=]+$/, '')

/** A number and its unit, in the order in which they are written. */
const quantityOf = (number = '', unit = ''): string | undefined => {
  const plain = stripPunctuation(number)
  const count = isNumber(plain) ? plain : parseMarkedNumber(plain)
  return count === undefined ? undefined : isOtherUnit(unit) ? `${count} ${unit}` : count
}
const isMark = (word: string): boolean => isQuantityMark(word) || /^[-–—:=]+$/.test(word)

function withoutLast(words: readonly string[]): readonly Reading[] {
  const unit = stripPunctuation(words.at(-1) ?? '')
  const end = isQuantityMark(unit) || isOtherUnit(unit) ? -2 : -1
  const quantity = quantityOf(words.at(end), end === -2 ? unit : '')
  if (quantity === undefined) return []
  const rest = words.slice(0, end)
  while (isMark(rest.at(-1) ?? '')) rest.pop()
  return [{ term: toCode(rest), quantity }]
}

function withoutFirst([first, ...others]: readonly string[]): readonly Reading[] {
  const quantity = quantityOf(first, others[0])
  if (quantity === undefined) return []
  const start = others.findIndex((word) => !isMark(word) && !isOtherUnit(word))
  return start < 0 ? [] : [{ term: toCode(others.slice(start)), quantity }]
}
