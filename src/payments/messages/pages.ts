/** Texts of the pages of payments: open items, recording, what came in, and what a buyer owes. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import type { Age, PaymentMethod } from '../rules.ts'

export const ageNames: Readonly<Record<Age, string>> = {
  'not-due': 'Not due',
  '1-30': '1–30 days late',
  '31-60': '31–60 days late',
  '61-90': '61–90 days late',
  'over-90': 'Over 90 days late',
}
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  transfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  discount: 'Early-payment discount',
  check: 'Check',
  other: 'Other',
}
const items = (count: number): string => (count === 1 ? '1 item' : `${displayNumber(count)} items`)

export const openItemsMessages = {
  title: 'Payments',
  description: 'What customers owe, and how long it has been due.',
  lead: 'Invoices that are not settled yet. Credit notes and payments count already.',
  received: 'Payments received',
  fromBank: 'From the bank',
  save: 'Save as CSV',
  ageing: 'Open, by age',
  all: 'All open items',
  items,
  credit: 'Credit of customers',
  creditHelp: 'Paid or credited above what they owe',
  search: 'Search open items',
  hint: 'Customer, invoice or order',
  anyAge: 'Any age',
  age: 'Age',
  caption: 'Open items, due first',
  number: 'invoice',
  order: (number: number) => `Order ${number}`,
  customer: 'customer',
  due: 'due',
  late: (days: number) => (days === 1 ? '1 day late' : `${displayNumber(days)} days late`),
  amount: 'amount',
  open: 'open',
  creditOf: (cents: number) => `${displayMoney(cents)} credit`,
  actions: 'actions',
  pay: 'Record payment',
  payFor: (number: string) => `Record payment for ${number}`,
  refund: 'Record refund',
  refundFor: (number: string) => `Record refund for ${number}`,
  onlyOf: (name: string) => `Only ${name}`,
  showAll: 'All customers',
  statement: 'Statement of account',
  byCard: 'Card payments',
  reminders: 'Reminders',
  reminded: (step: number) => `Reminder ${step},`,
  empty: 'Nothing is open',
  emptyDetail: 'Each invoice stands here from the moment it is issued until it is settled.',
  noneOfAge: 'Nothing is open of this age',
} as const

export const recordMessages = {
  title: 'Record a payment',
  description: 'A payment that came in, and which invoices it settles.',
  lead: (name: string) => `From ${name}. It settles the invoices below, whole or in part.`,
  back: 'Open items',
  paidOn: 'Day',
  amount: 'Amount',
  amountHelp: 'What is above the invoices stays as credit of the customer.',
  method: 'How it was paid',
  reference: 'Reference',
  referenceHelp: 'What the bank or the customer wrote, to find it again.',
  caption: 'Open invoices of the customer',
  settle: 'settles',
  settleOf: (number: string) => `Settles of ${number}`,
  split: 'Spread over the invoices, oldest first',
  rest: (cents: number) => `${displayMoney(cents)} stays as credit.`,
  over: (cents: number) => `The invoices are given ${displayMoney(cents)} more than was paid.`,
  notAmount: 'Write an amount such as 12.50.',
  tooMuch: (open: number) => `${displayMoney(open)} is open.`,
  nothing: 'Write what it settles on at least one invoice.',
  act: 'Record payment',
  busy: 'Recording',
  done: (number: number) => `Payment ${number} is recorded`,
  notRecorded: 'Nothing was recorded.',
  noItem: 'Choose what was paid first',
  noItemDetail: 'A payment is recorded for an open item: choose it in the list.',
  settled: 'Nothing of this customer is open',
  settledDetail: 'A payment is recorded for an invoice that is open.',
} as const

export const receivedMessages = {
  title: 'Payments received',
  description: 'Payments and refunds that were recorded, and what each settles.',
  lead: 'Payments and refunds are never changed: what was wrong is taken back, and recorded anew.',
  back: 'Open items',
  search: 'Search payments',
  hint: 'Customer, reference or invoice',
  caption: 'Payments, the last recorded first',
  number: 'no.',
  paidOn: 'paid on',
  customer: 'customer',
  settles: 'settles',
  amount: 'amount',
  by: (name: string) => `Recorded by ${name}`,
  left: (cents: number) => `${displayMoney(cents)} not allocated`,
  refunded: (cents: number) => `${displayMoney(cents)} paid back`,
  refundNumber: (number: number) => `Refund ${number}`,
  ofPayment: (number: number) => `Payment ${number}`,
  refund: 'Record refund',
  refundOf: (number: number) => `Record refund of what is left of payment ${number}`,
  undo: 'Take back',
  undoOf: (number: number) => `Take back payment ${number}`,
  sure: (number: number, amount: number) =>
    `Payment ${number} of ${displayMoney(amount)} is taken back by an opposite one. What it settled is open again, as far as it was not credited since.`,
  undoRefundOf: (number: number) => `Take back refund ${number}`,
  sureOfRefund: (number: number, amount: number) =>
    `Refund ${number} of ${displayMoney(amount)} is taken back by an opposite one. It is credit of the customer again.`,
  leaveIt: 'Leave it',
  undone: (number: number) => `Payment ${number} is taken back`,
  refundUndone: (number: number) => `Refund ${number} is taken back`,
  reversedBy: (number: number) => `Taken back by ${number}`,
  reverses: (number: number) => `Takes ${number} back`,
  empty: 'No payments yet',
  emptyDetail: 'Record a payment on an open item; it stands here then.',
} as const

export const balanceMessages = {
  heading: 'Payment',
  paid: (number: string) => `${number} is paid.`,
  paidAndRefunded: (number: string, cents: number) =>
    `${number} is paid; ${displayMoney(cents)} was paid back.`,
  open: (number: string, cents: number, due: string) =>
    `${number}: ${displayMoney(cents)} is open, due on ${due}.`,
  overdue: (number: string, cents: number, due: string) =>
    `${number}: ${displayMoney(cents)} is open, and was due on ${due}.`,
  credit: (number: string, cents: number) => `${number}: ${displayMoney(cents)} is your credit.`,
  creditOfCustomer: (number: string, cents: number) =>
    `${number}: ${displayMoney(cents)} more was paid than it charges now. Give it back, or keep it ` +
    'as credit of the customer.',
  refund: 'Record a refund',
  giveBack: 'See what was paid',
  giveBackFor: (number: string) => `See what was paid for ${number}`,
  sum: (cents: number) => `${displayMoney(cents)} is open`,
  ofThat: (cents: number) => `${displayMoney(cents)} of it is overdue`,
  invoices: (count: number) =>
    count === 1 ? 'on 1 invoice' : `on ${displayNumber(count)} invoices`,
} as const
