/** Reads a customer file in the browser. */
import type { ImportFile } from './import-columns.ts'
import { maxImportFileRows } from '../invitation-rules.ts'
import { fileSizeMessages as sizeMessages } from '../../platform/messages/file-sizes.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

type PriceLists = readonly { readonly id: string; readonly name: string }[]

/**
 * @returns the error if it cannot be read, or its content: of a workbook, the first sheet with
 *   customers
 */
export async function readCustomers(
  file: File,
  priceLists: PriceLists,
): Promise<ImportFile | string> {
  const [{ isOpenFile, isWorkbookFile, readSheets }, { readImport }] = await Promise.all([
    import('../../platform/files/table-file.client.ts'),
    import('./import-columns.ts'),
  ])
  const sheets = await readSheets(file)
  if (typeof sheets === 'string') return sheets
  // Rows are counted first: comparing too many would freeze the page.
  const short = sheets.filter((rows) => countFilled(rows) <= maxImportFileRows + maxTitleRows)
  if (short.length === 0) return sizeMessages.tooLong(maxImportFileRows)
  const [isOpen, isWorkbook] = await Promise.all([isOpenFile(file), isWorkbookFile(file)])
  const read = short.map((rows) => readImport(rows, priceLists, isOpen, !isWorkbook)).find(Boolean)
  if (!read) return messages.noCompany
  const count = read.rows.length + read.wrong.length
  if (count === 0) return messages.nothing
  return count > maxImportFileRows ? sizeMessages.tooLong(maxImportFileRows) : read
}

/** The number of rows above and below the customers of a file: titles, headings, sums. */
const maxTitleRows = 100
const countFilled = (rows: readonly (readonly string[])[]): number =>
  rows.filter((row) => row.some((cell) => cell.trim() !== '')).length
