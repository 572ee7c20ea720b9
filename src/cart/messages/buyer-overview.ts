/** The texts of the signed-in buyer's part of the front page. */
import { displayNumber } from '../../platform/money/money.ts'

export const buyerOverviewMessages = {
  loading: 'Loading',
  failed: 'Your orders could not be loaded.',
  openOrders: 'Orders on their way',
  none: 'none at the moment',
  order: (number: number) => `Order ${number}`,
  allOrders: 'My Orders',
  moreOrders: 'More in My Orders',
  buyAgain: 'Buy again',
  nothingYet: 'Tools that you order are listed here, so that you can order them again.',
  due: 'reorder due',
  times: (times: number) =>
    times === 1 ? 'ordered once' : `ordered ${displayNumber(times)} times`,
  every: (days: number) => (days === 1 ? 'every day' : `every ${displayNumber(days)} days`),
  add: (quantity: string) => `Add ${quantity}`,
  addOf: (quantity: number, name: string) => `Add ${displayNumber(quantity)} to cart: ${name}`,
} as const
