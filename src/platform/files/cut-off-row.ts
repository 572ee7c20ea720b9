/** For files that are read in the browser: describes the row that may be cut off. Pure. */
import { cutOffIn } from '../../../packages/file-reader/tables/cut-off-row.ts'
import { cutOffMessages as messages } from '../messages/cut-off.ts'

type Table = readonly (readonly string[])[]

/** The question about a row whose last cell may be cut off; '' if cells are missing. */
export const cutOffSentence = (text: string): string =>
  text === '' ? messages.cells : messages.cell(text)

/**
 * @param isOpen whether the file is a text that ends without a line end
 * @param isAmount whether a column has amounts of money
 * @returns the row, numbered as in the file, and the question about it
 */
export function cutOffRow(
  table: Table,
  isOpen: boolean,
  isAmount: (column: number) => boolean = () => false,
): { readonly row: number; readonly why: string } | undefined {
  const rows = table.map((cells, index) => ({ row: index + 1, cells }))
  const found = isOpen ? cutOffIn(rows, isAmount) : undefined
  return found && { row: found.row, why: cutOffSentence(found.text) }
}
