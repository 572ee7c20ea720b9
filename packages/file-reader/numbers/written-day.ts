/**
 * A date as people and programs write it: '15-Apr-27', '1. März 2027', '20270103',
 * '2027-01-02T00:00'. Pure.
 */
import { dayInDigits, type DayOrder } from './day-order.ts'
import { monthOfName } from './month-names.ts'

const year = String.raw`(?<year>20\d\d|[2-5]\d)`
const name = String.raw`(?<name>\p{L}{3,14})\.?`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|[.ºª])?`
/** '15-Apr-27', '1er mars 2027', '3 de mayo de 2027'; 'March 15, 2027'; '2027. január 15.' */
const named = [
  `^${day}[-/. ]*(?:de |of )?${name}[-/., ]*(?:de |del |do )?${year}$`,
  `^${name}[-/ ]*${day}(?:,[-/ ]*|[-/ ]+)${year}$`,
  String.raw`^(?<year>20\d\d)[-/. ]*${name}[-/ ]*${day}$`,
].map((text) => new RegExp(text, 'iu'))
const compact = /^(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const time = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/

/**
 * 'YYYY-MM-DD' for a date, even if its month does not have that day; any other text stays as it is.
 * @param order the order of dates such as '3/4/2027'; without it, these stay as they are
 */
export function writtenDay(written: string, order?: DayOrder): string {
  const text = written.trim().replace(time, '')
  const digits = compact.exec(text)
  if (digits) return digits.slice(1).join('-')
  for (const pattern of named) {
    const { groups = {} } = pattern.exec(text) ?? {}
    const month = monthOfName(groups['name'] ?? '')
    if (month === undefined) continue
    const parts = [(groups['year'] ?? '').padStart(4, '20'), month, groups['day'] ?? '']
    return parts.map((part) => String(part).padStart(2, '0')).join('-')
  }
  return dayInDigits(text, order)
}
