/** The buyer's order number, if a text or a table states it. Pure. */

import { parseHeadings } from '../order-pad/heading-columns.ts'
import { isPlainSku, stripPunctuation } from '../order-pad/parse-tokens.ts'
import { orderNumberKey } from './draft.ts'

/** Lines at the beginning that are searched for it. */
const looked = 40

/** Nouns: none of them is a word that orders ('please order 48'). */
const noun = String.raw`(?:(?:standard\s+)?purchase\s+(?:order|requisition)|l?p\.?\s?o\.?|bestellung|auftrag|zam[oó]wieni[ea](?:\s+do\s+dostawcy)?|ordine(?:\s+a\s+fornitore)?|bestelling|inkooporder|inköpsorder|beställning|encomenda|objednávk[ay]|(?:meg)?rendelés\p{L}*|sipariş|ordre|comand[ăa]|замовлення|заказ[ау]?|παραγγελία?ς?|narudžb[aue]|naročilo|注文書?|(?:采购)?订单|発注(?:書|番号)?|발주(?:서|번호)?|주문서|طلب|הזמנה)`
const label = String.raw`(?:${noun}|order|bestell|auftrags?|(?:bon\s+de\s+)?commande|pedido|bestelbon|tilaus)`
const sign = String.raw`(?:\s*-?\s*\(?(?:number|no\.?|nr\.?|num(?:mer|ber|[ée]ro)?\.?|n\.|br\.?|szám|#|№|n[°º]))`
const numbered = String.raw`([A-Z0-9][A-Z0-9./_-]{1,39})`
const start = String.raw`(?:^|[\s(])`
const end = String.raw`(?=$|[\s,;)]|:(?:\s|$))`
const pattern = new RegExp(
  String.raw`${start}${label}${sign}?\s*[:#№\t]+\s*${numbered}${end}|${start}${label}${sign}\s+${numbered}${end}`,
  'iu',
)
/**
 * Without a sign between label and number: a line of its own, or 'PO' before the only digits of a
 * sentence.
 */
const bare = new RegExp(
  String.raw`^\s*${label}\s+${numbered}\s*:?\s*$|^\D*\bP\.?O\.?\s+${numbered}(?=$|[\s,;:)])\D*$`,
  'iu',
)
/**
 * Within a sentence: a number that does not look like that of an article, and after it the end, a
 * date or a revision, because 'Bestellung 1000 Schrauben' has a quantity.
 */
const inSentence = new RegExp(
  String.raw`(?<!\p{Script=Latin})${noun}\s+((?:[A-Z]{1,4}[ -]?)?\d{2,}\/\d{4}|\d{3,}\/\d{2,}|\d{2,}-\d{3,}|\d{4,}-\d{2,}|P\.?O\.?[-#]?\d{3,}|\d{4,})(?:$|\s*[.:;)](?:\s|$)|\s+(?:vom|of|dated|du|del|von|dd|fra|af|från|от)\s+\d|\s+-\s+\d{1,2}$|,\s*\d{1,2}$|\s(?=\p{Script=Han}|\p{Script=Hangul}))`,
  'iu',
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

/** 'Ref: 45002001' between blank lines. */
const reference = /^\s*(?:our\s+)?ref(?:erence)?\.?\s*(?:no\.?\s*)?:\s*(\d{5,20})\s*$/iu

const isDay = (text: string): boolean =>
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}([./-])\d{1,2}\1\d{1,2})$/.test(text)

/** Labels of other values of a document. */
const otherLabel = String.raw`(?:(?:delivery|shipping|ship|order|due|invoice|document)\s+(?:date|address|to)|date|datum|bestelldatum|liefer(?:datum|termin|adresse|ant)|supplier|vendor|page|seite|kunden?(?:nr\.?|nummer)|terms|buyer|customer)`
/** Such a label and its value, up to the next cell. */
const otherValue = new RegExp(String.raw`${start}${otherLabel}\s*:\s*[^\t]*`, 'giu')
const isOtherLabel = (text: string): boolean => new RegExp(`^${otherLabel}:?$`, 'iu').test(text)
const isLabel = (text: string): boolean => new RegExp(`^${label}${sign}:?$`, 'iu').test(text)

/**
 * What else a line may contain: an article, a quantity with its unit, or further cells of a row.
 * Labelled values of the document ('Date: …') order nothing.
 */
function ordersIn(text: string): boolean {
  // Three digits: the postcode 'LS10' is not an article.
  const rest = text.replaceAll(otherValue, (said) => (/[\p{L}-]\d{3}/u.test(said) ? said : ' '))
  const [first = '', ...others] = rest
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell))
  const isLabelled = others.length === 1 && (isOtherLabel(first) || /^[\p{L} .-]+:$/u.test(first))
  return (
    rest.split(/\s+/).some((word) => isPlainSku(stripPunctuation(word))) ||
    /(?<![\p{L}\p{N}.,])\d+\s*[x×\p{L}]/u.test(rest) ||
    (others.length > 0 && !isLabelled)
  )
}

/** 'Back order from PO 8100': the number of another order. */
const ofOther =
  /(?:back ?-?order|old|earlier|previous|same|like|again|repeat|wie|nochmals?|comme|come|como|rückstand|frühere\p{L}*|alte\p{L}*)\s.*\b(?:p\.?o|order|bestellung|auftrag)\b/iu

export type NumberInText = {
  /** '' if no line states it, or if lines state several numbers. */
  readonly number: string
  /** The line that states it, from 0; undefined if there is none. */
  readonly line: number | undefined
  /** Whether that line also orders something. */
  readonly orders: boolean
  /** The lines that state different numbers, as written; empty if they agree. */
  readonly several: readonly string[]
}
type Stated = { readonly number: string; readonly line: number; readonly orders: boolean }

const cellsOf = (text: string): readonly string[] =>
  text.split(/\t|\s\/\s|(?<=\p{L})\/(?=\p{L})/u).map((cell) => cell.trim())

/** 'Order no. / Date' above '4711 / 11/30/2026'. */
function statedBelow(lines: readonly string[], at: number): readonly Stated[] {
  const labels = cellsOf(lines[at] ?? '')
  const place = labels.findIndex(isLabel)
  const isOfLabels = labels.every((text, column) => column === place || isOtherLabel(text))
  if (place < 0 || !isOfLabels) return []
  const values = cellsOf(lines[at + 1] ?? '')
  const value = values[place] ?? ''
  const isNumber = /^[A-Z0-9][A-Z0-9./_-]{1,39}$/i.test(value) && /\d/.test(value)
  return values.length === labels.length && isNumber && !isDay(value) && !isPlainSku(value)
    ? [{ number: value, line: at + 1, orders: false }]
    : []
}

/** The numbers that a line states. */
function statedIn(text: string, line: number): readonly Stated[] {
  const only = alone.exec(text)?.[1]?.replaceAll(/\s+/g, ' ')
  if (only !== undefined && isNumberAlone(only) && !parseHeadings(text.split('\t')))
    return [{ number: only, line, orders: false }]
  if (ofOther.test(text)) return []
  for (const match of [pattern.exec(text), bare.exec(text), inSentence.exec(text)]) {
    const said = (match?.[1] ?? match?.[2] ?? '').replace(/[./_-]+$/, '')
    // An order number has a digit: 'Order: hammers' has none.
    if (match && /\d/.test(said) && !isDay(said))
      return [{ number: said, line, orders: ordersIn(text.replace(match[0], ' ')) }]
  }
  return []
}

/** 'PO 4711' and '4711' are one number. */
export const statedKey = (number: string): string =>
  orderNumberKey(number).replace(/^(?:PO|NR|NO)?(?=\d)/, '')

/**
 * Looks for the order number in the first lines of a text, or of a table with tabs. Lines that also
 * order something are asked only if no other line states a number.
 */
export function numberInText(lines: readonly string[]): NumberInText {
  const first = lines.slice(0, looked)
  const stated = first.flatMap((text, at) => [...statedIn(text, at), ...statedBelow(first, at)])
  const only = stated.filter(({ orders }) => !orders)
  const references = first.flatMap((text, line): Stated[] => {
    const number = reference.exec(text)?.[1]
    const isApart = [first[line - 1], first[line + 1]].every((near = '') => near.trim() === '')
    return number !== undefined && isApart ? [{ number, line, orders: false }] : []
  })
  const found = [only, stated.slice(0, 1), references].find(({ length }) => length > 0) ?? []
  const keys = new Set(found.map(({ number }) => statedKey(number)))
  const [one] = found
  if (!one || keys.size > 1)
    return {
      number: '',
      line: undefined,
      orders: false,
      several: [...new Set(found.map(({ line }) => (first[line] ?? '').trim()))],
    }
  return { ...one, several: [] }
}

/** Whether a line states an order number, and orders nothing: 'Please order this. PO 4711'. */
export function statesNumber(text: string): boolean {
  const { number, orders } = numberInText([text])
  return number !== '' && !orders
}

/**
 * The order number in the name of a file: 'PO-45001331.csv' has 45001331. The number of a copy
 * ('PO 45001331 (1).csv') and a year are none.
 * @returns '' if it has none
 */
export function numberInFileName(name: string): string {
  const words = name
    .replace(/\.\p{L}{3,4}$/u, '')
    .replace(/\s*\(\d+\)$/, '')
    .replaceAll(/_|(?<=\p{L})-(?=\d)/gu, ' ')
  const number = inSentence.exec(words)?.[1] ?? ''
  return /^20\d\d$/.test(number) ? '' : number
}

/** Whether texts that were not read include several order numbers. */
export const nameSeveral = (unread: readonly string[] = []): boolean =>
  numberInText(unread).several.length > 1
