/** The content of documents in characters that can be printed. */
import type { DocumentContent } from './document-content.ts'
import { hasGlyph } from './fonts.server.ts'
import type { DocumentScript } from '../platform/document-scripts.ts'
import { transliterate } from './transliteration.ts'

/**
 * The content with all texts transliterated to characters that the fonts have, and the characters
 * that none has, each once: the file names them by their numbers.
 */
export function toPrintable(
  { shop, order, ...rest }: DocumentContent,
  scripts: readonly DocumentScript[],
): { readonly content: DocumentContent; readonly unprintable: readonly string[] } {
  const missing = new Set<string>()
  const printable = (text: string): string => {
    const result = transliterate(text, (character) => hasGlyph(character, scripts))
    for (const character of result.unprintable) missing.add(character)
    return result.text
  }
  const content = {
    ...rest,
    shop: {
      ...shop,
      name: printable(shop.name),
      address: shop.address.map(printable),
      bank: printable(shop.bank),
    },
    order: {
      ...order,
      name: printable(order.name),
      address: printable(order.address),
      poNumber: printable(order.poNumber),
      note: printable(order.note),
      lines: order.lines.map((line) => ({
        ...line,
        sku: printable(line.sku),
        name: printable(line.name),
      })),
    },
  }
  return { content, unprintable: [...missing] }
}
