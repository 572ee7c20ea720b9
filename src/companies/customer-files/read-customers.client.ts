/** Reads a customer file in the browser. */
import type { ImportFile } from './import-columns.ts'
import type { Sheet } from '../../platform/files/table-file.client.ts'
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
  const [{ isOpenFile, isWorkbookFile, parseDelimited, readTableFile }, { readImport }] =
    await Promise.all([
      import('../../platform/files/table-file.client.ts'),
      import('./import-columns.ts'),
    ])
  const table = await readTableFile(file)
  if (table.kind === 'refused') return table.reason
  const sheets: readonly Sheet[] =
    table.kind === 'text' ? [{ name: '', rows: await parseDelimited(table.text) }] : table.sheets
  // Rows are counted first: comparing too many would freeze the page.
  const short = sheets.filter(({ rows }) => countFilled(rows) <= maxImportFileRows + maxTitleRows)
  if (short.length === 0) return sizeMessages.tooLong(maxImportFileRows)
  const [isOpen, isWorkbook] = await Promise.all([isOpenFile(file), isWorkbookFile(file)])
  const today = new Date().toISOString().slice(0, 10)
  const found = short.flatMap(({ name, rows, unseen, currencies }) => {
    const read = readImport(rows, priceLists, isOpen, !isWorkbook, { today, unseen, currencies })
    return read ? [{ read, name }] : []
  })
  const { read, name } = found.find((sheet) => !isOfSuppliers(sheet.name)) ?? found[0] ?? {}
  if (!read || name === undefined) return messages.noCompany
  const others = found.flatMap((sheet) => (sheet.name === name ? [] : [sheet.name]))
  const count = read.rows.length + read.wrong.length
  if (count === 0) return messages.nothing
  if (count > maxImportFileRows) return sizeMessages.tooLong(maxImportFileRows)
  const asked = others.map((other) => ({ line: 1, why: messages.otherSheet(name, other) }))
  return { ...read, wrong: [...asked, ...read.wrong] }
}

/** Names of sheets whose companies are not customers. */
const isOfSuppliers = (name: string): boolean =>
  /suppl|vendor|liefer|kreditor|fourniss|proveed|fornit|leveranc|dostaw|dodavat|szallit/i.test(name)

/** The number of rows above and below the customers of a file: titles, headings, sums. */
const maxTitleRows = 100
const countFilled = (rows: readonly (readonly string[])[]): number =>
  rows.filter((row) => row.some((cell) => cell.trim() !== '')).length
