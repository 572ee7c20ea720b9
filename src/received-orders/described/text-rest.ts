/** What a line of text has beside its article, its quantity and its price. Pure. */
import { plainText, tokenize, withoutSizes } from '../../search/words/tokenize.ts'
import type { DraftLine } from '../draft.ts'
import { wordsOfLine } from './described-otherwise.ts'

type Tool = { readonly name: string }

/** Words beside a number that make it something else than the quantity: 'no 24', '24 more'. */
const before =
  'at|by|to|from|in|on|for|no|nr|nummer|number|more|next|first|second|third|van|again|us|price|net|left|per|mehr|netto|preis|noch'
const behind = 'more|per|net|netto|at|je|for|total|price|your price|list|mehr|weitere'
/** 'Pos 3', 'PO 4711': numbers that are neither a quantity nor a price. */
const label =
  /(?:^|\s)(?:pos|position|line|item|row|nr|no|zeile|po|order|bestellung|ref|job)[.:]?\s*$/u

/**
 * A number that is neither the quantity nor of the tool, where no price was read, or a word at the
 * quantity: '24 at 5', '24 for 120', '24 [5.00]', 'no 24', '24 more'.
 */
export function restOfText(line: DraftLine, { name }: Tool): string | undefined {
  const quantity = Number(line.quantity)
  if (line.quantity === '' || !Number.isFinite(quantity)) return undefined
  const words = wordsOfLine(line)
  const atQuantity = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${before})\.?:?\s*${quantity}(?![\p{N}.,])|${quantity}\s+(?:(?:${behind})(?!\p{L})|${quantity}[.,]0))`,
    'iu',
  ).exec(words)?.[0]
  if (atQuantity !== undefined) return atQuantity
  const pieces = otherSize(words, name) ?? counted.exec(words)?.[0]
  if (pieces !== undefined && !name.includes(pieces)) return pieces
  if (line.price !== '') return undefined
  const text = withoutSizes(
    words
      .split(/\s+/)
      .filter((word) => !(/\p{L}/u.test(word) && /\d/.test(word)))
      .join(' ')
      .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, ''),
  )
  const ofName = new Set(plainText(name).match(/\d+/g))
  const found = [...text.matchAll(/(?<![\p{L}\p{N}.,/-])\d+(?:\.\d+)?(?![\p{N}/-])/gu)].find(
    ({ 0: number, index }) =>
      Number(number) !== quantity &&
      !ofName.has(number) &&
      index > 0 &&
      !label.test(text.slice(0, index)),
  )
  return found?.[0]
}

/** '12-ct', '3-piece', '4x12': counts in one word. */
const counted =
  /(?<![\p{L}\p{N}])\d+(?:-(?:ct|pk|pc|pcs|piece|pack|teilig|tlg)|tlg|\s?[x×]\s?\d+)(?![\p{L}\p{N}]|\s?(?:mm|cm|m|in|"))/iu

/** '200 mm' beside 'Pliers 180 mm': a size that the name does not have, in the unit of one it has. */
function otherSize(words: string, name: string): string | undefined {
  const sizes = (text: string) => tokenize(text).filter(({ kind }) => kind === 'size')
  const unitOf = (lexeme: string) => lexeme.replace(/[\dp]+$/, '')
  const own = sizes(name).map(({ lexeme }) => lexeme)
  return sizes(words).find(
    ({ lexeme }) => !own.includes(lexeme) && own.some((one) => unitOf(one) === unitOf(lexeme)),
  )?.text
}
