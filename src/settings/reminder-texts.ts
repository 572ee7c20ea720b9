/** The steps of invoice reminders, as written in the settings. Pure. */
import type { MailText } from './mail-texts.ts'

/** The maximum number of steps; each has its own text. */
export const reminderSteps = [1, 2, 3] as const
export type ReminderStep = (typeof reminderSteps)[number]

/** The days of the steps, as written. */
export const reminderDaysPattern = '^[1-9]\\d{0,2}(, ?[1-9]\\d{0,2}){0,2}$'
/** The longest time after the due date, in days. */
const maxDays = 365

/**
 * Days after the due date, one for each step: '7, 21, 35'.
 * @returns undefined if the text is invalid: days must ascend, and there are at most three
 */
export function parseReminderDays(text: string): readonly number[] | undefined {
  if (text === '') return []
  if (!new RegExp(reminderDaysPattern).test(text)) return undefined
  const days = text.split(',').map(Number)
  const isRising = days.every((day, index) => day > (days[index - 1] ?? 0))
  return isRising && days.every((day) => day <= maxDays) ? days : undefined
}

/** The available fields. */
export const reminderFields = ['number', 'name', 'shop', 'open', 'due', 'days'] as const

/** The default texts of a shop that has not written its own. */
export const defaultReminderTexts: Readonly<Record<ReminderStep, MailText>> = {
  1: {
    subject: 'Invoice {number} is overdue',
    opening: `Hello {name},

Invoice {number} was due on {due}, and {open} is still outstanding. You may have overlooked it.`,
  },
  2: {
    subject: 'Second reminder: invoice {number} is overdue',
    opening: `Hello {name},

We have already written to you about invoice {number}. The invoice was due on {due}, {days} days ago,
and {open} is still outstanding. Please pay now, or tell us if something is wrong with the invoice.`,
  },
  3: {
    subject: 'Final reminder: invoice {number}',
    opening: `Hello {name},

Invoice {number} was due on {due}, {days} days ago. {open} is still outstanding, although we have
reminded you twice. Please pay within a week. Otherwise, we will start debt collection.`,
  },
}
