/** Texts of the page about purchasing. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

export const purchasingPageMessages = {
  title: 'Purchasing',
  description: 'What to buy again and how much of it, and what nobody buys.',
  show: 'Show',
  lists: { suggestions: 'To buy', dead: 'Dead stock' },
  settings: 'Change these days in the settings',
  suggestions: {
    lead: 'What has reached its reorder level, or will be sold out before goods can come. The quantity lasts until then and for the days after it that the settings name, at the sales of the last 90 days, with the reorder level as a reserve, in whole packs. What is on its way to you already is not known here.',
    caption: 'To buy, what runs out first before the rest',
    empty: 'Nothing needs to be bought',
    emptyDetail:
      'Tools stand here when they reach their reorder level, or will be sold out before more can be there.',
  },
  dead: {
    lead: 'In stock, and not sold for 180 days: the most valuable first. The value is at the price of one piece.',
    caption: 'Dead stock, the most valuable first',
    empty: 'No dead stock',
    emptyDetail: 'Everything that is in stock was sold in the last 180 days, or is newer.',
  },
  tool: 'tool',
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
