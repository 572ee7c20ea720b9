/** The texts of the order form. */
import { displayPriceEach, type PriceBasis } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

const fieldNames: Readonly<Record<string, string>> = {
  quantity: 'the quantity',
  phone: 'the phone number',
  address: 'the address',
  shipTo: 'the address',
  poNumber: 'the PO number',
  note: 'the note',
}

export const orderFormMessages = {
  title: 'Place order',
  description: 'Enter the quantity and the delivery address.',
  crumbs: 'You are here',
  purchase: 'Purchase',
  order: 'Order',
  priceLine: (
    sku: string,
    brand: string,
    price: number,
    best: { readonly from: number; readonly price: number } | undefined,
    basis: PriceBasis,
  ) =>
    [
      sku,
      ...(brand ? [brand] : []),
      displayPriceEach(price, basis) +
        (best ? `, ${displayMoney(best.price)} for ${displayNumber(best.from)} or more` : ''),
    ].join(' · '),
  name: 'Name',
  email: 'Email',
  available: 'Available quantity',
  minimum: 'Minimum order',
  minimumIs: (minimum: number, pack: number) =>
    pack > 1
      ? `${displayNumber(minimum)}, in packs of ${displayNumber(pack)}`
      : displayNumber(minimum),
  clearanceIs: (left: number) => `all ${displayNumber(left)} left, below the usual minimum`,
  phone: 'Phone',
  phoneHelp: 'The driver may call this number.',
  /** Source: specification, point 2: it asks for more than the minimum. */
  quantityHint: (minimum: number) => `${displayNumber(minimum)} or more`,
  poNumber: 'PO number',
  note: 'Note',
  noteHint: 'Gate code, opening hours, contact person',
  to: (place: string) => `Delivery to ${place} (from the address above)`,
  summary: 'Your order',
  unitPrice: 'Unit price',
  freight: { 'tax and freight': 'Tax and freight', freight: 'Freight', tax: 'Tax' },
  goods: 'Goods',
  notIncluded: 'not included',
  total: 'Total',
  nearest: (count: number) =>
    count === 1 ? 'The nearest valid quantity' : 'The two nearest valid quantities',
  totalLater: 'shown after you enter a valid quantity',
  place: 'place order',
  placing: 'Placing the order',
  nothingOrdered: 'Nothing was ordered.',
  invalidFields: (fields: readonly string[]) => {
    const names = fields.map((field) => fieldNames[field] ?? field)
    return names.length === 1
      ? `One field needs correcting: ${names[0]}. Your other entries are kept.`
      : [
          `${names.length} fields need correcting: `,
          `${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Your other entries are kept.`,
        ].join('')
  },
  unknownOutcome: 'No confirmation arrived, so the order may or may not have been placed.',
  tryAgain: 'Press “place order” again: the same order will not be placed twice.',
  accept: (price: number, basis: PriceBasis) => `Accept ${displayPriceEach(price, basis)}`,
  earlier: 'Your earlier attempt to place this order was successful.',
  earlierDetail:
    'The confirmation did not reach you. Your later changes were not ordered: check My Orders first, ' +
    'then place a new order if you need more.',
  seeOrders: 'My Orders',
  seeTools: 'View other tools',
  success: 'Order is successful',
  unknown: 'This tool is not for sale',
  unknownDetail:
    'The tool was removed from the shop, or the web address is wrong. Nothing was ordered.',
} as const
