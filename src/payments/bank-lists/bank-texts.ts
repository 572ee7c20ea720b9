/** Parts of entry texts that the payer did not write: names, labels, conversions. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { slashedText } from '../../../packages/file-reader/records/slashed-text.ts'
import { namesDirection } from './bank-direction.ts'

/** A text in its parts. */
export type TextParts = { readonly name: string; readonly reference: string }

/** Labels of texts that banks of the Netherlands and Belgium, and comdirect, make of an entry. */
const labels =
  /(?<![\p{L}\d])(naam|name|nazwa (?:nadawcy|odbiorcy)|tytuł|rachunek (?:nadawcy|odbiorcy)|adres (?:nadawcy|odbiorcy)|omschrijving|description|verwendungszweck|buchungstext|auftraggeber|zahlungspflichtiger|kenmerk|reference|iban|bic|machtiging(?: id)?|incassant(?: id)?|valutadatum|value date|datum ?\/ ?tijd|date ?\/ ?time|pasvolgnr|card sequence no\.?|transactie|transaction|term|mandate id|creditor id|andere partij|ref\.)(?::\s*|(?<=ref\.)\s+)/giu

const names = /^(?:naam|name|nazwa nadawcy|auftraggeber|zahlungspflichtiger)$/
const purposes = /^(?:tytuł|omschrijving|description|verwendungszweck|buchungstext)$/
const marks = /^(?:kenmerk|reference)$/

/**
 * 'Naam: De Vries Omschrijving: factuur 42 IBAN: NL20… Kenmerk: NOTPROVIDED' in its parts: numbers
 * of accounts and mandates in it are none of invoices.
 * @returns undefined for a text that is not written so
 */
export function labelledText(text: string): TextParts | undefined {
  const coded = slashedText(text)
  if (coded) return { name: payerFor(coded.name, coded.ultimate), reference: coded.reference }
  const found = [...text.matchAll(labels)]
  const parts = found.map((match, index) => ({
    label: (match[1] ?? '').toLowerCase(),
    value: text.slice(match.index + match[0].length, found[index + 1]?.index).trim(),
  }))
  const valuesOf = (pattern: RegExp) =>
    parts.flatMap(({ label, value }) => (pattern.test(label) && value !== '' ? [value] : []))
  if (parts.length < 2 || valuesOf(purposes).length === 0) return undefined
  const before = text.slice(0, found[0]?.index).trim()
  const named = valuesOf(marks).filter((mark) => !/^not ?provided$/i.test(mark))
  return {
    name: valuesOf(names)[0] ?? '',
    reference: [before, ...valuesOf(purposes), ...named].filter(Boolean).join(' '),
  }
}

/** Who paid, and for whom: either may be the customer. */
export const payerFor = (payer: string, ultimate: string): string =>
  ultimate === '' || ultimate === payer
    ? payer
    : payer === ''
      ? ultimate
      : `${payer} for ${ultimate}`

/** How banks put the name of the payer into the one text that they have. */
const payers: readonly RegExp[] = [
  /^transferencia (?:inmediata |recibida |a (?:su|tu|nuestro) favor )*de (.+?)(?:[,.]? concepto\b.*)?\.?$/i,
  /^bizum (?:recibido )?de (.+?)(?:[,.]? concepto\b.*)?\.?$/i,
  /^(?:received )?(?:money|payment|transfer) (?:received |added )?from (.+?)(?: with reference\b.*)?$/i,
  /\bvir(?:ement)?\b.*? ?\/de (.+?)(?: ?\/(?:motif|ref|id)\b.*)?$/i,
  /\b(?:auftraggeber|absender|ordinante|ord|donneur d['’]ordre) ?: ?(.+?)(?:,? (?:mitteilung(?:en)?|ben|dt-reg|causale|motif|ref) ?:.*)?$/i,
  /\bvir\b.* de ?: ?(.+?)(?: (?:motif|ref|id) ?:.*)?$/i,
  /\borig co name: ?(.+?)(?: {2,}| orig id:| desc date:| co entry descr:| sec:|$)/i,
  /\bbon(?:ifico)?\b.*? da (.+?) (?:per|causale:?)(?= ).*$/i,
]

/** The name of the payer in a text that says nothing else before and behind it; '' for none. */
export const payerIn = (text: string): string => {
  const name = payers.map((pattern) => pattern.exec(text)?.[1]?.trim() ?? '').find(Boolean) ?? ''
  return /\p{L}{2}/u.test(name) ? name : ''
}

/** Two currencies of one owner that are changed, in the languages of PayPal, Wise and Revolut. */
const conversions =
  /currency conversion|(?:waehrung|wahrung)s ?(?:umrechnung|umwandlung)|conversion de (?:la )?devises?|conversione (?:di |della )?valuta|conversion de (?:la )?(?:divisas?|moneda)|valuta ?(?:omrekening|conversie)|przeli?cz\w* walut|przewalutowanie|prevod meny|konverze men|^converted \d.* to \d.*|valuta ?(?:vaxling|omregning|veksling)|conversao de (?:moeda|divisa)|(?:penznem|deviza) ?(?:valtas|atvaltas)|^exchanged to [a-z]{3}$/
const conversionKinds = /^(?:exchange|conversion|convert|neutral|fx)$/
/** What PayPal holds of a payment, and gives free again: it is no payment of its own. */
const holds =
  /\bhold\b|\bauthori[sz]ation\b|einbehalt|autorisierung|\bretenue\b|\bautorisation\b|\btrattenut|autorizzazione|\bretencion\b|autorizacion|\bblokkering\b|autorisatie|\bblokad|autoryzacj/

/** What takes an entry back, in the words of a bank for the kind of an entry. */
const reversals = /^(?:storno|stornierung|reversal|reversed|annulation|extourne)(?![a-z])/

/** Whether a column says of what kind an entry is. */
const isKind = (heading: string): boolean =>
  /typ(?:e|us)?$|^buchungstext$/i.test(heading) || namesDirection(heading)
const textOf = (cell: string): string => (cell.length > 80 ? '' : wordsOf(cell))

/** Whether a bank says of an entry that it takes another one back. */
export const namesReversal = (headings: readonly string[], row: readonly string[]): boolean =>
  row.some((cell, index) => isKind(headings[index] ?? '') && reversals.test(textOf(cell)))

/** What the bank calls the kind of an entry, in whichever columns. */
export const kindsOf = (headings: readonly string[], row: readonly string[]): readonly string[] =>
  row.filter((_, index) => isKind(headings[index] ?? ''))

/** Whether a row changes currencies of its owner, holds a payment, or takes an entry back. */
export const isMovedInside = (headings: readonly string[], row: readonly string[]): boolean =>
  namesReversal(headings, row) ||
  row.some((cell, index) => {
    const text = textOf(cell)
    const isNamed = isKind(headings[index] ?? '')
    return conversions.test(text) || (isNamed && (conversionKinds.test(text) || holds.test(text)))
  })
