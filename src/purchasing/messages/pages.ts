/** Texts of the page about purchasing. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

export const purchasingPageMessages = {
  title: 'Purchasing',
  description: 'Purchase proposals and dead stock.',
  show: 'Show',
  lists: { suggestions: 'To buy', dead: 'Dead stock' },
  settings: 'Change these days in the settings',
  suggestions: {
    lead: 'Tools that have reached their reorder level or will sell out before new goods can arrive. The quantity covers the lead time and the days of stock in the settings, based on sales of the last 90 days, with the reorder level as reserve, in full packs. Incoming goods are not counted.',
    caption: 'To buy, first to run out first',
    empty: 'Nothing needs to be bought',
    emptyDetail:
      'Tools are listed here when they reach their reorder level or will sell out before new goods can arrive.',
  },
  dead: {
    lead: 'In stock and not sold for 180 days. The value uses the price of one piece.',
    caption: 'Dead stock, highest value first',
    empty: 'No dead stock',
    emptyDetail: 'All tools in stock were sold or added in the last 180 days.',
  },
  tool: 'tool',
  sku: 'SKU',
  stock: 'in stock',
  waiting: (pieces: number) => `${displayNumber(pieces)} waiting`,
  level: 'reorder level',
  noLevel: '–',
  sold: 'sold in 90 days',
  lasts: 'lasts',
  days: (count: number) => displayCount(count, 'day'),
  quantity: 'buy',
  packs: (packs: number, size: number) =>
    size === 1 ? '' : `${displayCount(packs, 'pack')} of ${displayNumber(size)}`,
  cost: 'cost',
  noCost: '–',
  lastSold: 'last sold',
  never: 'never',
  value: 'value',
} as const
