/**
 * Whether an entry of a bank's list is booked, by the word of its state, in the twelve languages of
 * the lists: pending, refused or reversed entries are not income. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'

/** Beginnings of words without marks: 'abgelehnt', 'rejeté', 'odrzucona'. */
const open = [
  'pending|pdng|futr|info(?![a-z])|auth(?![a-z])|in progress|processing|submitted|declin|fail|revert|revers|reject|cancel|denied|held|hold|on hold|uncleared|unpaid|blocked|expired|scheduled|planned|refund|return|void|delet|removed|charged? ?back|disput|not booked|open|waiting|authori[sz]ed?$',
  'vorgemerkt|vormerk|storn|abgelehnt|ausstehend|in bearbeitung|ruckgangig|zuruckgewiesen|nicht (?:gebucht|ausgefuhrt)|offen|geplant|terminiert|gesperrt|fehlgeschlagen|abgebrochen|zuruckgegeben|erwartet|geloscht|entfernt|vorlaufig',
  'refuse|rejete|annule|en attente|en cours|programme|prevu|a venir|bloque|echou|impaye|supprim',
  'rifiutat|annullat|in attesa|in corso|in elaborazione|sospes|respint|autorizzat|stornat|non contabilizzat|programmat|eliminat|insolut',
  'rechazad|denegad|cancelad|anulad|pendiente|en proceso|retenid|devuelt|programad|bloquead|eliminad|borrad',
  'in behandeling|geannuleerd|afgewezen|geweigerd|gereserveerd|in afwachting|gepland|mislukt|openstaand|teruggeboekt|verwijderd',
  'oczekuj|odrzucon|anulowan|zablokowan|rezerw|w toku|w trakcie|nieudan|zaplanowan|niezaksiegowan|usuniet',
  'ceka|cekaj|zamitnut|zrusen|odmitnut|rezerv|nezauctovan|planovan|stornovan|vracen|blokovan|smazan',
  'fugg|elutasit|torolt|visszautasit|sztorn|feldolgozas alatt|folyamatban|zarolt|varakoz|toroltek',
  'reserver|avvisad|avbruten|avbrutet|vantande|kommande|preliminar|ej bokford|misslyckad|makulerad|aterford|borttag|raderad',
  'venter|afvent|afvist|annulleret|reserveret|i gang|under behandling|fejlet|tilbagefort|slettet|ikke bogfort',
  'pendente|recusad|rejeitad|devolvid|em processamento|em curso|agendad|cativ|estornad|por liquidar|eliminad|apagad',
].join('|')
const booked = [
  'booked|book(?![a-z])|posted|complet|settled|cleared|executed|processed|paid|succe|ok|done|accepted|available|final|confirmed|received|credited|sent$',
  'gebucht|abgewickelt|abgeschlossen|ausgefuhrt|erledigt|verbucht|bezahlt|durchgefuhrt|wertgestellt|erfolgreich|verarbeitet|eingegangen|bestatigt|gutgeschrieben',
  'comptabilis|accept|effectu|execut|termin|valid|paye|regle|recue?s?(?![a-z])|reussi|enregistr|traite',
  'contabilizzat|accettat|eseguit|completat|registrat|pagat|ricevut|accreditat|confermat',
  'contabilizad|ejecutad|completad|realizad|liquidad|pagad|cobrad|recibid|confirmad|abonad|procesad|aceptad',
  'geboekt|geaccepteerd|aanvaard|verwerkt|voltooid|uitgevoerd|betaald|afgerond|ontvangen|bijgeschreven',
  'zaksiegowan|zrealizowan|wykonan|rozliczon|zakonczon|zatwierdzon|oplacon',
  'zauctovan|proveden|dokoncen|vyrizen|uhrazen|realizovan|potvrzen|zpracovan',
  'konyvelt|lekonyvelt|teljesult|teljesitett|sikeres|feldolgozott|jovairt|vegrehajtott',
  'bokford|genomford|utford|slutford|klar(?![a-z])|betald|godkand',
  'bogfort|udfort|gennemfort|afsluttet|betalt|godkendt',
  'concluid|executad|efetuad|efectuad|processad|recebid|creditad|aprovad',
].join('|')
const begins = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})`)
const [isOpen, isBooked] = [begins(open), begins(booked)]
/** 'Not cleared', 'nicht verbucht', 'non comptabilisé'. */
const isNegated = new RegExp(
  `(?<![a-z])(?:not|nicht|non|no|pas|niet|nie|ne|nem|ej|inte|ikke|nao) (?:yet |noch |encore |todavia |ancora |nog |ainda )?(?:${booked})`,
)

/** Whether a text begins with the words for an entry that is not booked: 'Non contabilizzato …'. */
export const beginsUnbooked = (text: string): boolean =>
  (isNegated.exec(wordsOf(text.slice(0, 80)))?.index ?? -1) === 0 ||
  /^(?:da contabilizzare|noch nicht (?:gebucht|verbucht))/.test(wordsOf(text.slice(0, 80)))

/** Words at the beginning of a text for an entry that may not be posted yet. */
const perhapsOpen =
  /^(?:non comptabilise|operation a venir|a venir|in bearbeitung|awaiting clearance|memo post|hold|estimated|expected|forecast|geplant|gepland|programad[oa]|planlagt|zaplanowan|naplanovan|forfaller|terminuberweisung|draft|authori[sz](?:ed|ation)|pre ?auth|zarezervovan|kommande|kommende|tuleva)(?![a-z])|^(?:zaplanowan|naplanovan|zarezervovan)[a-z]{1,2}(?![a-z])/
/** The first words of a text, if they may mean that the entry is not posted. */
export const perhapsUnbooked = (text: string): string | undefined =>
  perhapsOpen.exec(wordsOf(text.slice(0, 80)))?.[0]

/** @returns undefined for any other word */
export function bankStateOf(text: string): 'booked' | 'open' | undefined {
  const word = wordsOf(text)
  // What is not yet booked may name the booking: 'nicht gebucht', 'ej bokförd'.
  if (isOpen.test(word) || isNegated.test(word)) return 'open'
  return isBooked.test(word) ? 'booked' : undefined
}

/** Words of the longest title. */
const mostWords = 4

/** Whether a row is the title of entries that are not posted yet: 'Vorgemerkte Umsätze'. */
export function isOpenTitle(row: readonly string[]): boolean {
  const [title = '', ...others] = row.filter(Boolean)
  const isShort = wordsOf(title).split(' ').length <= mostWords && !/\d/.test(title)
  return others.length === 0 && isShort && bankStateOf(title) === 'open'
}

/** Characters of the longest word of a state. */
const longestState = 30

/**
 * The column that states for each entry whether it is posted, regardless of its heading: it
 * contains only words for states, at least one of them for an entry that is not posted.
 */
export function statesColumn(
  rows: readonly (readonly string[])[],
  others: ReadonlySet<number>,
): number | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, column) => column).find((column) => {
    const cells = others.has(column) ? [] : rows.map((row) => row[column] ?? '').filter(Boolean)
    if (cells.length < rows.length / 2 || cells.some(({ length }) => length > longestState))
      return false
    const states = cells.map(bankStateOf)
    return states.includes('open') && !states.includes(undefined)
  })
}

/** Headings of a flag for reversed entries. */
const takenBack =
  /^(?:storno(?: ?(?:kennzeichen|flag))?|storniert|reversal|reversed|is reversed|annulation|annule|stornato|anulado|geannuleerd|stornowan\w*)$/
const yes = /^(?:j|ja|y|yes|x|1|true|wahr|s|si|sim|o|oui|t|tak|ano|igen|storno)$/

/** Headings of a flag for card payments that were collected. */
const collected = /^(?:captured|is captured)$/
const no = /^(?:n|no|false|0)$/

const isFlagged =
  (name: RegExp, flag: RegExp) =>
  (headings: readonly string[], row: readonly string[]): boolean =>
    headings.some(
      (heading, index) => name.test(wordsOf(heading)) && flag.test(wordsOf(row[index] ?? '')),
    )
/** Whether a flag of a row states that its entry was reversed. */
export const isTakenBack = isFlagged(takenBack, yes)
/** Whether a flag of a row states that its entry was never collected. */
export const isNotCollected = isFlagged(collected, no)
