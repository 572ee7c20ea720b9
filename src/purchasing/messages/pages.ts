/** Texts of the page about purchasing. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

export const purchasingPageMessages = {
  title: 'Purchasing',
  description: 'Purchase proposals, goods on order and dead stock.',
  settings: 'Lead time and days of stock',
  suggestions: {
    lead: 'Tools that have reached their reorder level or will sell out before new goods can arrive.',
    basis:
      'The proposed quantity, in full packs, covers the lead time and the days of stock in the settings. The quantity is based on sales in the last 90 days and keeps the reorder level as a reserve. Pieces on order count as stock.',
    caption: 'Tools to buy, soonest to run out first',
    empty: 'Nothing to buy',
    emptyDetail:
      'Tools are listed here when they reach their reorder level or will sell out before new goods can arrive.',
  },
  dead: {
    title: 'Dead stock',
    lead: 'These tools are in stock but have not been sold for 180 days. The value is based on the price of one piece.',
    caption: 'Dead stock, highest value first',
    empty: 'No dead stock',
    emptyDetail: 'All tools in stock have been sold or added in the last 180 days.',
  },
  purchases: {
    title: 'Ordered from suppliers',
    lead: 'Your notes on goods ordered from suppliers. Nothing is sent to a supplier. When you record received goods in the stock of a tool, the oldest note for that tool is closed first.',
    caption: {
      open: 'Goods on order, newest first',
      received: 'Goods received, newest first',
    },
    views: { open: 'On order', received: 'Received' },
    empty: 'Nothing is on order',
    emptyDetail: 'Choose “Ordered” next to a tool in the purchase proposals.',
    toOrder: 'To order',
    noneReceived: 'Nothing has been received',
    noneReceivedDetail: 'Ordered goods are listed here when they have been received in full.',
    print: 'Print order sheet',
    orderedAt: 'ordered',
    by: 'noted by',
    pieces: 'pieces',
    receivedOf: (received: number) => `${displayNumber(received)} received`,
    receive: 'Receive',
    receiveOf: (name: string) => `Receive: ${name}`,
    reason: 'Ordered from the supplier',
    isReceived: (pieces: number, name: string) =>
      `${displayCount(pieces, 'piece')} of ${name} added to the stock`,
    remove: 'Remove the note',
    removeOf: (name: string) => `Remove the note: ${name}`,
    areRemoved: (count: number) =>
      count === 1 ? 'The note was removed' : `${displayNumber(count)} notes were removed`,
  },
  mark: 'Mark as ordered',
  markShort: 'Ordered',
  markOf: (name: string) => `Mark as ordered: ${name}`,
  areMarked: (count: number) =>
    count === 1 ? 'Marked as ordered' : `${displayCount(count, 'tool')} marked as ordered`,
  ordered: (pieces: number) => `${displayNumber(pieces)} ordered`,
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
