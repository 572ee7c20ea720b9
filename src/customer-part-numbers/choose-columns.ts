/** Which column of a file of part numbers has the SKUs of the shop, decided by its cells. */
import type { ImportResult } from './contract.ts'
import { otherWayRound, type NumberFile } from './import-columns.ts'

/** A file with what it comes to; `undefined` result: no row of it is right on its own. */
export type TriedFile = { readonly file: NumberFile; readonly result: ImportResult | undefined }

const rightRows = ({ counts }: ImportResult): number => counts.new + counts.changed + counts.same

/**
 * Tries a file whose headings leave open which column has the SKUs both ways round.
 * @param attempt says what rows come to, without saving them
 * @returns `undecided` where both columns have SKUs of the shop, or none has
 */
export async function tryColumns(
  file: NumberFile,
  attempt: (rows: NumberFile['rows']) => Promise<ImportResult>,
): Promise<TriedFile | 'undecided'> {
  if (file.rows.length === 0) return { file, result: undefined }
  const result = await attempt(file.rows)
  if (!file.isOpen) return { file, result }
  const other = otherWayRound(file)
  const otherResult = await attempt(other.rows)
  const [isRight, isOtherRight] = [rightRows(result) > 0, rightRows(otherResult) > 0]
  if (isRight === isOtherRight) return 'undecided'
  return isRight ? { file, result } : { file: other, result: otherResult }
}
