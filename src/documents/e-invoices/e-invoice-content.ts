/** Converts a document's frozen content to an electronic invoice by EN 16931. */
import { validIbanIn } from '../../platform/money/check-digits.ts'
import { unitCodes } from '../../catalogue/units/unit-codes.ts'
import { deliveryMessages as delivery } from '../../delivery/messages/delivery.ts'
import { countryCodes } from '../../platform/addresses/countries.ts'
import { countryOfVatId, type TaxDecision } from '../../tax/rules.ts'
import { chargesByRate, rateKey } from '../amounts/bill-tax.ts'
import { isAllowance } from '../amounts/credits.ts'
import type { DocumentContent } from '../document-content.ts'
import { daysBetween } from '../../platform/time/time-zone.ts'
import { addressOfText, toAddress, type EInvoiceAddress } from './e-invoice-address.ts'
import { decimal, type EInvoice } from './e-invoice.ts'
import type { DocumentKind } from '../rules.ts'
import { termsInWords } from '../amounts/terms-in-words.ts'
import { documentsMessages as messages } from '../messages/documents.ts'

/**
 * The data in words that an electronic invoice requires and this document lacks; empty if it is
 * complete. Source: EN 16931, BR-06 to BR-11 and BR-CO-26.
 */
export function missingForEInvoice({ shop, order }: DocumentContent): readonly string[] {
  return [
    ...(order.tax ? [] : [messages.missing.tax]),
    ...(shop.country ? [] : [messages.missing.country]),
    ...(shop.vatId === '' ? [messages.missing.vatId] : []),
    ...(shop.email ? [] : [messages.missing.email]),
  ]
}

/**
 * The additional data that XRechnung requires. Source: XRechnung 3.0.2, BR-DE-2 to BR-DE-9 and
 * BR-DE-15.
 */
export function missingForXRechnung(content: DocumentContent): readonly string[] {
  const missing = missingForEInvoice(content)
  const { customer, shop, order } = content
  if (missing.length > 0 || !order.tax) return missing
  const seller = { address: shop.address.slice(0, -1), country: shop.country ?? '' }
  return [
    ...(customer?.buyerReference || order.poNumber ? [] : [messages.missing.buyerReference]),
    ...(shop.phone ? [] : [messages.missing.phone]),
    ...(hasTown(seller) ? [] : [messages.missing.shopTown]),
    ...(hasTown(buyerOf(content, order.tax)) ? [] : [messages.missing.buyerTown]),
  ]
}

/** Whether town and postcode can be identified. */
function hasTown(address: EInvoiceAddress): boolean {
  const { 'cbc:CityName': town, 'cbc:PostalZone': postcode } = toAddress(address)
  return town !== undefined && postcode !== undefined
}

/** @throws RangeError if `missingForXRechnung` returns anything */
export function toXRechnung(head: EInvoiceHead, content: DocumentContent): EInvoice {
  const missing = missingForXRechnung(content)
  if (missing.length > 0) throw new RangeError(`${head.number} lacks ${missing.join(', ')}`)
  const invoice = toEInvoice(head, content)
  const { deliverTo } = invoice
  return {
    ...invoice,
    profile: 'xrechnung',
    // A place is given in full, or not at all (BR-DE-10, BR-DE-11).
    deliverTo: deliverTo && hasTown(deliverTo) ? deliverTo : undefined,
    terms: [invoice.terms, ...discountLines(head.issueDate, content)].join('\n'),
  }
}

/** The discount in machine-readable form (BR-DE-18); each line ends with a line break. */
function discountLines(issueDate: string, { terms }: DocumentContent): readonly string[] {
  if (!terms?.discount) return []
  const { rate, until } = terms.discount
  return [`#SKONTO#TAGE=${daysBetween(issueDate, until)}#PROZENT=${decimal(rate)}#\n`]
}

export type EInvoiceHead = {
  readonly kind: DocumentKind
  readonly number: string
  readonly issueDate: string
}

/** A line without its tax. */
const toLine = (line: DocumentContent['order']['lines'][number]) => ({
  sku: line.sku,
  partNumber: line.partNumber,
  name: line.name,
  commodityCode: line.commodityCode ?? line.customsNumber,
  originCountry: line.originCountry ?? line.tariffOrigin,
  // A price allowance counts as one unit (UN/ECE Recommendation 20: C62).
  ...(isAllowance(line)
    ? { quantity: 1, unitCode: 'C62' }
    : { quantity: line.quantity, unitCode: unitCodes[line.unit ?? 'piece'] }),
  price: line.unitPrice,
  pricePer: line.pricePer ?? 1,
  total: line.total,
})

/**
 * The electronic invoice of a document.
 * @throws RangeError if `missingForEInvoice` returns anything
 */
export function toEInvoice(
  { kind, number, issueDate }: EInvoiceHead,
  content: DocumentContent,
): EInvoice {
  const { order, shipment, corrects } = content
  const { tax } = order
  const missing = missingForEInvoice(content)
  const seller = sellerOf(content)
  if (!tax || !seller || missing.length > 0)
    throw new RangeError(`${number} lacks ${missing.join(', ')}`)
  const numbers = sellerNumbers(content.shop.vatId)
  const taxes = tax.lines.map((line) => ({
    key: rateKey(line),
    ...line,
    ...exemptionOf(line.category, numbers),
  }))
  const [main] = taxes
  if (!main) throw new RangeError(`${number} has no rate of tax`)
  return {
    kind: kind === 'credit-note' ? kind : 'invoice',
    number,
    issueDate,
    supplyDate: shipment?.shippedOn ?? content.suppliedOn ?? issueDate,
    dueDate: content.terms?.dueDate,
    corrects,
    currency: order.currency ?? 'USD',
    seller,
    buyer: buyerOf(content, tax),
    deliverTo: deliveredTo(order, tax.country),
    paymentReference: content.transfer?.reference,
    buyerReference: content.customer?.buyerReference,
    poNumber: order.poNumber,
    orderNumber: String(order.number),
    lines: order.lines.map((line) => ({
      ...toLine(line),
      tax: taxes.find(({ key }) => line.tax && key === rateKey(line.tax)) ?? main,
    })),
    // BG-21 has only one rate, so a charge on goods of several rates is split.
    charges: [...chargesByRate(order)].flatMap(([charged, amount]) => {
      const rate = taxes.find(({ key }) => key === charged)
      return rate && amount > 0 ? [{ label: delivery.row, amount, tax: rate }] : []
    }),
    taxes,
    terms: termsOf(content),
  }
}

type Order = DocumentContent['order']

/** The receiver of the goods, and the address. */
const receiverOf = ({ name, address, shipTo }: Order, country: string) =>
  shipTo
    ? { name, address: [], country: shipTo.country, parts: shipTo }
    : { name, ...addressOfText(address, country) }

const deliveredTo = (order: Order, country: string): EInvoice['deliverTo'] =>
  order.delivery?.kind === 'collection' ? undefined : { ...receiverOf(order, country), country }

/** @returns undefined if the shop has no country or no postal address */
function sellerOf({
  shop: { name, address, country, email, phone, vatId, bank },
  transfer,
  corrects,
}: DocumentContent): EInvoice['seller'] | undefined {
  if (!country || !email) return undefined
  // A credit is not transferred to the shop.
  const iban = corrects ? undefined : (transfer?.iban ?? ibanIn(bank))
  return {
    name,
    address: address.slice(0, -1),
    country,
    email,
    phone,
    ...sellerNumbers(vatId),
    iban,
  }
}

/**
 * The company with the address in its record; otherwise the person who ordered, with the address of
 * the order.
 */
function buyerOf(
  { customer, order }: DocumentContent,
  tax: NonNullable<Order['tax']>,
): EInvoice['buyer'] {
  const receiver = receiverOf(order, tax.country)
  const buyer = { ...receiver, email: order.email, vatId: tax.buyerVatId }
  if (!customer) return buyer
  const { name, address, vatId } = customer
  const contact = order.name === name ? undefined : order.name
  if (address === '') return { ...buyer, name, contact }
  const home = countryOfVatId(vatId)
  const country = countryCodes.includes(home) ? home : tax.country
  return {
    ...addressOfText(address, country),
    name,
    contact,
    email: buyer.email,
    vatId: buyer.vatId,
  }
}

/** In VAT numbers 'EL' is Greece, and 'XI' Northern Ireland. */
const isVatPrefix = (prefix: string): boolean =>
  prefix === 'EL' || prefix === 'XI' || countryCodes.includes(prefix)

/** The numbers in the settings: a VAT number begins with its country (BR-CO-09). */
function sellerNumbers(text: string): Pick<EInvoice['seller'], 'vatId' | 'taxNumber'> {
  const number = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  return /^[A-Z]{2}[A-Z0-9+*]{2,}$/.test(number) && isVatPrefix(number.slice(0, 2))
    ? { vatId: number }
    : { taxNumber: text.trim() }
}

const termsOf = ({ shop, corrects, reason, terms, order }: DocumentContent): string => {
  if (corrects)
    return [
      messages.creditedAgainst(corrects.number),
      ...(reason === undefined ? [] : [messages.reason(reason)]),
    ].join(' ')
  if (terms) return termsInWords(terms, order).join(' ')
  return shop.bank === '' ? messages.payAtOnce : messages.payTo(shop.bank)
}

/** An export by a seller without a VAT number is not subject to VAT (BR-G-02). */
function exemptionOf(
  category: TaxDecision['category'],
  { vatId }: Pick<EInvoice['seller'], 'vatId'>,
): Partial<Pick<TaxDecision, 'category' | 'exemptionCode'>> {
  if (category === 'O' || (category === 'G' && !vatId))
    return { category: 'O', exemptionCode: 'VATEX-EU-O' }
  if (category === 'K') return { exemptionCode: 'VATEX-EU-IC' }
  return category === 'G' ? { exemptionCode: 'VATEX-EU-G' } : {}
}

/**
 * The IBAN in a line of text, without blanks; if there is no valid one, one with wrong check
 * digits.
 */
export const ibanIn = (text: string): string | undefined =>
  validIbanIn(text) ??
  /\b([A-Z]{2}\d{2}(?:\s?[A-Z0-9]{2,4}){3,8})\b/.exec(text)?.[1]?.replaceAll(/\s/g, '')
