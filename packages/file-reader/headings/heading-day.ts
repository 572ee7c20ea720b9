/** The dates in a heading: 'Preis ab 01.01.2027', 'Price Jan 2027', 'Preis 2027'. Pure. */
import { dayInDigits, type DayOrder } from '../numbers/day-order.ts'
import { monthOfName } from '../numbers/month-names.ts'
import { headingKey, knownPart } from './heading-key.ts'

/** The first and last day of a period, as 'YYYY-MM-DD'; '' for none. */
type HeadingDays = {
  readonly from: string
  readonly until: string
  /** Stated only as a year, which may also be the edition of a list. */
  readonly isYear?: boolean
}
/** The stated period, from its first to its last day. */
type Span = { readonly first: string; readonly last: string }

const notInside = String.raw`(?<![\p{L}\d./-])`
/** '15 March 2027', 'enero de 2027', 'Jan-27'; 'March 15, 2027'; '2027. január 15.' */
const namedMonths = [
  String.raw`(?:(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)? (?:de )?)?(?<name>\p{L}{3,14})(?:\.? ?(?:de |do )?(?<year>20\d\d)|\.? ?['’-](?<short>\d\d))`,
  String.raw`(?<name>\p{L}{3,14})\.? (?<day>\d{1,2})(?:st|nd|rd|th|\.)?,? (?<year>20\d\d)`,
  String.raw`(?<year>20\d\d)\.? (?<name>\p{L}{3,14})(?: (?<day>\d{1,2})\.)?`,
].map((text) => new RegExp(`${notInside}${text}(?![\\p{L}\\d%])`, 'giu'))

/** A month by its name as '2027-03', a day as '2027-03-15'. */
const inNumbers = (heading: string): string =>
  namedMonths.reduce((text, pattern) => {
    let [done, from] = ['', 0]
    for (const { 0: found, index, groups = {} } of text.matchAll(pattern)) {
      const number = monthOfName(groups['name'] ?? '')
      if (number === undefined) continue
      const year = groups['year'] ?? `20${groups['short']}`
      const parts = [year, number, ...(groups['day'] ? [groups['day']] : [])]
      const said = parts.map((part) => String(part).padStart(2, '0')).join('-')
      done += text.slice(from, index) + said
      from = index + found.length
    }
    return done + text.slice(from)
  }, knownPart(heading))

const day = String.raw`20\d\d-\d\d-\d\d|\d{1,2}\. ?\d{1,2}\. ?(?:20)?\d\d|\d{1,2}([/-])\d{1,2}\1(?:20)?\d\d`
const month = String.raw`(?:0?[1-9]|1[0-2])[./-]20\d\d|20\d\d[/-](?:0[1-9]|1[0-2])`
const written = new RegExp(
  String.raw`${notInside}(?:${day}|${month}|[QT][1-4][ /.-]?20\d\d|20[2-5]\d)(?![\p{L}\d%]|[/.-]\d)`,
  'giu',
)

const untilWord =
  /(?:^|\s)(?:bis|until|till?|thru|through|to|jusqu ?(?:au?|en)|fino al?|al|hasta|tot|do|ate|asti)(?: (?:zum|ende|end of|fin))?$/
const isoDay = /^\d{4}-\d\d-\d\d$/

/** The month this many months later. */
function monthsFrom(year: number, first: number, count: number): Span {
  const toText = (time: number) => new Date(time).toISOString().slice(0, 10)
  return {
    first: toText(Date.UTC(year, first - 1, 1)),
    last: toText(Date.UTC(year, first - 1 + count, 0)),
  }
}

function spanOf(text: string, order: DayOrder | undefined): Span | undefined {
  const inDigits = dayInDigits(text.replaceAll('. ', '.'), order)
  if (isoDay.test(inDigits)) return { first: inDigits, last: inDigits }
  const year = Number(/20\d\d/.exec(text)?.[0])
  const [, part] = /^[QT]([1-4])/i.exec(text) ?? []
  if (part !== undefined) return monthsFrom(year, 3 * Number(part) - 2, 3)
  if (/^20\d\d$/.test(text)) return monthsFrom(year, 1, 12)
  const number = Number(text.replace(/20\d\d/, '').replaceAll(/\D/g, ''))
  return number >= 1 && number <= 12 ? monthsFrom(year, number, 1) : undefined
}

/** Dates in a heading whose order of day and month is not certain: '3/4/2027'. */
export const slashedDaysIn = (heading: string): readonly string[] =>
  (inNumbers(heading).match(written) ?? []).filter((text) => /^\d{1,2}[/-]\d+[/-]/.test(text))

/**
 * 'From' a month or a year means from its first day on, 'until' means until its last.
 * @param order the order of dates such as '3/4/2027'; without it, these are ignored
 */
export function daysOfHeading(heading: string, order?: DayOrder): HeadingDays {
  const text = inNumbers(heading)
  const found = [...text.matchAll(written)].flatMap(({ 0: said, index }) => {
    const span = spanOf(said, order)
    return span ? [{ span, before: headingKey(text.slice(0, index)) }] : []
  })
  const [one, other] = found
  if (one === undefined) return { from: '', until: '' }
  if (untilWord.test(one.before)) return { from: '', until: one.span.last }
  const isYear = one.span.first.slice(5) + one.span.last.slice(5) === '01-0112-31'
  return { from: one.span.first, until: other ? other.span.last : '', isYear }
}
