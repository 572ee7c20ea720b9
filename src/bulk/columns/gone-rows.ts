/** Unused columns whose cells state that an article is discontinued, or is not new. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { stateOfWord } from '../../../packages/file-reader/headings/state-words.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'

/** Characters: a longer text describes the article. */
const longest = 60

const deleted =
  /^(?:(?:to be )?deleted?|removed?|withdrawn|cancell?ed|geloscht|loschen|loschung|entfernt|gestrichen|entfallt?(?: ersatzlos)?|supprimer?|supprimee?s?|retiree?|eliminad[oa]|baja|de baja|eliminat[oa]|cancellat[oa]|verwijderd|vervallen|usuniet[yae]|skreslon[yae]|smazan[oyae]?|zrusen[oyae]?|torolt?|torolve|megszunt|borttagen|slettet|udgar|removid[oa]|excluid[oa])$/u
/** Also before other words: 'Discontinued from 1 March'. */
const ended =
  /^(?:discontinued|nla|superseded|replaced by|use [a-z]*\d\S* instead|ersetzt durch|ersatz(?: durch)?(?= \S*\d)|nachfolger|remplacee? par|sostituit[oa] da|sustituid[oa] por|substituid[oa] por|vervangen door|zastapion[yae] przez|nahrazen[oay]?|ersatt av|erstattet af|ausverkauft|sold out|epuisee?|esaurit[oa]|agotad[oa]|esgotad[oa]|uitverkocht|wyprzedan[yae]|vyprodan[oay]?|temporarily (?:out of stock|unavailable)|vorubergehend nicht lieferbar|momentan nicht lieferbar|nicht mehr lieferbar|abgekundigt|no longer available|not available any ?more|end of life|fin de serie|fuori produzione|descatalogado)(?: |$)/u
/** An article that is sold until its stock is gone is still offered. */
const untilTheLast =
  /^(?:auslauf\w*|ausgelaufen|lauft aus|phas\w+ out|last stock|while stocks? lasts?|restposten|abverkauf|clearance|ad esaurimento|uitlopend|wyprzedaz|dobeh|kifuto|utgaende|udgaende)$/u
const notNew =
  /^(?:used|second ?-?hand|refurbished|renewed|ex ?-?demo|demo|b ?-?(?:stock|ware|grade)|returns?|gebraucht|generaluberholt|retoure|retourware|vorfuhr(?:er|gerat|ware|modell)|ausstellungsstuck|mit mangeln|occasion|d occasion|reconditionnee?|usad[oa]|reacondicionad[oa]|usat[oa]|ricondizionat[oa]|tweedehands|gebruikt|uzywan[yae]|pouzit[eya]|bazar|hasznalt|begagnad|brugt|recondicionad[oa])$/u
/** eBay's codes of used articles: 1000 and 1500 are new. */
const [ofCondition, usedCode] = [/^condition ?id$/u, /^(?:1750|[2-7]\d{3})$/]
const withoutPrice =
  /^(?:price (?:up)?on request|poa|preis auf anfrage|auf anfrage|prix sur demande|sur demande|prezzo su richiesta|precio a consultar|a consultar|consultar|prijs op aanvraag|op aanvraag|cena na (?:zapytanie|dotaz|vyzadani)|pris pa (?:forfragan|foresporgsel)|preco sob consulta|sob consulta)$/u
/** Conditions of a price or of an order, in a remark. */
const conditional =
  /^(?:only (?:for|from|with)|nur (?:fur|bei|ab|mit)|seulement|uniquement|solo (?:per|con|para)|alleen (?:voor|bij)|sold in (?:pairs|packs|sets|multiples)|paarweise|vendu par|min(?:imum)?(?: order| qty)? \d+|mind(?:estens)? \d+|(?:promo\w*|aktion\w*|offer|angebot|special) (?:until|till|bis|to|jusqu|hasta|fino|t m)|(?:net|netto) (?:no|kein|ohne)|no discount|kein rabatt|ohne rabatt|nicht rabattfahig|non remisable|sans remise|special order|non returnable|sonderbestellung)(?: |$)/u
const ofRemarks =
  /^(?:remarks?|notes?|comments?|info(?:rmation)?s?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|notiz(?:en)?|remarques?|commentaires?|observation(?:s|es)?|notas?|note|opmerking(?:en)?|uwagi|poznamk[ay]|megjegyzes|anmarkning(?:ar)?|bemaerkning(?:er)?|kommentar(?:er|e)?|observacoes)$/u

/** Whether a column has remarks about the articles. */
export const isRemark = (heading: string): boolean => ofRemarks.test(wordsOf(heading))

/** What a remark says about a price: a share, free goods, a pack, freight. */
const aboutPrice =
  /%|\d ?\+ ?\d|(?<!\p{L})(?:(?:per|pro|je|par|por|a|of) (?:packs?|pairs?|box(?:es)?|sets?|cases?|cartons?|paare?|kartons?|satz|dozen|dutzend)|now per|box of|pack of|in[ck]l|e[xk][ck]l|plus|bonus|promo|free|gratis|freight|carriage|fracht|old price|alter preis|buy \d+)(?!\p{L})/iu
/** A remark beside a price that says for what it is, or that it is another one. */
const otherQuantity =
  /^(?:(?:now |new |jetzt |neu )?(?:per|pro|je|par|por|a|im|by the) (?:packs?|pairs?|box(?:es)?|sets?|cases?|cartons?|paare?|kartons?|satz|dozen|dutzend)|(?:now |jetzt )?(?:box|pack|set|case|carton) of \d|(?:old|former|alter|fruherer|ancien|vecchio|antiguo) (?:price|preis|prix|prezzo|precio)|plus (?:freight|carriage|shipping|fracht|versand)|(?:zzgl|zuzuglich) (?:fracht|versand))(?: |$)/u
/** Columns of a price file that name conditions of a price. */
const ofConditions =
  /^(?:deals?|promo(?:tion)?s?|offers?|terms|conditions?|aktion(?:en)?|angebote?|konditionen|bedingungen)$/u

/** Whether a remark in a price file may change its price. */
const changesPrice = (heading: string, text: string): boolean =>
  isRemark(heading) ? aboutPrice.test(text) : ofConditions.test(wordsOf(heading))

/** Headings below which 'no' means that the article is gone. */
const offered =
  /^(?:available|availability|sellable|saleable|orderable|in (?:range|assortment)|on sale|lieferbar|verfugbar|verfugbarkeit|bestellbar|verkauflich|im sortiment|disponible|disponibilite|commandable|disponibil[ei]|disponibilita|ordinabile|leverbaar|bestelbaar|dostepn[yae]|dostepnosc|dostupn[yae]|skladem|rendelheto|kaphato|tillganglig|kan bestilles|disponivel)$/u

/** Columns of SAP in which an article that is sold has nothing; each company defines the codes. */
const blockingCode = /^(?:mstae|mmsta|mstav|vmsta)$/u

/** Listings of eBay: an action that ends an offer. */
const endsOffer = (key: string, word: string): boolean =>
  /^action(?: siteid .*)?$/.test(key) && /^(?:end|delete|deleteitem)$/.test(word)

/** Whether a cell states that an article is gone, or is not new. */
export const saysGone = (heading: string, text: string): boolean => {
  const word = wordsOf(text)
  return (
    blockingCode.test(wordsOf(heading)) ||
    endsOffer(wordsOf(heading), word) ||
    deleted.test(word) ||
    ended.test(word) ||
    notNew.test(word) ||
    (ofCondition.test(wordsOf(heading)) && usedCode.test(text)) ||
    withoutPrice.test(word) ||
    (stateOfWord(text) === 'discontinued' && !untilTheLast.test(word)) ||
    (offered.test(wordsOf(heading)) && stateOfWord(text) === 'draft')
  )
}

/** A doubt in each row with such a cell. */
export function goneDoubts(
  { columns }: Pick<Mapping, 'columns'>,
  headings: readonly string[],
  isPriceFile = false,
): RowDoubts {
  const unused = isOfRecords(headings)
    ? []
    : headings.flatMap((heading, column) =>
        (columns[column] ?? '') === '' ? [{ heading, column }] : [],
      )
  return ({ cells }, { errors }) => ({
    errors: [],
    // In a row with errors, 'POA' below another price is not reported.
    warnings: (errors.length > 0 ? [] : unused).flatMap(({ heading, column }) => {
      const cell = cells[column]
      const text = typeof cell === 'string' ? cell.trim() : ''
      if (text === '' || text.length > longest) return []
      if (saysGone(heading, text))
        return [{ field: 'state', why: messages.why.saysGone(heading, text) }]
      return (isRemark(heading) &&
        (conditional.test(wordsOf(text)) || otherQuantity.test(wordsOf(text)))) ||
        (isPriceFile && changesPrice(heading, text))
        ? [{ field: 'price', why: messages.why.unusedTerm(heading, text) }]
        : []
    }),
  })
}
