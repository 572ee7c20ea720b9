/**
 * XML spreadsheets of Excel 2003 and flat ODS are read like workbooks: values, formatting, hidden
 * parts.
 */
import { expect, test } from 'vitest'
import { readRows, readTable } from '../read-table.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

type Book = { readonly styles?: string; readonly rows: string; readonly after?: string }
const book = ({ styles = '', rows, after = '' }: Book): Uint8Array =>
  bytesOf(
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel"><Styles>${styles}</Styles><Worksheet ss:Name="Order"><Table>${rows}</Table>${after}</Worksheet></Workbook>`,
  )
const cell = (value: string | number, attributes = '', more = ''): string =>
  `<Cell ${attributes}><Data ss:Type="${typeof value === 'number' ? 'Number' : 'String'}">${value}</Data>${more}</Cell>`
const row = (cells: string, attributes = ''): string => `<Row ${attributes}>${cells}</Row>`
const head = row(cell('SKU') + cell('Qty'))
const lineOf = (sku: string, quantity: number, style = '', attributes = '') =>
  row(cell(sku, style) + cell(quantity, style), attributes)

test('values stand where their cells say, as they are shown', async () => {
  const rows =
    '<ss:Row>' +
    cell('SKU') +
    cell('Qty', 'ss:Index="3"') +
    '</ss:Row>' +
    row(
      cell('A &amp; B &gt; C') + cell(12.5, 'ss:Index="3"') + cell('=x', 'ss:HRef="a>b"'),
      'ss:Index="3"',
    ) +
    row(
      cell(42, 'ss:StyleID="code"') +
        '<Cell/><Cell><Data ss:Type="DateTime">2026-12-10T00:00:00.000</Data></Cell>',
    )
  const styles = '<Style ss:ID="code"><NumberFormat ss:Format="00000"/></Style>'
  expect((await readRows('order.xml', book({ styles, rows }))).rows).toEqual([
    ['SKU', '', 'Qty'],
    [],
    ['A & B > C', '', 12.5, '=x'],
    ['00042', '', '2026-12-10'],
  ])
})

test('cells that are struck out, tiny, in the color of the cell or shown with words are named', async () => {
  const styles = [
    ['s1', '<Font ss:StrikeThrough="1"/>'],
    ['s2', '<Font ss:Size="1"/>'],
    ['s3', '<Font ss:Color="#FFFFFF"/>'],
    ['s4', '<NumberFormat ss:Format="0&quot; dozen&quot;"/>'],
  ]
    .map(([id, inner]) => `<Style ss:ID="${id}">${inner}</Style>`)
    .join('')
  const of = (style: string, at: number) => lineOf(`A-${at}`, at, `ss:StyleID="${style}"`)
  const rows = `${head}${['s1', 's2', 's3', 's4', 's5'].map(of).join('')}`
  const part = row(
    `<Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><S>A-8</S> A-9</ss:Data></Cell>${cell(9)}`,
  )
  const { otherwise } = await readRows('order.xls', book({ styles, rows: rows + part }))
  expect([...new Set(otherwise.map(({ from }) => from))]).toEqual([1, 2, 3, 4, 6])
})

test('a style has the look of the one that it is based on', async () => {
  const styles =
    '<Style ss:ID="Default"/><Style ss:ID="a"><Font ss:StrikeThrough="1"/></Style><Style ss:ID="b" ss:Parent="a"><Font ss:Bold="1"/></Style>'
  const rows =
    head + lineOf('A-1', 1, 'ss:StyleID="b"') + row(cell('A-2') + cell(2), 'ss:StyleID="a"')
  const { otherwise } = await readRows('order.xls', book({ styles, rows }))
  expect(otherwise.map(({ from }) => from)).toEqual([1, 2])
})

test('colors, comments, footers, hidden rows, columns and other sheets are known', async () => {
  const styles = '<Style ss:ID="red"><Interior ss:Color="#FF0000" ss:Pattern="Solid"/></Style>'
  const comment = '<Comment ss:Author="Bob"><ss:Data><B>Bob:</B>&#10;not these</ss:Data></Comment>'
  const rows = [
    '<Column ss:Width="60"/><Column ss:Index="3" ss:Hidden="1" ss:Span="1"/>',
    head,
    lineOf('A-1', 1, 'ss:StyleID="red"'),
    lineOf('A-2', 2, '', 'ss:Hidden="1"'),
    lineOf('A-3', 3, '', 'ss:Height="0"'),
    row(cell('A-4') + cell(4, '', comment)),
  ].join('')
  const after =
    '<WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><PageSetup><Footer x:Data="&amp;CNot an order"/></PageSetup></WorksheetOptions></Worksheet><Worksheet ss:Name="Dallas"><Table><Row><Cell><Data ss:Type="String">x</Data></Cell></Row></Table>'
  const read = await readRows('order.xls', book({ styles, rows, after }))
  expect(read.colored.map(({ row: at, column }) => [at, column])).toEqual([
    [1, 0],
    [1, 1],
  ])
  expect(read.says).toEqual(['not these', 'Not an order'])
  expect([[...read.hidden.rows], [...read.hidden.columns]]).toEqual([
    [2, 3],
    [2, 3],
  ])
  expect([read.sheet, read.otherSheets]).toEqual(['Order', ['Dallas']])
})

test('a hidden sheet is not the list, and a rule that strikes out is named', async () => {
  const hidden = '<x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions>'
  const after = `${hidden}</Worksheet><Worksheet ss:Name="Seen"><Table>${head}${lineOf('A-1', 1)}</Table><ConditionalFormatting xmlns="urn:schemas-microsoft-com:office:excel"><Range>R2C1</Range><Condition><Format Style="text-line-through:single"/></Condition></ConditionalFormatting>`
  const rows = head + lineOf('A-7', 7) + lineOf('A-8', 8)
  const read = await readRows('order.xls', book({ rows, after }))
  expect([read.sheet, read.asides.length]).toEqual(['Seen', 1])
  expect(read.asides[0]).toContain('R2C1')
})

test('rows and columns without end are refused or left out', async () => {
  const far = row(cell('A-1'), 'ss:Index="999999999"')
  await expect(readRows('order.xls', book({ rows: far }))).rejects.toThrow(/rows/)
  const wide = row(cell('A-1', 'ss:Index="999999999"') + cell('A-2'))
  expect((await readRows('order.xls', book({ rows: head + wide }))).rows).toEqual([['SKU', 'Qty']])
})

test('as a list of tools it is read as well', async () => {
  const rows =
    row(cell('SKU') + cell('Name') + cell('Price')) + row(cell('A-1') + cell('Saw') + cell(12.5))
  const { headings, rows: read } = await readTable('list.xls', book({ rows }))
  expect(headings).toEqual(['SKU', 'Name', 'Price'])
  expect(read.map(({ cells }) => cells)).toEqual([['A-1', 'Saw', 12.5]])
})
