/** Dates for people: Today, Yesterday, Nov 18, Nov 18, 2025; in the shop's time zone. */
import { dayOf, daysBetween } from '../platform/time/time-zone.ts'
import { listPageMessages as messages } from './messages/list-page.ts'
import { useTimeZone } from './use-time-zone.ts'

type FormatName = 'day' | 'dayAndYear' | 'time' | 'full'
const options: Readonly<Record<FormatName, Intl.DateTimeFormatOptions>> = {
  day: { month: 'short', day: 'numeric' },
  dayAndYear: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  full: { dateStyle: 'full', timeStyle: 'short' },
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Created once for each zone: creating one is slow. */
function formatFor(name: FormatName, timeZone: string): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { ...options[name], timeZone })
  formats.set(key, format)
  return format
}

/** The day of an ISO timestamp in this zone, relative to `now`. */
export function displayDate(iso: string, timeZone: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  const [day, today] = [dayOf(moment, timeZone), dayOf(now, timeZone)]
  const daysAgo = daysBetween(day, today)
  if (daysAgo === 0) return messages.today
  if (daysAgo === 1) return messages.yesterday
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return formatFor(isThisYear ? 'day' : 'dayAndYear', timeZone).format(moment)
}

/** The time of day of an ISO timestamp in this zone: '16:05'. */
export const displayTime = (iso: string, timeZone: string): string =>
  formatFor('time', timeZone).format(new Date(iso))

/**
 * Day and time in a table cell. Only for pages that the browser renders: 'Today' of a page that is
 * kept would soon be wrong.
 */
export function DateTime({ at }: { readonly at: string }) {
  const timeZone = useTimeZone()
  return (
    <time dateTime={at} title={formatFor('full', timeZone).format(new Date(at))}>
      {displayDate(at, timeZone)} <small>{displayTime(at, timeZone)}</small>
    </time>
  )
}
