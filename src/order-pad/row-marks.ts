/** Columns whose mark or word means that a row may not be ordered: 'Cancelled', 'Approved'. Pure. */
import { namesSuccessor } from '../../packages/file-reader/headings/old-and-new.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { doubtOf, type Doubt } from './doubts.ts'
import type { HeadingColumns } from './heading-columns.ts'

/** Headings below which anything but 'no' counts against the row. */
const against =
  /^(?:(?:is |line |item )?(?:cancell?ed|cancel|cancellation|void|deleted?|removed?|done|completed?|closed|skip|omit|exclude|excluded|rejected|declined|on hold|hold|optional|option|samples?(?: only)?|not (?:ordered|needed|required)|do not (?:order|send|ship)|no longer needed|received|delivered|shipped|returned|quote only)|storniert|storno|geloscht|erledigt|fertig|entfallt|zuruckgestellt|gesperrt|abgelehnt|geliefert|erhalten|optional|muster|nicht bestellen|annulee?s?|annuler|supprimee?|termine|en attente|option|echantillon|livree?|recue?|anulad[oa]|cancelad[oa]|eliminad[oa]|hecho|en espera|opcional|muestra|entregado|recibido|annullat[oa]|eliminat[oa]|fatto|in attesa|opzionale|campione|consegnato|ricevuto|geannuleerd|vervallen|gereed|in de wacht|optioneel|monster|geleverd|ontvangen|anulowan[eay]|gotowe|wstrzyman[eay]|opcjonaln[eay]|probka|dostarczon[eay]|zrusen[eoa]|hotovo|pozastaveno|vzorek|dodano|torolve|kesz|minta|annullerad|klar|vilande|prov|levererad|annulleret|faerdig|prove|leveret|amostra|entregue)$/u
/** Headings below which 'no' counts against it. */
const required =
  /^(?:(?:is )?(?:approved|confirmed|released|ordered|order|selected|included?|wanted|needed|required|active|valid)|genehmigt|freigegeben|freigabe|bestatigt|bestellen|bestellt|aktiv|approuvee?|confirmee?|validee?|commander|aprobad[oa]|confirmad[oa]|pedir|approvat[oa]|confermat[oa]|ordinare|goedgekeurd|bevestigd|bestellen|zatwierdzon[eay]|zamowic|schvalen[eoa]|objednat|jovahagyva|godkand|godkendt|aprovad[oa])$/u
/** Headings of another article that takes its place. */
const instead =
  /^(?:replaced? (?:with|by)|ersetzen durch|remplacer par|sostituire con|sustituir por|vervangen door|zastap przez|nahradit|substitut(?:e|ion)s?|replacements?|alternatives?|instead|ersatz(?: ?artikel)?|alternativ(?:e|artikel)?|substitut|sustituto|sostituto|vervanger|zamiennik|nahrada|ersattning|erstatning)(?: (?:item|sku|article|no|nr|number))?$/u

const no =
  /^(?:n|no|none|nein|kein\w*|non|aucun\w*|nee|geen|nie|brak|ne|nej|nem|nao|nessuno|ninguno|nenhum|false|falsch|faux|0)?$/u
/** 'Substitute: yes' allows another article. */
const allowed = /^(?:y|yes|ok|ja|j|oui|si|allowed|erlaubt|true|1)$/u

/** The doubt about a row that such a column marks. */
export function markedDoubt(
  cells: readonly string[],
  { headings, quantity, sku, name }: HeadingColumns,
): Doubt | undefined {
  const read = new Set([quantity, sku, name])
  const found = headings.findIndex((heading, column) => {
    const [words, text] = [wordsOf(heading), wordsOf(cells[column] ?? '')]
    const isBlank = (cells[column] ?? '').trim() === ''
    if (isBlank) return false
    // The new number may be read in place of the other one.
    if (instead.test(words) || namesSuccessor(heading)) return !no.test(text) && !allowed.test(text)
    if (read.has(column)) return false
    if (required.test(words)) return no.test(text) && text !== ''
    // A sign such as '✓' has no words.
    return (
      against.test(words) &&
      (text === '' ? !/^[-–—./]+$/.test(cells[column] ?? '') : !no.test(text))
    )
  })
  return found < 0
    ? undefined
    : doubtOf('row-state', `${headings[found] ?? ''}: ${(cells[found] ?? '').trim()}`)
}
