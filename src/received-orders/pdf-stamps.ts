/** What a page is marked with, across it or in a line of its own: *Draft*, *Copy*, *Cancelled*. Pure. */
import type { PdfLine } from '../../packages/file-reader/formats/pdf-lines.ts'
import { isAgainstOrder } from '../order-pad/doubt-words.ts'

/** What is no order, or no longer, or not yet; and documents that answer one. */
const words =
  /^(?:(?:first |only |nur |not an? |keine? )?(?:draft|copy|duplicate|cancell?ed|void|specimen|sample|example|template|superseded|obsolete|expired|rejected|closed|paid|test|not valid|invalid|for information only|proforma|pro forma|quotation|quote|offer|invoice|credit note|delivery note|packing slip|order confirmation|acknowledg?ement|entwurf|kopie|duplikat|zweitschrift|storno|storniert|gestrichen|ungültig|muster|beispiel|vorlage|erledigt|bezahlt|abgelehnt|angebot|rechnung|gutschrift|lieferschein|auftragsbestätigung|nur zur information|brouillon|copie|duplicata|annulée?|spécimen|devis|facture|bon de livraison|bozza|copia|duplicato|annullato|preventivo|fattura|borrador|duplicado|anulad[oa]|cancelad[oa]|muestra|presupuesto|factura|concept|geannuleerd|offerte|factuur|pakbon))$/iu
const isStampWord = (text: string): boolean => {
  const bare = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\s]+/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
  // Stamps are drawn with blanks between the letters, and more than once.
  const whole = /^(?:\p{L} )+\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare
  const [, once = whole] = /^(.+?)(?: \1)+$/iu.exec(whole) ?? []
  return words.test(once)
}

/** Words of a line that may be a mark, and no sentence of the terms of trade. */
const maxWords = 4

/**
 * @returns what says that the page may be no order; whatever stands slanted across it, and says a word,
 *   may be so
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
