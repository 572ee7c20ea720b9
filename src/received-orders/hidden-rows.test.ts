/** Rows and columns that a workbook does not show order nothing before a person has looked at them. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from './read-file.server.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'

type Sheet = {
  readonly state?: string
  readonly cols?: string
  readonly rows: string
  /** The names of ranges in the workbook. */
  readonly names?: string
}
const sheetXml = ({ cols = '', rows }: Sheet): Uint8Array =>
  strToU8(`<worksheet xmlns="${main}">${cols}<sheetData>${rows}</sheetData></worksheet>`)
const xlsx = (...sheets: readonly Sheet[]): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
        .map(
          ({ state = 'visible' }, index) =>
            `<sheet name="S${index}" sheetId="${index + 1}" state="${state}" r:id="r${index}"/>`,
        )
        .join(
          '',
        )}</sheets><definedNames>${sheets.map(({ names = '' }) => names).join('')}</definedNames></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packaged}">${sheets
        .map(
          (_, index) =>
            `<Relationship Id="r${index}" Type="${office}/worksheet" Target="worksheets/s${index}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/s${index}.xml`, sheetXml(sheet)]),
    ),
  })
const row = (cells: readonly (string | number)[], attributes = ''): string =>
  `<row ${attributes}>${cells
    .map((cell) =>
      typeof cell === 'number'
        ? `<c><v>${cell}</v></c>`
        : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    .join('')}</row>`

async function linesOf(bytes: Uint8Array, name = 'order.xlsx') {
  const [draft] = (await readFile(name, bytes)).drafts
  return draft?.lines.map(({ sellerNumber, quantity, doubt }) => [
    sellerNumber,
    quantity,
    ...(doubt ? [doubt.kind, doubt.text] : []),
  ])
}

test('a row hidden by a filter needs a decision, even if a visible row is the same', async () => {
  const rows = [
    row(['SKU', 'Qty']),
    row(['HAM-16', 12]),
    row(['SAW-1', 5], 'hidden="1"'),
    row(['']),
    row(['NUT-8', 48]),
    row(['HAM-16', 12], 'hidden="1"'),
  ]
  expect(await linesOf(xlsx({ rows: rows.join('') }))).toEqual([
    ['HAM-16', '12'],
    ['SAW-1', '5', 'hidden-row', 'SAW-1 5'],
    ['NUT-8', '48'],
    ['HAM-16', '12', 'hidden-row', 'HAM-16 12'],
  ])
})
test.each([
  ['hidden="1"', 'that is hidden'],
  ['width="0" customWidth="1"', 'without a width'],
])('a column of quantities with %s is asked about: %s', async (attributes) => {
  const rows = `${row(['SKU', 'Qty', 'Name'])}${row(['HAM-16', 12, 'Hammer'])}`
  const cols = (column: number) =>
    `<cols><col min="${column}" max="${column}" ${attributes}/></cols>`
  expect(await linesOf(xlsx({ rows, cols: cols(2) }))).toEqual([
    ['HAM-16', '12', 'hidden-column', 'Qty'],
  ])
  expect(await linesOf(xlsx({ rows, cols: cols(3) }))).toEqual([['HAM-16', '12']])
})
test('the visible sheet is read, and a longer hidden sheet is reported', async () => {
  const shown = `${row(['SKU', 'Qty'])}${row(['HAM-16', 12])}`
  const hidden = `${shown}${row(['SAW-1', 5])}${row(['NUT-8', 48])}`
  const bytes = xlsx({ rows: hidden, state: 'hidden' }, { rows: shown })
  expect(await linesOf(bytes)).toEqual([['HAM-16', '12']])
  const [draft] = (await readFile('order.xlsx', bytes)).drafts
  expect(draft?.otherSheets).toEqual(['S0'])
})
test('in an OpenDocument workbook hidden rows and columns are known, too', async () => {
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
  const ods = (columns: string) =>
    zipSync({
      'content.xml': strToU8(
        `<office:document-content><office:spreadsheet><table:table table:name="A">${columns}<table:table-row>${cell('SKU')}${cell('Qty')}</table:table-row><table:table-row>${cell('HAM-16')}${cell('12')}</table:table-row><table:table-row table:visibility="filter">${cell('SAW-1')}${cell('5')}</table:table-row></table:table></office:spreadsheet></office:document-content>`,
      ),
    })
  expect(await linesOf(ods('<table:table-column table:number-columns-repeated="2"/>'))).toEqual([
    ['HAM-16', '12'],
    ['SAW-1', '5', 'hidden-row', 'SAW-1 5'],
  ])
  const hidden = '<table:table-column/><table:table-column table:visibility="collapse"/>'
  expect((await linesOf(ods(hidden)))?.[0]).toEqual(['HAM-16', '12', 'hidden-column', 'Qty'])
})

test.each([
  '<tr style="display:none"><td>SAW-1</td><td>5</td></tr>',
  '<tr hidden><td>SAW-1<td>5',
  '<tr class="gone"><td>SAW-1</td><td>5</td></tr>',
])('in an HTML table, a row that is not shown is asked about: %s', async (unshown) => {
  const html = `<style>.gone { display: none }</style><table><tr><td>SKU</td><td>Qty</td></tr>${unshown}<tr><td>HAM-16</td><td>12</td></tr><tr height=0 style='display:none'><td width=64></td></tr></table>`
  for (const name of ['order.xls', 'order.html'])
    expect(await linesOf(strToU8(html), name)).toEqual([
      ['SAW-1', '5', 'hidden-row', 'SAW-1 5'],
      ['HAM-16', '12'],
    ])
})

const printed = [
  ['HAM-16', '12'],
  ['SAW-1', '5', 'unprinted'],
]
const kindsOf = (lines: Awaited<ReturnType<typeof linesOf>>) =>
  lines?.map(([sku, quantity, ...doubt]) => [sku, quantity, ...doubt.slice(0, 1)])

test.each(["'My sheet, 1'!$A$1:$B$2", 'S0!$A$2:$B$2,S0!$A$9:$B$10', 'S0!$A$1:$B$2 S0!$A$5:$B$6'])(
  'a row of a workbook outside the print area %s is asked about',
  async (area) => {
    const rows = `${row(['SKU', 'Qty'])}${row(['HAM-16', 12])}${row(['SAW-1', 5])}`
    const name = `<definedName name="_xlnm.Print_Area" localSheetId="0">${area}</definedName>`
    expect(kindsOf(await linesOf(xlsx({ rows, names: name })))).toEqual(printed)
    const other = name.replace('="0"', '="1"')
    expect(await linesOf(xlsx({ rows, names: other }))).toEqual([
      ['HAM-16', '12'],
      ['SAW-1', '5'],
    ])
  },
)

test('the print areas of OpenDocument and of Excel 2003 are known, too', async () => {
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
  const ofOds = (...cells: string[]) =>
    `<table:table-row>${cells.map(cell).join('')}</table:table-row>`
  const ods = `<office:document-content><office:spreadsheet><table:table table:name="A" table:print-ranges="A.A1:A.B2">${ofOds('SKU', 'Qty')}${ofOds('HAM-16', '12')}${ofOds('SAW-1', '5')}</table:table></office:spreadsheet></office:document-content>`
  expect(kindsOf(await linesOf(zipSync({ 'content.xml': strToU8(ods) })))).toEqual(printed)
  const ofXml = (sku: string, quantity: string) =>
    `<Row><Cell><Data ss:Type="String">${sku}</Data></Cell><Cell><Data ss:Type="String">${quantity}</Data></Cell></Row>`
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Names><NamedRange ss:Name="Print_Area" ss:RefersTo="=A!R1C1:R2C2"/></Names><Table>${ofXml('SKU', 'Qty')}${ofXml('HAM-16', '12')}${ofXml('SAW-1', '5')}</Table></Worksheet></Workbook>`
  expect(kindsOf(await linesOf(strToU8(xml), 'order.xls'))).toEqual(printed)
})

test('a quantity over several rows of HTML is the quantity of none of them', async () => {
  const html =
    '<table><tr><th>SKU<th>Qty<th>Price<tr><td>HAM-16<td rowspan="2">24<td>7.00<tr><td>SAW-1<td>8.00</table>'
  const lines = await linesOf(new TextEncoder().encode(html), 'order.html')
  expect(lines?.map(([sku, quantity]) => [sku, Number(quantity)])).toEqual([
    ['HAM-16', Number.NaN],
    ['SAW-1', Number.NaN],
  ])
})

test('a spreadsheet as a single XML is read as a workbook, whatever its name', async () => {
  const excel = (rows: string) =>
    strToU8(
      `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${rows}</Table></Worksheet></Workbook>`,
    )
  const line = (sku: string, quantity: number | string, hidden = '') =>
    `<Row ${hidden}><Cell><Data ss:Type="String">${sku}</Data></Cell><Cell><Data ss:Type="Number">${quantity}</Data></Cell></Row>`
  const rows = line('SKU', 'Qty') + line('HAM-16', 12) + line('SAW-1', 5, 'ss:Hidden="1"')
  const flat = strToU8(
    '<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>SKU</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Qty</text:p></table:table-cell></table:table-row><table:table-row table:visibility="filter"><table:table-cell office:value-type="string"><text:p>SAW-1</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="5"><text:p>5</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>',
  )
  for (const name of ['order.xml', 'order.xls', 'order'])
    expect(await linesOf(excel(rows), name)).toEqual([
      ['HAM-16', '12'],
      ['SAW-1', '5', 'hidden-row', 'SAW-1 5'],
    ])
  expect(await linesOf(flat, 'order.fods')).toEqual([['SAW-1', '5', 'hidden-row', 'SAW-1 5']])
})
