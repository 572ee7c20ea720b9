/**
 * Dates for people: Today 15:28, Yesterday 12:08, Nov 18, Nov 18, 2025, Thu, Dec 10; in the shop's
 * time zone, and as its country writes them.
 */
import { addDays, dayOf, daysBetween } from '../platform/time/time-zone.ts'
import {
  formatDay,
  formatFully,
  formatTime,
  type DatePlace,
  type DateStyle,
} from './date-formats.ts'
import { listPageMessages as messages } from './messages/list-page.ts'
import { useDateStyle } from './use-date-style.ts'

/** The number of days ahead for which the day of the week is shown. */
const soon = 14

/**
 * The day of an ISO timestamp, or a day such as '2026-11-21', relative to `now`.
 * @param place within a sentence, months are whole words, and today is not capitalised
 */
export function displayDate(
  iso: string,
  style: DateStyle,
  now: Date = new Date(),
  place: DatePlace = 'list',
): string {
  const { timeZone } = style
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso)
  const [day, today] = [isDay ? iso : dayOf(new Date(iso), timeZone), dayOf(now, timeZone)]
  // A plain day has no time zone: noon UTC is the same day in the zone of the formats.
  const moment = isDay ? new Date(`${iso}T12:00:00Z`) : new Date(iso)
  const inZone = isDay ? { ...style, timeZone: 'UTC' } : style
  const daysAgo = daysBetween(day, today)
  const words = messages.days[place]
  if (daysAgo === 0) return words.today
  if (daysAgo === 1) return words.yesterday
  if (daysAgo === -1) return words.tomorrow
  if (day > today && day <= addDays(today, soon)) return formatDay(moment, 'weekday', place, inZone)
  const parts = day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'dayAndYear'
  return formatDay(moment, parts, place, inZone)
}

/** The time of day of an ISO timestamp in this zone: '16:05'. */
export const displayTime = (iso: string, timeZone: string): string =>
  formatTime(new Date(iso), timeZone)

type DateTimeProps = {
  /** A timestamp, or a day without a time. */
  readonly at: string
  /** Shows the day only. */
  readonly timeless?: boolean
  readonly place?: DatePlace
}

/**
 * Day and time. Only for pages that the browser renders, because 'Today' on a cached page would
 * soon be wrong. In a list, dates outside this year have no time.
 */
export function DateTime({ at, timeless = false, place = 'list' }: DateTimeProps) {
  const style = useDateStyle()
  const isDay = !at.includes('T')
  const time = displayTime(at, style.timeZone)
  return (
    <time
      dateTime={at}
      title={isDay ? undefined : formatFully(new Date(at), style.timeZone)}
      className="whitespace-nowrap"
    >
      {displayDate(at, style, undefined, place)}
      {timeless || isDay ? null : (
        <>
          {place === 'sentence' ? messages.days.sentence.at : ' '}
          {place === 'sentence' ? time : <small>{time}</small>}
        </>
      )}
    </time>
  )
}

/** How long somebody or something has waited: 40 min, 21 h, 2 days. */
export function displayWait(since: string, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))
  if (minutes < 60) return messages.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? messages.hours(hours) : messages.waitDays(Math.floor(hours / 24))
}
