/** The texts of Manage Orders. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

const orders = (count: number): string => displayCount(count, 'order')

export const manageOrdersMessages = {
  title: 'Manage Orders',
  description: 'All orders of the shop.',
  onBehalf: 'Order for a customer',
  lead:
    'Newest first. Cancelling or deleting an order that has not been shipped puts its pieces back ' +
    'in stock.',
  byStatus: 'Orders by status',
  all: 'All',
  onHold: 'on hold',
  moreThan: (count: number) => `${displayNumber(count)}+`,
  search: 'Search orders',
  hint: 'Order number, PO number, name, e-mail, SKU',
  from: 'From',
  to: 'To',
  caption: 'All orders, newest first',
  order: 'Order',
  placed: 'Placed',
  customer: 'Customer',
  tool: 'Tool',
  pieces: 'Pieces',
  total: 'Total',
  status: 'Status',
  select: (number: number) => `Choose order ${number}`,
  selectAll: 'Choose all on this page',
  selectedCount: (count: string) => `${count} chosen`,
  together: 'The chosen orders',
  /** On the button that moves the chosen orders: how many of them it can move. */
  actOnSome: (act: string, movable: number, chosen: number) =>
    movable === chosen
      ? `${act} ${displayNumber(chosen)}`
      : `${act} ${displayNumber(movable)} of ${displayNumber(chosen)}`,
  actOf: (act: string, number: number) => `${act} order ${number}`,
  done: (number: number, status: string) => `Order ${number} is ${status}`,
  doneMany: (count: number, status: string) =>
    count === 0
      ? 'No order could take this step'
      : count === 1
        ? `1 order is ${status} now`
        : `${displayNumber(count)} orders are ${status} now`,
  refused: (count: number) => `${orders(count)} stayed as ${count === 1 ? 'it was' : 'they were'}:`,
  cancel: 'Cancel orders',
  cancelMany: (count: number) =>
    count === 1
      ? '1 order will be cancelled; its pieces go back in stock, and its buyer is told.'
      : `${orders(count)} will be cancelled; their pieces go back in stock, ` +
        'and each buyer is told.',
  delete: (number: number) => `Delete order ${number}`,
  sure: (number: number, name: string, pieces: number) =>
    `Order ${number} of ${name} leaves this list. ` +
    `Its ${displayCount(pieces, 'piece')} ${pieces === 1 ? 'goes' : 'go'} back in stock, unless they were shipped.`,
  noneSo: 'No such orders',
  noneSoDetail: 'None is in this status, or was placed on these days.',
  noneOnHold: 'No order is on hold',
  noneOnHoldDetail: 'Nothing waits for approval, credit, delivery or payment.',
  empty: 'No orders yet',
  emptyDetail: 'They appear here the moment somebody places one.',
  emptyWayOn: 'See the shop',
} as const
