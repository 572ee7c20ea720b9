/** An Order-X: a Cross Industry Order (UN/CEFACT D20B), as XML or within a PDF. Pure. */
import { attributeOf, part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
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

export const orderXRoot = 'SCRDMCCBDACIOMessageStructure'

/** Type codes (UNTDID 1001) of an order, and of a change of one; others are no order. */
const types: Readonly<Record<string, OrderPurpose>> = { '220': 'order', '230': 'change' }
/** Purposes (UNTDID 1225) that say more than the type. */
const purposes: Readonly<Record<string, OrderPurpose>> = {
  '1': 'cancellation',
  '4': 'change',
  '5': 'change',
  '7': 'copy',
  '31': 'copy',
}

/** @returns undefined where it is no order: a response to one */
export function readOrderX({ node, placeOf }: OrderXml): OrderDocument | undefined {
  const document = part(node, 'ExchangedDocument')
  const type = types[textIn(document, ['TypeCode']) || '220']
  if (type === undefined) return undefined
  const trade = part(node, 'SupplyChainTradeTransaction')
  const agreement = part(trade, 'ApplicableHeaderTradeAgreement')
  const delivery = part(trade, 'ApplicableHeaderTradeDelivery')
  const wished = part(delivery, 'RequestedDeliverySupplyChainEvent')
  const period = part(wished, 'OccurrenceSpecifiedPeriod')
  const on = dateIn(part(wished, 'OccurrenceDateTime'))
  const items = parts(trade, 'IncludedSupplyChainTradeLineItem')
  const code = textIn(document, ['PurposeCode'])
  const purpose = purposes[code] ?? type
  // 5 replaces the whole order: its lines are those that count.
  const toLine = purpose === 'change' && code !== '5' ? toChangedLine : toOrderedLine
  return {
    purpose,
    number: textIn(document, ['ID']),
    changes: textIn(agreement, ['BuyerOrderReferencedDocument', 'IssuerAssignedID']),
    date: dateIn(part(document, 'IssueDateTime')),
    currency: textIn(trade, ['ApplicableHeaderTradeSettlement', 'OrderCurrencyCode']),
    notes: textsIn(document, 'IncludedNote', 'Content'),
    buyer: partyIn(part(agreement, 'BuyerTradeParty')),
    deliverTo: partyIn(part(delivery, 'ShipToTradeParty')),
    severalAddresses: items.some(
      (item) => parts(item, 'SpecifiedLineTradeDelivery', 'ShipToTradeParty').length > 0,
    ),
    wishedFrom: on || dateIn(part(period, 'StartDateTime')),
    wishedUntil: on || dateIn(part(period, 'EndDateTime')),
    lines: items.map((item) => ({ ...toLine(item), ...placeOf(item) })),
  }
}

const dateIn = (node: Node): string => dayIn(textIn(node, ['DateTimeString']))

/** A line of a change says what becomes of it, by UN/EDIFACT 1229. */
function toChangedLine(item: Node): OrderedLine {
  const status = textIn(item, ['AssociatedDocumentLineDocument', 'LineStatusCode'])
  const line = toOrderedLine(item)
  return { ...line, cancelled: status === '2', action: lineActionOf(status) }
}

function toOrderedLine(item: Node): OrderedLine {
  const document = part(item, 'AssociatedDocumentLineDocument')
  const product = part(item, 'SpecifiedTradeProduct')
  const price = part(part(item, 'SpecifiedLineTradeAgreement'), 'NetPriceProductTradePrice')
  const delivery = part(item, 'SpecifiedLineTradeDelivery')
  const [quantity] = parts(delivery, 'RequestedQuantity')
  return {
    ...emptyLine,
    number: textIn(document, ['LineID']),
    sellerNumber: textIn(product, ['SellerAssignedID']),
    buyerNumber: textIn(product, ['BuyerAssignedID']),
    makerNumber: textIn(product, ['ManufacturerAssignedID']),
    gtin: parts(product, 'GlobalID')
      .filter((id) => ['', '0160', '0088'].includes(attributeOf(id, 'schemeID')))
      .map((id) => textIn(id, []))
      .slice(0, 1)
      .join(''),
    name: textIn(product, ['Name']),
    quantity: textIn(quantity, []),
    unit: attributeOf(quantity, 'unitCode'),
    price: textIn(price, ['ChargeAmount']),
    priceQuantity: textIn(price, ['BasisQuantity']),
    note: textsIn(document, 'IncludedNote', 'Content').join('\n'),
  }
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
