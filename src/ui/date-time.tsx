/** Dates for people: Today, Yesterday, Nov 18, Nov 18, 2025; in the browser's own time zone. */
import { listPageMessages as messages } from './messages/list-page.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayAndYearFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const fullFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' })

const midnight = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** The day of an ISO timestamp, relative to `now`. */
export function displayDate(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  // Rounded, since a day on which the clocks change has 23 or 25 hours.
  const daysAgo = Math.round((midnight(now) - midnight(moment)) / 86_400_000)
  if (daysAgo === 0) return messages.today
  if (daysAgo === 1) return messages.yesterday
  return (moment.getFullYear() === now.getFullYear() ? dayFormat : dayAndYearFormat).format(moment)
}

/** The time of day of an ISO timestamp: '16:05'. */
export const displayTime = (iso: string): string => timeFormat.format(new Date(iso))

/**
 * Day and time in a table cell. Only for pages that the browser renders: a server does not know
 * the time zone.
 */
export const DateTime = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={fullFormat.format(new Date(at))}>
    {displayDate(at)}
    <small>{displayTime(at)}</small>
  </time>
)
