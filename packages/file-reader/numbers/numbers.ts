/** Numbers as suppliers write them. Pure. */
import { hasStrangeBlanks, plainIn, type DecimalSign } from './number-signs.ts'
import type { Cell } from '../tables/table.ts'

const currencySigns =
  /(?:US|CA|AU|HK|NT)?\$|[€£¥₹₽₺₴]|USD|EUROS?|EUR|CHF|S?FR\.?(?![a-z])|GBP|PLN|zł|SEK|DKK|NOK|CZK|Kč|HUF|Ft\b|RON|lei\b|BGN|INR|Rs\.?(?=\d|$)|CNY|RMB|RUB|руб\.?|TRY|TL\b|UAH|грн\.?|kr\.?/gi

/** A footnote mark after a number. */
const footnote = /(?<=\d)(?:\*{1,3}|[¹²³⁴])\)?$/

/** A number and nothing else, in brackets. */
const inBrackets = /^\s*\(\s*(\d[\d.,\s]*)\)\s*$/

/** The form in which a spreadsheet shows a long number: '4,25E+12'. Its digits are lost. */
export const isShortened = (text: string): boolean =>
  /^\d(?:[.,]\d+E\+?|E\+)\d{1,3}$/i.test(text.trim())

/** Characters: a longer text is a text with numbers in it. */
const maxNumberLength = 100
/** Whether a cell is too long for a number, however it is written. */
export const isLongText = (cell: string): boolean => cell.length > maxNumberLength

/** '12,50 % St.': an amount for a hundred pieces. */
const percentOfPieces = /%\s*(?:st(?:k|ck|uks?|ück)?|pcs?|pi[eè]ces?|pz|uds?|szt|ks)\.?$/i

/** An amount with the quantity that it is for: '12,50 € / 100 St.' is 12,50 for 100. */
export function splitAmount(cell: Cell): { readonly amount: Cell; readonly per?: number } {
  if (typeof cell === 'number' || isLongText(cell)) return { amount: cell }
  const [, amount, text] =
    /^(.*\d.*?)\s*(?:\/|\b(?:per|pro|je|por|za|pour|les|each)\b|%)\s*(10{0,3}|[cm](?![a-z]))?\s*(?:st(?:k|ck|uks?|ück)?|pcs?|pi[eè]ces?|pz|uds?|ea|each|unit|szt|ks|kg|l)?\.?$/i.exec(
      cell.trim(),
    ) ?? []
  if (amount === undefined) return { amount: cell }
  // 'M' is a thousand, and 'm' is a metre.
  const per =
    text === undefined || text === 'm'
      ? percentOfPieces.test(cell.trim())
        ? 100
        : 1
      : /^c$/i.test(text)
        ? 100
        : text === 'M'
          ? 1000
          : Number(text)
  return { amount, per }
}

/** Whether a text names a month: spreadsheets turn 12-6 into '12-Jun'. */
export const namesMonth = (text: string): boolean => months.test(text)
const months = /\b(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\b/i

/**
 * The only whole number in a text, such as 12 in 'box of 12' or '12er', and in '1 x 12'; none
 * beside a month name.
 */
export function onlyNumber(text: string): number | undefined {
  if (isLongText(text) || inBrackets.test(text)) return undefined
  const [first, ...more] =
    text
      .replace(/^\s*1\s*[x×*]\s*(?=\d)|(?<=\d)\s*[x×*]\s*1(?=\s*$)/i, '')
      .match(/\d+(?:[.,]\d+)?/g) ?? []
  return first === undefined ||
    more.length > 0 ||
    /\d[.,]\d|^\s*[-\u2212]/.test(text) ||
    months.test(text)
    ? undefined
    : Number(first)
}

/** '12/144': 12 in a pack, and 144 in a carton of full packs. */
export function packPair(text: string): readonly [pack: number, carton: number] | undefined {
  if (isLongText(text)) return undefined
  const [, pack, carton] =
    /^\s*(\d{1,5})\s*[/|]\s*(\d{1,6})\s*(?:pcs?|st|pz|ea)?\.?\s*$/i.exec(text) ?? []
  const [inner, outer] = [Number(pack), Number(carton)]
  return inner > 0 && outer >= inner && outer % inner === 0 ? [inner, outer] : undefined
}

/** The text of a number without currency, units, spaces of any width and footnote marks. */
export const bareNumber = (text: string): string =>
  text
    .replace(/[\s'’]/g, '')
    .replace(currencySigns, '')
    // In accounting, negative amounts are in brackets: '(12,50)'.
    .replace(inBrackets, '-$1')
    .replace(footnote, '')
    .replace(/[.,/:][-–—]{1,2}$/, '')
    // Accounting programs write the sign last: '12,50-'.
    .replace(/^(\d[\d.,]*)[-\u2212]$/, '-$1')
    .replace(
      /(?:kg|lbs?|g|mm|cm|m|(?:stuks?|st(?:k|ck)?|uds?|pz|pcs?|sets?|ea|szt|ks|kpl|шт)\.?|pi[eè]ces?|%)$/i,
      '',
    )
    .replace(/^x(?=\d)/i, '')
    .replace(/^\u2212/, '-')
    .replace(/^\+(?=\d)/, '')

/**
 * A number in a cell, without currency, units, spaces of any width and thousands separators.
 * @returns undefined if the cell has no number, or more than a number
 */
export function parseDecimal(cell: Cell, decimals: DecimalSign): number | undefined {
  if (typeof cell === 'number') return cell
  // '12 50' is not a number with four digits: spaces only separate thousands.
  if (isLongText(cell) || hasStrangeBlanks(cell)) return undefined
  const sign = decimals === 'comma' ? ',' : '.'
  // '8€50' is a French notation; other currency signs never occur between digits.
  const joined = cell
    .trim()
    .replace(/^(\d{1,6})\s?[€$£]\s?(\d\d)$/, `$1${sign}$2`)
    // Raised cents.
    .replace(
      /^([€$£]?\s?\d{1,6})([⁰¹²³⁴-⁹]{2})(?![⁰¹²³⁴-⁹])/,
      (_, whole: string, cents: string) => `${whole}${sign}${cents.normalize('NFKC')}`,
    )
  if (/\d\s*[€$£]\s*\d/.test(joined)) return undefined
  const bare = bareNumber(joined).replace(/^(\d{1,6}):(\d\d)$/, `$1${sign}$2`)
  if (/^-?\d+(?:[.,]\d+)?E[+-]?\d{1,2}$/i.test(bare)) return Number(bare.replace(',', '.'))
  const plain = plainIn(bare, decimals)
  return plain === undefined ? undefined : Number(plain)
}

/**
 * An amount in whole cents, rounded half up.
 * @param step the step in cents to which it is rounded: 5 for .05
 */
export const toCents = (amount: number, step = 1): number =>
  Math.round(Number(((amount * 100) / step).toPrecision(12))) * step
