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
  notScope: "Set scope to 'invoice' or 'customer'.",
  jobFailed: 'Reminders could not be written; retrying',
  refused: {
    off: 'Set “Days after the due date” under Settings, Reminders.',
    notFollowed: 'Set “Track payments from” under Settings, Payments.',
    settled: (number: string) => `${number} has already been paid.`,
    notDue: (number: string, due: string) =>
      `${number} is not overdue: it is due on ${displayDay(due)}.`,
    otherCurrency: (number: string) =>
      `${number} is not in the shop’s currency. Send the reminder yourself.`,
    exempt: (number: string) => `Reminders for ${number} are paused. Resume them first.`,
    allSent: (number: string) => `All reminders for ${number} have been sent.`,
    otherStep: (number: string, step: number) =>
      `Reminder ${step} for ${number} is not the next reminder. Load the reminders again.`,
    noAddress: (number: string) =>
      `The customer of ${number} has no account with a confirmed e-mail address. Send the reminder yourself.`,
  },
  /** Of an entry in the history. */
  label: (number: string) => number,
  day: displayDay,
  mailText: ({ opening, number, due, open, bank, reference, link, shop }: RemindedInvoice) =>
    [
      opening,
      '',
      `Invoice ${number}, due on ${displayDay(due)}: ${displayMoney(open)} outstanding.`,
      ...(bank === ''
        ? []
        : [`Please transfer this amount to ${bank}, with the reference ${reference}.`]),
      '',
      'The invoice is attached. If you have paid in the meantime, please disregard this reminder.',
      '',
      link,
      '',
      shop,
      '',
    ].join('\n'),
} as const

export const reminderPageMessages = {
  title: 'Reminders',
  description: 'Overdue invoices and the reminders that have been sent.',
  lead: 'Each reminder is sent automatically once, not before noon on its scheduled day. Record incoming payments before noon.',
  off: 'Automatic reminders are off. Set the number of days under Settings, Reminders.',
  toSettings: 'Settings',
  search: 'Search overdue invoices',
  hint: 'Customer, invoice or order',
  caption: 'Overdue invoices, earliest due date first',
  number: 'invoice',
  customer: 'customer',
  due: 'due',
  late: (days: number) => (days === 1 ? '1 day late' : `${displayNumber(days)} days late`),
  open: 'outstanding',
  sent: 'reminders',
  sentStep: (step: number) => `Reminder ${step}`,
  by: (name: string) => `by ${name}`,
  next: (step: number, on: string) => `Reminder ${step} from ${displayDay(on)}`,
  noNext: 'No further reminder',
  exempt: { invoice: 'Paused for this invoice', customer: 'Paused for this customer' },
  actions: 'actions',
  send: 'Send now',
  sendOf: (step: number, number: string) => `Send now: reminder ${step} for ${number}`,
  sure: (step: number, number: string, open: number) =>
    `Reminder ${step} for ${number} will be sent now. ${displayMoney(open)} is outstanding.`,
  sentNow: (step: number, address: string) => `Reminder ${step} is being sent to ${address}`,
  state: 'status',
  leaveOut: 'Pause reminders',
  leaveOutOf: (number: string) => `Pause reminders: ${number}`,
  leaveOutCustomer: 'Pause for this customer',
  leaveOutCustomerOf: (name: string) => `Pause for this customer: ${name}`,
  takeIn: 'Resume reminders',
  takeInOf: (what: string) => `Resume reminders: ${what}`,
  leftOut: (what: string) => `Reminders paused: ${what}`,
  takenIn: (what: string) => `Reminders resumed: ${what}`,
  leaveIt: 'Cancel',
  empty: 'No overdue invoices',
  emptyDetail: 'Overdue invoices are listed here until they are paid.',
  openItems: 'Open items',
} as const
