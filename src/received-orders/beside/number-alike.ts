/** Whether an order number may be another one with an extra word, sign or letter. Pure. */
import { orderNumberKey } from '../draft.ts'

/** Words that are written before a number and are not part of it, in the form that keys have. */
const words =
  /^(?:(?:PURCHASE|YOUR|OUR|NEW|NEUE?|UNSERE?|IHRE?)?(?:PO|ORDER|ORDERNR|BESTELLUNG|BESTELL|BESTELLNR|AUFTRAG|AUFTRAGSNR|COMMANDE|BONDECOMMANDE|BC|BDC|CDE|ORDINE|PEDIDO|INKOOPORDER|BESTELLING|ZAMOWIENIE|OBJEDNAVKA|MEGRENDELES|BESTALLNING|ORDRE|ENCOMENDA|BE|EK))?(?:NUMMER|NUMBER|NUMERO|NUM|NRO|NR|NO|N)?(?=\d|[A-Z]{1,4}\d)/u

/**
 * What may follow a number: a letter, a revision, a copy mark, or up to three digits after a sign.
 */
const behind =
  /^(?:[-/._ ]*(?:[A-Z]|REV\w{0,4}|R\d{1,2}|V\d{1,2}|VERSION\d{0,2}|COPY|KOPIE|COPIE|COPIA|DUPLICATE?|DUPLIKAT|KORR\w*|CORR\w*|NEU|NEW|BIS|AMEND\w*|CHANGE\d{0,2}|UPDATED?|FINAL)[-/._ ]*\d{0,2}|[-/._ ]+\d{1,3})$/u

const bare = (number: string): string => {
  const key = orderNumberKey(number)
  const rest = key.replace(words, '')
  return (rest === '' ? key : rest).replace(/^0+(?=.)/, '')
}

/** The minimum length of a number that may be extended by another number. */
const leastAlike = 2

/** 'PO C-02', 'C-02-A', 'C-02 rev 2' and '0C-02' are like 'C-02'; '4711-1' is not like '4711-2'. */
export function isAlike(one: string, other: string): boolean {
  if (orderNumberKey(one) === '' || orderNumberKey(other) === '') return false
  const [first, second] = [bare(one), bare(other)]
  if (first === second) return true
  return isBehind(one, second) || isBehind(other, first)
}

/** Whether a number is another number with a suffix. @param start the key of the other number */
function isBehind(number: string, start: string): boolean {
  if (start.length < leastAlike) return false
  const text = number.normalize('NFKC').toUpperCase().trim()
  return Array.from({ length: text.length }, (_, at) => at).some((at) => {
    const rest = text.slice(at)
    return behind.test(rest) && bare(text.slice(0, at)) === start
  })
}
