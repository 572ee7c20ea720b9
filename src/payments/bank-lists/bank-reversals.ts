/**
 * Words of banks for money that was reversed, returned or never received, in the languages of their
 * lists. An incoming entry is a payment only without these words. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'

/** Words that only banks use, wherever they occur. */
const ofBanks = [
  '\\w*storno(?!way)\\w*|stornier\\w*|gestorn\\w*|ruckla?st\\w*|rueckla?st\\w*|lastschrift(?:ruckgabe|rueckgabe|retoure)|ruckbuch\\w*|rueckbuch\\w*|ruckuberweis\\w*|rueckueberweis\\w*|ruckbelast\\w*|rueckbelast\\w*|ruckruf|rueckruf|nicht eingelost\\w*|nicht eingeloest\\w*',
  'revers(?:al|als|ed)|charge ?backs?|return(?:ed|s)? (?:of )?(?:payments?|items?|che(?:que|ck)s?|transfers?|direct debits?|deposits?|ach|wires?|credits?)|(?:payments?|transfers?|direct debits?|deposits?|che(?:que|ck)s?|ach|items?) (?:was )?(?:returned|reversed|recalled|return|bounced)|unpaid (?:items?|direct debits?|che(?:que|ck)s?)|bounced|insufficient funds',
  'extourn\\w*|contre ?passation\\w*|rejets? (?:de |d )?(?:sepa )?(?:prelevements?|prlvs?|virements?|virs?|cheques?|chqs?)|(?:prelevements?|virements?|cheques?) (?:rejete|impaye|retourne|annule)\\w*|impayes?|retour (?:de |d )?(?:virement|prelevement|impaye|cheque)',
  'insolut[io]|(?:bonifico|addebito|assegno) (?:respinto|stornato|restituito)|stornat[oaie]',
  'impagad[oa]s?|devolucion(?:es)? (?:de )?(?:recibos?|adeudos?|transferencias?|cheques?|remesas?)|(?:recibo|transferencia|cheque) devuelt[oa]|retrocesion(?:es)?',
  'stornering|teruggeboekt|terugboeking(?:en)?|retourboeking|gestorneerd',
  'zwrot (?:przelewu|platnosci|srodkow|transakcji)|obciazenie zwrotne|przelew (?:odrzucony|zwrocony)|zwrocon[ya] (?:przelew|platnosc)',
  'vracen[aie] platb\\w*|platba vracena|vratka|vraten[ae] platba',
  'sztorno\\w*|aruvisszavet\\w*|visszautal\\w*|visszauta?sit\\w*',
  'returnerad\\w*|returnering|retur (?:av )?(?:betalning|overforing)|makuler\\w*',
  'tilbagefor\\w*|tilbageforsel|returneret|retur (?:af )?(?:betaling|overforsel)',
  'estorn[oa]\\w*|devolucao (?:de )?(?:debito|transferencia|cheque)\\w*|(?:debito direto|transferencia|cheque) devolvid[oa]',
].join('|')
/**
 * Words that people use as well: they are the bank's if they are the kind of the entry or at the
 * beginning of its text.
 */
const atBeginning = [
  'retour\\w*|returns?|returned|refund\\w*|refunded|recall|payback|cash ?back|dispute\\w*',
  'ruckzahl\\w*|rueckzahl\\w*|erstattung\\w*|ruckgabe|rueckgabe|annul\\w*|rembours\\w*|restitution',
  'rimbors\\w*|riaccredit\\w*|devoluci\\w*|devoluc\\w*|reembols\\w*|anulaci\\w*|terugbetal\\w*|zwrot\\w*',
  'vracen\\w*|refundac\\w*|visszaterit\\w*|aterbetal\\w*|retur\\w*|tilbagebetal\\w*|refusion',
  // What is not booked yet, or was refused.
  'prel|preliminar\\w*|provisional(?! (?:invoice|rechnung|facture))|provisorisch\\w*|in afwachting|gereserveerd|reservering|reserver(?:ad|at|et|t)|reservation|varaus|katevaraus|blokada|rezerwacja|rezervace|in sospeso|prenotat[oa]|foglalas|cativo',
  'pending|declined|failed|cancell?ed|rejected|denied|scheduled|uncleared|on hold|vorgemerkt|ausstehend|abgelehnt|nicht gebucht|nicht ausgefuhrt|fehlgeschlagen|abgebrochen',
  'en attente|refuse|rejete|annule|in attesa|rifiutat\\w*|annullat\\w*|respint\\w*|pendiente|rechazad\\w*|anulad\\w*|cancelad\\w*|in behandeling|geannuleerd|afgewezen|geweigerd',
  'oczekuj\\w*|odrzucon\\w*|anulowan\\w*|ceka|cekaj\\w*|zamitnut\\w*|zrusen\\w*|odmitnut\\w*|fuggo|fuggoben|elutasit\\w*|torolt|avvisad\\w*|avbruten|vantande|afvist|annulleret|afventer|pendente|recusad\\w*|rejeitad\\w*',
].join('|')

const anywhere = new RegExp(`(?<![a-z0-9])(?:${ofBanks})(?![a-z0-9])`)
const ofKind = new RegExp(`(?<![a-z0-9])(?:${ofBanks}|${atBeginning})(?![a-z0-9])`)
const beginning = new RegExp(`^(?:sepa )?(?:${ofBanks}|${atBeginning})(?![a-z0-9])`)

/** Characters; a longer text is recognized by its beginning. */
const most = 200

/** The part of a text that matches, as written; undefined for no match. */
function foundIn(pattern: RegExp, text: string): string | undefined {
  const part = text.slice(0, most)
  return pattern.test(wordsOf(part)) ? part.trim().slice(0, 60) : undefined
}

/** The text in which a bank states that money was reversed or returned. */
export const bankReversalIn = (texts: readonly string[]): string | undefined =>
  texts.map((text) => foundIn(anywhere, text)).find(Boolean)

/** The text that shows that an entry may reverse another one, or may not be posted. */
export const reversalIn = (texts: readonly string[]): string | undefined =>
  texts.map((text) => foundIn(anywhere, text) ?? foundIn(beginning, text)).find(Boolean)

/** Like `reversalIn`, for the bank's word for the kind of entry: 'CARD_REFUND'. */
export const reversalKindIn = (kinds: readonly string[]): string | undefined =>
  kinds.map((kind) => (kind.length > 60 ? undefined : foundIn(ofKind, kind))).find(Boolean)
