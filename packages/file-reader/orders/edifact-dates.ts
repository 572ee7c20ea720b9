/** The dates in an EDIFACT message: DTM, by qualifier (2005). Pure. */
import { component, type Segment } from './edifact.ts'
import { dayIn } from './order-document.ts'
import type { Span } from './wished-days.ts'

/**
 * Date formats (2379) with the year first: YYMMDD, CCYYMMDD, and CCYYMMDD with a time; '' if no
 * format is given. In other formats, 061127 is another day.
 */
const yearFirst: ReadonlySet<string> = new Set(['', '101', '102', '203', '204'])

/** The day of a DTM: 'YYYY-MM-DD'; '' for a week, a period and any other format. */
export function dayOf(segment: Segment): string {
  const text = component(segment, 0, 1)
  if (!yearFirst.has(component(segment, 0, 2))) return ''
  // A date of six digits is in this century.
  return dayIn(/^\d{6}$/.test(text) ? `20${text}` : text)
}

/** The first of these dates that exists, in the order of the codes. */
export const dateIn = (segments: readonly Segment[], codes: readonly string[]): string =>
  codes
    .map((code) => segments.find(({ tag, elements }) => tag === 'DTM' && elements[0]?.[0] === code))
    .map((segment) => (segment ? dayOf(segment) : ''))
    .find(Boolean) ?? ''

/**
 * The first and last requested delivery day: 64 earliest, 63 or 61 latest, 2 delivery, 10 despatch.
 */
export const spanIn = (segments: readonly Segment[]): Span => [
  dateIn(segments, ['64', '2', '10']),
  dateIn(segments, ['63', '61', '2', '10']),
]
