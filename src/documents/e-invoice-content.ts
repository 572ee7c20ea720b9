/** From what a document says, frozen, to an electronic invoice by EN 16931. */
import { units } from '../catalogue/units.ts'
import { deliveryMessages as delivery } from '../delivery/messages/delivery.ts'
import type { TaxDecision } from '../tax/rules.ts'
import type { DocumentContent } from './document-content.ts'
import type { EInvoice } from './e-invoice.ts'
import type { DocumentKind } from './rules.ts'
import { termsInWords } from './terms-in-words.ts'
import { documentsMessages as messages } from './messages/documents.ts'

/**
 * What an electronic invoice needs and this document does not say, in words; empty when it can be
 * written. Source: EN 16931, BR-06 to BR-11 and BR-CO-26.
 */
export function missingForEInvoice({ shop, order }: DocumentContent): readonly string[] {
  return [
    ...(order.tax ? [] : [messages.missing.tax]),
    ...(shop.country ? [] : [messages.missing.country]),
    ...(shop.vatId === '' ? [messages.missing.vatId] : []),
    ...(shop.email ? [] : [messages.missing.email]),
  ]
}

export type EInvoiceHead = {
  readonly kind: DocumentKind
  readonly number: string
  readonly issueDate: string
}

/**
 * The electronic invoice of a document.
 * @throws RangeError when `missingForEInvoice` names anything
 */
export function toEInvoice(
  { kind, number, issueDate }: EInvoiceHead,
  content: DocumentContent,
): EInvoice {
  const { shop, order, shipment, corrects } = content
  const { tax } = order
  const missing = missingForEInvoice(content)
  if (!tax || !shop.country || !shop.email || missing.length > 0)
    throw new RangeError(`${number} lacks ${missing.join(', ')}`)
  const taxes = tax.lines.map((line) => ({ ...line, ...exemptionOf(line.category) }))
  const [main] = taxes
  if (!main) throw new RangeError(`${number} has no rate of tax`)
  return {
    kind: kind === 'credit-note' ? kind : 'invoice',
    number,
    issueDate,
    supplyDate: shipment?.shippedOn ?? issueDate,
    dueDate: content.terms?.dueDate,
    corrects,
    currency: order.currency ?? 'USD',
    seller: {
      name: shop.name,
      address: shop.address.slice(0, -1),
      country: shop.country,
      email: shop.email,
      vatId: shop.vatId.replaceAll(/[\s.-]/g, ''),
      // What is credited is not transferred to the shop.
      iban: corrects ? undefined : ibanIn(shop.bank),
    },
    buyer: {
      name: order.name,
      address: order.address
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      country: tax.country,
      email: order.email,
      vatId: tax.buyerVatId,
    },
    poNumber: order.poNumber,
    orderNumber: String(order.number),
    lines: order.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      unitCode: units[line.unit ?? 'piece'].code,
      price: line.unitPrice,
      pricePer: line.pricePer ?? 1,
      total: line.total,
      tax: main,
    })),
    charges:
      order.delivery && order.delivery.charge > 0
        ? [{ label: delivery.row, amount: order.delivery.charge, tax: main }]
        : [],
    taxes,
    terms: termsOf(content),
  }
}

const termsOf = ({ shop, corrects, terms, order }: DocumentContent): string => {
  if (corrects) return messages.creditedAgainst(corrects.number)
  if (terms) return termsInWords(terms, order).join(' ')
  return shop.bank === '' ? messages.payAtOnce : messages.payTo(shop.bank)
}

const exemptionOf = (
  category: TaxDecision['category'],
): Pick<TaxDecision, 'exemptionCode'> | undefined =>
  category === 'K'
    ? { exemptionCode: 'VATEX-EU-IC' }
    : category === 'G'
      ? { exemptionCode: 'VATEX-EU-G' }
      : undefined

/** The IBAN in a line of text, without blanks; undefined when there is none. */
export const ibanIn = (text: string): string | undefined =>
  /\b([A-Z]{2}\d{2}(?:\s?[A-Z0-9]{2,4}){3,8})\b/.exec(text)?.[1]?.replaceAll(/\s/g, '')
