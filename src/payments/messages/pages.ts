/** Texts of the pages of payments: open items, recording, what came in, and what a buyer owes. */
import { displayDay } from '../../platform/time/display-day.ts'
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
  description: 'Unpaid customer invoices by age.',
  lead: 'Invoices that are not fully paid. Credit notes and payments are already deducted.',
  save: 'Save as CSV',
  ageing: 'Outstanding by age',
  all: 'All open items',
  items,
  credit: 'Customer credit',
  creditHelp: 'Overpayments and credit notes',
  search: 'Search open items',
  hint: 'Customer, invoice or order',
  caption: 'Open items, earliest due date first',
  number: 'invoice',
  order: (number: number) => `Order ${number}`,
  customer: 'customer',
  due: 'due',
  late: (days: number) => (days === 1 ? '1 day late' : `${displayNumber(days)} days late`),
  amount: 'amount',
  open: 'outstanding',
  creditOf: (cents: number) => `${displayMoney(cents)} credit`,
  actions: 'actions',
  pay: 'Record',
  payFor: (number: string) => `Record payment for ${number}`,
  refund: 'Record refund',
  refundFor: (number: string) => `Record refund for ${number}`,
  onlyOf: (name: string) => `Only ${name}`,
  showAll: 'All customers',
  statement: 'Statement of account',
  state: 'status',
  reminder: 'last reminder',
  reminded: (step: number) => `Reminder ${step},`,
  empty: 'No open items',
  emptyDetail: 'Issued invoices are listed here until they are paid.',
  documents: 'Documents',
  noneOfAge: 'No open items in this age range',
} as const

export const recordMessages = {
  title: 'Record a payment',
  description: 'Record a payment and allocate it to invoices.',
  lead: (name: string) =>
    `Payment from ${name}. Allocate the amount to the invoices below, in full or in part.`,
  back: 'Open items',
  paidOn: 'Payment date',
  amount: 'Amount',
  amountHelp: 'Any amount not allocated becomes customer credit.',
  method: 'Method',
  reference: 'Reference',
  referenceHelp: 'Text from the bank or the customer, used for searching.',
  caption: 'The customer’s open invoices',
  settle: 'allocate',
  settleOf: (number: string) => `Allocated to ${number}`,
  split: 'Spread over the invoices, oldest first',
  rest: (cents: number) => `${displayMoney(cents)} becomes credit.`,
  over: (cents: number) => `The allocations exceed the payment by ${displayMoney(cents)}.`,
  notAmount: 'Enter an amount such as 12.50.',
  tooMuch: (open: number) => `Only ${displayMoney(open)} is outstanding.`,
  nothing: 'Enter an amount for at least one invoice.',
  act: 'Record payment',
  busy: 'Recording',
  done: (number: number) => `Payment ${number} was recorded`,
  notRecorded: 'Nothing was recorded.',
  again: 'Record anyway',
  noItem: 'Choose an open item first',
  noItemDetail: 'Payments are recorded for open items. Choose an open item in the list.',
  settled: 'This customer has no open invoices',
  settledDetail: 'Payments can only be recorded for open invoices.',
} as const

export const receivedMessages = {
  title: 'Payments received',
  description: 'Recorded payments and refunds with their allocations.',
  lead: 'Recorded payments and refunds cannot be changed. Reverse a wrong entry and record it again.',
  search: 'Search payments',
  hint: 'Customer, reference or invoice',
  caption: 'Payments, newest first',
  number: 'no.',
  paidOn: 'paid on',
  customer: 'customer',
  settles: 'allocated to',
  state: 'status',
  amount: 'amount',
  by: (name: string) => `Recorded by ${name}`,
  left: (cents: number) => `${displayMoney(cents)} not allocated`,
  refunded: (cents: number) => `${displayMoney(cents)} refunded`,
  refundNumber: (number: number) => `Refund ${number}`,
  bankDay: 'Bank booking date',
  ofPayment: (number: number) => `Payment ${number}`,
  refund: 'Record refund',
  refundOf: (number: number) => `Record refund of the rest of payment ${number}`,
  undo: 'Reverse',
  undoOf: (number: number) => `Reverse payment ${number}`,
  sure: (number: number, amount: number) =>
    `Payment ${number} (${displayMoney(amount)}) will be reversed. The invoices that it paid will be open again, except for amounts credited in the meantime.`,
  undoRefundOf: (number: number) => `Reverse refund ${number}`,
  sureOfRefund: (number: number, amount: number) =>
    `Refund ${number} of ${displayMoney(amount)} will be reversed, and the amount will become customer credit again.`,
  leaveIt: 'Cancel',
  undone: (number: number) => `Payment ${number} was reversed`,
  refundUndone: (number: number) => `Refund ${number} was reversed`,
  reversedBy: (number: number) => `Reversed by ${number}`,
  reverses: (number: number) => `Reverses ${number}`,
  empty: 'No payments yet',
  emptyDetail: 'Payments recorded for open items are listed here.',
  openItems: 'Open items',
} as const

export const balanceMessages = {
  heading: 'Payment',
  paid: (number: string) => `${number} is paid.`,
  paidAndRefunded: (number: string, cents: number) =>
    `${number} is paid; ${displayMoney(cents)} was refunded.`,
  open: (number: string, cents: number, due: string) =>
    `${number}: ${displayMoney(cents)} is outstanding, due on ${displayDay(due)}.`,
  overdue: (number: string, cents: number, due: string) =>
    `${number}: ${displayMoney(cents)} has been overdue since ${displayDay(due)}.`,
  credit: (number: string, cents: number) =>
    `${number}: you have a credit of ${displayMoney(cents)}.`,
  creditOfCustomer: (number: string, cents: number) =>
    `${number}: ${displayMoney(cents)} was overpaid. Refund the amount, or keep it ` +
    'as customer credit.',
  refund: 'Record a refund',
  giveBack: 'View payments',
  giveBackFor: (number: string) => `View payments for ${number}`,
  sum: (cents: number) => `${displayMoney(cents)} is outstanding`,
  ofThat: (cents: number) => `${displayMoney(cents)} of the outstanding amount is overdue`,
  invoices: (count: number) =>
    count === 1 ? 'on 1 invoice' : `on ${displayNumber(count)} invoices`,
} as const
