/** Texts of the cart page: its lines, what to fix in them, and the checkout. */
import { displayPriceEach, type PriceBasis } from '../../catalogue/model/units.ts'
import type { PriceChange } from '../rules.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

const linesOf = (count: number): string =>
  count === 1 ? '1 line' : `${displayNumber(count)} lines`

/** Charges that the sum of the goods does not include. */
const freight = { 'tax and freight': 'Tax and freight', freight: 'Freight', tax: 'Tax' }

export const cartPageMessages = {
  title: 'Cart',
  description: 'Your next order, with current prices and stock.',
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
  toolRemoved: (name: string) => `${name} removed from the cart`,
  empty: 'The cart is empty',
  emptyDetail: 'Add tools from their pages. Tools stay in the cart until you order them.',
  placedUnseen: (number: number) => `Order ${number} was placed`,
  placedUnseenDetail:
    'The page was reloaded before the confirmation arrived. The order contains everything that was in the cart, and the cart is now empty.',
  seeOrder: (number: number) => `View order ${number}`,
  seeTools: 'View the tools',
  unavailable: 'No longer sold, so not part of this order.',
  unavailableName: 'A tool that is no longer sold',
  removeLine: 'Remove line',
  priceChanged: ({ was, now, per }: PriceChange, { unit }: PriceBasis) =>
    per === undefined
      ? `was ${displayMoney(was)}, now ${displayMoney(now)}`
      : `was ${displayPriceEach(was, { unit, pricePer: per.was })}, ` +
        `now ${displayPriceEach(now, { unit, pricePer: per.now })}`,
  acceptPrice: ({ now, per }: PriceChange, { unit }: PriceBasis) =>
    per === undefined
      ? `Accept ${displayMoney(now)}`
      : `Accept ${displayPriceEach(now, { unit, pricePer: per.now })}`,
  linesToFix: (count: number) =>
    count === 0
      ? 'All lines can be ordered now.'
      : count === 1
        ? '1 line needs correcting before you can order.'
        : `${displayNumber(count)} lines need correcting before you can order.`,
  takeNearest: (count: number) => `Use the nearest quantity for ${displayNumber(count)} lines`,
  removeAllSoldOut: (count: number) => `Remove ${displayNumber(count)} sold-out tools`,
  priceFrom: (quantity: number, price: number) =>
    `${displayNumber(quantity)}+: ${displayMoney(price)}`,
  skipToSummary: 'Skip to the order summary',
  inShort: (lines: number, without: keyof typeof freight | undefined) =>
    without === undefined ? linesOf(lines) : `${linesOf(lines)} · before ${without}`,
  showLinesToFix: 'Show only these lines',
  showAllLines: 'Show all lines',
  acceptAllPrices: (count: number) => `Accept ${displayNumber(count)} new prices`,
  removeAllUnavailable: (count: number) => `Remove ${displayNumber(count)} tools no longer sold`,
  shownOf: (shown: number, all: number) => `${displayNumber(shown)} of ${linesOf(all)}`,
  showMore: (count: number) => `Show ${displayNumber(count)} more`,
  summary: 'Your order',
  sumLines: 'Lines',
  pieces: 'Pieces',
  freight,
  notIncluded: 'not included',
  sumWithTax: 'Total including tax',
  sumWithDelivery: 'Total including delivery',
  sum: 'Total',
  logIn: 'Log in to order',
  logInDetail: 'Your cart will be kept.',
  checkout: 'Deliver to',
  name: 'Name',
  email: 'Email',
  saveContact: 'Save this address and phone number for next time',
  contactNotSaved: 'The order was placed, but the address and phone number could not be saved.',
  phone: 'Phone',
  phoneHelp: 'The driver may call this number.',
  poNumber: 'PO number',
  note: 'Note',
  noteHint: 'Gate code, opening hours, contact person',
  place: 'place order',
  placing: 'Placing the order',
  success: 'Order is successful',
  nothingOrdered: 'Nothing was ordered.',
  fixFirst: 'Correct or remove the marked lines first.',
  outcomeUnknown: 'No confirmation arrived, so the order may or may not have been placed.',
  tryAgain: 'Press “place order” again: the same order will not be placed twice.',
  alreadyPlaced: 'Your earlier attempt to place this order was successful.',
  alreadyPlacedDetail:
    'The confirmation did not reach you. Your later changes were not ordered: ' +
    'check My Orders first, then place a new order if you need more.',
  seeOrders: 'My Orders',
} as const
