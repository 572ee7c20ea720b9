/**
 * A basket of IDS Connect (ITEK), versions 1.3 to 2.5, as programs for tradespeople send it. Pure.
 */
import { part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
  dayIn,
  describedBy,
  emptyLine,
  isPriced,
  noParty,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
  withoutAddress,
} from './order-document.ts'
import { knownInIds } from './ids-unread.ts'
import type { OrderXml } from './order-xml.ts'
import { asUnread, unreadElements, withUnreadParts } from './unread-elements.ts'

export const idsRoot = 'Warenkorb'

/** A file may contain several orders: each element is one. */
export function readIdsBasket({ node, placeOf }: OrderXml): readonly OrderDocument[] {
  const date = dayIn(textIn(node, ['WarenkorbInfo', 'Date']))
  const orders = parts(node, 'Order')
  return orders.map((order) => {
    const header = part(order, 'OrderInfo')
    const [own, job] = [textIn(header, ['PartNo']), textIn(header, ['Kommission'])]
    const place = part(order, 'DeliveryPlaceInfo')
    const deliverTo = addressIn(part(place, 'Address'))
    const items = parts(order, 'OrderItem')
    const lines = items.map((item) => ({ ...toLine(item), ...placeOf(item) }))
    // Elements beside the orders apply to each of them.
    const message = typeof node === 'object' ? { ...node, Order: order } : node
    const known = knownInIds(isPriced(lines))
    const wished = dayIn(textIn(header, ['DeliveryDate']))
    return {
      purpose: 'order',
      // Without an order number, the name of the job is used: by it, the buyer recognizes the
      // goods.
      number: own || job,
      changes: '',
      date,
      currency: textIn(header, ['Cur']),
      notes: [...(own === '' || job === '' ? [] : [job]), ...textsIn(header, 'ZusatzText')],
      buyer: addressIn(part(part(order, 'CustomerInfo'), 'Address')),
      deliverTo,
      severalAddresses: false,
      wishedFrom: wished,
      wishedUntil: wished,
      ...asUnread([
        ...unreadElements(message, known),
        ...withoutAddress(deliverTo, place === undefined ? '' : 'DeliveryPlaceInfo'),
        ...items.flatMap(listPrice),
      ]),
      lines: withUnreadParts(lines, items, known, ['Order*', 'OrderItem*']),
    }
  })
}

/** A list price without a net price is not the price that the buyer pays. */
const listPrice = (item: Node): readonly string[] =>
  textIn(item, ['NetPrice']) === '' && textIn(item, ['OfferPrice']) !== '' ? ['OfferPrice'] : []

const toLine = (item: Node): OrderedLine => ({
  ...emptyLine,
  number: textIn(item, ['RefItems', 'Customer']),
  sellerNumber: textIn(item, ['ArtNo']),
  gtin: textIn(item, ['EAN']),
  name: textIn(item, ['Kurztext']),
  ...describedBy(textIn(item, ['Kurztext']), textsIn(item, 'Langtext')),
  quantity: textIn(item, ['Qty']),
  unit: textIn(item, ['QU']),
  price: textIn(item, ['NetPrice']),
  priceQuantity: textIn(item, ['PriceBasis']),
  // 'alternate' and 'provis' are offered beside a position, and not ordered with it.
  optional: !['', 'normal'].includes(textIn(item, ['ItemChara']).toLowerCase()),
  note: textIn(item, ['Hinweis']),
})

const addressIn = (address: Node): OrderParty => ({
  ...noParty,
  name: textIn(address, ['Name1']),
  contact: ['Name2', 'Name3', 'Name4', 'Contact']
    .map((name) => textIn(address, [name]))
    .filter(Boolean)
    .join(', '),
  street: textIn(address, ['Street']),
  postcode: textIn(address, ['PCode']),
  city: textIn(address, ['City']),
  country: /^[A-Za-z]{2}$/.test(textIn(address, ['Country']))
    ? textIn(address, ['Country']).toUpperCase()
    : '',
  email: textIn(address, ['Email']) || textIn(address, ['EMail']),
  phone: textIn(address, ['Phone']),
})
