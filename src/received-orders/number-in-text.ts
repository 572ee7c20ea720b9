/** The buyer's order number, if a text or a table states it. Pure. */

import { parseHeadings } from '../order-pad/heading-columns.ts'
import { isPlainSku, stripPunctuation } from '../order-pad/parse-tokens.ts'

/** Lines at the beginning that are searched for it. */
const looked = 40

const label = String.raw`(?:purchase\s+order|p\.?\s?o\.?|order|bestellung|bestell|auftrags?|(?:bon\s+de\s+)?commande|ordine|pedido|inkooporder|bestel(?:ling|bon)?|zam[oó]wieni[ea]|(?:inköps)?order|beställning|encomenda|objednávka|(?:meg)?rendelés|sipariş|tilaus|ordre|comand[ăa]|замовлення|заказ|παραγγελία|narudžba|naročilo|注文書?|订单|発注書?|발주서|주문서|طلب|הזמנה)`
const sign = String.raw`(?:\s*-?\s*(?:number|no\.?|nr\.?|num(?:mer|ber|[ée]ro)?\.?|n\.|#|n[°º]))`
const number = String.raw`([A-Z0-9][A-Z0-9./_-]{1,39})`
const pattern = new RegExp(
  String.raw`(?:^|[\s(])${label}${sign}?\s*[:#\t]+\s*${number}(?=$|[\s,;)])|(?:^|[\s(])${label}${sign}\s+${number}(?=$|[\s,;)])`,
  'i',
)
/**
 * Without a sign between label and number: a line of its own, or 'PO' before the only digits of a
 * sentence.
 */
const bare = new RegExp(
  String.raw`^\s*${label}\s+${number}\s*$|^\D*\bP\.?O\.?\s+${number}(?=$|[\s,;:)])\D*$`,
  'i',
)

/** A line that contains nothing else: the number may have spaces, or no digit. */
const alone = new RegExp(
  String.raw`^\s*${label}${sign}\s*[:#\t]\s*([\p{L}\p{N}](?:[\p{L}\p{N}./_ -]{0,38}[\p{L}\p{N}])?)\s*$`,
  'iu',
)
const none =
  /^(?:tb[acd]|n ?\/ ?a|none|pending|unknown|open|verbal|follows?|folgt|offen|keine?|mündlich|telefonisch|à suivre|aucune?|nessuno|ninguno)$/iu
/** One word with capitals or signs, or up to three words with a digit. */
const isNumberAlone = (text: string): boolean =>
  /\d/.test(text)
    ? text.split(' ').length <= 3
    : /^\S*[\p{Lu}./_-]\S*$/u.test(text) && !none.test(text)

/**
 * What else a line may contain: an article, a quantity with its unit, or further cells of a row.
 */
const ordersIn = (rest: string): boolean =>
  rest.split(/\s+/).some((word) => isPlainSku(stripPunctuation(word))) ||
  /(?<![\p{L}\p{N}.,])\d+\s*[x×\p{L}]/u.test(rest) ||
  rest.split('\t').filter((cell) => /[\p{L}\p{N}]/u.test(cell)).length > 1

/** 'Back order from PO 8100': the number of another order. */
const ofOther =
  /(?:back ?-?order|old|earlier|previous|same|like|again|repeat|wie|nochmals?|comme|come|como|rückstand|frühere\p{L}*|alte\p{L}*)\s.*\b(?:p\.?o|order|bestellung|auftrag)\b/iu

export type NumberInText = {
  /** '' if no line states it. */
  readonly number: string
  /** The line that states it, from 0; undefined if there is none. */
  readonly line: number | undefined
  /** Whether that line also orders something. */
  readonly orders: boolean
}

/** Looks for the order number in the first lines of a text, or of a table with tabs. */
export function numberInText(lines: readonly string[]): NumberInText {
  for (const [line, text] of lines.slice(0, looked).entries()) {
    const only = alone.exec(text)?.[1]?.replaceAll(/\s+/g, ' ')
    if (only !== undefined && isNumberAlone(only) && !parseHeadings(text.split('\t')))
      return { number: only, line, orders: false }
    if (ofOther.test(text)) continue
    for (const match of [pattern.exec(text), bare.exec(text)]) {
      const said = (match?.[1] ?? match?.[2] ?? '').replace(/[./_-]+$/, '')
      // An order number has a digit: 'Order: hammers' has none.
      if (match && /\d/.test(said))
        return { number: said, line, orders: ordersIn(text.replace(match[0], ' ')) }
    }
  }
  return { number: '', line: undefined, orders: false }
}
