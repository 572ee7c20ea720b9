/**
 * The known elements of an openTRANS ORDER or ORDERCHANGE, 2.1 and 1.0. All other elements are
 * reported. Pure.
 */
import type { KnownElements } from './unread-elements.ts'

const address: KnownElements = {
  'NAME*': 'read',
  'NAME2*': 'read',
  'NAME3*': 'read',
  DEPARTMENT: 'read',
  // The first contact person, with phone and e-mail.
  'CONTACT_DETAILS*': 'silent',
  'CONTACT*': 'silent',
  STREET: 'read',
  ZIP: 'read',
  BOXNO: 'read',
  ZIPBOX: 'silent',
  CITY: 'read',
  STATE: 'read',
  COUNTRY: 'read',
  COUNTRY_CODED: 'read',
  VAT_ID: 'silent',
  TAX_NUMBER: 'silent',
  PHONE: 'read',
  FAX: 'silent',
  EMAIL: 'read',
  'EMAILS*': 'silent',
  'PUBLIC_KEY*': 'silent',
  URL: 'silent',
}

const party: KnownElements = {
  'PARTY_ID*': 'silent',
  // The carrier and the final recipient are reported.
  'PARTY_ROLE*':
    /^(?:buyer|supplier|delivery|customer|document_creator|invoice_issuer|invoice_recipient|payer|remittee)$/i,
  ADDRESS: address,
  'ACCOUNT*': 'silent',
  MIME_INFO: 'silent',
}
/** Parties in 1.0: an element for each. */
const formerParty: KnownElements = { PARTY: { 'PARTY_ID*': 'silent', ADDRESS: address } }

/** Both days may be fixed or requested. */
const deliveryDate: KnownElements = {
  '@type': 'silent',
  DELIVERY_START_DATE: 'day',
  DELIVERY_END_DATE: 'day',
}

/** The catalogue and the agreement: if each line has a price, the price is compared instead. */
const sourcing = (isPriced: boolean): KnownElements => ({
  'CATALOG_REFERENCE*': 'silent',
  ...(isPriced ? { QUOTATION_ID: 'silent', 'AGREEMENT*': 'silent' } : {}),
})

const formerNumbers: KnownElements = {
  SUPPLIER_AID: 'read',
  'BUYER_AID*': 'read',
  'INTERNATIONAL_AID*': 'read',
}
const numbers: KnownElements = {
  ...formerNumbers,
  SUPPLIER_PID: 'read',
  SUPPLIER_IDREF: 'silent',
  'BUYER_PID*': 'read',
  'INTERNATIONAL_PID*': 'read',
  MANUFACTURER_INFO: {
    MANUFACTURER_IDREF: 'silent',
    MANUFACTURER_NAME: 'silent',
    MANUFACTURER_PID: 'read',
    MANUFACTURER_AID: 'read',
    'MANUFACTURER_TYPE_DESCR*': 'silent',
  },
  // Descriptions of the article that the numbers name.
  'DESCRIPTION_SHORT*': 'read',
  'DESCRIPTION_LONG*': 'silent',
  PRODUCT_TYPE: /^physical$/i,
}

/** Prices are net; the shop calculates tax itself. */
const price: KnownElements = {
  '@type': /^net/i,
  PRICE_AMOUNT: 'read',
  PRICE_LINE_AMOUNT: 'read',
  PRICE_QUANTITY: 'read',
  PRICE_CURRENCY: 'read',
  'TAX_DETAILS_FIX*': 'silent',
  TAX: 'silent',
  TAX_AMOUNT: 'silent',
}

const item = (isPriced: boolean): KnownElements => ({
  LINE_ITEM_ID: 'read',
  PRODUCT_ID: numbers,
  ARTICLE_ID: numbers,
  QUANTITY: 'read',
  ORDER_UNIT: 'read',
  PRODUCT_PRICE_FIX: price,
  ARTICLE_PRICE: price,
  PRICE_LINE_AMOUNT: 'read',
  DELIVERY_DATE: deliveryDate,
  PARTIAL_SHIPMENT_ALLOWED: /^true$/i,
  SOURCING_INFO: sourcing(isPriced),
  'REMARKS*': 'read',
  'REMARK*': 'read',
  // The accounts of the buyer, and of the buyer's customer.
  ACCOUNTING_INFO: 'silent',
  COST_CATEGORY_ID: 'silent',
  COST_TYPE: 'silent',
  COST_ACCOUNT: 'silent',
  CUSTOMER_ORDER_REFERENCE: 'silent',
})

const info: KnownElements = {
  ORDER_ID: 'read',
  ORDER_DATE: 'read',
  ORDERCHANGE_ID: 'silent',
  ORDERCHANGE_DATE: 'silent',
  ORDERCHANGE_SEQUENCE_ID: 'silent',
  'ALT_CUSTOMER_ORDER_ID*': 'silent',
  SUPPLIER_ORDER_ID: 'silent',
  'LANGUAGE*': 'silent',
  'MIME_ROOT*': 'silent',
  CURRENCY: 'read',
  PRICE_CURRENCY: 'read',
  DELIVERY_DATE: deliveryDate,
  PARTIES: { 'PARTY*': party },
  ORDER_PARTIES: {
    BUYER_PARTY: formerParty,
    SUPPLIER_PARTY: formerParty,
    INVOICE_PARTY: formerParty,
    SHIPMENT_PARTIES: { DELIVERY_PARTY: formerParty },
  },
  SHIPMENT_PARTIES: { DELIVERY_PARTY: formerParty },
  ORDER_PARTIES_REFERENCE: {
    BUYER_IDREF: 'silent',
    SUPPLIER_IDREF: 'silent',
    INVOICE_RECIPIENT_IDREF: 'silent',
    SHIPMENT_PARTIES_REFERENCE: { DELIVERY_IDREF: 'read' },
  },
  DOCEXCHANGE_PARTIES_REFERENCE: 'silent',
  PARTIAL_SHIPMENT_ALLOWED: /^true$/i,
  'REMARKS*': 'read',
  'REMARK*': 'read',
  ACCOUNTING_INFO: 'silent',
  CUSTOMER_ORDER_REFERENCE: 'silent',
}

/**
 * Elements within the first one.
 * @param root its name
 * @param isPriced whether each line has its price
 */
export const knownInOpenTrans = (root: string, isPriced: boolean): KnownElements => ({
  '@version': 'silent',
  // Other types are a release of a framework order, an express order, a consignment order.
  '@type': /^standard$/i,
  [`${root}_HEADER`]: {
    // A value that forbids automatic processing is reported.
    CONTROL_INFO: { GENERATOR_INFO: 'silent', GENERATION_DATE: 'silent' },
    SOURCING_INFO: sourcing(isPriced),
    [`${root}_INFO`]: info,
  },
  [`${root}_ITEM_LIST`]: { [`${root}_ITEM*`]: item(isPriced) },
  [`${root}_SUMMARY`]: { TOTAL_ITEM_NUM: 'read', TOTAL_AMOUNT: 'read' },
  'Signature*': 'silent',
})
