/** What orders say: Problems and field errors. */
import { showMoney } from '../../platform/money.ts'

export const ordersWords = {
  problems: {
    quantityNotValid: 'This quantity cannot be ordered',
    priceChanged: 'The price has changed',
    keyReused: 'This order was already placed with other contents',
  },
  priceChangedDetail: (before: number, now: number) => `It was ${showMoney(before)} each, now it is ${showMoney(now)}. Nothing was ordered.`,
  keyReusedDetail: 'Load the form again before placing another order.',
  notPhone: 'Write a phone number with at least 5 digits.',
  notQuantity: 'Write a whole number from 1 to 1,000,000.',
} as const
