/** Rows of totals, which order nothing. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import type { DraftLine } from '../draft.ts'

/** 'Total', 'Total pieces', 'Summe Stück', 'TOTAL 144' */
const isTotal =
  /^(?:grand |sub )?(?:total|summe|gesamt(?:summe|menge)?|somme|totale?s?|totaal|suma|razem|celkem|summa|yhteensa|toplam|osszesen|итого|合計|合计|합계)(?: (?:of|pieces?|pcs|qty|quantity|units?|items?|order|stuck|stk|menge|pieces|quantite|pezzi|piezas|stuks|sztuk|kusu|\d+))*$/u

/** Lines without those totals that have no quantity, or the sum of the others. */
export function withoutTotals(lines: readonly DraftLine[]): readonly DraftLine[] {
  const isSum = ({ sellerNumber, description = '' }: DraftLine): boolean =>
    description === '' && isTotal.test(wordsOf(sellerNumber))
  const sum = lines.reduce(
    (total, line) => (line.prose || isSum(line) ? total : total + Number(line.quantity || 0)),
    0,
  )
  return lines.filter(
    (line) => !isSum(line) || (line.quantity !== '' && Number(line.quantity) !== sum),
  )
}
