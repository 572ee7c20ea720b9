/** A basket of IDS Connect (ITEK), versions 1.3 to 2.5, as programs of craftsmen send it. Pure. */
import { part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
  dayIn,
  emptyLine,
  noParty,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
} from './order-document.ts'
import type { OrderXml } from './order-xml.ts'

export const idsRoot = 'Warenkorb'

/** A file may have several orders: each is one of these. */
export function readIdsBasket({ node, placeOf }: OrderXml): readonly OrderDocument[] {
  const date = dayIn(textIn(node, ['WarenkorbInfo', 'Date']))
  return parts(node, 'Order').map((order) => {
    const header = part(order, 'OrderInfo')
    const wished = dayIn(textIn(header, ['DeliveryDate']))
    return {
      purpose: 'order',
      // What the job is called: the reference by which the buyer knows the goods again.
      number: textIn(header, ['Kommission']),
      changes: '',
      date,
      currency: textIn(header, ['Cur']),
      notes: textsIn(header, 'ZusatzText'),
      buyer: addressIn(part(part(order, 'CustomerInfo'), 'Address')),
      deliverTo: addressIn(part(part(order, 'DeliveryPlaceInfo'), 'Address')),
      severalAddresses: false,
      wishedFrom: wished,
      wishedUntil: wished,
      lines: parts(order, 'OrderItem').map((item) => ({ ...toLine(item), ...placeOf(item) })),
    }
  })
}

const toLine = (item: Node): OrderedLine => ({
  ...emptyLine,
  number: textIn(item, ['RefItems', 'Customer']),
  sellerNumber: textIn(item, ['ArtNo']),
  gtin: textIn(item, ['EAN']),
  name: textIn(item, ['Kurztext']),
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
  contact: [textIn(address, ['Name2']), textIn(address, ['Name3']), textIn(address, ['Contact'])]
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
