/** Converts the content of documents to printable characters. */
import type { DocumentContent, SellerDetails } from '../document-content.ts'
import type { StatementContent } from '../statement-content.ts'
import type { QuoteContent } from '../quote-content.ts'
import { hasGlyph } from './fonts.server.ts'
import type { DocumentScript } from '../../platform/document-scripts.ts'
import { transliterate } from './transliteration.ts'

/**
 * The content with all texts transliterated to characters in the fonts, and the characters that no
 * font has, without duplicates: the file shows them by number.
 */
export function toPrintable(
  { shop, customer, shipment, order, reason, follows, ...rest }: DocumentContent,
  scripts: readonly DocumentScript[],
): { readonly content: DocumentContent; readonly unprintable: readonly string[] } {
  const missing = new Set<string>()
  const printable = printer(scripts, missing)
  const content = {
    ...rest,
    ...(reason === undefined ? {} : { reason: printable(reason) }),
    shop: printableSeller(shop, printable),
    ...(customer
      ? {
          customer: {
            ...customer,
            name: printable(customer.name),
            address: printable(customer.address),
            vatId: printable(customer.vatId),
          },
        }
      : {}),
    ...(shipment ? { shipment: { ...shipment, parcels: shipment.parcels.map(printable) } } : {}),
    ...(follows
      ? {
          follows: follows.map((line) => ({
            ...line,
            sku: printable(line.sku),
            name: printable(line.name),
          })),
        }
      : {}),
    order: {
      ...order,
      name: printable(order.name),
      address: printable(order.address),
      ...(order.shipTo?.deliveryNotes
        ? {
            shipTo: { ...order.shipTo, deliveryNotes: printable(order.shipTo.deliveryNotes) },
          }
        : {}),
      poNumber: printable(order.poNumber),
      note: printable(order.note),
      lines: order.lines.map((line) => ({
        ...line,
        sku: printable(line.sku),
        name: printable(line.name),
        ...(line.partNumber === undefined ? {} : { partNumber: printable(line.partNumber) }),
        ...(line.packs === undefined
          ? {}
          : { packs: line.packs.map((pack) => ({ ...pack, name: printable(pack.name) })) }),
        ...(line.hazardText === undefined ? {} : { hazardText: printable(line.hazardText) }),
      })),
    },
  }
  return { content, unprintable: [...missing] }
}

type Print = (text: string) => string

/** @param missing receives the characters that no font has */
const printer =
  (scripts: readonly DocumentScript[], missing = new Set<string>()): Print =>
  (text) => {
    const result = transliterate(text, (character) => hasGlyph(character, scripts))
    for (const character of result.unprintable) missing.add(character)
    return result.text
  }

const printableSeller = (shop: SellerDetails, printable: Print): SellerDetails => ({
  ...shop,
  name: printable(shop.name),
  address: shop.address.map(printable),
  bank: printable(shop.bank),
  ...(shop.register === undefined ? {} : { register: printable(shop.register) }),
  ...(shop.directors === undefined ? {} : { directors: printable(shop.directors) }),
})

/** A quote with all texts in characters that the fonts have. */
export function toPrintableQuote(
  { shop, customer, lines, message, ...rest }: QuoteContent,
  scripts: readonly DocumentScript[],
): QuoteContent {
  const printable = printer(scripts)
  return {
    ...rest,
    shop: printableSeller(shop, printable),
    customer: {
      name: printable(customer.name),
      company: printable(customer.company),
      email: customer.email,
    },
    message: printable(message),
    lines: lines.map((line) => ({
      ...line,
      sku: printable(line.sku),
      name: printable(line.name),
      ...(line.packs === undefined
        ? {}
        : { packs: line.packs.map((pack) => ({ ...pack, name: printable(pack.name) })) }),
      ...(line.hazardText === undefined ? {} : { hazardText: printable(line.hazardText) }),
    })),
  }
}

/** A statement with all texts in characters that the fonts have. */
export function toPrintableStatement(
  { shop, customer, lines, ...rest }: StatementContent,
  scripts: readonly DocumentScript[],
): StatementContent {
  const printable = printer(scripts)
  return {
    ...rest,
    shop: printableSeller(shop, printable),
    customer: {
      name: printable(customer.name),
      address: printable(customer.address),
      email: customer.email,
    },
    lines: lines.map((line) => ({ ...line, reference: printable(line.reference) })),
  }
}
