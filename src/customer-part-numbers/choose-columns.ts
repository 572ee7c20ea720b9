/** Decides from the cells which column of a file of part numbers contains the shop's SKUs. */
import type { ImportResult } from './contract.ts'
import { otherWayRound, type NumberFile } from './import-columns.ts'

/**
 * A file with the result of importing it; `undefined` result: none of its rows is valid on its own.
 */
export type TriedFile = { readonly file: NumberFile; readonly result: ImportResult | undefined }

const rightRows = ({ counts }: ImportResult): number => counts.new + counts.changed + counts.same

/**
 * If the headings do not show which column has the SKUs, tries both columns.
 * @param attempt returns the result of importing the rows, without saving them
 * @returns `undecided` if both columns contain SKUs of the shop, or neither does
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
