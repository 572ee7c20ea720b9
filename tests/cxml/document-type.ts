/**
 * The document type of cXML, as far as the shop writes messages: which elements stand in which, in
 * which order, with which attributes. Source: cXML.dtd 1.2.063 (xml.cxml.org). Where `CXML_DTD` names
 * a folder with the official files and `xmllint` is in PATH, messages are judged by these, too.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'

type Model = { readonly holds: RegExp | 'text'; readonly needs?: readonly string[] }

/** @param holds names of elements, each followed by a comma */
const model = (holds: string, ...needs: readonly string[]): Model => ({
  holds: new RegExp(`^${holds}$`),
  needs,
})
const text = (...needs: readonly string[]): Model => ({ holds: 'text', needs })

const models: Readonly<Record<string, Model>> = {
  cXML: model('(?:Header,(?:Message|Request),|Response,)', 'payloadID', 'timestamp'),
  Header: model('From,To,Sender,'),
  From: model('(?:Credential,)+'),
  To: model('(?:Credential,)+'),
  Sender: model('(?:Credential,)+UserAgent,'),
  Credential: model('Identity,(?:SharedSecret,)?', 'domain'),
  SharedSecret: text(),
  Identity: text(),
  UserAgent: text(),
  Response: model('Status,(?:ProfileResponse,|PunchOutSetupResponse,)?'),
  Status: text('code', 'text'),
  ProfileResponse: model('(?:Transaction,)+', 'effectiveDate'),
  Transaction: model('URL,', 'requestName'),
  PunchOutSetupResponse: model('StartPage,'),
  StartPage: model('URL,'),
  URL: text(),
  Message: model('PunchOutOrderMessage,'),
  PunchOutOrderMessage: model('BuyerCookie,PunchOutOrderMessageHeader,(?:ItemIn,)*'),
  BuyerCookie: text(),
  PunchOutOrderMessageHeader: model('Total,', 'operationAllowed'),
  Total: model('Money,'),
  Money: text('currency'),
  ItemIn: model('ItemID,ItemDetail,', 'quantity'),
  ItemID: model('SupplierPartID,'),
  SupplierPartID: text(),
  ItemDetail: model(
    'UnitPrice,Description,UnitOfMeasure,(?:PriceBasisQuantity,)?(?:Classification,)+',
  ),
  UnitPrice: model('Money,'),
  Description: text('xml:lang'),
  UnitOfMeasure: text(),
  PriceBasisQuantity: model('UnitOfMeasure,', 'quantity', 'conversionFactor'),
  Classification: text('domain'),
  Request: model('(?:ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest),'),
  OrderReference: model('DocumentReference,'),
  DocumentReference: model('', 'payloadID'),
  Comments: text(),
  ConfirmationRequest: model('ConfirmationHeader,OrderReference,(?:ConfirmationItem,)*'),
  ConfirmationHeader: model('(?:Comments,)*', 'type', 'noticeDate'),
  ConfirmationItem: model('UnitOfMeasure,(?:ConfirmationStatus,)+', 'quantity', 'lineNumber'),
  ConfirmationStatus: model('UnitOfMeasure,(?:ItemIn,)?', 'quantity', 'type'),
  ShipNoticeRequest: model('ShipNoticeHeader,(?:ShipControl,)*(?:ShipNoticePortion,)*'),
  ShipNoticeHeader: model('(?:ServiceLevel,)*(?:Comments,)*', 'shipmentID', 'noticeDate'),
  ServiceLevel: text('xml:lang'),
  ShipControl: model('(?:CarrierIdentifier,)+(?:ShipmentIdentifier,)+'),
  CarrierIdentifier: text('domain'),
  ShipmentIdentifier: text(),
  ShipNoticePortion: model('OrderReference,(?:ShipNoticeItem,)*'),
  ShipNoticeItem: model('(?:ItemID,)?UnitOfMeasure,', 'quantity', 'lineNumber'),
  InvoiceDetailRequest: model(
    'InvoiceDetailRequestHeader,(?:(?:InvoiceDetailOrder,)+|(?:InvoiceDetailHeaderOrder,)+)InvoiceDetailSummary,',
  ),
  InvoiceDetailRequestHeader: model(
    'InvoiceDetailHeaderIndicator,InvoiceDetailLineIndicator,(?:InvoicePartner,)*(?:DocumentReference,)?(?:InvoiceIDInfo,)?(?:PaymentTerm,)*(?:Comments,)?',
    'invoiceID',
    'invoiceDate',
  ),
  InvoiceDetailHeaderIndicator: model(''),
  InvoiceDetailLineIndicator: model(''),
  InvoicePartner: model('Contact,(?:IdReference,)*'),
  Contact: model('Name,'),
  Name: text('xml:lang'),
  IdReference: model('', 'identifier', 'domain'),
  InvoiceIDInfo: model('', 'invoiceID'),
  PaymentTerm: model('(?:Discount,)?', 'payInNumberOfDays'),
  Discount: model('DiscountPercent,'),
  DiscountPercent: model('', 'percent'),
  InvoiceDetailOrder: model('InvoiceDetailOrderInfo,(?:InvoiceDetailItem,)+'),
  InvoiceDetailHeaderOrder: model('InvoiceDetailOrderInfo,InvoiceDetailOrderSummary,'),
  InvoiceDetailOrderInfo: model('OrderReference,'),
  InvoiceDetailOrderSummary: model('SubtotalAmount,', 'invoiceLineNumber'),
  InvoiceDetailItem: model(
    'UnitOfMeasure,UnitPrice,(?:PriceBasisQuantity,)?InvoiceDetailItemReference,SubtotalAmount,',
    'invoiceLineNumber',
    'quantity',
  ),
  InvoiceDetailItemReference: model('ItemID,Description,(?:Classification,)*', 'lineNumber'),
  InvoiceDetailSummary: model(
    'SubtotalAmount,Tax,(?:ShippingAmount,)?GrossAmount,NetAmount,DueAmount,',
  ),
  Tax: model('Money,Description,(?:TaxDetail,)*'),
  TaxDetail: model('TaxableAmount,TaxAmount,', 'category'),
  TaxableAmount: model('Money,'),
  TaxAmount: model('Money,'),
  SubtotalAmount: model('Money,'),
  ShippingAmount: model('Money,'),
  GrossAmount: model('Money,'),
  NetAmount: model('Money,'),
  DueAmount: model('Money,'),
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  ignoreDeclaration: true,
})

/** What of a message the document type does not allow. */
export function faultsOf(message: string): readonly string[] {
  const faults: string[] = []
  const visit = (element: object): void => {
    const [name = ''] = Object.keys(element).filter((key) => key !== ':@')
    const wanted = models[name]
    if (!wanted) return void faults.push(`${name} is not known`)
    const children: readonly object[] = Reflect.get(element, name)
    const given = Object.keys(Reflect.get(element, ':@') ?? {})
    for (const attribute of wanted.needs ?? [])
      if (!given.includes(attribute)) faults.push(`${name} has no ${attribute}`)
    const names = children.map((child) => Object.keys(child).find((key) => key !== ':@') ?? '')
    if (wanted.holds === 'text') {
      if (names.some((one) => one !== '#text')) faults.push(`${name} holds ${names.join(' ')}`)
      return undefined
    }
    if (!wanted.holds.test(names.map((one) => `${one},`).join('')))
      faults.push(`${name} holds ${names.join(' ')}`)
    for (const child of children) visit(child)
    return undefined
  }
  const root: unknown = parser.parse(message, true)
  for (const element of Array.isArray(root) ? root : []) visit(Object(element))
  return [...faults, ...officialFaults(message)]
}

/** @throws Error with what xmllint says */
function officialFaults(message: string): readonly string[] {
  const folder = process.env['CXML_DTD']
  if (folder === undefined) return []
  // Confirmations, ship notices and invoices have types of their own.
  const [, name = 'cXML'] = /<!DOCTYPE cXML SYSTEM "[^"]*\/(\w+)\.dtd"/.exec(message) ?? []
  const type = join(folder, `${name}.dtd`)
  execFileSync('xmllint', ['--noout', '--nonet', '--dtdvalid', type, '-'], { input: message })
  return []
}
