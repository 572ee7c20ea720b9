/** A period for people: Nov 1 – Nov 30, or Dec 20, 2025 – Dec 20, 2026. */
import { dayOf } from '../../platform/time/time-zone.ts'
import { formatDay, type DateStyle } from '../date-formats.ts'
import { useDateStyle } from '../use-date-style.ts'

/**
 * The first and last day of a period ('YYYY-MM-DD'), both with their year unless both are in the
 * present one.
 */
export function displayRange(
  [from, until]: readonly [string, string],
  style: DateStyle,
  now: Date = new Date(),
): readonly [string, string] {
  const year = dayOf(now, style.timeZone).slice(0, 4)
  const parts = from.startsWith(year) && until.startsWith(year) ? 'day' : 'dayAndYear'
  const written = (day: string): string =>
    formatDay(new Date(`${day}T12:00:00Z`), parts, 'list', { ...style, timeZone: 'UTC' })
  return [written(from), written(until)]
}

/** A period such as 'Dec 20, 2025 – Dec 20, 2026'; see `displayRange`. */
export function DayRange({ from, until }: { readonly from: string; readonly until: string }) {
  const [first, last] = displayRange([from, until], useDateStyle())
  return (
    <span className="whitespace-nowrap">
      <time dateTime={from}>{first}</time> – <time dateTime={until}>{last}</time>
    </span>
  )
}
