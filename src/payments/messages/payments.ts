/** The texts of payments: Problems, fields, and what the file of open items calls its columns. */
import { displayMoney, displayNumber } from '../../platform/money.ts'

export const paymentsMessages = {
  problems: {
    moreThanOpen: 'That is more than is open',
    moreThanPaid: 'That is more than was paid',
    severalCustomers: 'These invoices are of several customers',
    paymentReversed: 'This payment was taken back',
    keyReused: 'This payment was already recorded with other contents',
  },
  moreThanOpenDetail: (items: readonly { readonly number: string; readonly open: number }[]) =>
    `${items
      .map(({ number, open }) => `Of ${number} ${displayMoney(open)} is open.`)
      .join(' ')} What was paid above it stays with the customer when it settles nothing.`,
  moreThanPaidDetail: (left: number) => `Only ${displayMoney(left)} is left of the payment.`,
  severalCustomersDetail: 'Record one payment for each customer.',
  paymentReversedDetail: (number: number) =>
    `Payment ${number} took it back. Record what was paid as a new payment.`,
  keyReusedDetail: 'Load the page again before recording anything else.',
  otherCurrency: (number: string, currency: string) =>
    `${number} was issued in ${currency}, which is not the shop’s currency any more.`,
  notCustomer: 'There is no such customer.',
  notDay: 'Write a day as 2026-11-21.',
  notMethod: 'Choose how it was paid from the list.',
  notAmount: 'Write an amount above zero.',
  noAllocation: 'Name at least one invoice that is settled.',
  tooManyAllocations: (max: number) => `A payment settles at most ${displayNumber(max)} invoices.`,
  label: (number: number) => `Payment ${number}`,
  columns: [
    'Number',
    'Order',
    'Customer',
    'Issued',
    'Due',
    'Days overdue',
    'Currency',
    'Amount',
    'Open',
  ],
} as const
