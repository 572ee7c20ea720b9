/**
 * The headings of columns that nobody reads, by what the cells below them may say: whether a price
 * applies, whether an article is sold, from when. Pure. The words have the form of `wordsOf`.
 */
import {
  describesPrice,
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isSetting } from './flag-headings.ts'
import { isOfService } from './program-rows.ts'
import { taxNote } from './tax-included.ts'

/** Columns of which it is known that they do not end a sale. */
const harmless =
  /featured|review|back ?-?order|individually|shipping|gift|download|virtual|variation|(?<!\bnon ?-?|\bnot )return|hazard|danger|gefahr|\badr\b|serial|batch|charge|\brohs\b|\breach\b|tax|steuer|vat\b|mwst|created|updated|modified|changed|erstellt|angelegt|geandert|anderung|aktualisiert|cree|modifie|creat|modific|aangemaakt|gewijzigd|zmien|utworz|as of|stand\b|\bbrand\b|\bnew\b(?! from)|\bneu\b(?! ab)|nouveaut|novita|nowosc|novinka/u

/** Whether a heading is known to say nothing about the state of an article. */
const isHarmless = (heading: string): boolean =>
  harmless.test(wordsOf(heading)) || isSetting(heading)

/** Headings below which any value but 'no' means that the price does not apply. */
const saysNot =
  /^(?:(?:is |ist )?(?:deleted?|removed?|cancell?ed|blocked|locked|inactive|disabled|archived|expired|rejected|declined|suspended|superseded|obsolete|discontinued|on hold|hold|not valid|invalid|geloscht|loschkennzeichen|loschkz|loschvormerkung|storniert|gesperrt|sperre|sperrkennzeichen|sperr kennzeichen|inaktiv|archiviert|abgelaufen|abgelehnt|ungultig|auslauf|supprimee?|annulee?|bloquee?|inactif|expiree?|refusee?|eliminad[oa]|anulad[oa]|bloquead[oa]|inactiv[oa]|caducad[oa]|rechazad[oa]|eliminat[oa]|annullat[oa]|bloccat[oa]|scadut[oa]|verwijderd|geblokkeerd|vervallen|geannuleerd|usuniet[yae]|zablokowan[yae]|anulowan[yae]|nieaktywn[yae]|smazan[oyae]|blokovan[oyae]|neplatn[aye]|torolve|letiltva|borttagen|sparrad|slettet|spaerret))$/u
/** Headings below which 'no', or nothing beside marked rows, means that. */
const saysSo =
  /^(?:(?:is |ist )?(?:active|valid|in force|approved|confirmed|released|agreed|accepted|sold|saleable|current|aktiv|gultig|genehmigt|freigegeben|freigabe|bestatigt|aktuell|actif|valide|approuvee?|validee?|activ[oa]|valid[oa]|aprobad[oa]|vigente|attiv[oa]|approvat[oa]|actief|geldig|goedgekeurd|aktywn[yae]|wazn[yae]|zatwierdzon[yae]|platn[aye]|schvalen[oyae]|gyldig|godkant|godkendt|ativ[oa]|aprovad[oa]))$/u
/** Headings of states in words. */
const saysState =
  /^(?:(?:price|item|article|product|row|line|record|approval|preis|artikel|zeilen)? ?(?:status|state)|(?:etat|statut|estado|stato|stav|allapot)(?: (?:du |del |de )?(?:prix|precio|prezzo|ceny))?)$/u

/** How the cells below a heading say whether a price applies; undefined if they do not. */
export function priceStateOf(heading: string): 'not' | 'so' | 'words' | undefined {
  const words = wordsOf(heading)
  if (saysNot.test(words)) return 'not'
  if (saysSo.test(words)) return 'so'
  return fieldOfHeading(heading) === 'state' || saysState.test(words) ? 'words' : undefined
}

/** 'statustype', 'Artikelstatus': whatever the cells are. */
const ofState = /kennzeichen|indicator|stat(?:us|ut)|zustand(?!ig)|\bstav\b|\bstato\b|\bestado\b/u

/** Whether a heading is about the state of an article. */
export const isOfArticleState = (heading: string): boolean =>
  fieldOfHeading(heading) === 'state' || ofState.test(wordsOf(heading))

/** Marks of net and list prices, as in DATANORM: they apply if all articles have the same, too. */
export const isOfPriceMark = (heading: string): boolean =>
  /^(?:pkz|preis-? ?(?:kennzeichen|kennz|kz)|price (?:indicator|flag|mark))$/u.test(
    wordsOf(heading),
  )

/** 'Price on request', 'Mindermengenzuschlag': with a mark below it, it says something of the price. */
export const isOfPrice = (heading: string): boolean =>
  fieldOfHeading(heading) === 'price' || termOfHeading(heading) === 'surcharge'

/** Terms whose answers are asked about elsewhere, or that say nothing about the state. */
const askedTerms: ReadonlySet<string | undefined> = new Set([
  'validFrom',
  'validUntil',
  'offerFrom',
  'offerUntil',
  'taxRate',
  'currency',
  'discountable',
  'netItem',
  'freeGoods',
  'discountGroup',
  'subject',
  'target',
])

/** Whether a heading is unknown to all other questions, and may be about the state of articles. */
export const isOpenToAnswers = (heading: string): boolean =>
  wordsOf(heading) !== '' &&
  !isHarmless(heading) &&
  // 'Not for sale' says nothing about tax.
  [undefined, 'without'].includes(taxNote(heading)?.is) &&
  !isOfService(heading) &&
  !askedTerms.has(termOfHeading(heading)) &&
  (isOfPrice(heading) || [undefined, 'state'].includes(fieldOfHeading(heading)))

/** A country in few rows may be where a price applies. */
const ofCountry = /^(?:land|country|pays|paese|pais|kraj|zeme|orszag|maa)$/u
const ofQuantity =
  /^(?:qty|quantity|pcs|qte|quantite|cantidad|cant|quantita|qta|quantidade|qtd|aantal|ilosc|mnozstvi|mennyiseg|antal|antall|maara)$/u
/** Terms whose doubts need a number, or another value in another row. */
const openTerms: ReadonlySet<string | undefined> = new Set([
  undefined,
  'surcharge',
  'subject',
  'target',
])
/** Fields that a heading may seem to name although a word or a mark is below it. */
const openFields: Readonly<Record<string, RegExp>> = {
  state: /./u,
  price: /./u,
  Stock: ofQuantity,
  origin: ofCountry,
}

/** Whether no other question of a price file understands a heading. */
export function isOpenToMarks(heading: string): boolean {
  const [words, field] = [wordsOf(heading), fieldOfHeading(heading)]
  return (
    words !== '' &&
    (field === undefined || openFields[field]?.test(words) === true) &&
    !describesPrice(heading) &&
    openTerms.has(termOfHeading(heading)) &&
    (field === 'state' || priceStateOf(heading) === undefined) &&
    !isHarmless(heading)
  )
}
