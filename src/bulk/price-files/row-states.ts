/**
 * Columns of a price file that state whether a price applies: 'Status', 'Approved', 'Blocked'.
 * Pure.
 */
import {
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { stateOfWord } from '../../../packages/file-reader/headings/state-words.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import type { Mapping } from '../columns/mapping.ts'
import type { RowDoubts } from '../columns/remarks.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'

/** Headings below which any value but 'no' means that the price does not apply. */
const saysNot =
  /^(?:(?:is |ist )?(?:deleted?|removed?|cancell?ed|blocked|locked|inactive|disabled|archived|expired|rejected|declined|suspended|superseded|obsolete|discontinued|on hold|hold|not valid|invalid|geloscht|loschkennzeichen|loschkz|loschvormerkung|storniert|gesperrt|sperre|sperrkennzeichen|sperr kennzeichen|inaktiv|archiviert|abgelaufen|abgelehnt|ungultig|auslauf|supprimee?|annulee?|bloquee?|inactif|expiree?|refusee?|eliminad[oa]|anulad[oa]|bloquead[oa]|inactiv[oa]|caducad[oa]|rechazad[oa]|eliminat[oa]|annullat[oa]|bloccat[oa]|scadut[oa]|verwijderd|geblokkeerd|vervallen|geannuleerd|usuniet[yae]|zablokowan[yae]|anulowan[yae]|nieaktywn[yae]|smazan[oyae]|blokovan[oyae]|neplatn[aye]|torolve|letiltva|borttagen|sparrad|slettet|spaerret))$/u
/** Headings below which 'no', or nothing beside marked rows, means that. */
const saysSo =
  /^(?:(?:is |ist )?(?:active|valid|in force|approved|confirmed|released|agreed|accepted|sold|saleable|current|aktiv|gultig|genehmigt|freigegeben|freigabe|bestatigt|aktuell|actif|valide|approuvee?|validee?|activ[oa]|valid[oa]|aprobad[oa]|vigente|attiv[oa]|approvat[oa]|actief|geldig|goedgekeurd|aktywn[yae]|wazn[yae]|zatwierdzon[yae]|platn[aye]|schvalen[oyae]|gyldig|godkant|godkendt|ativ[oa]|aprovad[oa]))$/u
/** Headings of states in words. */
const saysState =
  /^(?:(?:price|item|article|product|row|line|record|approval|preis|artikel|zeilen)? ?(?:status|state)|(?:etat|statut|estado|stato|stav|allapot)(?: (?:du |del |de )?(?:prix|precio|prezzo|ceny))?)$/u
/** States besides those of articles in which a price does not apply. */
const notInForce =
  /^(?:rejected|declined|refused|proposed|proposal|requested|in review|under review|for approval|to be approved|not approved|waiting|expired|superseded|suspended|on hold|invalid|not valid|locked|removed|withdrawn|cancell?ed|void|abgelehnt|beantragt|vorschlag|in prufung|zur freigabe|nicht freigegeben|offen|abgelaufen|ungultig|storniert|zuruckgezogen|geloscht|ausgesetzt|refuse|en attente|propose|expire|annule|supprime|rechazado|pendiente|propuesto|caducado|anulado|eliminado|rifiutato|in attesa|proposto|scaduto|annullato|eliminato|afgewezen|in behandeling|vervallen|verlopen|odrzucon[yae]|oczekuj\w+|zamitnut[oyae]|ceka|neplatn[aye]|elutasitva|avslagen|avvist|afvist|rejeitado|pendente|expirado)(?: |$)/u

const no = (text: string): boolean => stateOfWord(text) === 'draft' || /^[-–—]$/.test(text)
/** Whether a heading is about the state of a price, which the cells of these columns say. */
export const isOfState = (heading: string): boolean => {
  const words = wordsOf(heading)
  return (
    fieldOfHeading(heading) === 'state' ||
    saysNot.test(words) ||
    saysSo.test(words) ||
    saysState.test(words)
  )
}

type Column = { readonly heading: string; readonly column: number; isMarked: boolean }

type List = {
  readonly mapping: Pick<Mapping, 'columns'>
  readonly headings: readonly string[]
}

/** Scans all rows of a price file; a doubt in each row whose price may not apply. */
export function createRowStates({ mapping: { columns }, headings }: List) {
  const named = isOfRecords(headings)
    ? []
    : headings.flatMap((heading, column): Column[] => {
        const isMeant =
          (columns[column] ?? '') === '' &&
          termOfHeading(heading) === undefined &&
          isOfState(heading)
        return isMeant ? [{ heading, column, isMarked: false }] : []
      })
  const textAt = ({ cells }: Pick<NumberedRow, 'cells'>, column: number): string =>
    String(cells[column] ?? '').trim()
  const doubtOf = ({ heading, isMarked }: Column, text: string): string | undefined => {
    const words = wordsOf(heading)
    const said = messages.why.priceState(heading, text.slice(0, 40))
    if (saysNot.test(words)) return text === '' || no(text) ? undefined : said
    if (text === '')
      return isMarked && saysSo.test(words) ? messages.why.unmarkedPrice(heading) : undefined
    if (saysSo.test(words) ? no(text) : notInForce.test(wordsOf(text))) return said
    // 'N' below 'Status' may mean new.
    const isWord = text.length > 1
    return isWord && stateOfWord(text, heading) === 'draft' ? said : undefined
  }
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const row of rows)
        for (const one of named) one.isMarked ||= stateOfWord(textAt(row, one.column)) === 'on-sale'
    },
    result(): RowDoubts {
      return (row) => ({
        errors: [],
        warnings: named.flatMap((one) => {
          const why = doubtOf(one, textAt(row, one.column))
          return why === undefined ? [] : [{ field: 'price', why }]
        }),
      })
    },
  }
}
