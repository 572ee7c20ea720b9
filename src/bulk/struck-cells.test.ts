/** Cells of a workbook that nobody reads as values: struck out, in white letters, or so by a condition. */
import { CFB, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { useLists } from './test-lists.ts'

const lists = useLists()

const asked = expect.stringContaining('struck out')
type Styled = readonly [value: string | number, style?: number]

/** The styles: plain, struck out, white on white, white on black; and one of conditions that strikes out. */
const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts><font><sz val="11"/></font><font><strike/><sz val="11"/></font><font><sz val="11"/><color rgb="FFFFFFFF"/></font></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF000000"/></patternFill></fill></fills><cellXfs><xf numFmtId="0" fontId="0" fillId="0"/><xf numFmtId="0" fontId="1" fillId="0"/><xf numFmtId="0" fontId="2" fillId="0"/><xf numFmtId="0" fontId="2" fillId="1"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>`

function xlsx(rows: readonly (readonly Styled[])[], tail = ''): Uint8Array {
  const cell = ([value, style = 0]: Styled) =>
    typeof value === 'number'
      ? `<c s="${style}"><v>${value}</v></c>`
      : `<c s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((row) => `<row>${row.map(cell).join('')}</row>`)
    .join('')}</sheetData>${tail}</worksheet>`
  const files = {
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="P" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/styles.xml': styles,
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  )
}

test('in XLSX a row with a cell that is struck out or white is asked about', async () => {
  const file = xlsx([
    [['SKU'], ['Name'], ['Price']],
    [['A-1'], ['Hammer'], [8.5, 1]],
    [['A-2', 1], ['Saw', 1], [9.5]],
    [['A-3'], ['Bit'], [7.5, 2]],
    [['A-4'], ['Chisel'], [6.5, 3]],
  ])
  const rows = { 'A-1': { asked }, 'A-2': { asked }, 'A-3': { asked }, 'A-4': { asked: '' } }
  expect(await lists.priced(file, 'prices.xlsx')).toMatchObject(rows)
  expect(await lists.imported(file, 'list.xlsx')).toMatchObject(rows)
})

test('a condition that strikes out asks about the rows of its range', async () => {
  const file = xlsx(
    [
      [['SKU'], ['Name'], ['Price']],
      [['A-1'], ['Hammer'], [8.5]],
      [['A-2'], ['Saw'], [9.5]],
      [['A-3'], ['Bit'], [7.5]],
    ],
    '<conditionalFormatting sqref="A2:C2 C4"><cfRule type="expression" dxfId="0"><formula>TRUE</formula></cfRule></conditionalFormatting>',
  )
  expect(await lists.priced(file, 'prices.xlsx')).toMatchObject({
    'A-1': { asked },
    'A-2': { asked: '' },
    'A-3': { asked },
  })
})

test('more than twenty such rows are all asked about', async () => {
  const rows = Array.from({ length: 30 }, (_, index): Styled[] => [
    [`N-${index}`],
    ['Bit'],
    [8.5, 1],
  ])
  const read = await lists.imported(xlsx([[['SKU'], ['Name'], ['Price']], ...rows]), 'list.xlsx')
  expect(Object.values(read)).toHaveLength(30)
  for (const row of Object.values(read)) expect(row).toMatchObject({ asked })
})

test('an old price may be struck out beside the one that counts', async () => {
  const file = xlsx([
    [['SKU'], ['Old price'], ['New price']],
    [['A-1'], [9.5, 1], [8.5]],
    [['A-2'], [9.5], [8.5, 1]],
  ])
  expect(await lists.priced(file, 'prices.xlsx')).toMatchObject({
    'A-1': { price: 850, asked: '' },
    'A-2': { asked },
  })
})

test('in XLS what is struck out is asked about', async () => {
  const cells = { A1: 'SKU', B1: 'Price', A2: 'A-1', B2: 8.5 }
  const sheet = Object.fromEntries(
    Object.entries(cells).map(([name, v]) => [name, { t: typeof v === 'string' ? 's' : 'n', v }]),
  )
  const book = { SheetNames: ['P'], Sheets: { P: { '!ref': 'A1:B2', ...sheet } } }
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'biff8' })
  const file = CFB.read(new Uint8Array(bytes), { type: 'buffer' })
  const stream = CFB.find(file, 'Workbook').content
  // The bit of a font that strikes out: [MS-XLS] 2.4.122.
  for (let at = 0; at < stream.length; at += 4 + stream[at + 2] + stream[at + 3] * 256)
    if (stream[at] === 0x31 && stream[at + 1] === 0) stream[at + 6] |= 8
  const struck = new Uint8Array(Buffer.from(CFB.write(file, { type: 'buffer' })))
  expect(await lists.priced(new Uint8Array(bytes), 'prices.xls')).toMatchObject({
    'A-1': { asked: '' },
  })
  expect(await lists.priced(struck, 'prices.xls')).toMatchObject({ 'A-1': { asked } })
})

test('in ODS what is struck out is asked about', async () => {
  const cell = (text: string, style = 'plain') =>
    `<table:table-cell table:style-name="${style}" office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const rows = [
    cell('SKU') + cell('Price'),
    cell('A-1') + cell('8.50', 'gone'),
    cell('A-2') + cell('9.50'),
  ]
  const content = `<office:document-content><office:automatic-styles><style:style style:name="plain" style:family="table-cell"/><style:style style:name="gone" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="P">${rows
    .map((row) => `<table:table-row>${row}</table:table-row>`)
    .join('')}</table:table></office:spreadsheet></office:body></office:document-content>`
  const file = zipSync({ 'content.xml': strToU8(content) })
  expect(await lists.priced(file, 'prices.ods')).toMatchObject({
    'A-1': { asked },
    'A-2': { asked: '' },
  })
})
