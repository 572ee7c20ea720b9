/** The names of months in the languages in which lists are written. Pure. */
import { headingKey } from '../headings/heading-key.ts'

const languages = 'en de fr es it nl pl cs sk hu sv da nb pt fi sl'.split(' ')

/**
 * Months, keyed by their names in the form of `headingKey`: short and long names, alone and beside
 * a day.
 */
let known: ReadonlyMap<string, number> | undefined

function readNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const language of languages)
    for (const style of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const)
        for (let month = 1; month <= 12; month += 1) {
          const parts = new Intl.DateTimeFormat(language, { month: style, day, timeZone: 'UTC' })
            .formatToParts(new Date(Date.UTC(2027, month - 1, 1)))
            .filter(({ type }) => type === 'month')
          for (const { value } of parts) names.set(headingKey(value.replace(/\.$/, '')), month)
        }
  return names
}

/** Finnish and Hungarian endings for 'from' and 'in' after a month: 'tammikuusta', 'januártól'. */
const endings = /(?:sta|ssa|lla|tol|ig)$/

/** The month, from 1 on, with this full name; undefined for any other word. */
export function monthOfName(word: string): number | undefined {
  known ??= readNames()
  const key = headingKey(word)
  if (/^\d*$/.test(key)) return undefined
  return known.get(key) ?? known.get(key.replace(endings, ''))
}
