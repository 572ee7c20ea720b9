/** An openTRANS ORDER, 2.1 and 1.0. Pure. */
import { attributeOf, part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
  currencyOf,
  dayIn,
  describedBy,
  emptyLine,
  isPriced,
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
import { knownInOpenTrans } from './opentrans-unread.ts'
import { withPriceOfAmount } from './order-sums.ts'
import type { OrderXml } from './order-xml.ts'
import { asUnread, unreadElements, withUnreadParts } from './unread-elements.ts'
import { wishedDays, withWished, type Span } from './wished-days.ts'

const purposes: Readonly<Record<string, OrderPurpose>> = {
  ORDER: 'order',
  ORDERCHANGE: 'change',
}

/** Whether the first element belongs to an openTRANS order. */
export const isOpenTransOrder = (root: string): boolean => Object.hasOwn(purposes, root)

export function readOpenTransOrder({ root, node, placeOf }: OrderXml): OrderDocument {
  const header = part(part(node, `${root}_HEADER`), `${root}_INFO`)
  const items = parts(node, `${root}_ITEM_LIST`, `${root}_ITEM`)
  const buyer = partyOf(header, 'buyer')
  const delivery = partyOf(header, 'delivery')
  const deliverTo = delivery.city === '' && delivery.name === '' ? noParty : delivery
  const { isByLine, ofLines, ...wished } = wishedDays(daysOf(header), items.map(daysOf))
  const lines = items.map((item) => ({ ...toLine(item), ...placeOf(item) }))
  const known = knownInOpenTrans(root, isPriced(lines))
  const summary = part(node, `${root}_SUMMARY`)
  const [count, total] = [textIn(summary, ['TOTAL_ITEM_NUM']), textIn(summary, ['TOTAL_AMOUNT'])]
  return {
    purpose: purposes[root] ?? 'order',
    number: textIn(header, ['ORDER_ID']),
    changes: root === 'ORDER' ? '' : textIn(header, ['ORDER_ID']),
    date: dayIn(textIn(header, ['ORDER_DATE'])),
    currency: currencyOf([
      textIn(header, ['CURRENCY']),
      textIn(header, ['PRICE_CURRENCY']),
      ...items.map((item) => textIn(priceOf(item), ['PRICE_CURRENCY'])),
    ]),
    notes: textsIn(header, 'REMARKS').concat(textsIn(header, 'REMARK')),
    buyer,
    ...sellerNamed(partyOf(header, 'supplier')),
    deliverTo,
    severalAddresses: false,
    ...wished,
    ...asUnread([
      ...unreadElements(node, known),
      ...withoutAddress(deliverTo, placeOnlyNamed(header)),
      ...otherParty(partyOf(header, 'invoice_recipient'), buyer, 'invoice_recipient'),
      ...(count === '' || Number(count) === items.length ? [] : [`TOTAL_ITEM_NUM ${count}`]),
      ...items.flatMap((item) => otherNumbers(gtinsOf(item), 'INTERNATIONAL_PID')),
      ...(isByLine ? [`DELIVERY_DATE of ${root}_ITEM`] : []),
    ]),
    // The sum of the lines.
    ...(total === '' ? {} : { totals: [{ said: total, besides: [0] }] }),
    lines: withUnreadParts(withWished(lines, ofLines), items, known, [
      `${root}_ITEM_LIST`,
      `${root}_ITEM*`,
    ]),
  }
}

const daysOf = (node: Node): Span => [
  dayIn(textIn(node, ['DELIVERY_DATE', 'DELIVERY_START_DATE'])),
  dayIn(textIn(node, ['DELIVERY_DATE', 'DELIVERY_END_DATE'])),
]

const priceOf = (item: Node): Node => part(item, 'PRODUCT_PRICE_FIX') ?? part(item, 'ARTICLE_PRICE')

/** Barcode numbers of an article, including numbers without a type. */
function gtinsOf(item: Node): readonly string[] {
  const id = part(item, 'PRODUCT_ID') ?? part(item, 'ARTICLE_ID')
  return [...parts(id, 'INTERNATIONAL_PID'), ...parts(id, 'INTERNATIONAL_AID')]
    .filter((code) => /^(?:ean|gtin|upc|)$/i.test(attributeOf(code, 'type')))
    .map((code) => textIn(code, []))
}

function toLine(item: Node): OrderedLine {
  const id = part(item, 'PRODUCT_ID') ?? part(item, 'ARTICLE_ID')
  const price = priceOf(item)
  const amount = textIn(item, ['PRICE_LINE_AMOUNT']) || textIn(price, ['PRICE_LINE_AMOUNT'])
  const texts = [...textsIn(id, 'DESCRIPTION_SHORT'), ...textsIn(id, 'DESCRIPTION_LONG')]
  const [name = ''] = texts
  return withPriceOfAmount({
    ...emptyLine,
    number: textIn(item, ['LINE_ITEM_ID']),
    sellerNumber: textIn(id, ['SUPPLIER_PID']) || textIn(id, ['SUPPLIER_AID']),
    buyerNumber: textIn(id, ['BUYER_PID']) || textIn(id, ['BUYER_AID']),
    makerNumber:
      textIn(id, ['MANUFACTURER_INFO', 'MANUFACTURER_PID']) ||
      textIn(id, ['MANUFACTURER_INFO', 'MANUFACTURER_AID']),
    gtin: gtinsOf(item)[0] ?? '',
    name,
    ...describedBy(name, texts),
    ...madeBy(textIn(id, ['MANUFACTURER_INFO', 'MANUFACTURER_NAME'])),
    quantity: textIn(item, ['QUANTITY']),
    unit: textIn(item, ['ORDER_UNIT']),
    price: textIn(price, ['PRICE_AMOUNT']),
    priceQuantity: textIn(price, ['PRICE_QUANTITY']),
    ...(amount === '' ? {} : { amount }),
    note: [...textsIn(item, 'REMARKS'), ...textsIn(item, 'REMARK')].join('\n'),
  })
}

type Role = 'buyer' | 'supplier' | 'delivery' | 'invoice_recipient'

/** Elements of 2.1 that refer to a party by its number, within ORDER_PARTIES_REFERENCE. */
const references: Readonly<Record<Role, readonly string[]>> = {
  buyer: ['BUYER_IDREF'],
  supplier: ['SUPPLIER_IDREF'],
  delivery: ['SHIPMENT_PARTIES_REFERENCE', 'DELIVERY_IDREF'],
  invoice_recipient: ['INVOICE_RECIPIENT_IDREF'],
}
/** Elements of 1.0, one for each role. */
const elements: Readonly<Record<Role, readonly (readonly string[])[]>> = {
  buyer: [['ORDER_PARTIES', 'BUYER_PARTY', 'PARTY']],
  supplier: [['ORDER_PARTIES', 'SUPPLIER_PARTY', 'PARTY']],
  delivery: [
    ['ORDER_PARTIES', 'SHIPMENT_PARTIES', 'DELIVERY_PARTY', 'PARTY'],
    ['SHIPMENT_PARTIES', 'DELIVERY_PARTY', 'PARTY'],
  ],
  invoice_recipient: [['ORDER_PARTIES', 'INVOICE_PARTY', 'PARTY']],
}

const referenceTo = (header: Node, wanted: Role): string =>
  textIn(header, ['ORDER_PARTIES_REFERENCE', ...references[wanted]])

/**
 * The party with a role: 2.1 lists parties with roles and numbers, 1.0 has an element for each
 * role.
 */
function partyOf(header: Node, wanted: Role): OrderParty {
  const listed = parts(header, 'PARTIES', 'PARTY')
  const number = referenceTo(header, wanted)
  const found =
    listed.find((party) => textsIn(party, 'PARTY_ROLE').includes(wanted)) ??
    listed.find((party) => number !== '' && textsIn(party, 'PARTY_ID').includes(number))
  const own = elements[wanted].flatMap((path) => parts(header, ...path))
  return addressIn(part(found ?? own[0], 'ADDRESS'))
}

/** The name of the place of delivery if it is not the buyer; '' if it is, or if there is none. */
function placeOnlyNamed(header: Node): string {
  const number = referenceTo(header, 'delivery')
  if (number !== '' && number !== referenceTo(header, 'buyer')) return `DELIVERY_IDREF ${number}`
  const listed = parts(header, 'PARTIES', 'PARTY').find((party) => {
    const roles = textsIn(party, 'PARTY_ROLE')
    return roles.includes('delivery') && !roles.includes('buyer')
  })
  if (listed !== undefined) return 'PARTY_ROLE delivery'
  const former = elements.delivery.flatMap((path) => parts(header, ...path))
  return former.length > 0 ? 'DELIVERY_PARTY' : ''
}

/** A country is a code in 2.1, and a name or a code in 1.0. */
const countryOf = (address: Node): string => {
  const code = textIn(address, ['COUNTRY_CODED']) || textIn(address, ['COUNTRY'])
  return /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : ''
}

const addressIn = (address: Node): OrderParty => ({
  ...noParty,
  name: textIn(address, ['NAME']),
  contact: [
    textIn(address, ['NAME2']),
    textIn(address, ['NAME3']),
    textIn(address, ['DEPARTMENT']),
    textIn(address, ['CONTACT_DETAILS', 'FIRST_NAME']),
    textIn(address, ['CONTACT_DETAILS', 'CONTACT_NAME']),
  ]
    .filter(Boolean)
    .join(' '),
  street: textIn(address, ['STREET']),
  street2: textIn(address, ['BOXNO']),
  postcode: textIn(address, ['ZIP']),
  city: textIn(address, ['CITY']),
  region: textIn(address, ['STATE']),
  country: countryOf(address),
  email: textIn(address, ['EMAIL']),
  phone: textIn(address, ['PHONE']),
})
