/** The texts of the mails about an order, to its buyer and to admins. */
import { lineText, type PriceBasis } from '../../catalogue/model/units.ts'
import { displayCount, displayMoney } from '../../platform/money/money.ts'

const lines = (count: number): string => displayCount(count, 'line')

type MailedFacts = readonly [
  number: number,
  total: number,
  name: string,
  email: string,
  lines: number,
  pieces: number,
]
const describe = (...[number, total, name, email, count, pieces]: MailedFacts): string =>
  `${number}: ${displayMoney(total)} from ${name} (${email}), ${lines(count)}, ` +
  displayCount(pieces, 'piece')

export const orderMailMessages = {
  greeting: (name: string) => `Hello ${name},`,
  /** For an order that staff placed, for example on the telephone. */
  onBehalf: (shop: string, name: string) =>
    `${shop} placed this order for ${name} at your request.`,
  /** For an order that is shipped in several parts. */
  shipment: {
    part: {
      subject: (number: number) => `Part of order ${number} is on its way`,
      lead: 'These items from your order have been shipped. The rest will follow.',
    },
    rest: {
      subject: (number: number) => `The rest of order ${number} is on its way`,
      lead: 'These items from your order have been shipped. Your order is now complete.',
    },
  },
  delivery: {
    subject: (number: number) => `Delivery charge for order ${number}`,
    lead: (charge: string, sum: string) =>
      `The delivery charge for your order is ${charge}; the order total is ${sum}. ` +
      'You can cancel the order on its page until it is picked.',
  },
  admin: {
    placed: {
      subject: (number: number, total: number, name: string) =>
        `New order ${number}: ${displayMoney(total)} from ${name}`,
      lead: (name: string, email: string, count: number, pieces: number) =>
        `${name} (${email}) has ordered ${lines(count)}, ` +
        `${displayCount(pieces, 'piece')} in total.`,
    },
    cancelled: {
      subject: (number: number, total: number, name: string) =>
        `Order ${number} was cancelled by the buyer: ${displayMoney(total)}, ${name}`,
      lead: (name: string, email: string, count: number, pieces: number) =>
        `${name} (${email}) has cancelled an order with ${lines(count)}, ` +
        `${displayCount(pieces, 'piece')} in total. The goods have been returned to stock.`,
    },
  },
  /** Events of several orders, in one mail to admins. */
  digest: {
    subject: (placed: number, total: number, cancelled: number) =>
      [
        ...(placed > 0 ? [`${displayCount(placed, 'new order')}: ${displayMoney(total)}`] : []),
        ...(cancelled > 0 ? [`${displayCount(cancelled, 'order')} cancelled by the buyer`] : []),
      ].join(', '),
    lead: 'Since the last e-mail about orders:',
    placed: (...order: MailedFacts) => `New order ${describe(...order)}.`,
    cancelled: (...order: MailedFacts) => `Cancelled by the buyer: order ${describe(...order)}.`,
    all: 'View all orders',
  },
  tracking: 'Tracking number',
  track: 'Track the parcel',
  note: 'Note',
  poNumber: 'PO number',
  to: 'Deliver to',
  phone: 'Phone',
  total: 'Total',
  /** For a partial shipment of an order. @param taxed whether the order has tax */
  goodsShipped: (taxed: boolean) => `Goods in this shipment${taxed ? ', excluding tax' : ''}`,
  line: (quantity: number, price: number, basis: PriceBasis = {}) =>
    lineText(quantity, price, basis),
  more: (count: number) => `and ${displayCount(count, 'more line')}`,
  see: 'View the order',
} as const
