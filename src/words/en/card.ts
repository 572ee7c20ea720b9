/** What the cards of tools and reviews say, on whatever page they stand: a page of cards brings no more. */
import { showMoney, showNumber } from '../../platform/money.ts'

export const cardWords = {
  placeOrder: 'place order',
  placeOrderOf: (name: string) => `place order: ${name}`,
  bestPrice: (price: number, from: number) => `from ${showMoney(price)} at ${showNumber(from)}`,
  minimum: (minimum: number, pack: number) => (pack > 1 ? `Min ${showNumber(minimum)} · packs of ${showNumber(pack)}` : `Min ${showNumber(minimum)}`),
  noRatings: 'No ratings yet',
  stars: (average: number) => `${average.toFixed(1)} of 5 stars`,
  rated: (average: number, count: number) => `${average.toFixed(1)} (${showNumber(count)})`,
  id: 'id',
  on: 'on',
  verified: 'Verified buyer',
  stock: {
    in: (left: number) => `${showNumber(left)} in stock`,
    low: (left: number) => `${showNumber(left)} left`,
    last: (left: number) => `Last ${showNumber(left)}`,
    out: 'Out of stock',
  },
} as const
