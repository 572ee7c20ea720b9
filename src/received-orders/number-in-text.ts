/** The buyer's number of the order, where a text or a table says it. Pure. */

/** Lines at the beginning in which it is looked for. */
const looked = 40

const label = String.raw`(?:purchase\s+order|p\.?\s?o\.?|order|bestellung|bestell|auftrags?|(?:bon\s+de\s+)?commande|ordine|pedido|inkooporder|bestel(?:ling|bon)?|zam[oó]wieni[ea]|(?:inköps)?order|beställning|encomenda)`
const sign = String.raw`(?:\s*-?\s*(?:number|no\.?|nr\.?|num(?:mer|ber|[ée]ro)?\.?|n\.|#|n[°º]))`
const number = String.raw`([A-Z0-9][A-Z0-9./_-]{1,39})`
const pattern = new RegExp(
  String.raw`(?:^|[\s(])${label}${sign}?\s*[:#\t]+\s*${number}(?=$|[\s,;)])|(?:^|[\s(])${label}${sign}\s+${number}(?=$|[\s,;)])`,
  'i',
)
/** Without a sign between them: a line of its own, or 'PO' before the only digits of a sentence. */
const bare = new RegExp(
  String.raw`^\s*${label}\s+${number}\s*$|^\D*\bP\.?O\.?\s+${number}(?=$|[\s,;:)])\D*$`,
  'i',
)

/** @returns `line`: where it stands, from 0; '' and undefined where no line says it */
export function numberInText(lines: readonly string[]): {
  readonly number: string
  readonly line: number | undefined
} {
  for (const [line, text] of lines.slice(0, looked).entries()) {
    const groups = [pattern.exec(text), bare.exec(text)].flatMap((match) => [
      match?.[1] ?? '',
      match?.[2] ?? '',
    ])
    // A number of an order has a digit: 'Order: hammers' has none.
    const said = groups.map((one) => one.replace(/[./_-]+$/, '')).find((one) => /\d/.test(one))
    if (said !== undefined) return { number: said, line }
  }
  return { number: '', line: undefined }
}
