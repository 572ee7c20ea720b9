/** The texts of reminders: Problems, the mail below its opening words, and the page of staff. */
import { displayDay } from '../../platform/time/display-day.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

/** A day such as '2026-11-21', for people. */

type RemindedInvoice = {
  readonly opening: string
  readonly number: string
  readonly due: string
  readonly open: number
  /** As the shop's settings have it; may be empty. */
  readonly bank: string
  /** What a transfer says. */
  readonly reference: string
  readonly link: string
  readonly shop: string
}

export const reminderMessages = {
  notReminded: 'This reminder cannot be sent',
  notScope: 'Write invoice or customer.',
  jobFailed: 'Reminders could not be written; they are tried again',
  refused: {
    off: 'Say in the settings after how many days each step is due.',
    notFollowed: 'Say in the settings since when payments are followed.',
    settled: (number: string) => `Nothing of ${number} is open any more.`,
    notDue: (number: string, due: string) =>
      `${number} is not overdue: it is due on ${displayDay(due)}.`,
    otherCurrency: (number: string) => `${number} is not in the shop’s currency.`,
    exempt: (number: string) => `${number} is left out. Take it in again first.`,
    allSent: (number: string) => `All reminders of ${number} were sent.`,
    otherStep: (number: string, step: number) =>
      `Reminder ${step} of ${number} is not the one that follows. Load the page again.`,
    noAddress: (number: string) =>
      `No account of the customer of ${number} has a confirmed e-mail address.`,
  },
  /** Of an entry in the history. */
  label: (number: string) => number,
  day: displayDay,
  mailText: ({ opening, number, due, open, bank, reference, link, shop }: RemindedInvoice) =>
    [
      opening,
      '',
      `Invoice ${number}, due on ${displayDay(due)}: ${displayMoney(open)} open.`,
      ...(bank === '' ? [] : [`Please pay to ${bank}, with ${reference}.`]),
      '',
      'The invoice is attached. If you have paid in the meantime, there is nothing to do.',
      '',
      link,
      '',
      shop,
      '',
    ].join('\n'),
} as const

export const reminderPageMessages = {
  title: 'Reminders',
  description: 'Invoices that are overdue, and the reminders that were sent.',
  lead: 'Each step goes out by itself from noon of its day, once. What came in by then should be booked.',
  off: 'No reminders go out by themselves. Say after how many days in the settings, under Reminders.',
  toSettings: 'Settings',
  back: 'Open items',
  search: 'Search overdue invoices',
  hint: 'Customer, invoice or order',
  caption: 'Overdue invoices, due first',
  number: 'invoice',
  customer: 'customer',
  due: 'due',
  late: (days: number) => (days === 1 ? '1 day late' : `${displayNumber(days)} days late`),
  open: 'open',
  sent: 'reminders',
  sentStep: (step: number) => `Reminder ${step}`,
  by: (name: string) => `by ${name}`,
  next: (step: number, on: string) => `Reminder ${step} from ${on}`,
  noNext: 'No further reminder',
  exempt: { invoice: 'This invoice is left out', customer: 'The customer is left out' },
  actions: 'actions',
  send: 'Send now',
  sendOf: (step: number, number: string) => `Send now: reminder ${step} of ${number}`,
  sure: (step: number, number: string, open: number) =>
    `Reminder ${step} of ${number} goes out now: ${displayMoney(open)} is open.`,
  sentNow: (step: number, address: string) => `Reminder ${step} goes to ${address}`,
  leaveOut: 'Leave out',
  leaveOutOf: (number: string) => `Leave out: ${number}`,
  leaveOutCustomer: 'Leave customer out',
  leaveOutCustomerOf: (name: string) => `Leave customer out: ${name}`,
  takeIn: 'Take in',
  takeInOf: (what: string) => `Take in: ${what}`,
  leftOut: (what: string) => `${what} is left out`,
  takenIn: (what: string) => `${what} is taken in again`,
  leaveIt: 'Leave it',
  empty: 'Nothing is overdue',
  emptyDetail: 'An invoice stands here from the day after it was due until it is settled.',
} as const
