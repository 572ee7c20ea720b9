/** The texts of a tool's stock page. */
import { displayNumber } from '../../platform/money/money.ts'

const pieces = (count: number): string =>
  count === 1 ? '1 piece' : `${displayNumber(count)} pieces`

export const stockPageMessages = {
  title: 'Stock',
  description: 'Stock movements for a tool.',
  of: (name: string) => `Stock of ${name}`,
  level: (level: number) => `${pieces(level)} available.`,
  edit: 'Edit product',
  back: 'Manage Products',
  record: 'Record a movement',
  kinds: [
    ['received', 'Received'],
    ['counted', 'Counted'],
    ['returned', 'Returned'],
  ],
  kind: 'Kind',
  quantity: 'Pieces',
  help: {
    received: 'Pieces received from the supplier.',
    counted: (level: number) =>
      `Counted pieces, excluding those reserved for orders. Expected: ${displayNumber(level)}.`,
    returned: 'Returned pieces that can be sold again.',
  },
  reason: 'Reason',
  reasonHelp:
    'For example, the delivery note number, the name of the person who counted, or the returned order.',
  act: 'Record',
  busy: 'Recording',
  notDone: 'Nothing was recorded.',
  done: (delta: number, level: number) =>
    delta === 0
      ? `The count is correct: ${pieces(level)}`
      : `Stock ${delta > 0 ? `increased by ${pieces(delta)}` : `decreased by ${pieces(-delta)}`} to ${displayNumber(level)}`,
  ledger: 'Ledger',
  ledgerDetail: 'All movements, newest first. Entries are never changed or deleted.',
  caption: 'Stock movements for this tool',
  when: 'When',
  what: 'What',
  change: 'Change',
  after: 'Level after',
  who: 'Who',
  why: 'Reason',
  order: (number: number) => `Order ${number}`,
  nobody: 'the shop',
  moved: {
    received: 'Received',
    reserved: 'Ordered',
    released: 'Order cancelled',
    shipped: 'Shipped',
    returned: 'Returned',
    counted: 'Counted',
  },
  shippedDetail: 'left the warehouse',
  signed: (delta: number) =>
    delta > 0 ? `+${displayNumber(delta)}` : delta < 0 ? `−${displayNumber(-delta)}` : '0',
  empty: 'No movements yet',
  emptyDetail: 'Record received pieces. Buyers can order them immediately.',
  gone: 'This tool is not in the shop',
  goneDetail: 'The tool was deleted, or the link is wrong. Choose a tool from the list.',
} as const
