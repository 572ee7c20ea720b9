/** The rules of reminders: the next step, its first day, and the hour. Pure. */
import { reminderSteps, type ReminderStep } from '../settings/reminder-texts.ts'
import { addDays, dayOf, startOfDay, type Day } from '../platform/time/time-zone.ts'

export type SentStep = { readonly step: number; readonly on: Day }
export type NextStep = { readonly step: ReminderStep; readonly on: Day }

type Reminded = {
  readonly dueDate: Day
  /** In the order of the steps. */
  readonly sent: readonly SentStep[]
}

/**
 * The next step and the day from which it is due. The interval between two steps comes from the
 * settings and starts when the earlier one was sent, however late that was.
 * @param days after the due date, one for each step
 */
export function nextStep(
  { dueDate, sent }: Reminded,
  days: readonly number[],
): NextStep | undefined {
  const last = sent.at(-1)
  const step = reminderSteps.find((number) => number === (last?.step ?? 0) + 1)
  const after = step === undefined ? undefined : days[step - 1]
  if (step === undefined || after === undefined) return undefined
  const on = addDays(dueDate, after)
  const pause = after - (days[step - 2] ?? 0)
  const earliest = last ? addDays(last.on, pause) : on
  return { step, on: on > earliest ? on : earliest }
}

const halfDay = 12 * 3_600_000

/**
 * The last day whose reminders may be sent. They are sent from noon on, so that payments can be
 * booked in the morning.
 */
export function lastDueDay(now: Date, timeZone: string): Day {
  const today = dayOf(now, timeZone)
  const isNoon = now.getTime() >= startOfDay(today, timeZone).getTime() + halfDay
  return isNoon ? today : addDays(today, -1)
}
