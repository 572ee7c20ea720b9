/** What the cart's page says: its lines, what to mend, and the checkout. */
import { displayMoney, displayNumber } from '../../platform/money.ts'

const linesOf = (count: number): string =>
  count === 1 ? '1 line' : `${displayNumber(count)} lines`

export const cartPageMessages = {
  title: 'Cart',
  description: 'Everything you are about to order, with prices and stock as they are now.',
  lines: linesOf,
  caption: 'Lines in the cart',
  tool: 'Tool',
  quantity: 'Quantity',
  each: 'Each',
  total: 'Total',
  actions: 'Actions',
  packs: (minimum: number, pack: number) =>
    pack > 1
      ? `Min ${displayNumber(minimum)} · packs of ${displayNumber(pack)}`
      : `Min ${displayNumber(minimum)}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is out of the cart`,
  empty: 'The cart is empty',
  emptyDetail: 'Add tools on their pages; what you add stays here until you order it.',
  seeTools: 'See the tools',
  gone: 'No longer sold. It is not part of this order.',
  goneName: 'A tool that is no longer sold',
  takeOut: 'Take it out',
  was: (was: number, now: number) => `was ${displayMoney(was)}, now ${displayMoney(now)}`,
  accept: (now: number) => `Accept ${displayMoney(now)}`,
  toMend: (count: number) =>
    count === 0
      ? 'All lines can be ordered now.'
      : count === 1
        ? '1 line needs a look before this can be ordered.'
        : `${displayNumber(count)} lines need a look before this can be ordered.`,
  onlyThose: 'Show only those',
  allLines: 'Show all lines',
  acceptAll: (count: number) => `Accept ${displayNumber(count)} new prices`,
  takeOutAll: (count: number) => `Take out ${displayNumber(count)} no longer sold`,
  shown: (shown: number, all: number) => `${displayNumber(shown)} of ${linesOf(all)}`,
  more: (count: number) => `Show ${displayNumber(count)} more`,
  summary: 'Your order',
  sumLines: 'Lines',
  pieces: 'Pieces',
  freight: 'Tax and freight',
  notIncluded: 'not included',
  sum: 'Total',
  logIn: 'Log in to order',
  logInDetail: 'The cart comes along.',
  checkout: 'Where it goes',
  name: 'Name',
  email: 'Email',
  saved: 'Saved addresses',
  another: 'Another address',
  savedAs: (address: string, phone: string) =>
    `${address.replaceAll(/\s*\n\s*/g, ', ')} · ${phone}`,
  forget: 'Forget this address',
  forgotten: 'The address is forgotten',
  keep: 'Keep this address and phone number for next time',
  notKept: 'The order is placed, but address and phone number could not be kept.',
  phone: 'Phone',
  phoneHelp: 'The driver calls this number.',
  address: 'Address',
  addressHelp: 'Company, street, dock, town: everything that stands on the parcel.',
  poNumber: 'PO number',
  note: 'Note',
  noteHint: 'Gate code, hours, who to ask for',
  place: 'place order',
  placing: 'Placing the order',
  success: 'Order is successful',
  stillInCart:
    'The order is placed, but its lines could not be taken out of the cart. Take them out before you order again.',
  nothingOrdered: 'Nothing was ordered.',
  mendFirst: 'Mend or take out the marked lines first.',
  unknownOutcome: 'No answer came, so it is not known whether the order arrived.',
  tryAgain: 'Press “place order” again: the same order is never placed twice.',
  earlier: 'An earlier try of this order did arrive.',
  earlierDetail:
    'Its answer was lost on the way. What you changed since was not ordered: look at My Orders first, then place it anew if you still need it.',
  seeOrders: 'My Orders',
} as const
