/** The lines of the order pad, as text and as entries. */
import { orderPadMessages as messages } from './messages/order-pad.ts'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { isNoOrder } from './doubts.ts'
import type { ParsedLine } from './parse-line.ts'

/** The most lines that fit on the pad. */
export const maxPadLines = 1000

/** An entry with its line in the text. */
export type ParsedTextLine = ParsedLine & { readonly line: string }
/** `lines`: the number of lines, if there are more than `maxPadLines`. */
export type ParsedRows =
  | { readonly kind: 'parsed'; readonly entries: readonly ParsedTextLine[] }
  | { readonly kind: 'too-many'; readonly lines: number }
/** `refused`: a text in a format without lines, such as XML, with the reason. */
export type ParsedText = ParsedRows | { readonly kind: 'refused'; readonly reason: string }

/** Why a text is not added to the pad. */
export const refusalOf = (text: Exclude<ParsedText, { kind: 'parsed' }>): string =>
  text.kind === 'refused' ? text.reason : messages.tooMany(text.lines, maxPadLines)

// Zero-width characters, text direction marks and controls, often copied from other programs.
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/gu

/** Characters that display a number in a different order, or split or join numbers. */
const misleading =
  /[\u202B\u202D\u202E\u2067]|(?<=\p{Nd})[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]+(?=\p{Nd})/gu

/** A text without invisible characters, with lines separated by \n. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // This sign stops the parser from reading a number, so that a person checks the line.
    .replace(misleading, '\uFFFD')
    .replace(invisible, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')

/**
 * An entry as a line of text that parses to the same entry. A doubtful number gets a question mark,
 * and the text states if a line is not ordered.
 */
export const formatLine = ({
  term,
  quantity,
  doubt,
}: Pick<ParsedLine, 'term' | 'quantity' | 'doubt'>): string => {
  if (doubt && isNoOrder(doubt)) return `${term}\t${messages.notOrdered}`
  const isAsked = doubt !== undefined && !Number.isNaN(parseQuantity(quantity))
  return quantity === '' ? term : `${term}\t${quantity}${isAsked ? '?' : ''}`
}
