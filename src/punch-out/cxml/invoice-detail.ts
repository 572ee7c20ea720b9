/**
 * The InvoiceDetailRequest for an invoice or a credit note, from the document's content. Credit
 * notes have negative quantities and amounts. Source: cXML 1.2.063, InvoiceDetail.dtd. Pure.
 */
import type { FrozenDocument } from '../../documents/service.server.ts'
import type { DocumentContent } from '../../documents/document-content.ts'
import type { CxmlOrder } from '../../received-orders/answers/cxml-order.server.ts'
import {
  attribute,
  cxmlRequest,
  handTools,
  orderReference,
  type CxmlEnvelope,
} from '../../received-orders/answers/cxml-request.ts'
import { decimalOf } from '../../received-orders/answers/unit-of.ts'
import { around, element, escaped } from '../../platform/files/xml-text.ts'
import { daysBetween } from '../../platform/time/time-zone.ts'
import { unitCodes } from '../../catalogue/units/unit-codes.ts'
import { addedNumber, piece, toBuyerLines, type BuyerLine } from './buyer-lines.ts'

type Line = DocumentContent['order']['lines'][number]

export type BilledDocument = FrozenDocument & {
  /** By SKU: pieces in earlier shipments of the order. */
  readonly earlier: ReadonlyMap<string, number>
}

/** The id for a document: the same whenever it is sent; its credit notes refer to it. */
export const invoicePayloadId = (number: string, host: string): string =>
  `${number}.invoice@${host}`

type Invoice = BilledDocument & {
  readonly currency: string
  readonly language: string
  /** -1 for a credit note. */
  readonly sign: number
  readonly host: string
}

export function invoiceDetail(
  { message, lines }: Pick<CxmlOrder, 'message' | 'lines'>,
  billed: BilledDocument,
  { at, language, shop, host }: Omit<CxmlEnvelope, 'type' | 'payloadId'> & { host: string },
): string {
  const isCredit = billed.kind === 'credit-note'
  const { kind, number, issueDate, issuedAt, content, earlier } = billed
  const invoice: Invoice = {
    kind,
    number,
    issueDate,
    issuedAt,
    content,
    earlier,
    language,
    host,
    sign: isCredit ? -1 : 1,
    currency: content.order.currency ?? 'USD',
  }
  const items = itemsOf(invoice, lines)
  const info = around('InvoiceDetailOrderInfo', orderReference(message))
  return cxmlRequest(
    message,
    { type: 'InvoiceDetail', payloadId: invoicePayloadId(number, host), at, language, shop },
    `<InvoiceDetailRequest>
${headerOf(invoice, items.length === 0)}
${items.length > 0 ? around('InvoiceDetailOrder', info, ...items) : around('InvoiceDetailHeaderOrder', info, `<InvoiceDetailOrderSummary invoiceLineNumber="1">${amount(invoice, 'SubtotalAmount', content.order.total)}</InvoiceDetailOrderSummary>`)}
${summaryOf(invoice)}
</InvoiceDetailRequest>`,
  )
}

const money = ({ sign, currency }: Invoice, cents: number): string =>
  element('Money', decimalOf(cents === 0 ? 0 : sign * cents), `currency="${currency}"`)
const amount = (invoice: Invoice, name: string, cents: number): string =>
  around(name, money(invoice, cents))

/** @param isWhole whether no line is listed: only delivery is charged or credited */
function headerOf(invoice: Invoice, isWhole: boolean): string {
  const { number, issueDate, content, sign, language } = invoice
  const credit = isWhole ? 'creditMemo' : 'lineLevelCreditMemo'
  const { corrects } = content
  const adjusts = content.order.lines.some(({ quantity }) => quantity === 0)
  return `<InvoiceDetailRequestHeader${attribute('invoiceID', number)} purpose="${sign < 0 ? credit : 'standard'}" operation="new" invoiceDate="${dateOf(issueDate)}" invoiceOrigin="supplier">${[
    `<InvoiceDetailHeaderIndicator${isWhole ? ' isHeaderInvoice="yes"' : ''}/>`,
    `<InvoiceDetailLineIndicator${adjusts ? ' isPriceAdjustmentInLine="yes"' : ''}/>`,
    ...partnersOf(invoice),
    ...(corrects
      ? [
          `<DocumentReference${attribute('payloadID', invoicePayloadId(corrects.number, invoice.host))}/>`,
          `<InvoiceIDInfo${attribute('invoiceID', corrects.number)} invoiceDate="${dateOf(corrects.issueDate)}"/>`,
        ]
      : termsOf(invoice)),
    element('Comments', content.reason ?? '', `xml:lang="${language}"`),
  ].join('')}</InvoiceDetailRequestHeader>`
}

/** A day without a time is represented as noon UTC, which is the same day almost everywhere. */
const dateOf = (day: string): string => `${day}T12:00:00+00:00`

/** Who issues and who receives the invoice, with their tax numbers. */
function partnersOf({ content: { shop, customer, order }, language }: Invoice): readonly string[] {
  const lang = `xml:lang="${language}"`
  const partner = (role: string, name: string, vatId: string): string =>
    around(
      'InvoicePartner',
      `<Contact role="${role}">${element('Name', name, lang)}</Contact>`,
      vatId === '' ? '' : `<IdReference${attribute('identifier', vatId)} domain="vatID"/>`,
    )
  const buyer = customer?.name ?? order.name
  return [
    partner('issuerOfInvoice', shop.name, shop.vatId),
    partner('remitTo', shop.name, ''),
    partner('billTo', buyer === '' ? '-' : buyer, customer?.vatId ?? ''),
  ]
}

function termsOf({ content: { terms }, issueDate }: Invoice): readonly string[] {
  if (!terms) return []
  const term = (days: number, inner = ''): string =>
    `<PaymentTerm payInNumberOfDays="${Math.max(days, 0)}">${inner}</PaymentTerm>`
  const { discount, dueDate } = terms
  return [
    ...(discount
      ? [
          term(
            daysBetween(issueDate, discount.until),
            around('Discount', `<DiscountPercent percent="${decimalOf(discount.rate)}"/>`),
          ),
        ]
      : []),
    term(daysBetween(issueDate, dueDate)),
  ]
}

/** A line of the document, once for each of the buyer's lines that it belongs to. */
function itemsOf(invoice: Invoice, buyer: CxmlOrder['lines']): readonly string[] {
  const parts = invoice.content.order.lines.flatMap((line, index) => {
    const { sku, quantity } = line
    const earlier = invoice.earlier.get(sku) ?? 0
    const asked = { sku, quantity: Math.max(quantity, 1), earlier }
    const own = toBuyerLines(buyer, asked)
    const number = addedNumber(buyer, line.line ?? index + 1)
    const unit = line.unit ?? 'piece'
    const added = { number, unit: unit === 'piece' ? piece : unitCodes[unit], quantity }
    const isAdded = own.length === 0
    const shares = isAdded ? [added] : own
    return shares.map((share, at) => ({
      line,
      share,
      isAdded,
      total: shareOf(line, shares, at),
    }))
  })
  return parts.map((part, index) => itemOf(invoice, part, index + 1))
}

/** Shares of a line's total, by pieces; the last share gets the remainder. */
function shareOf(
  { total, quantity }: Line,
  shares: readonly Pick<BuyerLine, 'quantity'>[],
  at: number,
): number {
  if (shares.length === 1) return total
  const of = (one: Pick<BuyerLine, 'quantity'>) => Math.round((total * one.quantity) / quantity)
  const before = shares.slice(0, at).reduce((sum, one) => sum + of(one), 0)
  const here = shares[at]
  return at === shares.length - 1 || !here ? total - before : of(here)
}

type Item = {
  readonly line: Line
  readonly share: BuyerLine
  readonly isAdded: boolean
  readonly total: number
}

/** A credit of the price only is one piece at that amount. */
function itemOf(invoice: Invoice, { line, share, isAdded, total }: Item, place: number): string {
  const isAllowance = line.quantity === 0
  const quantity = isAllowance ? 1 : share.quantity
  const per = isAllowance ? 1 : (line.pricePer ?? 1)
  const unit = element('UnitOfMeasure', isAllowance ? piece : share.unit)
  const price = isAllowance ? total : line.unitPrice
  const { currency, language, sign } = invoice
  return `<InvoiceDetailItem invoiceLineNumber="${place}" quantity="${sign * quantity}"${isAdded ? ' isAdHoc="yes"' : ''}>${[
    unit,
    around('UnitPrice', element('Money', decimalOf(price), `currency="${currency}"`)),
    per === 1
      ? ''
      : `<PriceBasisQuantity quantity="${per}" conversionFactor="1">${unit}</PriceBasisQuantity>`,
    `<InvoiceDetailItemReference lineNumber="${share.number}">${around('ItemID', element('SupplierPartID', line.sku || '-'))}${element('Description', line.name, `xml:lang="${language}"`)}${handTools}</InvoiceDetailItemReference>`,
    amount(invoice, 'SubtotalAmount', total),
  ].join('')}</InvoiceDetailItem>`
}

const taxNames: Readonly<Record<string, string>> = { US: 'sales', CA: 'gst', AU: 'gst', NZ: 'gst' }

/** Taxes by rate. Lines have no tax of their own: the document rounds once for each rate. */
function taxOf(invoice: Invoice): string {
  const { language, content } = invoice
  const { country = '', lines: rates = [] } = content.order.tax ?? {}
  const sum = rates.reduce((all, one) => all + one.amount, 0)
  const said = rates.map(({ reason }) => reason).filter(Boolean)
  return around(
    'Tax',
    money(invoice, sum),
    `<Description${attribute('xml:lang', language)}>${escaped([...new Set(said)].join('; '))}</Description>`,
    ...rates.map(
      ({ rate, base, amount: cents }) =>
        `<TaxDetail purpose="tax" category="${taxNames[country] ?? 'vat'}" percentageRate="${decimalOf(rate)}"${rate === 0 ? ' exemptDetail="exempt"' : ''}>${amount(invoice, 'TaxableAmount', base)}${amount(invoice, 'TaxAmount', cents)}</TaxDetail>`,
    ),
  )
}

/** The document's sums: goods, tax, delivery. */
function summaryOf(invoice: Invoice): string {
  const { order } = invoice.content
  const charge = order.delivery?.charge ?? 0
  const gross = order.tax?.gross ?? order.total
  return around(
    'InvoiceDetailSummary',
    amount(invoice, 'SubtotalAmount', order.total - charge),
    taxOf(invoice),
    charge === 0 ? '' : amount(invoice, 'ShippingAmount', charge),
    amount(invoice, 'GrossAmount', gross),
    amount(invoice, 'NetAmount', gross),
    amount(invoice, 'DueAmount', gross),
  )
}
