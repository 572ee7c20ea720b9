/**
 * Days in the shop's time zone. Everything that names a day (filters, lists, documents, mails) uses
 * this module, so that browser and server mean the same day.
 */

/** A day such as '2026-11-21'. */
export type Day = string

/** The zone of a shop that has not set one, and of a page that was not given one. */
export const defaultTimeZone = 'UTC'

/** Whether this is the name of an IANA time zone, such as 'Pacific/Auckland'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-US', options)
  formats.set(timeZone, format)
  return format
}

/** The day of a moment in this zone. */
export function dayOf(moment: Date, timeZone: string): Day {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** Milliseconds: no zone is further from UTC, and no day is moved by more. */
const maxOffset = 26 * 3_600_000
const dayLength = 86_400_000

/**
 * The first moment of a day in this zone, to the millisecond. Where clocks change at midnight that
 * is not 00:00; a day that a zone has skipped begins when the next one does.
 */
export function startOfDay(day: Day, timeZone: string): Date {
  const utc = Date.parse(day)
  // The last moment before the day, and the first that is known to be in it or after it.
  let before = utc - maxOffset
  let after = utc + maxOffset
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(new Date(middle), timeZone) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The day so many days later; a day of the calendar, whatever its hours. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** How many days of the calendar lie between two days. */
export const daysBetween = (from: Day, to: Day): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength
