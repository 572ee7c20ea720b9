/** Cells merged across several others: names of groups, values for several rows. */
import { write, type WorkSheet } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readRows, readTable } from '../read-table.ts'
import type { Cell, Row } from './table.ts'

/** A workbook with merged cells, by addresses such as 'A1:B2'. */
function workbook(rows: readonly Row[], merges: readonly string[], bookType: BookType): Uint8Array {
  const sheet: WorkSheet = { '!ref': `A1:${address(rows.length - 1, 9)}` }
  for (const [row, cells] of rows.entries())
    for (const [column, v] of cells.entries())
      if (v !== '') sheet[address(row, column)] = { t: typeof v === 'number' ? 'n' : 's', v }
  sheet['!merges'] = merges.map((text) => {
    const [s, e] = text.split(':').map(placeOf)
    return { s: s ?? { c: 0, r: 0 }, e: e ?? { c: 0, r: 0 } }
  })
  const book = { SheetNames: ['List'], Sheets: { List: sheet } }
  return new Uint8Array(Buffer.from(write(book, { type: 'buffer', bookType })))
}
type BookType = (typeof formats)[number]
const address = (row: number, column: number): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`
const placeOf = (text: string) => ({ c: text.charCodeAt(0) - 65, r: Number(text.slice(1)) - 1 })

/** XLSX, XLS, ODS, flat ODS and the XML of Excel 2003. */
const formats = ['xlsx', 'biff8', 'ods', 'fods', 'xlml'] as const
const nothing: Cell = ''

test.each(formats)('of names over columns and rows, each column has its own (%s)', async (type) => {
  const list = workbook(
    [
      ['Art.-Nr.', 'Bezeichnung', 'Preise', nothing, 'Lager'],
      [nothing, nothing, 'UVP', 'EK netto', nothing],
      ['A-1', 'Hammer', 20.5, 12.25, 7],
    ],
    ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2'],
    type,
  )
  const { headings, rows } = await readTable('list', list)
  expect(headings).toEqual(['Art.-Nr.', 'Bezeichnung', 'UVP', 'EK netto', 'Lager'])
  expect(rows.map(({ cells }) => cells)).toEqual([['A-1', 'Hammer', 20.5, 12.25, 7]])
})

test.each([
  ['years', ['2025', 'Price', 'Cost'], ['2026', 'Price', 'Cost'], ['Price 2025', 'Cost 2025']],
  ['currencies', ['EUR', 'Price', 'Cost'], ['CHF', 'Price', 'Cost'], ['Price EUR', 'Cost EUR']],
  ['places', ['Stock', 'Hamburg', 'Bremen'], ['Price', 'net', 'gross'], ['Stock (Hamburg)']],
])('names that say too little have that of their group: %s', async (_, one, other, expected) => {
  const list = workbook(
    [
      ['SKU', 'Name', one[0] ?? '', nothing, other[0] ?? '', nothing],
      [nothing, nothing, one[1] ?? '', one[2] ?? '', other[1] ?? '', other[2] ?? ''],
      ['A-1', 'Hammer', 1, 2, 3, 4],
    ],
    ['A1:A2', 'B1:B2', 'C1:D1', 'E1:F1'],
    'xlsx',
  )
  const { headings } = await readTable('list.xlsx', list)
  expect(headings.slice(2, 2 + expected.length)).toEqual(expected)
})

test.each([
  ['Gewicht (kg)', 'Netto', 'Brutto', ['Gewicht (kg) Netto', 'Gewicht (kg) Brutto']],
  ['Weight kg', 'Net', 'Gross', ['Weight kg Net', 'Weight kg Gross']],
  ['Éco-part.', '€ HT', '€ TTC', ['Éco-part. € HT', 'Éco-part. € TTC']],
  ['Preis', 'Netto', 'Brutto', ['Netto', 'Brutto']],
])('net and gross below %s are of it', async (group, net, gross, expected) => {
  const list = workbook(
    [
      ['SKU', 'Name', group, nothing, 'Price'],
      [nothing, nothing, net, gross, nothing],
      ['A-1', 'Hammer', 0.5, 0.6, 12.5],
    ],
    ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2'],
    'xlsx',
  )
  const { headings } = await readTable('list.xlsx', list)
  expect(headings.slice(2)).toEqual([...expected, 'Price'])
})

test('the name over one column right of a group belongs to what is below it', async () => {
  const list = workbook(
    [
      ['Référence', 'Désignation', 'Tarif 2027', nothing, 'Éco-part.'],
      [nothing, nothing, '€ HT', '€ TTC', '€ HT'],
      ['A-1', 'Clé', 12.5, 15, 0.02],
    ],
    ['C1:D1'],
    'xlsx',
  )
  const { headings } = await readTable('list.xlsx', list)
  expect(headings.slice(2)).toEqual(['Tarif 2027 € HT', 'Tarif 2027 € TTC', 'Éco-part. € HT'])
})

test('quantities below one name of prices are a ladder, and no row', async () => {
  const list = workbook(
    [
      ['SKU', 'Name', 'Price per 100 pieces (net)', nothing, nothing],
      [nothing, nothing, '1', '10', '100'],
      ['A-1', 'Hammer', 10, 9, 8],
    ],
    ['A1:A2', 'B1:B2', 'C1:E1'],
    'xlsx',
  )
  const { headings, rows, titledQuantity } = await readTable('list.xlsx', list)
  expect([headings, rows.length, titledQuantity]).toEqual([
    ['SKU', 'Name', ...[1, 10, 100].map((from) => `${from} (Price per 100 pieces (net))`)],
    1,
    100,
  ])
})

test.each(formats)('a category over rows and columns is that of each row (%s)', async (type) => {
  const list = workbook(
    [
      ['Category', nothing, 'SKU', 'Name', 'Price'],
      ['Hammers', nothing, 'A-1', 'Claw', 10],
      [nothing, nothing, 'A-2', 'Club', 11],
      ['Saws', nothing, 'A-3', 'Bow', 12],
    ],
    ['A1:B1', 'A2:B3'],
    type,
  )
  const { rows } = await readTable('list', list)
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Hammers', 'Hammers', 'Saws'])
})

test('a title over the whole list is no name, and a cell far beyond it makes no columns', async () => {
  const list = workbook(
    [['Price list 2026'], ['SKU', 'Name', 'Price', 'Remark'], ['A-1', 'Hammer', 10, 'new']],
    ['A1:D1', 'D2:J2'],
    'xlsx',
  )
  const { headings } = await readTable('list.xlsx', list)
  expect(headings).toEqual(['SKU', 'Name', 'Price', 'Remark'])
})

test('a stock over several tools is that of none of them', async () => {
  const list = workbook(
    [
      ['SKU', 'Name', 'Price', 'Stock'],
      ['A-1', 'Hammer', 10, 50],
      ['A-2', 'Hammer, red', 10, nothing],
    ],
    ['C2:C3', 'D2:D3'],
    'xlsx',
  )
  const { rows } = await readTable('list.xlsx', list)
  const said = '50 (one cell for rows 2 to 3)'
  expect(rows.map(({ cells }) => cells.slice(2))).toEqual([
    [10, said],
    [10, said],
  ])
})

test('in any other file a day counts for each row, and an amount once', async () => {
  const list = workbook(
    [
      ['Date', 'Payer', 'Text', 'Amount'],
      ['2026-11-26', 'ACME', 'INV-1', 10],
      [nothing, 'KPN', 'INV-2', 20],
      ['2026-11-27', 'Blue', 'INV-3', 30],
      [nothing, nothing, 'and INV-4', nothing],
    ],
    ['A2:A3', 'A4:A5', 'B4:B5', 'D4:D5'],
    'xlsx',
  )
  const { rows } = await readRows('list.xlsx', list)
  expect(rows.map((row) => [row[0] ?? '', row[3] ?? ''])).toEqual([
    ['Date', 'Amount'],
    ['2026-11-26', 10],
    ['2026-11-26', 20],
    ['2026-11-27', 30],
    ['', ''],
  ])
})

test.each(formats)('rows that share a number are named, by its cell (%s)', async (type) => {
  const list = workbook(
    [
      ['SKU', 'Site', 'Qty'],
      ['A-1', 'Austin', 24],
      ['A-2', 'Dallas', nothing],
      ['A-3', 'Austin', 36],
      [nothing, 'Dallas', 12],
      ['A-4', 'Austin', '48'],
      ['A-5', 'Austin', nothing],
    ],
    ['C2:C3', 'A4:A5', 'C6:C7'],
    type,
  )
  const { otherwise, rows } = await readRows('order', list)
  expect(otherwise).toEqual([
    { from: 1, to: 2, text: '24 (one cell for rows 2 to 3)' },
    { from: 5, to: 6, text: '48 (one cell for rows 6 to 7)' },
  ])
  expect(rows[4]).toEqual(['A-3', 'Dallas', 12])
})
