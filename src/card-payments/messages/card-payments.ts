/** The texts of card payments on the server: Problems, the log, and the provider's page. */
import { displayMoney } from '../../platform/money/money.ts'

export const cardPaymentsMessages = {
  problems: {
    nothingToPay: 'Nothing to pay by card',
    paymentDecided: 'The bank has not decided yet',
    cardProviderUnavailable: 'The page for card payments cannot be reached',
    providerRefused: 'The provider of card payments has refused',
    refundTooLarge: 'This is more than can be refunded',
  },
  nothingToPayDetail: (number: number) =>
    `Order ${number} has no open amount: it is paid, cancelled, or has no invoice yet.`,
  paymentDecidedDetail:
    'A payment for this order is in progress. Wait for its result before you pay again.',
  providerAwayDetail:
    'Your order is placed and nothing was charged. Try again in a minute, on the page of the order.',
  rehearsalDetail:
    'This shop is a copy for a rehearsal and takes no payments. Nothing was charged.',
  refundAwayDetail:
    'The refund is recorded. The shop retries it automatically until the provider answers.',
  refundTooLargeDetail: (left: number) => `At most ${displayMoney(left)} can be refunded.`,
  notAmount: 'Enter an amount above zero.',
  orderOnPage: (number: number) => `Order ${number}`,
  reference: (order: number, payment: string) => `Order ${order}, ${payment}`.slice(0, 140),
  refundReference: (order: number, refund: string) =>
    `Refund of order ${order}, ${refund}`.slice(0, 140),
  otherAmount: (cents: number, currency: string) =>
    `The provider received ${(cents / 100).toFixed(2)} ${currency}, which differs from the requested amount. ` +
    'Nothing is booked. Check the payment on the provider’s pages.',
  otherRefund:
    'The provider reports a refund that exceeds the rest of the payment or has another currency. ' +
    'Nothing is booked. Check the payment on the provider’s pages.',
  label: (order: number) => `Card payment of order ${order}`,
  forged: 'The signature of the provider’s message is wrong or too old',
  log: {
    forged: 'A message about card payments was refused: its signature is wrong or too old',
    ignored: 'A message about card payments was ignored',
    unknownSession: 'A message about card payments has an unknown payment',
    otherAmount: 'A card payment has a different amount than requested: nothing is booked',
    otherRefund: 'A refund exceeds the rest of its card payment: nothing is booked',
    unreadable: 'A message about card payments has invalid values: nothing is booked',
    failed: 'Card payments could not be processed; retrying',
  },
} as const
