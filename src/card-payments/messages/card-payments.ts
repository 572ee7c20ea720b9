/** The texts of card payments on the server: Problems, the log, and the provider's page. */
import { displayMoney } from '../../platform/money/money.ts'

export const cardPaymentsMessages = {
  problems: {
    nothingToPay: 'There is nothing to pay by card',
    paymentDecided: 'The bank has not decided yet',
    cardProviderUnavailable: 'The page for card payments cannot be reached',
    providerRefused: 'The provider of card payments has refused',
    refundTooLarge: 'This is more than can be refunded',
  },
  nothingToPayDetail: (number: number) =>
    `Nothing of order ${number} is open: it is paid, cancelled, or has no invoice yet.`,
  paymentDecidedDetail:
    'A payment of this order is under way. Wait for its result before you pay again.',
  providerAwayDetail:
    'Your order is placed and nothing was charged. Try again in a minute, on the page of the order.',
  rehearsalDetail: 'This shop is a copy for a rehearsal: nobody pays here. Nothing was charged.',
  refundAwayDetail:
    'The refund is noted. The shop repeats it by itself until the provider answers.',
  refundTooLargeDetail: (left: number) => `At most ${displayMoney(left)} of it is left to refund.`,
  notAmount: 'Write an amount above zero.',
  orderOnPage: (number: number) => `Order ${number}`,
  reference: (order: number, payment: string) => `Order ${order}, ${payment}`.slice(0, 140),
  refundReference: (order: number, refund: string) =>
    `Refund of order ${order}, ${refund}`.slice(0, 140),
  otherAmount: (cents: number, currency: string) =>
    `The provider received ${(cents / 100).toFixed(2)} ${currency}, which is not what was asked. ` +
    'Nothing is booked: look at the payment on the provider’s pages.',
  otherRefund:
    'The provider states a refund of more than is left of the payment, or in another currency. ' +
    'Nothing is booked: look at the payment on the provider’s pages.',
  label: (order: number) => `Card payment of order ${order}`,
  forged: 'The signature of a message of the provider is wrong or too old',
  log: {
    forged: 'A message about card payments was refused: its signature is wrong or too old',
    ignored: 'A message about card payments says nothing that the shop needs',
    unknownSession: 'A message about card payments names a payment that is not of this shop',
    otherAmount: 'A card payment is of another amount than was asked: nothing is booked',
    otherRefund: 'A refund of a card payment exceeds what is left of it: nothing is booked',
    unreadable: 'A message about card payments has values that cannot be: nothing is booked',
    failed: 'Card payments were not looked through; it will be tried again',
  },
} as const
