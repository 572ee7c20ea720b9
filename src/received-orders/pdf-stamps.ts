/** Stamps on a page, across it or on a line of their own: *Draft*, *Copy*, *Cancelled*. Pure. */
import type { PdfLine } from '../../packages/file-reader/formats/pdf-lines.ts'
import { isAgainstOrder } from '../order-pad/doubt-words.ts'

/**
 * Documents that are not orders, no longer orders or not yet orders, and documents that answer an
 * order.
 */
const words =
  /^(?:(?:first |only |nur |not an? |keine? )?(?:draft|copy|duplicate|cancell?ed|void|specimen|sample|example|template|superseded|obsolete|expired|rejected|closed|paid|test|not valid|invalid|for information only|proforma|pro forma|quotation|quote|offer|invoice|credit note|delivery note|packing slip|order confirmation|acknowledg?ement|entwurf|kopie|duplikat|zweitschrift|storno|storniert|gestrichen|ungültig|muster|beispiel|vorlage|erledigt|bezahlt|abgelehnt|angebot|rechnung|gutschrift|lieferschein|auftragsbestätigung|nur zur information|brouillon|copie|duplicata|annulée?|spécimen|devis|facture|bon de livraison|bozza|copia|duplicato|annullato|preventivo|fattura|borrador|duplicado|anulad[oa]|cancelad[oa]|muestra|presupuesto|factura|concept|geannuleerd|offerte|factuur|pakbon))$/iu
const isStampWord = (text: string): boolean => {
  const bare = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\s]+/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
  // Stamps are drawn with spaces between the letters, and more than once.
  const whole = /^(?:\p{L} )+\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare
  const [, once = whole] = /^(.+?)(?: \1)+$/iu.exec(whole) ?? []
  return words.test(once)
}

/** Maximum number of words of a line that may be a stamp rather than a sentence of the terms. */
const maxWords = 4

/**
 * @returns a text that means that the page may not be an order, such as slanted text across the
 *   page that has a word
 */
export const stampOf = (lines: readonly PdfLine[]): string | undefined =>
  lines
    .filter(({ cells: [cell, ...more], aside }) => {
      if (!cell || more.length > 0 || aside === 'unseen') return false
      if (aside === 'slanted') return /\p{L}/u.test(cell.text)
      const isShort = cell.text.split(' ').length <= maxWords
      return isStampWord(cell.text) || (isShort && isAgainstOrder(cell.text))
    })
    .map(({ cells }) => cells[0]?.text)
    .at(0)
