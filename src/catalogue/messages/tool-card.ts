/** What the cards of tools and reviews say, on whatever page they stand: a page of cards brings no more. */
import { displayMoney, displayNumber } from '../../platform/money.ts'

export const toolCardMessages = {
  placeOrder: 'place order',
  placeOrderOf: (name: string) => `place order: ${name}`,
  bestPrice: (price: number, from: number) =>
    `from ${displayMoney(price)} at ${displayNumber(from)}`,
  minimum: (minimum: number, pack: number) =>
    pack > 1
      ? `Min ${displayNumber(minimum)} · packs of ${displayNumber(pack)}`
      : `Min ${displayNumber(minimum)}`,
  noRatings: 'No ratings yet',
  stars: (average: number) => `${average.toFixed(1)} of 5 stars`,
  rated: (average: number, count: number) => `${average.toFixed(1)} (${displayNumber(count)})`,
  id: 'id',
  on: 'on',
  verified: 'Verified buyer',
  stock: {
    in: (left: number) => `${displayNumber(left)} in stock`,
    low: (left: number) => `${displayNumber(left)} left`,
    last: (left: number) => `Last ${displayNumber(left)}`,
    out: 'Out of stock',
  },
} as const
