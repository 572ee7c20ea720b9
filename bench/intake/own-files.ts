/** The bench's own orders: files beside it; workbooks and PDFs are made of their cells. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import PdfDocument from 'pdfkit'
import { pdfs, workbooks, type Cells } from './own-tables.ts'

export async function ownFile(name: string): Promise<Uint8Array> {
  const workbook = workbooks[name]
  if (workbook) return xlsx(workbook)
  const cells = pdfs[name]
  if (cells) return pdf(cells)
  return readFileSync(join(import.meta.dirname, 'own', name))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function xlsx(cells: Cells): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const relation = (type: string, target: string) =>
    strToU8(
      `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`,
    )
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
  const rows = cells.map((row, index) => {
    const inside = row.map((value, column) =>
      value === '' ? '' : cell(value, `${String.fromCodePoint(65 + column)}${index + 1}`),
    )
    return `<row r="${index + 1}">${inside.join('')}</row>`
  })
  return zipSync({
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Order" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  })
}

/** Points from the left at which the columns of a paper begin. */
const places = [40, 125, 220, 380, 440, 500]

async function pdf(cells: Cells): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => void document.on('end', resolve))
  document.fontSize(10)
  for (const [index, row] of cells.entries())
    for (const [column, text] of row.entries())
      document.text(String(text), places[column] ?? 40, 60 + index * 20, { lineBreak: false })
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
