/** Texts of the page Deleted, where orders, tools, reviews and rights are restored. */
import { displayCount } from '../../platform/money/money.ts'
import { restorableDays } from '../rules.ts'

export const deletedMessages = {
  title: 'Deleted',
  description: 'What was deleted, and can be restored.',
  lead:
    `Orders, reviews and the rights of staff can be restored for ${restorableDays} days, tools ` +
    'always. A deleted account cannot: what is personal of it is gone at once, and its address ' +
    'can sign up anew.',
  kindsLabel: 'What was deleted',
  kinds: { orders: 'Orders', tools: 'Tools', reviews: 'Reviews', staff: 'Rights of staff' },
  caption: {
    orders: 'Deleted orders, the last one first',
    tools: 'Archived tools, the last one first',
    reviews: 'Deleted reviews, the last one first',
    staff: 'Former staff, the last one first',
  },
  what: 'what',
  details: 'details',
  when: 'deleted',
  history: 'History',
  historyOf: (name: string) => `History: ${name}`,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore: ${name}`,
  isRestored: (name: string) => `${name} is restored`,
  order: (number: number) => `Order ${number}`,
  orderDetails: (name: string, pieces: number, total: string, status: string) =>
    `${name} · ${displayCount(pieces, 'piece')} · ${total} · was ${status}`,
  reviewBy: (name: string) => `Review by ${name}`,
  deletedBy: (name: string) => `by ${name}`,
  shop: 'the shop as a whole',
  couldDo: (names: readonly string[]) => `could do: ${names.join(', ')}`,
  empty: {
    orders: 'No deleted orders',
    tools: 'No archived tools',
    reviews: 'No deleted reviews',
    staff: 'Nobody lost their rights',
  },
  emptyDetail: {
    orders: 'An order that is deleted stands here for 30 days; restored, it takes its stock again.',
    tools: 'A tool that is deleted stands here, and can be sold again at any time.',
    reviews: 'A review that staff delete stands here for 30 days.',
    staff: 'Who is made a customer stands here for 30 days.',
  },
} as const
