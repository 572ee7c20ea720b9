/** The texts of card payments on the server: Problems, the log, and the provider's page. */
import { displayMoney } from '../../platform/money/money.ts'

export const cardPaymentsMessages = {
  problems: {
    nothingToPay: 'Nothing to pay by card',
    paymentDecided: 'A card payment is already in progress',
    cardProviderUnavailable: 'The card payment page cannot be reached',
    providerRefused: 'The card payment provider refused the request',
    refundTooLarge: 'The refund exceeds the amount that can be refunded',
  },
  nothingToPayDetail: (number: number) =>
    `Order ${number} has no unpaid amount: it has been paid or cancelled, or it has no invoice yet.`,
  paymentDecidedDetail:
    'A payment for this order is in progress. Wait for its result before you pay again.',
  providerAwayDetail:
    'Your order was placed and nothing was charged. Try again in a minute on the order page.',
  rehearsalDetail:
    'This shop is a rehearsal copy and does not accept payments. Nothing was charged.',
  refundAwayDetail:
    'The refund was recorded. The shop will retry the refund automatically until the provider responds.',
  refundTooLargeDetail: (left: number) =>
    `At most ${displayMoney(left)} can be refunded. Enter a smaller amount.`,
  notAmount: 'Enter an amount above zero.',
  orderOnPage: (number: number) => `Order ${number}`,
  reference: (order: number, payment: string) => `Order ${order}, ${payment}`.slice(0, 140),
  refundReference: (order: number, refund: string) =>
    `Refund for order ${order}, ${refund}`.slice(0, 140),
  otherAmount: (cents: number, currency: string) =>
    `The provider received ${(cents / 100).toFixed(2)} ${currency}, which differs from the requested amount. The payment was not recorded. Check the payment in the provider’s dashboard.`,
  otherRefund:
    'The provider reports a refund that exceeds the payment’s remaining amount or is in a different currency. The refund was not recorded. Check the payment in the provider’s dashboard.',
  label: (order: number) => `Card payment of order ${order}`,
  forged: 'The signature of the payment provider’s message is wrong or too old',
  log: {
    forged: 'A message about card payments was refused: its signature is wrong or too old',
    ignored: 'A message about card payments was ignored',
    unknownSession: 'A message about card payments refers to an unknown payment',
    otherAmount: 'A card payment differs from the requested amount and was not recorded',
    otherRefund: 'A refund exceeds the remaining amount of its card payment and was not recorded',
    unreadable: 'A message about card payments has invalid values; nothing was recorded',
    failed: 'Card payments could not be processed; retrying',
  },
} as const
