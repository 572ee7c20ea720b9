/** Classifies a single word of a line: a quantity, a SKU, a price, a measurement. */
import { isOtherCount, isPieceWord } from './count-words.ts'

const digits = String.raw`\p{Nd}(?:[\p{Nd}.,'’]*\p{Nd})?`
const signedNumber = String.raw`[+\-−–]?${digits}(?:[eE][+-]?\p{Nd}+)?`
const number = new RegExp(`^${signedNumber}$`, 'u')
const marksBefore = String.raw`x|×|qty[:=.]?|quantity[:=]?|#`
const markedNumber = new RegExp(
  String.raw`^(?:(?:${marksBefore})(?<after>${signedNumber})|(?<before>${signedNumber})(?<mark>[x×]|\p{L}+\.?))$`,
  'iu',
)
/** Units of sizes and weights, as a pattern. */
export const units =
  'mm|cm|m|km|in|inch|inches|ft|oz|lb|lbs|kg|g|v|w|t|tpi|pt|point|deg|grit|ah|ml|l'
const unitOfMeasure = new RegExp(`^(?:${units})$`, 'i')
const measurement = new RegExp(String.raw`^\d[\d.,/]*(?:${units}|"|″|'|′|°|%)$`, 'i')

/** Anything that is meant as a number, even if malformed: 48, 1,000, 2.5, -5, 1e3, １０. */
export const isNumber = (word: string): boolean => number.test(word)

/**
 * A number that is marked as a quantity: 48x, x48, 48pcs, qty:48.
 * @returns the number as written
 */
export function parseMarkedNumber(word: string): string | undefined {
  const { after, before, mark = '' } = markedNumber.exec(word)?.groups ?? {}
  return after ?? (/^[x×]$/i.test(mark) || isPieceWord(mark) ? before : undefined)
}

/** Removes the blanks between the thousands of a number: '1 000' → '1000'. */
export const joinThousands = (text: string): string =>
  /^\d{1,3}(?:[ \u00A0\u202F]\d{3})+$/.test(text) ? text.replaceAll(/\s/g, '') : text
/** A word that marks the number beside it as a quantity. */
export const isQuantityMark = (word: string): boolean =>
  /^(?:x|×|@|qty|quantity|of)[.:=]?$/i.test(word) || isPieceWord(word)
/** A word after a number that does not count pieces. */
export const isOtherUnit = (word: string): boolean => isOtherCount(word)
/** The unit after a number that is a measurement of the tool: the `oz` of 16 oz. */
export const isUnitOfMeasure = (word: string): boolean => unitOfMeasure.test(word)
/** 16oz, 10", 1/2in. */
export const isMeasurement = (word: string): boolean => measurement.test(word)
/** $8.54 */
export const isPrice = (word: string): boolean =>
  /^(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£])$/.test(word)

/** Letters, then digits, like most SKUs: HMR-1001. A line may contain several of these. */
export const isPlainSku = (word: string): boolean =>
  /^[A-Za-z]{1,8}[-.]?\d{2,}[A-Za-z0-9.-]*$/.test(word) && word.length >= 4
/** Letters and digits in one word: probably a SKU. */
export const isSku = (word: string): boolean =>
  isPlainSku(word) ||
  (/^[A-Za-z0-9][A-Za-z0-9./_-]{3,39}$/.test(word) &&
    /[A-Za-z]/.test(word) &&
    /\d/.test(word) &&
    !isNumber(word) &&
    !isMeasurement(word) &&
    parseMarkedNumber(word) === undefined)

/** A word without the quotes, brackets and punctuation around it. */
export const stripPunctuation = (word: string): string =>
  word
    .replace(/^[("'“‘«[{<]+/, '')
    .replace(/[)\]}>”’»;,:!?]+$/, '')
    .replace(/(?<=[^\s\d])["']$/, '')
    .replace(/\.$/, '')

/**
 * The article number before a name, as Odoo writes it: '[HMR-1001] Claw Hammer'. '[12]' and
 * '[optional]' are none.
 */
export function codeInBrackets(text: string): string | undefined {
  const [, code = ''] = /^\s*\[([^\s[\]]{2,40})\]\s*(?=\p{L})/u.exec(text) ?? []
  return /\p{L}.*\d|\d.*\p{L}|\d{4}/u.test(code) ? code : undefined
}
