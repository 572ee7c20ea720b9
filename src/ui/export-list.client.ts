/** The rows of a list as a file: CSV, or a workbook with one sheet. */
import { Zip, ZipDeflate, strToU8, ZipPassThrough } from 'fflate'
import { csvLines } from '../platform/files/csv.ts'
import type { ExportCell } from './export-cells.ts'
import { sheetEnd, sheetRows, sheetStart, workbookParts } from '../platform/files/xlsx.ts'

export type ExportFormat = 'csv' | 'xlsx'

/**
 * The rows as a file. Only the file's parts are kept in memory; those of a workbook are compressed.
 */
export async function exportFile(
  format: ExportFormat,
  pages: AsyncIterable<readonly (readonly ExportCell[])[]>,
  onRows: (rows: number) => void = () => undefined,
): Promise<Blob> {
  let rows = -1
  const counted = async function* () {
    for await (const page of pages) {
      yield page
      rows += page.length
      onRows(rows)
    }
  }
  return format === 'csv' ? csvFile(counted()) : workbookFile(counted())
}

/** The byte order mark, by which spreadsheets recognize UTF-8. */
async function csvFile(pages: AsyncIterable<readonly (readonly ExportCell[])[]>): Promise<Blob> {
  const parts: string[] = ['\uFEFF']
  for await (const page of pages) parts.push(csvLines(page))
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

async function workbookFile(
  pages: AsyncIterable<readonly (readonly ExportCell[])[]>,
): Promise<Blob> {
  const parts: BlobPart[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    parts.push(bytes.slice())
  })
  for (const [name, text] of workbookParts) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(strToU8(text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  sheet.push(strToU8(sheetStart))
  let first = 1
  for await (const page of pages) {
    sheet.push(strToU8(sheetRows(page, first)))
    first += page.length
  }
  sheet.push(strToU8(sheetEnd), true)
  zip.end()
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return new Blob(parts, { type })
}
