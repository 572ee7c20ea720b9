/**
 * Rows of a text with more cells than the list has columns: 'A-1,Hammer,12,50,6' is a price of 12.50
 * that its comma tore apart, and 12 would be a wrong price. Pure.
 */
import type { Finding } from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { isEmptyCell, type Row } from '../../../packages/file-reader/tables/table.ts'

type TextList = {
  readonly isText?: boolean
  readonly headings: readonly string[]
  readonly mapping: { readonly columns: readonly string[] }
}

/** What stands behind the last column that has a name or is used, where it has a digit. */
export function tornErrors({ isText = false, headings, mapping }: TextList, cells: Row): Finding[] {
  const last = headings.findLastIndex(
    (heading, column) => heading !== '' || (mapping.columns[column] ?? '') !== '',
  )
  const beyond = cells.slice(last + 1).find((cell) => !isEmptyCell(cell) && /\d/.test(String(cell)))
  return isText && headings.some(Boolean) && beyond !== undefined
    ? [{ field: '', why: messages.why.torn(String(beyond).slice(0, 40)) }]
    : []
}
