/** Days and amounts as banks write them. Pure. */

const months = [
  ...['jan', 'feb', 'mar|mär|mrz', 'apr', 'may|mai', 'jun', 'jul', 'aug', 'sep'],
  ...['oct|okt', 'nov', 'dec|dez'],
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

/** @returns 'YYYY-MM-DD'; the text itself where it is no day */
export function toDay(text: string, monthFirst: boolean): string {
  const [, wholeYear, monthOfYear, dayOfYear] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text) ?? []
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
 * '1.234,50' and '1,234.50' are both '1234.50'; below zero, '-5.00', whether the sign stands before
 * or behind, or the amount in brackets.
 */
export function toAmount(text: string): string {
  const isNegative = /^\s*[-−(]|[-−]\s*$/.test(text.replaceAll(/[^\d.,\-−()\s]/g, ''))
  const plain = text.replaceAll(/[^\d.,]/g, '')
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(plain)
  const whole = plain.slice(0, decimals ? decimals.index : undefined).replaceAll(/[.,]/g, '')
  const amount = decimals ? `${whole || '0'}.${decimals[1]}` : whole
  return isNegative && amount !== '' ? `-${amount}` : amount
}
