/** A cXML 1.2 OrderRequest. Pure. */
import { attributeOf, part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
  currencyOf,
  dayIn,
  describedBy,
  emptyLine,
  madeBy,
  noParty,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
  type OrderPurpose,
  otherNumbers,
  withoutAddress,
} from './order-document.ts'
import { knownInCxml, unreadInCxml } from './cxml-unread.ts'
import type { OrderXml } from './order-xml.ts'
import { asUnread, withUnreadParts } from './unread-elements.ts'
import { wishedDays, withWished, type Span } from './wished-days.ts'

const purposes: Readonly<Record<string, OrderPurpose>> = {
  update: 'change',
  delete: 'cancellation',
}

/** @returns undefined if the message is not an order */
export function readCxmlOrder({ node, placeOf }: OrderXml): OrderDocument | undefined {
  const request = part(part(node, 'Request'), 'OrderRequest')
  const header = part(request, 'OrderRequestHeader')
  if (header === undefined) return undefined
  const items = parts(request, 'ItemOut')
  const on = (day: string): Span => [dayIn(day), dayIn(day)]
  const { isByLine, ofLines, ...wished } = wishedDays(
    on(attributeOf(header, 'requestedDeliveryDate') || attributeOf(header, 'pickUpDate')),
    items.map((item) => on(attributeOf(item, 'requestedDeliveryDate'))),
  )
  const purpose = purposes[attributeOf(header, 'type').toLowerCase()]
  const deliverTo = addressIn(part(part(header, 'ShipTo'), 'Address'))
  const total = textIn(header, ['Total', 'Money'])
  const mode = attributeOf(part(node, 'Request'), 'deploymentMode')
  const isTest = mode.toLowerCase() === 'test'
  return {
    // By the DTD, an order without a type is new, and a message without a mode is not a test.
    purpose: isTest ? 'test' : (purpose ?? 'order'),
    number: attributeOf(header, 'orderID'),
    changes: purpose === undefined ? '' : attributeOf(header, 'orderID'),
    date: dayIn(attributeOf(header, 'orderDate')),
    // The message has no line number of its own.
    currency: currencyOf([
      '',
      ...[
        ...parts(header, 'Total', 'Money'),
        ...items.flatMap((item) => parts(item, 'ItemDetail', 'UnitPrice', 'Money')),
      ].map((money) => attributeOf(money, 'currency')),
    ]),
    notes: textsIn(header, 'Comments'),
    buyer: addressIn(part(part(header, 'BillTo'), 'Address')),
    deliverTo,
    severalAddresses: items.some((item) => part(item, 'ShipTo') !== undefined),
    ...wished,
    ...asUnread([
      ...unreadInCxml(request, mode),
      ...withoutAddress(deliverTo, part(header, 'ShipTo') === undefined ? '' : 'ShipTo'),
      ...items.flatMap((item) => otherNumbers(gtinsOf(item), 'IdReference')),
      ...(isByLine ? ['requestedDeliveryDate of ItemOut'] : []),
    ]),
    // By its document type: the total of the items, without tax and shipping.
    ...(total === '' ? {} : { totals: [{ said: total, besides: [0] }] }),
    lines: withUnreadParts(
      withWished(
        items.map((item) => ({ ...toLine(item), ...placeOf(item) })),
        ofLines,
      ),
      items,
      knownInCxml,
      ['ItemOut*'],
    ),
  }
}

/** IdReference domains of the barcode number of an article. */
const barCodes = /^(?:ean|gtin|upc)/i

const gtinsOf = (item: Node): readonly string[] =>
  [...parts(item, 'ItemID', 'IdReference'), ...parts(item, 'ItemDetail', 'IdReference')]
    .filter((code) => barCodes.test(attributeOf(code, 'domain')))
    .map((code) => attributeOf(code, 'identifier'))

function toLine(item: Node): OrderedLine {
  const id = part(item, 'ItemID')
  const detail = part(item, 'ItemDetail')
  const basis = part(detail, 'PriceBasisQuantity')
  const short = textsIn(detail, 'Description', 'ShortName')
  const [name = short[0] ?? '', ...long] = textsIn(detail, 'Description')
  return {
    ...emptyLine,
    number: attributeOf(item, 'lineNumber'),
    sellerNumber: textIn(id, ['SupplierPartID']),
    buyerNumber: textIn(id, ['BuyerPartID']),
    makerNumber: textIn(detail, ['ManufacturerPartID']),
    gtin: gtinsOf(item)[0] ?? '',
    name,
    ...describedBy(name, [...short, ...long]),
    ...madeBy(textIn(detail, ['ManufacturerName'])),
    quantity: attributeOf(item, 'quantity'),
    unit: textIn(detail, ['UnitOfMeasure']),
    price: textIn(detail, ['UnitPrice', 'Money']),
    priceQuantity: basis === undefined ? '' : attributeOf(basis, 'quantity'),
    // Returned goods are not ordered.
    cancelled: attributeOf(item, 'isReturn').toLowerCase() === 'yes',
    note: textsIn(item, 'Comments').join('\n'),
  }
}

function addressIn(address: Node): OrderParty {
  const postal = part(address, 'PostalAddress')
  const [street = '', ...more] = textsIn(postal, 'Street')
  const country = part(postal, 'Country')
  const number = part(part(address, 'Phone'), 'TelephoneNumber')
  const code = textIn(number, ['CountryCode'])
  return {
    ...noParty,
    name: textIn(address, ['Name']),
    contact: textsIn(postal, 'DeliverTo').join(', '),
    street,
    street2: more.join(', '),
    postcode: textIn(postal, ['PostalCode']),
    city: textIn(postal, ['City']),
    region: textIn(postal, ['State']),
    country: (
      attributeOf(country, 'isoCountryCode') || attributeOf(address, 'isoCountryCode')
    ).toUpperCase(),
    email: textIn(address, ['Email']),
    phone: [
      code === '' ? '' : `+${code}`,
      textIn(number, ['AreaOrCityCode']),
      textIn(number, ['Number']),
    ]
      .filter(Boolean)
      .join(' '),
  }
}
