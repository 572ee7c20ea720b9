/** A moment as people at a counter say it: Today, Yesterday, Nov 18, Nov 18, 2025; in the browser's own time zone. */
import { listPageMessages as messages } from './messages/list-page.ts'

const dayOf = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayAndYearOf = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const timeOf = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const wholeOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' })

const midnight = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** The day of an ISO moment, seen from `now`. */
export function displayDate(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  // Rounded, since a day of a changing clock has 23 or 25 hours.
  const daysAgo = Math.round((midnight(now) - midnight(moment)) / 86_400_000)
  if (daysAgo === 0) return messages.today
  if (daysAgo === 1) return messages.yesterday
  return (moment.getFullYear() === now.getFullYear() ? dayOf : dayAndYearOf).format(moment)
}

/** The time of day of an ISO moment: '16:05'. */
export const displayTime = (iso: string): string => timeOf.format(new Date(iso))

/** Day and time in a cell of a table. Only for personal pages: a server does not know the reader's time zone. */
export const DateTime = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={wholeOf.format(new Date(at))}>
    {displayDate(at)}
    <small>{displayTime(at)}</small>
  </time>
)
