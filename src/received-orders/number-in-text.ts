/** The buyer's number of the order, where a text or a table says it. Pure. */

/** Lines at the beginning in which it is looked for. */
const looked = 40

const label = String.raw`(?:purchase\s+order|p\.?\s?o\.?|order|bestellung|bestell|auftrags?|commande|ordine|pedido)`
const sign = String.raw`(?:\s*-?\s*(?:number|no\.?|nr\.?|num(?:mer|ber|[ée]ro)?\.?|#|n[°º]))`
const pattern = new RegExp(
  String.raw`(?:^|[\s(])${label}${sign}?\s*[:#\t]+\s*([A-Z0-9][A-Z0-9./_-]{1,39})(?=$|[\s,;)])|(?:^|[\s(])${label}${sign}\s+([A-Z0-9][A-Z0-9./_-]{1,39})(?=$|[\s,;)])`,
  'i',
)

/** @returns `line`: where it stands, from 0; '' and undefined where no line says it */
export function numberInText(lines: readonly string[]): {
  readonly number: string
  readonly line: number | undefined
} {
  for (const [line, text] of lines.slice(0, looked).entries()) {
    const [, first, second] = pattern.exec(text) ?? []
    const number = (first ?? second ?? '').replace(/[./_-]+$/, '')
    // A number of an order has a digit: 'Order: hammers' has none.
    if (/\d/.test(number)) return { number, line }
  }
  return { number: '', line: undefined }
}
