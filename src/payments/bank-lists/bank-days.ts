/** Dates in the notations of banks, with month names in the languages of their lists. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'

/** Beginnings of month names, without accents: 'listopadu', 'août', 'szept.'. */
const months: readonly RegExp[] = [
  'jan|ene|gen|sty|led|sij',
  'feb|fev|lut|uno|velj|vlj',
  'mar|mrz|mrt|maa|mae|bre|ozu',
  'apr|avr|abr|kwi|dub|tra',
  'may|mai|mei|mag|maj|kve|svi',
  'jun|juin|giu|cze|cervn|cerven(?!e?c)|cvn',
  'jul|juil|lug|lip|cerven(?=e?c)|cvc',
  'aug|aou|ago|sie|srp|kol',
  'sep|set|sze|wrz|zar|ruj',
  'oct|okt|out|ott|paz|rij',
  'nov|lis|stu',
  'dec|dez|dic|des|gru|pro',
].map((names) => new RegExp(`^(?:${names})`))

/** Month names with another meaning in Croatian than in Polish and Czech. */
const elsewhere: readonly (readonly [RegExp, number])[] = [
  [/^lip/, 6],
  [/^srp/, 7],
  [/^lis/, 10],
]
/** Month names that are only Croatian, and names that are only Polish or Czech. */
const croatian = /^(?:sij|velj|ozu|tra|svi|kol|ruj|stu)/
const polishOrCzech = /^(?:sty|led|lut|uno|bre|kwi|dub|kve|cze|cerv|sie|wrz|zar|paz|rij|gru)/

/** How ambiguous dates of a list are read. */
export type DayOrder = {
  /** Whether '3/4/2026' is March 4, and '3-4-2026'. */
  readonly monthFirst: boolean
  readonly isMonthFirstWithHyphens?: boolean
  /** Whether *listopad* is October, as in Croatian. */
  readonly isCroatian: boolean
}
export const usualDays: DayOrder = { monthFirst: false, isCroatian: false }

function monthOf(text: string, isCroatian: boolean): number {
  const word = wordsOf(text)
  const other = isCroatian ? elsewhere.find(([name]) => name.test(word)) : undefined
  return other ? other[1] : 1 + months.findIndex((names) => names.test(word))
}

const slashed = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?!\d)/

/**
 * Whether '3/4/2026' is March 4 in this list: according to its other dates, otherwise only if its
 * currency is USD.
 */
export function isMonthFirst(days: readonly string[], currency: string): boolean {
  const parts = days.flatMap((day) => {
    const [, first, second] = slashed.exec(day) ?? []
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }]
  })
  if (parts.some(({ first }) => first > 12)) return false
  return currency === 'USD' || parts.some(({ second }) => second > 12)
}

/** Whether dates such as '11-26-2026' in a list show that the month comes first. */
export const isMonthFirstWithHyphens = (days: readonly string[]): boolean =>
  days.some((day) => /^(?:0?\d|1[0-2])-(?:1[3-9]|[23]\d)-(?:\d{4}|\d{2})(?!\d)/.test(day)) &&
  !days.some((day) => /^(?:1[3-9]|[23]\d)-\d{1,2}-(?:\d{4}|\d{2})(?!\d)/.test(day))

/**
 * A date such as '3/4/2026', if no date of the list shows whether the month comes first.
 * @returns undefined if a date shows it, or if it makes no difference
 */
export function openDay(days: readonly string[]): string | undefined {
  const parts = days.flatMap((day) => {
    const [, first, second] = /^(\d{1,2})[-/](\d{1,2})[-/](?:\d{4}|\d{2})(?!\d)/.exec(day) ?? []
    return first === undefined ? [] : [{ day, first: Number(first), second: Number(second) }]
  })
  if (parts.some(({ first, second }) => first > 12 || second > 12)) return undefined
  return parts.find(({ first, second }) => first !== second)?.day
}

/**
 * Two dates with slashes of a list, one with the day first and one with the month first; undefined
 * if all dates have the same order.
 */
export function mixedDays(
  days: readonly string[],
): { readonly dayFirst: string; readonly monthFirst: string } | undefined {
  const parts = days.flatMap((day) => {
    const [, first, second] = slashed.exec(day) ?? []
    return first === undefined ? [] : [{ day, first: Number(first), second: Number(second) }]
  })
  const dayFirst = parts.find(({ first, second }) => first > 12 && second <= 12)?.day
  const monthFirst = parts.find(({ first, second }) => second > 12 && first <= 12)?.day
  return dayFirst === undefined || monthFirst === undefined ? undefined : { dayFirst, monthFirst }
}

/**
 * The other reading of a date: with slashes as with hyphens, in which the day always comes first.
 */
export const otherDay = (day: string, { monthFirst }: DayOrder): string =>
  toDay(day.replaceAll('-', '/'), {
    ...usualDays,
    monthFirst: day.includes('/') ? !monthFirst : true,
  })

/** Words of Croatian lists. */
const croatianWords = /\b(?:iznos|uplat[ae]|isplat[ae]|platitelj\w*|primatelj\w*|placanja)\b/

/** The months of names that Croatian uses differently, according to the other words of the list. */
export function croatianMonths(
  days: readonly string[],
  headings: readonly string[],
): { readonly isCroatian: boolean; readonly open: string | undefined } {
  const named = days.filter(isDay).map((day) => ({ day, word: monthWord(day) }))
  const has = (pattern: RegExp): boolean => named.some(({ word }) => pattern.test(word))
  const isCroatian = has(croatian) || headings.some((text) => croatianWords.test(wordsOf(text)))
  const open = named.find(({ word }) => elsewhere.some(([name]) => name.test(word)))?.day
  return { isCroatian, open: isCroatian || has(polishOrCzech) ? undefined : open }
}

const monthWord = (day: string): string => wordsOf(/\p{L}{3,}/u.exec(day)?.[0] ?? '')

/**
 * Dates can be the numbers of a spreadsheet whose cells lost their format: 46352 is November 26,
 * 2026.
 */
const serial = /^(?:3[6-9]|4\d|5[0-4])\d{3}(?:[.,]\d+)?$/

/** Whether all dates of a column are spreadsheet numbers of the years 2000 to 2050. */
export const areSerials = (days: readonly string[]): boolean =>
  days.some((day) => day !== '') && days.every((day) => day === '' || serial.test(day))

/** '46352' as '2026-11-26'. Source: ECMA-376, serial dates of 1900. */
export const daySince1900 = (text: string): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(text.replace(',', '.'))) * 86_400_000)
    .toISOString()
    .slice(0, 10)

/** Separators between the parts of a date, which a blank may follow: '26. 11. 2026'. */
const between = String.raw`(?:[-/.] ?| )`
const inDigits: readonly RegExp[] = [
  new RegExp(`^(?<year>\\d{4})${between}(?<month>\\d{1,2})${between}(?<day>\\d{1,2})(?!\\d)`),
  /^(?<year>(?:19|20)\d\d)(?<month>0\d|1[0-2])(?<day>[0-2]\d|3[01])$/,
  /^(?<day>[0-2]\d|3[01])(?<month>0\d|1[0-2])(?<year>(?:19|20)\d\d)$/,
]
const inPlaces = new RegExp(
  `^(?<first>\\d{1,2})${between}(?<second>\\d{1,2})${between}(?<year>\\d{4}|\\d{2})(?!\\d)`,
)
const name = String.raw`(?<name>\p{L}{3,12})`
const named: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?<day>\d{1,2})[ .-]*(?:de )?${name}\.?[ ./-]*(?:de )?(?<year>\d{4}|\d{2})(?!\d)`,
    'u',
  ),
  new RegExp(String.raw`^${name}\.? ?(?<day>\d{1,2}),? (?<year>\d{4})(?!\d)`, 'u'),
  new RegExp(String.raw`^(?<year>\d{4})[ .-]+${name}[ .-]+(?<day>\d{1,2})(?!\d)`, 'u'),
]

const groupsIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)

/**
 * @returns 'YYYY-MM-DD', even if the month does not have that day; the text itself if it is not a
 * date
 */
export function toDay(text: string, order: DayOrder = usualDays): string {
  const day = dayIn(text, order)
  if (day !== undefined) return day
  // A day of the week, or another word, may stand before it: 'Thu 26 Nov 2026', 'Valuta 26.11.26'.
  const [, rest = ''] = /^\p{L}{2,12}[.,:]* +(\d.*)$/su.exec(text) ?? []
  return dayIn(rest, order) ?? text
}

function dayIn(text: string, order: DayOrder): string | undefined {
  const plain = groupsIn(text, inDigits)
  if (plain) return written(plain.year, plain.month, plain.day)
  const { first, second, year } = inPlaces.exec(text)?.groups ?? {}
  if (year)
    return (
      slashed.test(text) ? order.monthFirst : order.isMonthFirstWithHyphens && /^\d+-/.test(text)
    )
      ? written(year, first, second)
      : written(year, second, first)
  const parts = groupsIn(text, named)
  const month = monthOf(parts?.name ?? '', order.isCroatian)
  return parts && month > 0 ? written(parts.year, String(month), parts.day) : undefined
}

/** Whether a month has this day: 'YYYY-MM-DD'. */
export const isInMonth = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Like `toDay`; the text itself, too, where no month has that day. */
export const possibleDay = (text: string, order: DayOrder): string => {
  const day = toDay(text, order)
  return isInMonth(day) ? day : text
}

/** Whether a text is a date, even if the month does not have that day. */
export const isDay = (text = ''): boolean => /^\d{4}-\d{2}-\d{2}$/.test(toDay(text))

const written = (year = '', month = '', day = ''): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
