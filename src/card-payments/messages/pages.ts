/** The texts of card payments on pages. */
import { displayMoney } from '../../platform/money/money.ts'
import type { RefundReason, shownAttemptStates, shownRefundStates } from '../rules.ts'

export const ownCardMessages = {
  heading: 'Payment by card',
  open: (cents: number) => `${displayMoney(cents)} is to be paid.`,
  detail: 'You pay on the page of our payment provider; your card number never reaches this shop.',
  pay: 'Pay by card',
  leaving: 'We open the payment page…',
  asking: 'We ask for the word of the bank. This page shows it by itself.',
  waiting:
    'The bank has not decided yet. You need not pay again: this page says so as soon as we know.',
  notYet:
    'We have no word of a payment yet. If you have paid, wait a little: nothing is lost, and this ' +
    'page says so as soon as we know. If you have not, you can pay now.',
  unbooked:
    'A payment has arrived, but not of the amount that was asked, so it is not booked yet. The shop ' +
    'looks at it. Do not pay again before you hear from the shop.',
  look: 'Look again',
  paid: (cents: number) => `${displayMoney(cents)} was paid by card. Thank you.`,
  refunded: (cents: number) => `${displayMoney(cents)} of it was given back to the card.`,
  refusedTitle: 'Not opened.',
} as const

export const cardPaymentsPageMessages = {
  title: 'Card payments',
  description: 'What buyers paid by card, what was given back, and what they dispute.',
  lead: 'Each attempt to pay on the provider’s page. What was paid stands among the payments received too.',
  back: 'Open items',
  search: 'Search card payments',
  hint: 'Order or customer',
  caption: 'Card payments, the last first',
  order: 'Order',
  state: 'State',
  states: {
    creating: 'Being opened',
    open: 'Not paid yet',
    waiting: 'The bank decides',
    paid: 'Paid',
    expired: 'Ended unpaid',
    failed: 'Failed',
    unbooked: 'Another amount was paid, not booked',
  } satisfies Readonly<Record<(typeof shownAttemptStates)[number], string>>,
  amount: 'Amount',
  refunds: 'Given back',
  refundStates: {
    requested: 'asked for',
    pending: 'under way',
    done: 'done',
    failed: 'failed',
    unbooked: 'stated by the provider, not booked',
  } satisfies Readonly<Record<(typeof shownRefundStates)[number], string>>,
  refundReasons: {
    staff: '',
    cancelled: 'the order was cancelled',
    provider: 'on the provider’s pages',
  } satisfies Readonly<Record<RefundReason, string>>,
  disputes: { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' },
  asPayment: (number: number) => `Payment ${number}`,
  refund: 'Refund',
  refundOf: (order: number) => `Refund the card payment of order ${order}`,
  refundTitle: (order: number) => `Refund of order ${order}`,
  refundLead: (left: number) =>
    `At most ${displayMoney(left)}. It goes back to the card; what was not credited of the order ` +
    'before is open again.',
  refundAmount: 'Amount to refund',
  send: 'Refund now',
  sending: 'Refunding…',
  cancel: 'Leave it',
  notRefunded: 'Not refunded.',
  refunded: (cents: number) => `${displayMoney(cents)} goes back to the card`,
  empty: 'Nobody has paid by card yet',
  emptyDetail: 'As soon as a buyer opens the payment page, it stands here.',
} as const
