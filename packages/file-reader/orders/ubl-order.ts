/** An order in UBL 2: Peppol T01 and its changes (T114) and cancellations (T115). Pure. */
import { attributeOf, part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
  currencyOf,
  dayIn,
  describedBy,
  emptyLine,
  isPriced,
  lineActionOf,
  madeBy,
  noParty,
  otherParty,
  sellerNamed,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
  type OrderPurpose,
  withoutAddress,
} from './order-document.ts'
import { numberOr0, withPriceOfAmount, type OrderTotal } from './order-sums.ts'
import { unplainOrder } from './order-types.ts'
import type { OrderXml } from './order-xml.ts'
import { knownInUbl } from './ubl-unread.ts'
import { asUnread, unreadElements, withUnreadParts } from './unread-elements.ts'
import { wishedDays, withWished, type Span } from './wished-days.ts'

const purposes: Readonly<Record<string, OrderPurpose>> = {
  Order: 'order',
  OrderChange: 'change',
  OrderCancellation: 'cancellation',
}

/** Whether the first element is one of a UBL order. */
export const isUblOrder = (root: string): boolean => Object.hasOwn(purposes, root)

export function readUblOrder({ root, node, placeOf }: OrderXml): OrderDocument {
  const [delivery] = parts(node, 'Delivery')
  const items = parts(node, 'OrderLine')
  const { isByLine, ofLines, ...wished } = wishedDays(
    daysOf(delivery),
    items.map((item) => daysOf(parts(item, 'LineItem', 'Delivery')[0])),
  )
  const totals = totalsIn(node)
  const isCopy = /^(?:true|1)$/.test(textIn(node, ['CopyIndicator']))
  const lines = items.map((item) => ({ ...toLine(item), ...placeOf(item) }))
  const known = knownInUbl(root, isPriced(lines))
  return {
    purpose: isCopy ? 'copy' : (purposes[root] ?? 'order'),
    number: textIn(node, ['ID']),
    changes: textIn(node, ['OrderReference', 'ID']),
    date: dayIn(textIn(node, ['IssueDate'])),
    currency: currencyOf([
      textIn(node, ['DocumentCurrencyCode']),
      textIn(node, ['PricingCurrencyCode']),
      ...items
        .flatMap((item) => [
          ...parts(item, 'LineItem', 'Price', 'PriceAmount'),
          ...parts(item, 'LineItem', 'LineExtensionAmount'),
        ])
        .map((amount) => attributeOf(amount, 'currencyID')),
    ]),
    notes: [...textsIn(node, 'Note'), ...textsIn(node, 'CancellationNote')],
    buyer: partyIn(part(part(node, 'BuyerCustomerParty'), 'Party')),
    ...sellerNamed(partyIn(part(part(node, 'SellerSupplierParty'), 'Party'))),
    deliverTo: deliverTo(delivery),
    severalAddresses:
      parts(node, 'Delivery').length > 1 ||
      items.some((item) => parts(item, 'LineItem', 'Delivery', 'DeliveryLocation').length > 0),
    ...wished,
    ...asUnread([
      ...unreadElements(node, known),
      ...unreadBeside(node, items),
      ...(isByLine ? ['RequestedDeliveryPeriod of LineItem'] : []),
    ]),
    ...(totals.length > 0 ? { totals } : {}),
    lines: withUnreadParts(withWished(lines, ofLines), items, known, ['OrderLine*']),
  }
}

const daysOf = (delivery: Node): Span => [
  dayIn(textIn(delivery, ['RequestedDeliveryPeriod', 'StartDate'])),
  dayIn(textIn(delivery, ['RequestedDeliveryPeriod', 'EndDate'])),
]

/** Values of known elements that differ from what the shop assumes. */
function unreadBeside(node: Node, items: readonly Node[]): readonly string[] {
  const [delivery] = parts(node, 'Delivery')
  const kind = unplainOrder(textIn(node, ['OrderTypeCode']))
  const count = textIn(node, ['LineCountNumeric'])
  const place =
    textIn(delivery, ['DeliveryLocation', 'ID']) ||
    textIn(delivery, ['DeliveryLocation', 'Name']) ||
    textIn(delivery, ['DeliveryParty', 'PartyIdentification', 'ID']) ||
    textIn(delivery, ['DeliveryParty', 'PartyName', 'Name'])
  const buyer = partyIn(part(part(node, 'BuyerCustomerParty'), 'Party'))
  const invoiced = partyIn(part(part(node, 'AccountingCustomerParty'), 'Party'))
  return [
    ...(kind === '' ? [] : [`OrderTypeCode ${kind}`]),
    ...(count === '' || Number(count) === items.length ? [] : [`LineCountNumeric ${count}`]),
    ...withoutAddress(deliverTo(delivery), place && `Delivery ${place}`),
    ...otherParty(invoiced, buyer, 'AccountingCustomerParty'),
    ...items.flatMap(otherPriceUnit),
    ...items.flatMap(otherNetPrice),
  ]
}

/** A price for another unit than the quantity's. */
function otherPriceUnit(item: Node): readonly string[] {
  const line = part(item, 'LineItem')
  const [quantity] = parts(line, 'Quantity')
  const [basis] = parts(line, 'Price', 'BaseQuantity')
  const [of, per] = [attributeOf(quantity, 'unitCode'), attributeOf(basis, 'unitCode')]
  return per === '' || per === of ? [] : [`BaseQuantity unitCode="${per}"`]
}

/**
 * A price that differs from its gross price less its allowance. Source: Peppol BIS Ordering 3,
 * T01-R019.
 */
function otherNetPrice(item: Node): readonly string[] {
  const price = part(part(item, 'LineItem'), 'Price')
  const gross = textIn(price, ['AllowanceCharge', 'BaseAmount'])
  if (gross === '') return []
  const net = numberOr0(gross) - numberOr0(textIn(price, ['AllowanceCharge', 'Amount']))
  const isSame = Math.abs(net - numberOr0(textIn(price, ['PriceAmount']))) < 0.000_01
  return isSame ? [] : ['Price/AllowanceCharge']
}

/**
 * The total of the order. Source: Peppol BIS Ordering 3, T01-R008, R011, R016 and R017: the total
 * without tax is the line total, with charges and without allowances; the payable amount is the
 * total with tax, rounded, without prepaid amounts.
 */
function totalsIn(node: Node): readonly OrderTotal[] {
  const total = part(node, 'AnticipatedMonetaryTotal')
  const of = (name: string) => textIn(total, [name])
  const [net, gross] = [of('TaxExclusiveAmount'), of('TaxInclusiveAmount')]
  const charged = numberOr0(of('ChargeTotalAmount')) - numberOr0(of('AllowanceTotalAmount'))
  const tax = numberOr0(
    textIn(node, ['TaxTotal', 'TaxAmount']),
    net === '' || gross === '' ? '' : String(numberOr0(gross) - numberOr0(net)),
  )
  const settled = numberOr0(of('PayableRoundingAmount')) - numberOr0(of('PrepaidAmount'))
  return [
    { said: of('LineExtensionAmount'), besides: [0] },
    { said: net, besides: [charged] },
    { said: gross, besides: [charged + tax] },
    { said: of('PayableAmount'), besides: [charged + tax + settled, charged + settled] },
  ].filter(({ said }) => said !== '')
}

function toLine(item: Node): OrderedLine {
  const line = part(item, 'LineItem')
  const [quantity] = parts(line, 'Quantity')
  const article = part(line, 'Item')
  const status = textIn(line, ['LineStatusCode'])
  const standard = parts(article, 'StandardItemIdentification', 'ID')
  const amount = textIn(line, ['LineExtensionAmount'])
  const texts = ['Name', 'Description', 'ModelName'].flatMap((one) => textsIn(article, one))
  const [name = ''] = texts
  return withPriceOfAmount({
    ...emptyLine,
    number: textIn(line, ['ID']),
    sellerNumber: textIn(article, ['SellersItemIdentification', 'ID']),
    buyerNumber: textIn(article, ['BuyersItemIdentification', 'ID']),
    makerNumber: textIn(article, ['ManufacturersItemIdentification', 'ID']),
    gtin: standard
      .filter((id) => ['', '0160'].includes(attributeOf(id, 'schemeID')))
      .map((id) => textIn(id, []))
      .slice(0, 1)
      .join(''),
    name,
    ...describedBy(name, texts),
    ...madeBy(
      textIn(article, ['ManufacturerParty', 'PartyName', 'Name']) || textIn(article, ['BrandName']),
    ),
    quantity: textIn(quantity, []),
    unit: attributeOf(quantity, 'unitCode'),
    price: textIn(line, ['Price', 'PriceAmount']),
    priceQuantity: textIn(line, ['Price', 'BaseQuantity']),
    ...(amount === '' ? {} : { amount }),
    cancelled: /^(?:2$|cancel|delet|annul|storn)/i.test(status),
    action: lineActionOf(status),
    note: [...textsIn(item, 'Note'), ...textsIn(line, 'Note')].join('\n'),
  })
}

/** The place of delivery: the location, with the name of the receiving party. */
function deliverTo(delivery: Node): OrderParty {
  const party = partyIn(part(delivery, 'DeliveryParty'))
  const location = part(delivery, 'DeliveryLocation')
  const address = part(location, 'Address')
  const placed = address === undefined ? party : { ...party, ...addressIn(address) }
  const place = textIn(location, ['Name'])
  const name = party.name || place
  // A party and a location with another name: the location is the second line.
  const contact = [place === name ? '' : place, party.contact].filter(Boolean).join(', ')
  return { ...placed, name, contact }
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
