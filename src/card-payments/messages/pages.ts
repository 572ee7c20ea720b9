/** The texts of card payments on pages. */
import { displayMoney } from '../../platform/money/money.ts'
import type { RefundReason, shownAttemptStates, shownRefundStates } from '../rules.ts'

export const ownCardMessages = {
  heading: 'Payment by card',
  open: (cents: number) => `Amount to pay: ${displayMoney(cents)}.`,
  detail: 'You will pay on our payment provider’s page; your card number never reaches this shop.',
  pay: 'Pay by card',
  leaving: 'Opening the payment page…',
  asking: 'We are waiting for the bank. This page updates automatically.',
  waiting:
    'The bank has not confirmed the payment yet. Do not pay again: this page updates automatically.',
  notYet:
    'No payment has arrived yet. If you have paid, wait a moment: this page updates ' +
    'automatically. If you have not paid, you can pay now.',
  unbooked:
    'A payment of a different amount has arrived, so the payment has not been recorded yet. The shop is checking the payment. Do not pay again until the shop contacts you.',
  look: 'Check again',
  paid: (cents: number) => `${displayMoney(cents)} was paid by card. Thank you.`,
  refunded: (cents: number) => `${displayMoney(cents)} was refunded to the card.`,
  refusedTitle: 'The payment page could not be opened.',
} as const

export const cardPaymentsPageMessages = {
  title: 'Card payments',
  description: 'Card payments, refunds and disputes.',
  lead: 'This list shows all payment attempts on the provider’s page. Completed payments are also listed under Payments received.',
  search: 'Search card payments',
  hint: 'Order or customer',
  caption: 'Card payments, newest first',
  order: 'Order',
  customer: 'Customer',
  when: 'Date',
  payment: 'Payment',
  state: 'Status',
  states: {
    creating: 'Opening',
    open: 'Not paid yet',
    waiting: 'Waiting for the bank',
    paid: 'Paid',
    expired: 'Expired',
    failed: 'Failed',
    unbooked: 'Different amount, not recorded',
  } satisfies Readonly<Record<(typeof shownAttemptStates)[number], string>>,
  amount: 'Amount',
  refundStates: {
    requested: 'requested',
    pending: 'in progress',
    done: 'done',
    failed: 'failed',
    unbooked: 'reported by the provider, not recorded',
  } satisfies Readonly<Record<(typeof shownRefundStates)[number], string>>,
  refundReasons: {
    staff: '',
    cancelled: 'the order was cancelled',
    provider: 'started in the provider’s dashboard',
  } satisfies Readonly<Record<RefundReason, string>>,
  disputes: { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' },
  asPayment: (number: number) => `Payment ${number}`,
  refund: 'Refund',
  refundOf: (order: number) => `Refund the card payment for order ${order}`,
  refundTitle: (order: number) => `Refund for order ${order}`,
  refundLead: (left: number) =>
    `You can refund at most ${displayMoney(left)}. The refund will go to the card. Any refunded amount without a credit note will count as unpaid again.`,
  refundAmount: 'Amount to refund',
  send: 'Refund now',
  sending: 'Refunding…',
  cancel: 'Cancel',
  notRefunded: 'Nothing was refunded.',
  refunded: (cents: number) => `${displayMoney(cents)} will be refunded to the card`,
  empty: 'No card payments yet',
  emptyDetail: 'Payments appear here when a buyer opens the payment page.',
} as const
