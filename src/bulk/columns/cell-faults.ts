/** Cells of workbooks that do not contain what they show. Pure. */
import { formulaWithoutValue, type Cell } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'

const spreadsheetError = /^#(?:REF|N\/A|VALUE|DIV\/0|NAME\?|NUM|NULL)!?$/i

/** Why the value of a cell is not known: a broken formula, or a number with too many digits. */
export function faultIn(cell: Cell): string | undefined {
  if (cell === formulaWithoutValue) return messages.why.noValue
  if (typeof cell === 'number')
    return Math.abs(cell) > Number.MAX_SAFE_INTEGER ? messages.why.inexact(String(cell)) : undefined
  return spreadsheetError.test(cell.trim()) ? messages.why.spreadsheetError(cell.trim()) : undefined
}
