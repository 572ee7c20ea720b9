/** An openTRANS ORDER, 2.1 and 1.0. Pure. */
import { attributeOf, part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import {
  dayIn,
  emptyLine,
  noParty,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
  type OrderPurpose,
} from './order-document.ts'
import type { OrderXml } from './order-xml.ts'

const purposes: Readonly<Record<string, OrderPurpose>> = {
  ORDER: 'order',
  ORDERCHANGE: 'change',
}

/** Whether the first element is one of an order in openTRANS. */
export const isOpenTransOrder = (root: string): boolean => Object.hasOwn(purposes, root)

export function readOpenTransOrder({ root, node, placeOf }: OrderXml): OrderDocument {
  const header = part(part(node, `${root}_HEADER`), `${root}_INFO`)
  const dates = part(header, 'DELIVERY_DATE')
  const items = parts(node, `${root}_ITEM_LIST`, `${root}_ITEM`)
  const buyer = partyOf(header, 'buyer')
  const delivery = partyOf(header, 'delivery')
  return {
    purpose: purposes[root] ?? 'order',
    number: textIn(header, ['ORDER_ID']),
    changes: root === 'ORDER' ? '' : textIn(header, ['ORDER_ID']),
    date: dayIn(textIn(header, ['ORDER_DATE'])),
    currency: textIn(header, ['CURRENCY']) || textIn(header, ['PRICE_CURRENCY']),
    notes: textsIn(header, 'REMARKS').concat(textsIn(header, 'REMARK')),
    buyer,
    deliverTo: delivery.city === '' && delivery.name === '' ? noParty : delivery,
    severalAddresses: false,
    wishedFrom: dayIn(textIn(dates, ['DELIVERY_START_DATE'])),
    wishedUntil: dayIn(textIn(dates, ['DELIVERY_END_DATE'])),
    lines: items.map((item) => ({ ...toLine(item), ...placeOf(item) })),
  }
}

function toLine(item: Node): OrderedLine {
  const id = part(item, 'PRODUCT_ID') ?? part(item, 'ARTICLE_ID')
  const price = part(item, 'PRODUCT_PRICE_FIX') ?? part(item, 'ARTICLE_PRICE')
  const codes = [...parts(id, 'INTERNATIONAL_PID'), ...parts(id, 'INTERNATIONAL_AID')]
  return {
    ...emptyLine,
    number: textIn(item, ['LINE_ITEM_ID']),
    sellerNumber: textIn(id, ['SUPPLIER_PID']) || textIn(id, ['SUPPLIER_AID']),
    buyerNumber: textIn(id, ['BUYER_PID']) || textIn(id, ['BUYER_AID']),
    makerNumber:
      textIn(id, ['MANUFACTURER_INFO', 'MANUFACTURER_PID']) ||
      textIn(id, ['MANUFACTURER_INFO', 'MANUFACTURER_AID']),
    gtin: codes
      .filter((code) => /^(?:ean|gtin|upc|)$/i.test(attributeOf(code, 'type')))
      .map((code) => textIn(code, []))
      .slice(0, 1)
      .join(''),
    name: textIn(id, ['DESCRIPTION_SHORT']) || textIn(id, ['DESCRIPTION_LONG']),
    quantity: textIn(item, ['QUANTITY']),
    unit: textIn(item, ['ORDER_UNIT']),
    price: textIn(price, ['PRICE_AMOUNT']),
    priceQuantity: textIn(price, ['PRICE_QUANTITY']),
    note: [...textsIn(item, 'REMARKS'), ...textsIn(item, 'REMARK')].join('\n'),
  }
}

/** The party with a role: 2.1 lists parties with their roles, 1.0 has an element for each. */
function partyOf(header: Node, wanted: 'buyer' | 'delivery'): OrderParty {
  const listed = parts(header, 'PARTIES', 'PARTY').find((party) =>
    textsIn(party, 'PARTY_ROLE').includes(wanted),
  )
  const own =
    wanted === 'buyer'
      ? parts(header, 'ORDER_PARTIES', 'BUYER_PARTY', 'PARTY')
      : [
          ...parts(header, 'ORDER_PARTIES', 'SHIPMENT_PARTIES', 'DELIVERY_PARTY', 'PARTY'),
          ...parts(header, 'SHIPMENT_PARTIES', 'DELIVERY_PARTY', 'PARTY'),
        ]
  return addressIn(part(listed ?? own[0], 'ADDRESS'))
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
