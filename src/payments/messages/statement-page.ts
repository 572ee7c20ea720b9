/** Texts of the page of a statement of account. */
import { displayDay } from '../../platform/time/display-day.ts'
import { displayMoney } from '../../platform/money/money.ts'
import type { Balance } from '../statement-fields.ts'

/** A day such as '2026-11-21', for people. */

export const statementPageMessages = {
  title: 'Statement of account',
  description: 'Invoices, credit notes, payments and open items.',
  leadOwn: 'Invoices, credit notes and payments for the chosen period.',
  of: (name: string) => `Account for ${name}`,
  backToItems: 'Open items',
  backToOrders: 'My Orders',
  from: 'From',
  to: 'To',
  show: 'Show',
  movements: 'Movements',
  caption: 'Account entries with running balance',
  day: 'day',
  what: 'entry',
  charged: 'charged',
  settled: 'paid',
  balance: 'balance',
  balanceOn: (text: string) => `Balance as of ${displayDay(text)}`,
  amountOf: ({ open, credit }: Balance) =>
    credit > 0 ? `${displayMoney(credit)} credit` : displayMoney(open),
  line: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
    payment: (number: string) => `Payment ${number}`,
    discount: (number: string) => `Early-payment discount (${number})`,
    reversal: (number: string) => `Payment reversed (${number})`,
    refund: (number: string) => `Refund ${number}`,
    'refund-reversal': (number: string) => `Refund reversed (${number})`,
  },
  order: (number: number) => `Order ${number}`,
  openOn: (text: string) => `Outstanding as of ${displayDay(text)}`,
  itemsCaption: 'Open invoices, earliest due date first',
  nothingOpen: (text: string) => `There were no open invoices on ${displayDay(text)}.`,
  late: 'days late',
  unallocated: (cents: number) => `${displayMoney(cents)} was paid but has not been allocated yet.`,
  save: 'Save as PDF',
  saved: (number: string) => `${number} was saved`,
  issued: 'Issued statements',
  period: (from: string, to: string) => `${displayDay(from)} to ${displayDay(to)}`,
  sentTo: (address: string) => `Sent to ${address},`,
  saveIssued: (number: string) => `Save ${number}`,
  mailTitle: 'Send by e-mail',
  mailLead: 'The statement for this period will be issued and sent to this address as a PDF.',
  address: 'E-mail address',
  send: 'Send statement',
  sending: 'Sending',
  notSent: 'The statement was not sent.',
  queued: (number: string, address: string) => `${number} is being sent to ${address}`,
} as const
