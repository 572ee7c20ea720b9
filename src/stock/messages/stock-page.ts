/** The texts of a tool's stock page. */
import { displayNumber } from '../../platform/money/money.ts'

const pieces = (count: number): string =>
  count === 1 ? '1 piece' : `${displayNumber(count)} pieces`

export const stockPageMessages = {
  title: 'Stock',
  description: 'What came and went of a tool.',
  of: (name: string) => `Stock of ${name}`,
  level: (level: number) => `${pieces(level)} can be ordered now.`,
  edit: 'Edit product',
  back: 'Manage Products',
  record: 'Record a movement',
  kinds: [
    ['received', 'Received'],
    ['counted', 'Counted'],
    ['returned', 'Returned'],
  ],
  kind: 'What happened',
  quantity: 'Pieces',
  help: {
    received: 'How many came from the supplier.',
    counted: (level: number) =>
      `How many you found, without those put aside for orders. ` +
      `The books say ${displayNumber(level)}.`,
    returned: 'How many came back and can be sold again.',
  },
  reason: 'Reason',
  reasonHelp: 'A delivery note, who counted, which order came back.',
  act: 'Record it',
  busy: 'Recording it',
  notDone: 'Nothing was recorded.',
  done: (delta: number, level: number) =>
    delta === 0
      ? `The count agrees with the books: ${pieces(level)}`
      : `${delta > 0 ? `${pieces(delta)} more` : `${pieces(-delta)} less`}: now ${displayNumber(level)}`,
  ledger: 'Ledger',
  ledgerDetail:
    'Every piece that came or went, newest first. Nothing is ever changed or deleted here.',
  caption: 'Movements of this tool',
  when: 'When',
  what: 'What',
  change: 'Change',
  after: 'Level after',
  who: 'Who',
  why: 'Why',
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
  shippedDetail: 'left the house',
  signed: (delta: number) =>
    delta > 0 ? `+${displayNumber(delta)}` : delta < 0 ? `−${displayNumber(-delta)}` : '0',
  empty: 'Nothing has moved yet',
  emptyDetail: 'Record what came in: it can be ordered at once.',
  gone: 'This tool is not on sale',
  goneDetail: 'It was deleted, or the address is mistyped.',
} as const
