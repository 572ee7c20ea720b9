/** Texts of the cart page: its lines, what to fix in them, and the checkout. */
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
  removeTool: (name: string) => `Remove ${name}`,
  toolRemoved: (name: string) => `${name} is out of the cart`,
  empty: 'The cart is empty',
  emptyDetail: 'Add tools on their pages; what you add stays here until you order it.',
  seeTools: 'See the tools',
  unavailable: 'No longer sold. It is not part of this order.',
  unavailableName: 'A tool that is no longer sold',
  removeLine: 'Take it out',
  priceChanged: (was: number, now: number) => `was ${displayMoney(was)}, now ${displayMoney(now)}`,
  acceptPrice: (now: number) => `Accept ${displayMoney(now)}`,
  linesToFix: (count: number) =>
    count === 0
      ? 'All lines can be ordered now.'
      : count === 1
        ? '1 line needs a look before this can be ordered.'
        : `${displayNumber(count)} lines need a look before this can be ordered.`,
  showLinesToFix: 'Show only those',
  showAllLines: 'Show all lines',
  acceptAllPrices: (count: number) => `Accept ${displayNumber(count)} new prices`,
  removeAllUnavailable: (count: number) => `Take out ${displayNumber(count)} no longer sold`,
  shownOf: (shown: number, all: number) => `${displayNumber(shown)} of ${linesOf(all)}`,
  showMore: (count: number) => `Show ${displayNumber(count)} more`,
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
  savedAddresses: 'Saved addresses',
  otherAddress: 'Another address',
  savedAddress: (address: string, phone: string) =>
    `${address.replaceAll(/\s*\n\s*/g, ', ')} · ${phone}`,
  deleteAddress: 'Forget this address',
  addressDeleted: 'The address is forgotten',
  saveContact: 'Keep this address and phone number for next time',
  contactNotSaved: 'The order is placed, but address and phone number could not be kept.',
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
  nothingOrdered: 'Nothing was ordered.',
  fixFirst: 'Mend or take out the marked lines first.',
  outcomeUnknown: 'No answer came, so it is not known whether the order arrived.',
  tryAgain: 'Press “place order” again: the same order is never placed twice.',
  alreadyPlaced: 'An earlier try of this order did arrive.',
  alreadyPlacedDetail:
    'Its answer was lost on the way. What you changed since was not ordered: ' +
    'look at My Orders first, then place it anew if you still need it.',
  seeOrders: 'My Orders',
  seeProfile: 'Confirm on My Profile',
} as const
