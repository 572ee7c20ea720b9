/** Texts of the tool and review cards. Separate, so that a page of cards loads no other texts. */
import { displayCount, displayMoney, displayNumber } from '../../platform/money/money.ts'

export const toolCardMessages = {
  placeOrder: 'place order',
  placeOrderOf: (name: string) => `place order: ${name}`,
  bestPrice: (price: number, from: number) =>
    `from ${displayMoney(price)} at ${displayNumber(from)}+`,
  minimum: (minimum: number, pack: number) =>
    pack > 1
      ? `Min ${displayNumber(minimum)} · packs of ${displayNumber(pack)}`
      : `Min ${displayNumber(minimum)}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  sizes: (range: string | undefined, count: number) =>
    range === undefined ? displayCount(count, 'size') : `${range} · ${displayCount(count, 'size')}`,
  noRatings: 'No ratings yet',
  rated: (average: number, count: number) => `${average.toFixed(1)} (${displayNumber(count)})`,
  id: 'id',
  on: 'on',
  verified: 'Verified buyer',
  answer: 'Reply from the shop',
  tellMe: 'Notify me when available',
  tellMeOf: (name: string) => `Notify me when available: ${name}`,
  report: 'Report',
  reportOf: (author: string) => `Report the review by ${author}`,
  stock: {
    in: (left: number) => `${displayNumber(left)} in stock`,
    low: (left: number) => `${displayNumber(left)} left`,
    last: (left: number) => `Last ${displayNumber(left)}`,
    out: 'Out of stock',
  },
} as const
