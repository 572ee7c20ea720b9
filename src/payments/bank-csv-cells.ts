/** Days and amounts as banks write them. Pure. */
import { signOf } from '../../packages/file-reader/numbers/decimal-signs.ts'
import type { DecimalSign } from '../../packages/file-reader/numbers/number-signs.ts'

const months = [
  'jan',
  'feb',
  'mar|mär|mrz',
  'apr',
  'may|mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez',
]
const monthOf = (word: string): number =>
  1 + months.findIndex((names) => new RegExp(`^(?:${names})`, 'i').test(word))

const slashed = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})\b/

/**
 * Whether '3/4/2026' is March 4 in this list: as other days of it show, else as in the USA for its
 * currency.
 */
export function isMonthFirst(days: readonly string[], currency: string): boolean {
  const parts = days.flatMap((day) => {
    const [, first, second] = slashed.exec(day) ?? []
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }]
  })
  if (parts.some(({ first }) => first > 12)) return false
  return currency === 'USD' || parts.some(({ second }) => second > 12)
}

/**
 * A day such as '3/4/2026' of a list in which no day shows whether the month is first.
 * @returns undefined where one shows it, or where it makes no difference
 */
export function openDay(days: readonly string[]): string | undefined {
  const parts = days.flatMap((day) => {
    const [, first, second] = /^(\d{1,2})[-/](\d{1,2})[-/](?:\d{4}|\d{2})\b/.exec(day) ?? []
    return first === undefined ? [] : [{ day, first: Number(first), second: Number(second) }]
  })
  if (parts.some(({ first, second }) => first > 12 || second > 12)) return undefined
  return parts.find(({ first, second }) => first !== second)?.day
}

/** @returns 'YYYY-MM-DD'; the text itself where it is no day */
export function toDay(text: string, monthFirst: boolean): string {
  const [, wholeYear, monthOfYear, dayOfYear] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text) ??
    /^((?:19|20)\d\d)(0\d|1[0-2])([0-2]\d|3[01])$/.exec(text) ??
    []
  if (wholeYear) return written(wholeYear, monthOfYear, dayOfYear)
  const [, first, second, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/.exec(text) ?? []
  if (year)
    return monthFirst && slashed.test(text)
      ? written(year, first, second)
      : written(year, second, first)
  const named = /^(\d{1,2})[ .-]+(\p{L}{3,9})\.?[ .-]+(\d{4}|\d{2})\b/u.exec(text)
  const american = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})\b/u.exec(text)
  const [day, word = '', of] = named
    ? [named[1], named[2], named[3]]
    : [american?.[2], american?.[1], american?.[3]]
  const month = monthOf(word)
  return of && month > 0 ? written(of, String(month), day) : text
}

const written = (year: string, month = '', day = ''): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/**
 * The digits of an amount, '1.234,50' and '1,234.50', as '1234.50'. Three digits behind the only sign
 * are thousands, unless other amounts of the file prove that it stands before decimals.
 * @param proven the sign that stands before decimals in this file, where its amounts prove one
 */
export function toPlainAmount(digits: string, proven: DecimalSign | undefined): string {
  const sign = signOf(digits)
  const decimals = sign === 'open' ? proven : sign
  const point = decimals === undefined ? -1 : digits.lastIndexOf(decimals === 'comma' ? ',' : '.')
  const whole = (point < 0 ? digits : digits.slice(0, point)).replaceAll(/[.,]/g, '')
  return point < 0 ? whole : `${whole || '0'}.${digits.slice(point + 1)}`
}

/** Those of the countries whose lists are read: 'ALL' and 'TOP' are words, too. */
const codes = /(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|DKK|NOK|CZK|HUF|RON|ISK|BGN)(?!\p{L})/u
/** Signs and words of currencies beside an amount. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€/],
  ['GBP', /£/],
  ['USD', /(?<![A-Z])(?:US)?\$/],
  ['PLN', /zł/i],
  ['CZK', /Kč/i],
  ['HUF', /(?<!\p{L})Ft(?!\p{L})/iu],
  ['RON', /(?<!\p{L})lei(?!\p{L})/iu],
  ['CHF', /(?<!\p{L})s?fr\.?(?!\p{L})/iu],
]
/** Whose crowns are called so; a list in crowns of a shop elsewhere is in another currency. */
const crowns: readonly string[] = ['SEK', 'DKK', 'NOK', 'ISK']

/**
 * The currency that stands in the cell of an amount: '1 250,00 kr', '$12.50'; '' for none.
 * @param own that of the shop
 */
export function currencyOfAmount(text: string, own: string): string {
  const code = codes.exec(text.toUpperCase())?.[0]
  if (code !== undefined) return code
  if (/(?<!\p{L})kr\.?(?!\p{L})/iu.test(text)) return crowns.includes(own) ? own : 'SEK'
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? ''
}

/** The one currency that is named by its letters above a list: 'Konto: 123 CHF'; '' for none, or several. */
export function currencyOfTitle(text: string): string {
  const named = new Set(text.match(new RegExp(codes, 'gu')) ?? [])
  const [only = ''] = named
  return named.size === 1 ? only : ''
}
