/** Columns of a file of customers that are answered with yes or no. Pure. */
import { importPageMessages as messages } from '../messages/import-page.ts'

export const taxFlag = /\btax ?(exempt|able)/

/**
 * 'Tax exempt: yes' and 'Taxable: no' as the shop's words for it.
 * @param taxed per column whether its heading says exempt or taxable
 */
export const withTaxStatus = (
  taxed: readonly (string | undefined)[],
  row: readonly string[],
): readonly string[] =>
  row.map((cell, index) => {
    const answer = taxed[index] && /^(?:(yes|y|true|1|x)|no|n|false|0)$/i.exec(cell)
    if (!answer) return cell
    return (answer[1] !== undefined) === (taxed[index] === 'exempt') ? 'exempt' : 'standard'
  })

/** Headings of a flag, in the languages of lists: nobody sells to who is blocked, or customer no longer. */
export const blocked =
  /^(?:sperre|gesperrt|liefersperre|auftragssperre|blocked|on hold|credit hold|inactive|inaktiv|archived|deleted|geblokkeerd|inactief|bloque|inactif|bloqueado|inactivo|bloccato|inattivo|zablokowany|nieaktywny|blokovan[yo]?|letiltva|sparrad|sparret|sparra|bloqueado|inativo)$/
export const active =
  /^(?:aktiv|active|is active|actif|activo|attivo|actief|aktywny|aktivni|aktiv|ativo)$/

const yes = /^(?:yes|y|true|1|x|ja|j|oui|o|s[ií]|tak|t|ano|igen|sim|gesperrt|blocked)$/i
const no = /^(?:no|n|false|0|nein|non|nee|nie|ne|nem|nej|n[aã]o)$/i

/**
 * Why a row is left out that is blocked where it comes from; undefined for any other.
 * @param flags per column the answer that blocks
 */
export function blockedIn(
  headings: readonly string[],
  flags: readonly ('yes' | 'no' | undefined)[],
  row: readonly string[],
): string | undefined {
  const index = flags.findIndex(
    (flag, column) => flag && (flag === 'yes' ? yes : no).test((row[column] ?? '').trim()),
  )
  return index < 0 ? undefined : messages.isBlocked(headings[index] ?? '', row[index] ?? '')
}
