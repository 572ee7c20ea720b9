/**
 * Until when an order must be placed to leave on the same day, and otherwise when it leaves. Pure:
 * pages are the same for all visitors, so the browser calls this with its own clock.
 */
import { momentAt } from './moment-at.ts'
import { addDays, dayOf, type Day } from './time-zone.ts'

export type CutOff = {
  /**
   * The time of day in the shop's zone, such as '14:00'. An order placed at exactly this time is
   * late.
   */
  readonly time: string
  readonly week: keyof typeof weekLengths
  /** Days on which nothing leaves: '2026-12-24', or '12-25' for each year. */
  readonly daysOff: readonly string[]
}

/** @param minutes whole minutes that are left, at least 1; only if the order still leaves today */
export type Dispatch = { readonly day: Day; readonly daysAhead: number; readonly minutes?: number }

/** The number of days searched: a shop that is closed for longer shows no date. */
const maxDaysAhead = 60

/** The number of working days per week, from Monday on. */
const weekLengths = { 'mon-fri': 5, 'mon-sat': 6, daily: 7 } as const

function isWorked(day: Day, { week, daysOff }: CutOff): boolean {
  const fromMonday = (new Date(day).getUTCDay() + 6) % 7
  return fromMonday < weekLengths[week] && !daysOff.includes(day) && !daysOff.includes(day.slice(5))
}

/**
 * When an order that is placed at a moment leaves. The last minute before the cut-off counts as
 * past, since nobody places an order in less. Undefined if there is no working day soon.
 */
export function nextDispatch(now: Date, cutOff: CutOff, timeZone: string): Dispatch | undefined {
  const today = dayOf(now, timeZone)
  const left = momentAt(`${today}T${cutOff.time}`, timeZone).getTime() - now.getTime()
  const minutes = Math.floor(left / 60_000)
  if (minutes >= 1 && isWorked(today, cutOff)) return { day: today, daysAhead: 0, minutes }
  for (let daysAhead = 1; daysAhead <= maxDaysAhead; daysAhead += 1) {
    const day = addDays(today, daysAhead)
    if (isWorked(day, cutOff)) return { day, daysAhead }
  }
  return undefined
}
