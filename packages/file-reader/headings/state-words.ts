/**
 * Words in lists that state whether an article is offered: flags, states of shop programs, words
 * that people write. Pure.
 */
import { wordsOf } from './heading-key.ts'

/** Not offered yet or no longer; offered; offered until the last piece is sold. */
export type ListedState = 'draft' | 'on-sale' | 'discontinued'

const words: Readonly<Record<ListedState, RegExp>> = {
  // In WooCommerce, -1 is a draft, and keys have no minus; in Magento, 2 is disabled.
  draft:
    /^(?:0|2|f|n|false|falsch|no|non|nein|nee|nie|ne|nem|nao|nej|draft|entwurf|brouillon|borrador|bozza|concept|szkic|koncept|inacti(?:ve|f)|inaktiv|inactivo|inattivo|inactief|nieaktywn[yea]|disabled|deaktiviert|desactive|gesperrt|blocked|hidden|versteckt|unsichtbar|masque|oculto|nascosto|verborgen|not visible|not active|nicht aktiv|non acti[fv]o?|no activo|non attivo|niet actief|not published|unpublished|unlisted|private|privat|pending|archived?|archiviert|offline|deleted|geloscht|not for sale|unverkauflich)$/,
  'on-sale':
    /^(?:1|t|y|j|x|true|wahr|yes|ja|oui|si|tak|ano|igen|sim|active?|aktiv|actif|activo|attivo|actief|aktywn[yea]|enabled|aktiviert|published?|veroffentlicht|publie|publicado|pubblicato|gepubliceerd|visible|sichtbar|online|live|on sale|for sale|lieferbar|regular|normal|available|act)$/,
  discontinued:
    /^(?:discontinued?|disc|auslauf\w*|entfallen|entfallt|nicht mehr lieferbar|no longer available|ausgelaufen|lauft aus|abgekundigt|phas(?:ed?|ing) out|end of life|eol|obsolete|last stock|while stocks? lasts?|restposten|abverkauf|clearance|fin de (?:serie|vie)|arrete|supprime|descatalogado|fuera de catalogo|discontinuado|fuori (?:produzione|catalogo)|ad esaurimento|uitlopend|uit assortiment|wycofan[yea]|wyprzedaz|dobeh|ukonceno|kifuto|utgaende|utgaet|utgatt|udgaet|udgaende|descontinuado)$/,
}

/** A heading whose 'yes' means not offered: 'Inactive', 'Blocked', 'Gesperrt'. */
const saysOff =
  /^(?:is |ist |sales |verkauf |vk )?(?:frozen ?for|inacti(?:ve|f|vo)|inaktiv|inattivo|inactief|nieaktywn[yea]|neaktivni|inativo|disabled|deaktiviert|desactiv(?:e|ado)|disattivato|blocked|gesperrt|sperr kennzeichen|sperrkennzeichen|bloque|bloqueado|bloccato|geblokkeerd|zablokowan[yea]|blokovan[oay]?|sparrad|spaerret|letiltva|archived|archiviert|archive)(?: (?:record|item|product|article|flag))?$/
const no = /^(?:0|f|n|false|falsch|no|non|nein|nee|nie|ne|nem|nao|nej)$/

/** A heading whose 'yes' means discontinued: 'Discontinued', 'Auslaufartikel'. */
const saysEnd = (heading: string): boolean => words.discontinued.test(wordsOf(heading))

/**
 * @param heading the heading of its column: yes below 'Discontinued' is another state than yes
 *   below 'Active'
 * @returns undefined for a cell without a state
 */
export function stateOfWord(text: string | number, heading = ''): ListedState | undefined {
  const word = wordsOf(String(text))
  const said = /^\s*-1\s*$/.test(String(text))
    ? 'draft'
    : (['discontinued', 'draft', 'on-sale'] as const).find((state) => words[state].test(word))
  if (saysOff.test(wordsOf(heading)))
    return no.test(word) ? 'on-sale' : said === 'on-sale' ? 'draft' : said
  if (!saysEnd(heading)) return said
  // 'N' below 'Discontinued'.
  return said === 'on-sale' ? 'discontinued' : said === 'draft' ? 'on-sale' : said
}
