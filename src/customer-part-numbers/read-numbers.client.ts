/** Reads a file of part numbers in the browser. */
import { fileSizeMessages } from '../platform/messages/file-sizes.ts'
import type { Sheet } from '../platform/files/table-file.client.ts'
import type { NumberFile } from './import-columns.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'
import { maxImportedRows } from './rules.ts'

/**
 * @returns the reason why it cannot be read, or its content; of a workbook, the first sheet with
 *   part numbers
 */
export async function readNumberFile(file: File): Promise<NumberFile | string> {
  const [{ isOpenFile, isWorkbookFile, parseDelimited, readTableFile }, { readNumbers }] =
    await Promise.all([
      import('../platform/files/table-file.client.ts'),
      import('./import-columns.ts'),
    ])
  const table = await readTableFile(file)
  if (table.kind === 'refused') return table.reason
  const sheets: readonly Pick<Sheet, 'rows' | 'unseen'>[] =
    table.kind === 'text' ? [{ rows: await parseDelimited(table.text) }] : table.sheets
  const [isOpen, isWorkbook] = await Promise.all([isOpenFile(file), isWorkbookFile(file)])
  const today = new Date().toISOString().slice(0, 10)
  const read = sheets
    .map(({ rows, unseen }) => readNumbers(rows, isOpen, !isWorkbook, today, unseen))
    .find(Boolean)
  if (!read) return messages.noColumns
  const count = read.rows.length + read.wrong.length
  if (count === 0) return messages.nothing
  return count > maxImportedRows ? fileSizeMessages.tooLong(maxImportedRows) : read
}
