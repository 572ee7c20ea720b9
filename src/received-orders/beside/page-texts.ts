/** What the page of an order has around its rows, and that changes none of them. Pure. */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isCoverWord } from '../../../packages/file-reader/mails/cover-note.ts'

/** The rows of a page that may change its lines. */
export function ofPage(rows: readonly string[]): readonly string[] {
  const terms = rows.findIndex((text) => headsTerms.test(wordsOf(text)))
  return (terms < 0 ? rows : rows.slice(0, terms)).filter(
    (text) => !ofTerms.test(wordsOf(text)) && !isSum(text) && !isHeadings(text),
  )
}

/** The heading of the small print, which is the end of the order. */
const headsTerms =
  /^(?:(?:general |our |standard )?(?:purchase )?terms (?:and|of) \p{L}+(?: of purchase)?|allgemeine (?:einkaufs|geschafts)bedingungen|einkaufsbedingungen|agb|conditions generales(?: d achat)?|condizioni generali(?: di acquisto)?|condiciones generales(?: de compra)?|algemene (?:inkoop)?voorwaarden|ogolne warunki(?: zakupu)?)$/u

/** 'Payment terms: 30 days net', 'Lieferbed.: FCA', 'Słownie: dwieście' (an amount in words). */
const ofTerms =
  /^(?:payment|terms of (?:payment|delivery)|delivery terms|incoterms?|freight|fob|zahlungs?bed\p{L}*|zahlung|lieferbed\p{L}*|versandbed\p{L}*|pagamento|porto|paiement|conditions? de paiement|forma de pago|pago|betaling\p{L}*|leveringsvoorwaarden|platnosc|slownie|amount in words) /u

/** 'Total USD ohne MwSt. 446,88' */
const isSum = (text: string): boolean =>
  /\d[.,]\d{2}\s*\S{0,3}$/.test(text) &&
  /^(?:carried (?:over|forward)|ubertrag|zwischensumme|sub ?total|total|grand total|net|netto|brutto|summe|gesamt\p{L}*|somme|montant|totale|totaal|razem|suma|celkem|summa|i alt|vat|tax|mwst|ust|tva|iva)(?!\p{L})/u.test(
    wordsOf(text),
  )

/** Whether it has nothing but words of headings: 'Bestellmenge Einheit Preis pro Einheit'. */
const isHeadings = (text: string): boolean =>
  !/[!?]|\p{L}{4}\.$/u.test(text) && wordsOf(text).split(' ').every(isOfHeading)
const isOfHeading = (word: string): boolean =>
  !/\p{L}{2}/u.test(word) ||
  isCoverWord(word) ||
  fieldOfKey('order', word) !== undefined ||
  fieldOfKey('article', word) !== undefined ||
  /^(?:usd|eur|gbp|chf|ea|pro|per|unit|gross|net)$/.test(word)
