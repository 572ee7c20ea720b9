/** The texts of Manage Orders. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

const orders = (count: number): string => displayCount(count, 'order')

export const manageOrdersMessages = {
  title: 'Manage Orders',
  description: 'All orders in the shop.',
  onBehalf: 'Order for a customer',
  lead: 'Newest first. Cancelling or deleting an unshipped order puts its pieces back in stock.',
  byStatus: 'Orders by status',
  all: 'All',
  onHold: 'on hold',
  moreThan: (count: number) => `${displayNumber(count)}+`,
  search: 'Search orders',
  hint: 'Order number, PO number, name, e-mail, SKU',
  caption: 'All orders, newest first',
  order: 'Order',
  placed: 'Placed',
  customer: 'Customer',
  tool: 'Tool',
  pieces: 'Pieces',
  total: 'Total',
  status: 'Status',
  nameOf: (number: number) => `order ${number}`,
  open: 'Open',
  actOf: (act: string, number: number) => `${act} order ${number}`,
  done: (number: number, status: string) => `Order ${number} is ${status}`,
  doneMany: (count: number, status: string) =>
    count === 0
      ? 'No order could be changed'
      : count === 1
        ? `1 order is now ${status}`
        : `${displayNumber(count)} orders are now ${status}`,
  cancelMany: (count: number) =>
    count === 1
      ? '1 order will be cancelled. Its pieces will go back in stock, and its buyer will be notified.'
      : `${orders(count)} will be cancelled. Their pieces will go back in stock, ` +
        'and each buyer will be notified.',
  delete: (number: number) => `Delete order ${number}`,
  sure: (number: number, name: string) => `Order ${number} from ${name} will be deleted.`,
  sureStock: (pieces: number) =>
    `${displayCount(pieces, 'piece')} will be returned to stock, unless already shipped.`,
  noneSo: 'No orders found',
  noneSoDetail: 'No order matches this status and period.',
  noneOnHold: 'No order is on hold',
  noneOnHoldDetail:
    'No order is waiting for approval, release, payment or acceptance of a delivery charge.',
  empty: 'No orders yet',
  emptyDetail: 'Orders appear here as soon as they are placed.',
  emptyWayOn: 'View the shop',
} as const
