/**
 * Texts of a tool's page, the dense list and the quantity box, in addition to the rules and the
 * cards (card.ts).
 */
import { displayNumber } from '../../platform/money/money.ts'
import {
  countUnits,
  displayPriceEach,
  lineText,
  units,
  type PriceBasis,
  type Unit,
} from '../model/units.ts'

const reviews = (count: number): string =>
  count === 1 ? '1 review' : `${displayNumber(count)} reviews`

export const toolPageMessages = {
  addToList: 'Add to a list',
  parties: {
    heading: 'Manufacturer',
    maker: 'Made by',
    responsible: 'EU responsible person',
  },
  described: (name: string, price: number, minimum: number, basis: PriceBasis) =>
    `${name}: ${displayPriceEach(price, basis)}, from ${displayNumber(minimum)} ` +
    `${units[basis.unit ?? 'piece'].many}.`,
  describedWithoutPrice: (name: string, minimum: number, basis: PriceBasis) =>
    `${name}, from ${displayNumber(minimum)} ${units[basis.unit ?? 'piece'].many}.`,
  crumbs: 'You are here',
  home: 'Home',
  average: (average: number) => average.toFixed(1),
  reviews,
  copySku: 'Copy SKU',
  copied: (sku: string) => `${sku} was copied`,
  ladder: 'Prices by quantity',
  from: 'Quantity',
  each: 'Each',
  saves: 'Saves',
  percent: (whole: number) => (whole === 0 ? '–' : `${whole}%`),
  beyondStock: 'more than in stock',
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  less: (pack: number) => (pack > 1 ? 'One pack less' : 'One less'),
  more: (pack: number) => (pack > 1 ? 'One pack more' : 'One more'),
  lessOf: (name: string) => `Decrease: ${name}`,
  moreOf: (name: string) => `Increase: ${name}`,
  insteadOf: (quantity: number, name: string) => `Use ${displayNumber(quantity)} of ${name}`,
  priceFrom: (from: number) => `${displayNumber(from)}+`,
  addOf: (name: string) => `Add to cart: ${name}`,
  noTotal: '–',
  sum: lineText,
  stockWord: {
    in: 'In stock.',
    low: 'Only a few left.',
    last: 'Last pieces.',
    out: 'Out of stock.',
  },
  stockDetail: {
    in: (left: number, most: number, unit?: Unit) =>
      `${countUnits(left, unit)}; up to ${displayNumber(most)} can be ordered.`,
    low: (left: number, most: number, unit?: Unit) =>
      `Only ${countUnits(left, unit)} ${left === 1 ? 'is' : 'are'} left${
        most < left ? `, of which ${displayNumber(most)} can be ordered in full packs` : ''
      }.`,
    last: (left: number) =>
      left === 1
        ? 'Fewer pieces than the minimum quantity are left, so the last piece can be bought on its own.'
        : `Fewer pieces than the minimum quantity are left, so the last ${displayNumber(left)} are sold together.`,
    out: 'This tool cannot be ordered at the moment. Contact the shop.',
  },
  orderedWith: 'Often ordered with this tool',
  nearTools: 'Similar tools',
  inItsPlace: 'Alternatives in stock',
  about: 'Description',
  specification: 'Specification',
  brand: 'Brand',
  soldBy: 'Unit of sale',
  packs: 'Packs',
  weight: 'Weight',
  category: 'Category',
  review: 'Reviews',
  addReview: 'Add a review',
  noReviews: 'No reviews yet',
  noReviewsDetail: 'Be the first to review this tool.',
  noneWith: (stars: number) => `No ${stars}-star reviews yet.`,
  starsRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  filter: 'Reviews by star rating',
  allReviews: 'All reviews',
  newest: (shown: number, all: number) =>
    `Showing the newest ${displayNumber(shown)} of ${displayNumber(all)} reviews.`,
} as const
