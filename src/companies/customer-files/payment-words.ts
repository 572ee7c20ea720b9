/**
 * Converts payment terms as written in customer lists to the shop's notation: '30 Tage netto' is
 * 'net 30'. Pure.
 */
import { prepayment } from '../../platform/money/payment-terms.ts'

const days =
  'days?|d|tagen?|tage?|tg|jours?|jrs|j|giorni|gg|d[ií]as?|dias|dagen|dgn|dni|dn[ií]|dn[eů]|napos|napon|nap|dagar|dages|dage|dager|pv|p[aä]iv[aä]{1,2}'
const counted = new RegExp(`(\\d{1,3})\\s*(?:${days})(?![\\p{L}])`, 'giu')
const inAdvance =
  /^(?:pre-?pa(?:id|yment)|(?:payment )?in advance|cash in advance|vorkasse|vorauskasse|vorauszahlung|pr[eé]paiement|paiement d['’]avance|pagamento anticipato|anticipato|prepago|pago anticipado|vooruitbetaling|przedp[lł]ata|platba p[rř]edem|el[oő]re utal[aá]s|f[oö]rskott|forudbetaling|ennakkomaksu|pagamento antecipado)$/iu
const atOnce =
  /^(?:immediately?|due (?:on|upon) receipt|on receipt|sofort(?: f[aä]llig| netto| zahlbar)?|(?:[aà] )?r[eé]ception|comptant|a vista|al contado|contado|direct|per direct|od r[eę]ki|ihned|azonnal)$/iu
/** Words that add nothing to days and percentages. */
const plain =
  /(?<!\p{L})d\.?\s?f\.?(?!\.?\s?f|\p{L})|(?<!\p{L})(?:net(?:to|t)?|nettes?|neti|rein|zahlbar|payable|due|innerhalb|innert|within|in|binnen|von|of|ab|from|after|nach|bei|zahlung|terms?|payment|paiement|paiements?|[aà]|sous|pago|pagamento|betaling|betalning|płatno[sś][cć]|p[lł]atno[sś][cć]|splatnost|fizet[eé]si|hat[aá]rid[oő]|do|od|daty|data|wystawienia|faktury|vystaven[ií]|fr[aå]n|fra|fakturadatum|factuurdatum|fakturadato|fatura|da|do|fecha|emissione|emisi[oó]n|emiss[aã]o|na|rabattu?|sleva|skonta|desconto|descuento|kedvezm[eé]ny|kontant|kassarabatt|kasserabat|korting|rechnungs(?:datum|erhalt)|rechnung|invoice(?: date)?|date|datum|skonto|sconto|discount|escompte|korting|rabais|rabat|less|abzgl|abz[uü]glich|mit|with|und|and|ohne|abzug|sonst|z|op|date|de|laskun|laskusta|p[aä]iv[aä]yksest[aä]|facture|fattura|factura|faktury|netto)(?!\p{L})/giu

/** '2/10 n/30', '2/10 n30', '2% 10, net 30' and 'n/30'. */
const american =
  /^(?:(?<percent>\d{1,2}(?:\.\d{1,2})?)(?:\s*%?\s*\/\s*|\s*%,?\s*)(?<early>\d{1,2}),?\s*)?n(?:et)?[/\s]*(?<net>\d{1,3})(?: days)?$/i
const inShort = ({ percent, early, net }: Readonly<Record<string, string>>): string =>
  percent === undefined || Number(percent) === 0
    ? `net ${Number(net)}`
    : `${Number(percent)}/${Number(early)} net ${Number(net)}`

/** @returns the text itself if it contains more, or something else, such as 'end of month' */
export function paymentTermsOf(written: string): string {
  // '30 netto' and 'Net 30' count days without naming them.
  const text = written
    .trim()
    .replaceAll(/(?<!\p{L})(?:net|netto|nett)\s+(\d{1,3})(?![\d.,]*\s*[%\p{L}])/giu, '$1 days')
    .replaceAll(/(?<![\d.,])(\d{1,3})\s+(?:net|netto|nett)(?!\p{L})/giu, '$1 days')
  const short = american.exec(written.trim())?.groups
  if (short) return inShort(short)
  if (inAdvance.test(text)) return prepayment
  if (atOnce.test(text)) return 'net 0'
  if (/^\d{1,3}$/.test(text)) return `net ${Number(text)}`
  const percents = [...text.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?)\s*%/g)].map(([, percent = '']) =>
    Number(percent.replace(',', '.')),
  )
  const spans = [...text.matchAll(counted)].map(([, count]) => Number(count))
  const rest = text
    .replaceAll(/\d{1,2}(?:[.,]\d{1,2})?\s*%/g, ' ')
    .replaceAll(counted, ' ')
    .replaceAll(plain, ' ')
  if (/[\p{L}\p{N}]/u.test(rest)) return written
  const [first = 0, second] = spans.toSorted((a, b) => a - b)
  const [percent, ...others] = percents
  if (percents.length === 0 && spans.length === 1) return `net ${first}`
  return percent !== undefined &&
    percent > 0 &&
    others.length === 0 &&
    second !== undefined &&
    spans.length === 2
    ? `${percent}/${first} net ${second}`
    : written
}
