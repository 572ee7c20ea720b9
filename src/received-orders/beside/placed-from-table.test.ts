/** Which tables are placed without a person: only those that say nothing beside their lines. */
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFile } from '../read-file.server.ts'

/** What a file says beside what is read, as a person is told. */
async function saidBy(name: string, bytes: Uint8Array | string) {
  const read = await readFile(name, typeof bytes === 'string' ? strToU8(bytes) : bytes)
  return read.drafts.flatMap(({ unread = [], says }) => [...unread, ...(says?.file ?? [])])
}
const csv = (rows: string) => saidBy('order.csv', `Order\n\n${rows}\n`)

test.each([
  ['article and quantity', 'Article;Quantity\nHAM-16;24\nSAW-1;48'],
  ['the number of the line', 'Pos;Article;Quantity\n1;HAM-16;24\n2;SAW-1;48'],
  ['name, unit and price', 'SKU;Description;Qty;Unit;Price\nHAM-16;Claw hammer;24;pc;12.50'],
  ['German', 'Pos.;Artikelnummer;Bezeichnung;Menge;ME;Einzelpreis\n1;HAM-16;Hammer;24;Stk;12,50'],
  ['amounts of lines', 'SKU;Qty;Price;Amount\nHAM-16;24;12.50;300.00'],
  ['the currency of the shop', 'Article;Quantity;Price;Currency\nHAM-16;24;12.50;USD'],
  ['the same row twice', 'Article;Quantity\nHAM-16;24\nHAM-16;24'],
  ['an empty column', 'Article;Quantity;Remark\nHAM-16;24;\nSAW-1;48;'],
  ['no headings', 'HAM-16;24\nSAW-1;48'],
])('a table of %s says nothing beside its lines', async (_what, rows) => {
  expect(await csv(rows)).toEqual([])
})

test.each([
  ['Status', 'Article;Quantity;Status\nHAM-16;24;ok'],
  ['Ship to', 'Article;Quantity;Ship to\nHAM-16;24;Austin'],
  ['Remark', 'Article;Quantity;Remark\nHAM-16;24;only below 2 USD'],
  ['PE', 'Article;Quantity;PE\nHAM-16;24;12'],
  ['Discount', 'Article;Quantity;Discount\nHAM-16;24;5%'],
  ['Needed', 'Article;Quantity;Needed\nHAM-16;24;Jan'],
  ['Colour', 'Article;Quantity;Colour\nHAM-16;24;red'],
  ['x', 'Article;Quantity;x\nHAM-16;24;x'],
  ['Bestellen?', 'Article;Quantity;Bestellen?\nHAM-16;24;ja'],
  ['Alternative', 'Article;Quantity;Alternative\nHAM-16;24;SAW-1'],
  ['Multiplier', 'Article;Quantity;Multiplier\nHAM-16;24;2'],
  ['Replaces', 'Article;Quantity;Replaces\nHAM-16;24;SAW-1'],
  ['Currency', 'Article;Quantity;Currency\nHAM-16;24;EUR'],
  ['Packaging', 'Article;Quantity;Packaging\nHAM-16;24;case of 6'],
  ['Substitute allowed', 'Article;Quantity;Substitute allowed\nHAM-16;24;yes'],
  ['Delivered', 'Article;Quantity;Delivered\nHAM-16;24;24'],
  ['call first', 'Article;Quantity;\nHAM-16;24;call first'],
  ['Preis brutto', 'Artikel;Menge;Preis brutto\nHAM-16;24;12,50'],
  ['Total incl. VAT', 'SKU;Qty;Price;Total incl. VAT\nHAM-16;24;12.50;357.00'],
  ['Amount', 'SKU;Qty;Amount\nHAM-16;24;to agree'],
  ['Amount', 'SKU;Qty;Amount\nHAM-16;24;300.00 CHF'],
  ['Return qty', 'Article;Return qty\nHAM-16;24'],
  ['Cancelled qty', 'Article;Cancelled qty\nHAM-16;24'],
  ['Qty shipped', 'Article;Qty shipped\nHAM-16;24'],
  ['Quantity 2025', 'Article;Quantity 2025\nHAM-16;24'],
  ['Gutschrift Menge', 'Artikel;Gutschrift Menge\nHAM-16;24'],
  ['Menge/kg', 'Artikel;Menge/kg\nHAM-16;24'],
  ['Jan', 'Article;Jan\nHAM-16;24'],
  ['Article Stock', 'Article;Stock\nHAM-16;24'],
  ['Forecast', 'Article;Forecast\nHAM-16;24'],
  ['Article Minimum', 'Article;Minimum\nHAM-16;24'],
  ['Artikel Verkauft', 'Artikel;Verkauft\nHAM-16;24'],
  ['Article Dallas', 'Article;Dallas\nHAM-16;24'],
  ['Delivered', 'Article;Quantity\nHAM-16;24\n\nArticle;Delivered\nSAW-1;48'],
  ['Proforma invoice', 'Proforma invoice\nArtikel;Menge\nHAM-16;24'],
  ['Delivery: 15 January 2027', 'Delivery: 15 January 2027\nArticle;Quantity\nHAM-16;24'],
  ['Alternativ', 'Article;Quantity\nHAM-16;24\nAlternativ\nSAW-1;48'],
  ['Already delivered', 'Article;Quantity\nHAM-16;24\nAlready delivered\nSAW-1;48'],
  ['Next year', 'Article;Quantity\nHAM-16;24\nNext year\nSAW-1;48'],
  ['Backorder', 'Article;Quantity;\nHAM-16;24;\n;;Backorder\nSAW-1;48;'],
  ['Return to supplier', 'Return to supplier;\nArticle;Quantity\nHAM-16;24'],
  ['Delivery only after 15 Jan', 'Article;Quantity\nHAM-16;24\nDelivery only after 15 Jan;'],
  ['red = cancelled', 'Article;Quantity\nHAM-16;24\n\nred = cancelled'],
])('additional content of a table is reported: %s', async (said, rows) => {
  expect((await csv(rows)).join('\n')).toContain(said)
})

test('an amount of a line is its price where it says none', async () => {
  const { drafts } = await readFile('order.csv', strToU8('SKU;Qty;Amount\nHAM-16;24;300.00\n'))
  expect(drafts[0]?.lines).toMatchObject([{ amount: '300', price: '300', priceQuantity: '24' }])
})

const cell = (at: string, value: string | number, style = 0) =>
  typeof value === 'number'
    ? `<c r="${at}" s="${style}"><v>${value}</v></c>`
    : `<c r="${at}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`
type Book = {
  readonly sheet?: string
  readonly format?: string
  readonly font?: string
  readonly fill?: string
  readonly article?: string
  readonly dxf?: string
  readonly tail?: string
  readonly files?: Readonly<Record<string, string>>
}

/** A workbook of one order; the quantity has the second style. */
const workbook = ({
  sheet = 'Sheet1',
  format = '0',
  font = '',
  fill = '',
  article = '<t>HAM-16</t>',
  dxf = '',
  tail = '',
  files = {},
}: Book) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook><sheets><sheet name="${sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><fonts><font/><font>${font}</font></fonts><fills><fill/><fill><patternFill patternType="solid">${fill}</patternFill></fill></fills><cellXfs><xf numFmtId="0" fontId="0" fillId="0"/><xf numFmtId="164" fontId="1" fillId="1"/></cellXfs><dxfs><dxf>${dxf}</dxf></dxfs></styleSheet>`,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'Article')}${cell('B1', 'Quantity')}</row><row r="2"><c r="A2" t="inlineStr"><is>${article}</is></c>${cell('B2', 24, 1)}</row></sheetData>${tail}</worksheet>`,
        ...files,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  )
/** A rule that makes cells look so. */
const condition = (dxf: string): Book => ({
  dxf,
  tail: '<conditionalFormatting sqref="A2:B9"><cfRule type="expression" dxfId="0" priority="1"><formula>$B2=24</formula></cfRule></conditionalFormatting>',
})
const saidByBook = (book: Book) => saidBy('order.xlsx', workbook(book))

test.each<[string, Book]>([
  ['plain', {}],
  ['with the sheet of an order', { sheet: 'Bestellung' }],
  [
    'with page numbers',
    { tail: '<headerFooter><oddFooter>&amp;CPage &amp;P</oddFooter></headerFooter>' },
  ],
  ['with thousands', { format: '#,##0' }],
  ['with a condition that colors', condition('<font><color rgb="FFFF0000"/></font>')],
  ['in black', { font: '<color rgb="FF000000"/>' }],
  ['in white on blue', { font: '<color theme="0"/>', fill: '<fgColor rgb="FF102030"/>' }],
  [
    'partly bold',
    { article: '<r><rPr><b/><color theme="1"/></rPr><t>HAM-</t></r><r><t>16</t></r>' },
  ],
])('a workbook that is %s says nothing beside its lines', async (_what, book) => {
  expect(await saidByBook(book)).toEqual([])
})

test.each<[string, Book]>([
  [
    'only 12 please',
    {
      files: {
        'xl/comments1.xml':
          '<comments><commentList><comment ref="B2"><text><t>only 12 please</t></text></comment></commentList></comments>',
      },
    },
  ],
  [
    'Do not ship',
    {
      files: {
        'xl/drawings/drawing1.xml':
          '<xdr:wsDr><a:p><a:r><a:t>Do not ship</a:t></a:r></a:p></xdr:wsDr>',
      },
    },
  ],
  ['ANFRAGE', { tail: '<headerFooter><oddHeader>&amp;CANFRAGE</oddHeader></headerFooter>' }],
  ['Anfrage', { sheet: 'Anfrage' }],
  ['Storno', { sheet: 'Storno' }],
  ['B2', { format: '0&quot; dz&quot;' }],
  ['B2', { format: '0,' }],
  ['B2', { format: '0%' }],
  ['B2', { format: ';;;' }],
  ['B2', { font: '<color rgb="00FFFFFF"/>' }],
  ['B2', { font: '<strike/>' }],
  ['B2', { font: '<color rgb="FFFAFAFA"/>' }],
  ['B2', { font: '<sz val="1"/>' }],
  ['B2', { format: '[White]0' }],
  ['A2:B9', condition('<font><strike/></font>')],
  ['A2:B9', condition('<font><color rgb="FFFFFFFF"/></font>')],
  ['A2:B9', condition('<numFmt numFmtId="165" formatCode=";;;"/>')],
  ['B2', { font: '<color theme="4"/>', fill: '<fgColor theme="4"/>' }],
  ['B2', { font: '<color rgb="FF102030"/>', fill: '<fgColor rgb="FF102030"/>' }],
  ['A2', { article: '<r><t>HAM-1</t></r><r><rPr><strike/></rPr><t>7</t></r><r><t>6</t></r>' }],
  ['A2', { article: '<r><t>HAM-16</t></r><r><rPr><color theme="0"/></rPr><t>0</t></r>' }],
])('additional content of a workbook is reported: %s', async (said, book) => {
  expect((await saidByBook(book)).join('\n')).toContain(said)
})

test('formats of an old workbook, comments and formats of an OpenDocument one are named', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Article', 'Quantity'],
    ['HAM-16', 24],
  ])
  const xls = (format: string) => {
    Object.assign(sheet['B2'] ?? {}, { z: format })
    const book = { SheetNames: ['Sheet1'], Sheets: { Sheet1: sheet } }
    return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
  }
  expect(await saidBy('order.xls', xls('0'))).toEqual([])
  expect(await saidBy('order.xls', xls('0" dz"'))).toEqual(['the format of B2 (0" dz")'])
  const text = (value: string) =>
    `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
  const ods = (shown: string, comment = '') =>
    zipSync({
      'content.xml': strToU8(
        `<office:document-content><office:spreadsheet><table:table table:name="Sheet1"><table:table-row>${text('Article')}${text('Quantity')}</table:table-row><table:table-row>${text('HAM-16')}<table:table-cell office:value-type="float" office:value="24">${comment}<text:p>${shown}</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:document-content>`,
      ),
    })
  const comment =
    '<office:annotation><dc:creator>Celia</dc:creator><text:p>only 12 please</text:p></office:annotation>'
  expect(await saidBy('order.ods', ods('24'))).toEqual([])
  expect(await saidBy('order.ods', ods('24 dz'))).toEqual(['the format of B2 (24 dz)'])
  expect(await saidBy('order.ods', ods('24', comment))).toEqual(['only 12 please'])
})

/** Words of which none is known to be harmless. */
const word = fc.stringMatching(/^[b-z]{3,8}q[b-z]{2}$/)

test('anything that is added to an order with only lines is reported', async () => {
  await fc.assert(
    fc.asyncProperty(
      word,
      fc.constantFrom('column', 'row', 'title', 'sheet', 'comment', 'header'),
      async (added, where) => {
        const said =
          where === 'column'
            ? await csv(`Article;Quantity;${added}\nHAM-16;24;${added}`)
            : where === 'row'
              ? await csv(`Article;Quantity\nHAM-16;24\n${added}`)
              : where === 'title'
                ? await csv(`${added}\nArticle;Quantity\nHAM-16;24`)
                : await saidByBook(
                    where === 'sheet'
                      ? { sheet: added }
                      : where === 'header'
                        ? {
                            tail: `<headerFooter><oddHeader>&amp;C${added}</oddHeader></headerFooter>`,
                          }
                        : {
                            files: {
                              'xl/comments1.xml': `<comments><comment><text><t>${added}</t></text></comment></comments>`,
                            },
                          },
                  )
        expect(said.join('\n')).toContain(added)
      },
    ),
    { numRuns: 60 },
  )
})
