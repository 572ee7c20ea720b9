/** Parts of entry texts that the payer did not write: names, labels, conversions. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { slashedText } from '../../../packages/file-reader/records/slashed-text.ts'
import { namesDirection } from './bank-direction.ts'

/** A text, split into its parts. */
export type TextParts = { readonly name: string; readonly reference: string }

/** Labels in the texts of Dutch and Belgian banks, and of comdirect. */
const labels =
  /(?<![\p{L}\d])(naam|name|nazwa (?:nadawcy|odbiorcy)|tytuł|rachunek (?:nadawcy|odbiorcy)|adres (?:nadawcy|odbiorcy)|omschrijving|description|verwendungszweck|buchungstext|auftraggeber|zahlungspflichtiger|kenmerk|reference|(?:kto ?\/ ?)?iban|bic|machtiging(?: id)?|incassant(?: id)?|valutadatum|value date|datum ?\/ ?tijd|date ?\/ ?time|pasvolgnr|card sequence no\.?|transactie|transaction|term|mandate id|creditor id|andere partij|ref\.)(?::\s*|(?<=ref\.)\s+)/giu

const names = /^(?:naam|name|nazwa nadawcy|auftraggeber|zahlungspflichtiger)$/
const purposes = /^(?:tytuł|omschrijving|description|verwendungszweck|buchungstext)$/
const marks = /^(?:kenmerk|reference)$/

/**
 * Splits 'Naam: De Vries Omschrijving: factuur 42 IBAN: NL20… Kenmerk: NOTPROVIDED' into its parts,
 * so that numbers of accounts and mandates are not taken for invoice numbers.
 * @returns undefined for a text without such labels
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

/** The payer and the person on whose behalf they paid; either may be the customer. */
export const payerFor = (payer: string, ultimate: string): string =>
  ultimate === '' || ultimate === payer
    ? payer
    : payer === ''
      ? ultimate
      : `${payer} for ${ultimate}`

/** How banks that have only one text include the name of the payer in it. */
const payers: readonly RegExp[] = [
  /^transferencia (?:inmediata |recibida |a (?:su|tu|nuestro) favor )*de (.+?)(?:[,.]? concepto\b.*)?\.?$/i,
  /^bizum (?:recibido )?de (.+?)(?:[,.]? concepto\b.*)?\.?$/i,
  /^(?:received )?(?:money|payment|transfer) (?:received |added )?from (.+?)(?: with reference\b.*)?$/i,
  /\bvir(?:ement)?\b.*? ?\/de (.+?)(?: ?\/(?:motif|ref|id)\b.*)?$/i,
  /\b(?:auftraggeber|absender|ordinante|ord|donneur d['’]ordre) ?: ?(.+?)(?:,? (?:mitteilung(?:en)?|ben|dt-reg|causale|motif|rif|ref) ?:.*)?$/i,
  /\bvir\b.* de ?: ?(.+?)(?: (?:motif|ref|id) ?:.*)?$/i,
  /\borig co name: ?(.+?)(?: {2,}| orig id:| desc date:| co entry descr:| sec:|$)/i,
  /\bbon(?:ifico)?\b.*? da (.+?) (?:per|causale:?)(?= ).*$/i,
]

/** The payer's name in a text that contains nothing else before and after it; '' for none. */
export const payerIn = (text: string): string => {
  const name = payers.map((pattern) => pattern.exec(text)?.[1]?.trim() ?? '').find(Boolean) ?? ''
  return /\p{L}{2}/u.test(name) ? name : ''
}

/**
 * Conversions between two currencies of the same owner, in the languages of PayPal, Wise and
 * Revolut.
 */
const conversions =
  /currency conversion|(?:waehrung|wahrung)s ?(?:umrechnung|umwandlung)|conversion de (?:la )?devises?|conversione (?:di |della )?valuta|conversion de (?:la )?(?:divisas?|moneda)|valuta ?(?:omrekening|conversie)|przeli?cz\w* walut|przewalutowanie|prevod meny|konverze men|^converted \d.* to \d.*|valuta ?(?:vaxling|omregning|veksling)|conversao de (?:moeda|divisa)|(?:penznem|deviza) ?(?:valtas|atvaltas)|^exchanged to [a-z]{3}$/
const conversionKinds = /^(?:exchange|conversion|convert|neutral|fx)$/
/** Amounts that PayPal holds from a payment and releases again; these are not separate payments. */
const holds =
  /\bhold\b|\bauthori[sz]ation\b|einbehalt|autorisierung|\bretenue\b|\bautorisation\b|\btrattenut|autorizzazione|\bretencion\b|autorizacion|\bblokkering\b|autorisatie|\bblokad|autoryzacj/

/** Words of banks for entries that reverse another one. */
const reversals = /^(?:storno|stornierung|reversal|reversed|annulation|extourne)(?![a-z])/

/** Whether a column contains the kind of entries. */
const isKind = (heading: string): boolean =>
  /typ(?:e|us)?$|^buchungstext$/i.test(heading) || namesDirection(heading)
const textOf = (cell: string): string => (cell.length > 80 ? '' : wordsOf(cell))

/** Whether the bank states that an entry reverses another one. */
export const namesReversal = (headings: readonly string[], row: readonly string[]): boolean =>
  row.some((cell, index) => isKind(headings[index] ?? '') && reversals.test(textOf(cell)))

/** The bank's words for the kind of an entry, from all columns. */
export const kindsOf = (headings: readonly string[], row: readonly string[]): readonly string[] =>
  row.filter((_, index) => isKind(headings[index] ?? ''))

/** Whether a row exchanges currencies of the same owner, holds a payment, or reverses an entry. */
export const isMovedInside = (headings: readonly string[], row: readonly string[]): boolean =>
  namesReversal(headings, row) ||
  row.some((cell, index) => {
    const text = textOf(cell)
    const isNamed = isKind(headings[index] ?? '')
    return conversions.test(text) || (isNamed && (conversionKinds.test(text) || holds.test(text)))
  })
