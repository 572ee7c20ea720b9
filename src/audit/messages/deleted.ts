/** Texts of the Deleted page, where orders, tools, reviews and rights are restored. */
import { displayCount } from '../../platform/money/money.ts'
import { restorableDays } from '../rules.ts'

export const deletedMessages = {
  title: 'Deleted',
  description: 'Deleted records that can be restored.',
  lead:
    `Orders, reviews and staff rights can be restored for ${restorableDays} days, tools ` +
    'at any time. Deleted accounts cannot be restored: their personal data is removed immediately, and their e-mail addresses can be used to sign up again.',
  kindsLabel: 'Kind of record',
  kinds: { orders: 'Orders', tools: 'Tools', reviews: 'Reviews', staff: 'Staff rights' },
  caption: {
    orders: 'Deleted orders, newest first',
    tools: 'Archived tools, newest first',
    reviews: 'Deleted reviews, newest first',
    staff: 'Former staff, newest first',
  },
  what: 'what',
  details: 'details',
  when: 'deleted',
  history: 'History',
  historyOf: (name: string) => `History: ${name}`,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore: ${name}`,
  areRestored: (count: number) => `${displayCount(count, 'record')} restored`,
  isRestored: (name: string) => `${name} was restored`,
  order: (number: number) => `Order ${number}`,
  orderDetails: (name: string, pieces: number, total: string, status: string) =>
    `${name} · ${displayCount(pieces, 'piece')} · ${total} · was ${status}`,
  reviewBy: (name: string) => `Review by ${name}`,
  deletedBy: (name: string) => `by ${name}`,
  shop: 'the whole shop',
  couldDo: (names: readonly string[]) => `former permissions: ${names.join(', ')}`,
  empty: {
    orders: 'No deleted orders',
    tools: 'No archived tools',
    reviews: 'No deleted reviews',
    staff: 'No former staff',
  },
  emptyDetail: {
    orders:
      'Deleted orders are listed here for 30 days. Restoring an order reserves its stock again.',
    tools: 'Deleted tools are listed here and can be restored at any time.',
    reviews: 'Reviews deleted by staff are listed here for 30 days.',
    staff: 'Former staff are listed here for 30 days.',
  },
} as const
