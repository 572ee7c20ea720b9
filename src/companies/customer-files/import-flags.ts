/** Yes/no columns of a customer file. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

/** Headings of yes/no columns, in the languages of lists: the buyer owes the tax. */
const reverseCharge =
  /^(?:(?:is |vat )?reverse ?charged?|rc|steuerschuldumkehr|umkehr(?:ung)? der steuerschuld(?:nerschaft)?|steuerschuldnerschaft(?: des leistungsempfangers)?|autoliquidation(?: de la)?(?: tva)?|inversione contabile|inversion del sujeto pasivo|isp|btw verlegd|verlegd|verleggingsregeling|odwrotne obciazenie|(?:prenesen[ai]|preneseni) (?:danov[ae] )?povinnosti?|rezim prenosu danove povinnosti|forditott adozas|omvand (?:betalnings|skatt)skyldighet|omvendt betalingspligt|omvendt avgiftsplikt|auto ?liquidacao|inversao do sujeito passivo|kaannetty verovelvollisuus)$/

/** What a tax column contains: words, or yes and no as an answer to its heading. */
export type TaxColumn = 'status' | 'exempt' | 'able' | 'reverse'

/** @param isStatus whether the column contains the status in words */
export function taxColumn(heading: string, isStatus: boolean): TaxColumn | undefined {
  const key = wordsOf(heading)
  const asked = /\btax ?(exempt|able)/.exec(key)?.[1]
  if (asked === 'exempt' || asked === 'able') return asked
  return reverseCharge.test(key) ? 'reverse' : isStatus ? 'status' : undefined
}

/** The status in a cell, and whether it is the standard status. */
function statusIn(column: TaxColumn, cell: string): { text: string; isPlain: boolean } {
  const [isYes, isNo] = [yes.test(cell), no.test(cell)]
  if (column === 'status' || (!isYes && !isNo))
    return { text: cell.toLowerCase().replaceAll(' ', '-'), isPlain: false }
  if (column === 'reverse') return { text: isYes ? 'reverse-charge' : '', isPlain: false }
  const isExempt = isYes === (column === 'exempt')
  return { text: isExempt ? 'exempt' : 'standard', isPlain: !isExempt }
}

/**
 * The tax status of a row by all columns that say it: 'Tax exempt: yes', 'Reverse charge: no'.
 * @param taxed what each column says
 * @returns '' if there is none; if two columns contradict each other, their texts
 */
export function taxStatusIn(
  taxed: readonly (TaxColumn | undefined)[],
  headings: readonly string[],
  row: readonly string[],
): string | readonly [string, string] {
  const said = taxed.flatMap((column, index) => {
    const cell = row[index] ?? ''
    const status = column && cell !== '' ? statusIn(column, cell) : undefined
    return status && status.text !== ''
      ? [
          {
            text: status.text,
            isPlain: status.isPlain,
            quoted: `${headings[index] ?? ''}: ${cell}`,
          },
        ]
      : []
  })
  const special = said.filter(({ isPlain }) => !isPlain)
  const [first = said[0], ...others] = special
  const other = others.find(({ text }) => text !== first?.text)
  return other && first ? [first.quoted, other.quoted] : (first?.text ?? '')
}

/**
 * Headings of a flag, in the languages of lists: the customer is blocked, or no longer a customer.
 */
const blocked =
  /^(?:sperre|gesperrt|liefersperre|auftragssperre|blocked|(?:account |customer )?on (?:hold|stop)|(?:credit|order|delivery) (?:hold|stop|block)|stop(?:ped)?|lieferstopp|bankrupt|insolvent|(?:kunden|konto|debitoren|verkaufs)sperre|zentrale (?:auftrags|buchungs|liefer|faktura|zahl(?:ungs)?)sperre|losch(?:vermerk|kennzeichen)|(?:central )?(?:order|posting|delivery|billing) block|deletion (?:flag|indicator)|marked for deletion|inactive (?:account|customer)|(?:account|customer) (?:inactive|blocked|closed)|is ?(?:inactive|blocked|archived|disabled|locked|deleted)|loevm|aufsd|lifsd|faksd|ferme|frozen ?for|blokada|in liquidation|dodsbo(?: konkurs)?|konkurs|kunde geloscht|geloscht|disabled|locked|suspended|do not (?:use|sell|ship)|en sommeil|sperr ?kennzeichen|sperr ?kz|sperrvermerk|inactive|inaktiv|archived|deleted|geblokkeerd|inactief|bloque|inactif|bloqueado|inactivo|bloccato|inattivo|zablokowany|nieaktywny|blokovan[yo]?|letiltva|sparrad|sparret|sparra|bloqueado|inativo)$/
const active = /^(?:aktiv|active|is active|actif|activo|attivo|actief|aktywny|aktivni|aktiv|ativo)$/

/** Headings of a state in words. */
const state = /^(?:(?:customer|account|kunden?|client|active)? ?status|kundenstatus)$/
/** Headings of a group, which may also state that the company is no longer a customer. */
const group =
  /(?:^|\s)(?:label|stage|lifecycle(?: stage| status)?|credit status|relationship(?: type)?|customer group|segment|etikett)$/
/** Words of such a group. */
const noCustomer =
  /^(?:lost|churned|former(?: customer)?|ex ?customer|competitor|stopped|disqualified|unqualified|verloren|wettbewerber|mitbewerber|ehemalig\p{L}*|konkurrent|concurrent|perdu|perso|perdido|kwijt|utracony|privat(?:e? ?(?:person\p{L}*|kunde|customer|individual))?|private|privato|consumer|verbraucher|b2c|particuliere?|consumatore|consumidor|osoba (?:fizyczna|prywatna))$/u
const blockedWords =
  /^(?:.*(?:gesperrt|blocked|block[eé]|bloque[ea]do|bloccato|geblokkeerd|zablokowan|blokov[aá]n|sp[aä]rrad|sp[aæ]rret).*|on[ -]hold|inacti[vf]e?|not[- ]active|inakti[vw]|inactief|inattivo|inactivo|inativo|nieaktywny|closed|geschlossen|archived|archiviert|deleted|gel[oö]scht|(?:(?:on|credit|account|delivery) )?stop(?:ped)?|(?:liefer|auftrags|bestell)?(?:stopp?|sperre)|(?:in )?(?:bankrupt(?:cy)?|insolven\p{L}*|liquidat\p{L}*|liquidazione|konkurs|faillite|fallit[oa]|fallimento|failliet|concurso|upad[lł]o[sś][cć]|konkurz|felsz[aá]mol[aá]s)|suspended|terminated|dunning|collections?|inkasso|dead|gone away|out of business|ceased(?: trading)?)$/iu

/** States of customers who may buy, or who have not bought yet. */
const openWords =
  /^(?:ok(?:ay)?|good|normal|standard|current|regular|new|neu|nouveau|nuevo|nuovo|nieuw|open|offen|live|enabled|approved|verified|confirmed|released|freigegeben|customers?|clients?|kunden?|kunde|client[ei]s?|klant|klient|zakaznik|prospects?|leads?|interessent|interessiert|opportunity|subscriber|vip|key account|[a-z]|(?:gold|silver|bronze|platinum)(?: (?:customer|member))?|stammkunde|neukunde|firma|company|business|b2b)$/
/** Headings that say whether a row is a customer at all. */
const kind =
  /^(?:(?:partner|account|contact|company|record|business partner|relation|kontakt|adress)? ?(?:type|typ|art|kind|category|role)|nature|rolle|adressart|kategorie|tipo|soort|rodzaj|druh|typ partnera|tipus)$/
const supplier =
  /^(?:suppliers?|vendors?|(?:nur )?lieferant(?:en)?|kreditor(?:en)?|creditors?|fournisseurs?|proveedor(?:es)?|fornitor[ei]|leveranciers?|dostawc[ay]|dodavatele?|szallito|leverantor(?:er)?|leverandor(?:er)?|fornecedor(?:es)?|fou)$/
const customer =
  /^(?:is )?(?:customer|kunde|client|cliente|klant|klient|zakaznik|odberatel|odbiorca|vevo|kund)$/
/** A column of DATEV's lists of customers and suppliers: 'Kreditlimit (Debitor)'. */
const ofDatev = /\((?:Debitor|Kreditor)\)/
/** Accounts of suppliers in DATEV: from 70000, with up to nine digits. */
const supplierAccount = /^[7-9]\d{4,8}$/

/** Why a row is left out that is a supplier in the program that wrote the list; undefined for others. */
export function supplierIn(
  headings: readonly string[],
  row: readonly string[],
): string | undefined {
  const isDatev = headings.some((heading) => ofDatev.test(heading))
  // 'Odběratel: Ne' beside 'Dodavatel: Ano'.
  const isNoCustomer = headings.some(
    (heading, column) => customer.test(wordsOf(heading)) && no.test(row[column] ?? ''),
  )
  const found = headings.findIndex((heading, column) => {
    const [key, cell] = [wordsOf(heading), row[column] ?? '']
    return (
      (kind.test(key) && supplier.test(wordsOf(cell))) ||
      (key === 'cardtype' && /^(?:s|csupplier)$/i.test(cell)) ||
      (supplier.test(key) && yes.test(cell) && isNoCustomer) ||
      (isDatev && key === 'konto' && supplierAccount.test(cell))
    )
  })
  return found < 0 ? undefined : messages.isSupplier(headings[found] ?? '', row[found] ?? '')
}

/** The values with which a column blocks: 'yes', 'no', or words of a state. */
export type Flag = 'yes' | 'no' | 'state' | 'group'
export const flagOf = (heading: string): Flag | undefined => {
  const key = wordsOf(heading)
  if (blocked.test(key)) return 'yes'
  if (active.test(key)) return 'no'
  return state.test(key) ? 'state' : group.test(key) || kind.test(key) ? 'group' : undefined
}

const yes =
  /^(?:yes|y|true|1|x|ja|j|oui|o|s[ií]|tak|t|ano|igen|sim|wahr|vrai|vero|verdadero|kyll[aä])$/i
const no = /^(?:no|n|false|0|nein|non|nee|nie|ne|nem|nej|n[aã]o|falsch|faux|falso|ei)$/i

/** Whether a state is that of a customer who may buy; numbers are codes of programs. */
const isOpenState = (cell: string): boolean => {
  const words = wordsOf(cell)
  return !/\p{L}/u.test(words) || active.test(words) || openWords.test(words) || yes.test(cell)
}

/** Whether a value blocks; undefined if it is unclear. */
function isBlocking(flag: Flag, cell: string): boolean | undefined {
  if (blockedWords.test(cell)) return true
  if (flag === 'group') return noCustomer.test(wordsOf(cell)) ? undefined : false
  if (flag === 'state') return isOpenState(cell) ? false : undefined
  const isYes = yes.test(cell) || (flag === 'no' && active.test(wordsOf(cell)))
  if (isYes || no.test(cell)) return isYes === (flag === 'yes')
  return undefined
}

/**
 * Why a row is left out because it is, or may be, blocked in its source; undefined for other rows.
 * @param flags the blocking value of each column
 */
export function blockedIn(
  headings: readonly string[],
  flags: readonly (Flag | undefined)[],
  row: readonly string[],
): string | undefined {
  for (const [column, flag] of flags.entries()) {
    const [heading, cell] = [headings[column] ?? '', row[column] ?? '']
    const is = flag === undefined || cell === '' ? false : isBlocking(flag, cell)
    // A lead of SAP Business One has not bought yet.
    if (wordsOf(heading) === 'cardtype' && /^(?:l|clid)$/i.test(cell))
      return messages.unknownState(heading, cell)
    if (is === true) return messages.isBlocked(heading, cell)
    if (is === undefined && (flag === 'state' || flag === 'group'))
      return messages.unknownState(heading, cell)
    if (is === undefined) return messages.maybeBlocked(heading, cell)
  }
  return undefined
}
