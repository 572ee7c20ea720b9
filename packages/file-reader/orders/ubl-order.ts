/** An order in UBL 2: Peppol T01 and its changes (T114) and cancellations (T115). Pure. */
import { attributeOf, part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
  currencyOf,
  dayIn,
  emptyLine,
  lineActionOf,
  noParty,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
  type OrderPurpose,
} from './order-document.ts'
import type { OrderXml } from './order-xml.ts'

const purposes: Readonly<Record<string, OrderPurpose>> = {
  Order: 'order',
  OrderChange: 'change',
  OrderCancellation: 'cancellation',
}

/** Whether the first element is one of an order in UBL. */
export const isUblOrder = (root: string): boolean => Object.hasOwn(purposes, root)

export function readUblOrder({ root, node, placeOf }: OrderXml): OrderDocument {
  const [delivery] = parts(node, 'Delivery')
  const period = part(delivery, 'RequestedDeliveryPeriod')
  const items = parts(node, 'OrderLine')
  return {
    purpose: purposes[root] ?? 'order',
    number: textIn(node, ['ID']),
    changes: textIn(node, ['OrderReference', 'ID']),
    date: dayIn(textIn(node, ['IssueDate'])),
    currency: currencyOf([
      textIn(node, ['DocumentCurrencyCode']),
      textIn(node, ['PricingCurrencyCode']),
      ...items
        .flatMap((item) => parts(item, 'LineItem', 'Price', 'PriceAmount'))
        .map((amount) => attributeOf(amount, 'currencyID')),
    ]),
    notes: textsIn(node, 'Note'),
    buyer: partyIn(part(part(node, 'BuyerCustomerParty'), 'Party')),
    deliverTo: deliverTo(delivery),
    severalAddresses:
      parts(node, 'Delivery').length > 1 ||
      items.some((item) => parts(item, 'LineItem', 'Delivery', 'DeliveryLocation').length > 0),
    wishedFrom: dayIn(textIn(period, ['StartDate'])),
    wishedUntil: dayIn(textIn(period, ['EndDate'])),
    lines: items.map((item) => ({ ...toLine(item), ...placeOf(item) })),
  }
}

function toLine(item: Node): OrderedLine {
  const line = part(item, 'LineItem')
  const [quantity] = parts(line, 'Quantity')
  const article = part(line, 'Item')
  const status = textIn(line, ['LineStatusCode'])
  const standard = parts(article, 'StandardItemIdentification', 'ID')
  return {
    ...emptyLine,
    number: textIn(line, ['ID']),
    sellerNumber: textIn(article, ['SellersItemIdentification', 'ID']),
    buyerNumber: textIn(article, ['BuyersItemIdentification', 'ID']),
    makerNumber: textIn(article, ['ManufacturersItemIdentification', 'ID']),
    gtin: standard
      .filter((id) => ['', '0160'].includes(attributeOf(id, 'schemeID')))
      .map((id) => textIn(id, []))
      .join(''),
    name: textIn(article, ['Name']) || textIn(article, ['Description']),
    quantity: textIn(quantity, []),
    unit: attributeOf(quantity, 'unitCode'),
    price: textIn(line, ['Price', 'PriceAmount']),
    priceQuantity: textIn(line, ['Price', 'BaseQuantity']),
    cancelled: status === '2',
    action: lineActionOf(status),
    note: [...textsIn(item, 'Note'), ...textsIn(line, 'Note')].join('\n'),
  }
}

/** Where it goes: the location, with the name of the party that takes it. */
function deliverTo(delivery: Node): OrderParty {
  const party = partyIn(part(delivery, 'DeliveryParty'))
  const location = part(delivery, 'DeliveryLocation')
  const address = part(location, 'Address')
  const placed = address === undefined ? party : { ...party, ...addressIn(address) }
  return { ...placed, name: party.name || textIn(location, ['Name']) }
}

const partyIn = (party: Node): OrderParty => ({
  ...noParty,
  ...addressIn(part(party, 'PostalAddress')),
  name:
    textIn(party, ['PartyName', 'Name']) || textIn(party, ['PartyLegalEntity', 'RegistrationName']),
  contact: textIn(party, ['Contact', 'Name']),
  phone: textIn(party, ['Contact', 'Telephone']),
  email: textIn(party, ['Contact', 'ElectronicMail']),
})

const addressIn = (address: Node) => ({
  street: textIn(address, ['StreetName']),
  street2: [textIn(address, ['AdditionalStreetName']), ...textsIn(address, 'AddressLine', 'Line')]
    .filter(Boolean)
    .join(', '),
  postcode: textIn(address, ['PostalZone']),
  city: textIn(address, ['CityName']),
  region: textIn(address, ['CountrySubentity']),
  country: textIn(address, ['Country', 'IdentificationCode']).toUpperCase(),
})
