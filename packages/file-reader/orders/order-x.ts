/** An Order-X: a Cross Industry Order (UN/CEFACT D20B), as XML or within a PDF. Pure. */
import { attributeOf, part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
  currencyOf,
  dayIn,
  describedBy,
  emptyLine,
  isPriced,
  isTakenBack,
  lineActionOf,
  madeBy,
  noParty,
  otherNumbers,
  otherParty,
  sellerNamed,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
  type OrderPurpose,
  withoutAddress,
} from './order-document.ts'
import { numberOr0, withPriceOfAmount, type OrderTotal } from './order-sums.ts'
import { isOrderName } from './order-types.ts'
import { knownInOrderX } from './order-x-unread.ts'
import type { OrderXml } from './order-xml.ts'
import { asUnread, unreadElements, withUnreadParts } from './unread-elements.ts'
import { wishedDays, withWished, type Span } from './wished-days.ts'

export const orderXRoot = 'SCRDMCCBDACIOMessageStructure'

/** Type codes (UNTDID 1001) of an order, and of an order change; other types are not orders. */
const types: Readonly<Record<string, OrderPurpose>> = { '220': 'order', '230': 'change' }
/** Purposes (UNTDID 1225) that add to the meaning of the type. */
const purposes: Readonly<Record<string, OrderPurpose>> = {
  '1': 'cancellation',
  '4': 'change',
  '5': 'change',
  '7': 'copy',
  '31': 'copy',
}

/** @returns undefined if it is not an order but a response to one */
export function readOrderX({ node, placeOf }: OrderXml): OrderDocument | undefined {
  const document = part(node, 'ExchangedDocument')
  const type = types[textIn(document, ['TypeCode']) || '220']
  if (type === undefined) return undefined
  const trade = part(node, 'SupplyChainTradeTransaction')
  const agreement = part(trade, 'ApplicableHeaderTradeAgreement')
  const delivery = part(trade, 'ApplicableHeaderTradeDelivery')
  const items = parts(trade, 'IncludedSupplyChainTradeLineItem')
  const code = textIn(document, ['PurposeCode'])
  const isSaid = (indicator: Node) => /^(?:true|1)$/.test(textIn(indicator, ['Indicator']))
  const isTest = isSaid(part(part(node, 'ExchangedDocumentContext'), 'TestIndicator'))
  const isCopy = isSaid(part(document, 'CopyIndicator'))
  const purpose = purposes[code] ?? type
  // 5 replaces the whole order with its lines.
  const toLine = purpose === 'change' && code !== '5' ? toChangedLine : toOrderedLine
  const lines = items.map((item) => ({ ...toLine(item), ...placeOf(item) }))
  const { isByLine, ofLines, ...wished } = wishedDays(
    daysOf(delivery),
    items.map((item) => daysOf(part(item, 'SpecifiedLineTradeDelivery'))),
  )
  const settlement = part(trade, 'ApplicableHeaderTradeSettlement')
  const [buyer, deliverTo, invoiced] = [
    partyIn(part(agreement, 'BuyerTradeParty')),
    partyIn(part(delivery, 'ShipToTradeParty')),
    partyIn(part(settlement, 'InvoiceeTradeParty')),
  ]
  const totals = totalsIn(settlement)
  const known = knownInOrderX(purpose !== 'order', isPriced(lines))
  return {
    purpose: isTest ? 'test' : isCopy ? 'copy' : purpose,
    number: textIn(document, ['ID']),
    changes: textIn(agreement, ['BuyerOrderReferencedDocument', 'IssuerAssignedID']),
    date: dateIn(part(document, 'IssueDateTime')),
    currency: currencyOf([
      textIn(settlement, ['OrderCurrencyCode']),
      ...items
        .map((item) => part(item, 'SpecifiedLineTradeAgreement'))
        .flatMap((prices) => parts(prices, 'NetPriceProductTradePrice', 'ChargeAmount'))
        .map((amount) => attributeOf(amount, 'currencyID')),
    ]),
    notes: textsIn(document, 'IncludedNote', 'Content'),
    buyer,
    ...sellerNamed(partyIn(part(agreement, 'SellerTradeParty'))),
    deliverTo,
    severalAddresses: items.some(
      (item) => parts(item, 'SpecifiedLineTradeDelivery', 'ShipToTradeParty').length > 0,
    ),
    ...wished,
    ...asUnread([
      ...unreadElements(node, known),
      ...withoutAddress(deliverTo, part(delivery, 'ShipToTradeParty') ? 'ShipToTradeParty' : ''),
      ...otherParty(invoiced, buyer, 'InvoiceeTradeParty'),
      ...textsIn(document, 'Name')
        .filter((name) => !isOrderName(name))
        .map((name) => `ExchangedDocument/Name ${name}`),
      ...items.flatMap(otherPrice),
      ...otherOrder(agreement, textIn(document, ['ID']), purpose),
      ...items.flatMap((item) => otherNumbers(gtinsOf(item), 'GlobalID')),
      ...[delivery, ...items.map((item) => part(item, 'SpecifiedLineTradeDelivery'))].flatMap(
        otherDay,
      ),
      ...(isByLine ? ['RequestedDeliverySupplyChainEvent of lines'] : []),
    ]),
    ...(totals.length > 0 ? { totals } : {}),
    lines: withUnreadParts(withWished(lines, ofLines), items, known, [
      'SupplyChainTradeTransaction',
      'IncludedSupplyChainTradeLineItem*',
    ]),
  }
}

/** A day, or a period from one to another. */
function daysOf(delivery: Node): Span {
  const event = part(delivery, 'RequestedDeliverySupplyChainEvent')
  const period = part(event, 'OccurrenceSpecifiedPeriod')
  const on = dateIn(part(event, 'OccurrenceDateTime'))
  return [on || dateIn(part(period, 'StartDateTime')), on || dateIn(part(period, 'EndDateTime'))]
}

/** A new order that refers to another order. */
function otherOrder(agreement: Node, own: string, purpose: OrderPurpose): readonly string[] {
  const number = textIn(agreement, ['BuyerOrderReferencedDocument', 'IssuerAssignedID'])
  const isOther = purpose === 'order' && number !== '' && number !== own
  return isOther ? [`BuyerOrderReferencedDocument ${number}`] : []
}

/** A day beside a period from or to another one. */
function otherDay(delivery: Node): readonly string[] {
  const event = part(delivery, 'RequestedDeliverySupplyChainEvent')
  const period = part(event, 'OccurrenceSpecifiedPeriod')
  const on = dateIn(part(event, 'OccurrenceDateTime'))
  const days = [dateIn(part(period, 'StartDateTime')), dateIn(part(period, 'EndDateTime'))]
  return on !== '' && days.some((day) => day !== '' && day !== on)
    ? ['OccurrenceSpecifiedPeriod']
    : []
}

/** A price for another unit than the quantity's, and a gross price without a net price. */
function otherPrice(item: Node): readonly string[] {
  const prices = part(item, 'SpecifiedLineTradeAgreement')
  const [quantity] = parts(item, 'SpecifiedLineTradeDelivery', 'RequestedQuantity')
  const [basis] = parts(prices, 'NetPriceProductTradePrice', 'BasisQuantity')
  const [of, per] = [attributeOf(quantity, 'unitCode'), attributeOf(basis, 'unitCode')]
  const isGross =
    part(prices, 'GrossPriceProductTradePrice') !== undefined &&
    part(prices, 'NetPriceProductTradePrice') === undefined
  return [
    ...(per === '' || per === of ? [] : [`BasisQuantity unitCode="${per}"`]),
    ...(isGross ? ['GrossPriceProductTradePrice'] : []),
  ]
}

/**
 * The line total; the total without tax, with charges and without allowances; the total with tax.
 */
function totalsIn(settlement: Node): readonly OrderTotal[] {
  const total = part(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const of = (name: string) => textIn(total, [name])
  const charged = numberOr0(of('ChargeTotalAmount')) - numberOr0(of('AllowanceTotalAmount'))
  return [
    { said: of('LineTotalAmount'), besides: [0] },
    { said: of('TaxBasisTotalAmount'), besides: [charged] },
    { said: of('GrandTotalAmount'), besides: [charged + numberOr0(of('TaxTotalAmount'))] },
  ].filter(({ said }) => said !== '')
}

const dateIn = (node: Node): string => dayIn(textIn(node, ['DateTimeString']))

/** A line of a change states its action, by UN/EDIFACT 1229. */
function toChangedLine(item: Node): OrderedLine {
  const line = toOrderedLine(item)
  return { ...line, action: lineActionOf(statusOf(item)) }
}

const gtinsOf = (item: Node): readonly string[] =>
  parts(item, 'SpecifiedTradeProduct', 'GlobalID')
    .filter((id) => ['', '0160', '0088'].includes(attributeOf(id, 'schemeID')))
    .map((id) => textIn(id, []))

const statusOf = (item: Node): string =>
  textIn(item, ['AssociatedDocumentLineDocument', 'LineStatusCode'])

function toOrderedLine(item: Node): OrderedLine {
  const document = part(item, 'AssociatedDocumentLineDocument')
  const product = part(item, 'SpecifiedTradeProduct')
  const price = part(part(item, 'SpecifiedLineTradeAgreement'), 'NetPriceProductTradePrice')
  const delivery = part(item, 'SpecifiedLineTradeDelivery')
  const [quantity] = parts(delivery, 'RequestedQuantity')
  const summation = 'SpecifiedTradeSettlementLineMonetarySummation'
  const amount = textIn(item, ['SpecifiedLineTradeSettlement', summation, 'LineTotalAmount'])
  const names = textsIn(product, 'Name')
  const [name = ''] = names
  return withPriceOfAmount({
    ...emptyLine,
    number: textIn(document, ['LineID']),
    sellerNumber: textIn(product, ['SellerAssignedID']),
    buyerNumber: textIn(product, ['BuyerAssignedID']),
    makerNumber: textIn(product, ['ManufacturerAssignedID']),
    gtin: gtinsOf(item)[0] ?? '',
    name,
    ...describedBy(name, [
      ...names,
      ...['Description', 'ModelName'].flatMap((one) => textsIn(product, one)),
    ]),
    ...madeBy(textIn(product, ['BrandName'])),
    quantity: textIn(quantity, []),
    unit: attributeOf(quantity, 'unitCode'),
    price: textIn(price, ['ChargeAmount']),
    priceQuantity: textIn(price, ['BasisQuantity']),
    ...(amount === '' ? {} : { amount }),
    cancelled: isTakenBack(statusOf(item)),
    note: textsIn(document, 'IncludedNote', 'Content').join('\n'),
  })
}

function partyIn(party: Node): OrderParty {
  const address = part(party, 'PostalTradeAddress')
  const contact = part(party, 'DefinedTradeContact')
  return {
    ...noParty,
    name: textIn(party, ['Name']),
    contact: [textIn(contact, ['PersonName']), textIn(contact, ['DepartmentName'])]
      .filter(Boolean)
      .join(', '),
    street: textIn(address, ['LineOne']),
    street2: [textIn(address, ['LineTwo']), textIn(address, ['LineThree'])]
      .filter(Boolean)
      .join(', '),
    postcode: textIn(address, ['PostcodeCode']),
    city: textIn(address, ['CityName']),
    region: textIn(address, ['CountrySubDivisionName']),
    country: textIn(address, ['CountryID']).toUpperCase(),
    email: textIn(contact, ['EmailURIUniversalCommunication', 'URIID']),
    phone: textIn(contact, ['TelephoneUniversalCommunication', 'CompleteNumber']),
  }
}
