/** What a workbook says beside the cells of its list, and by the formats of its numbers. */
import { write, type BookType, type WorkSheet } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const lists = useLists()

type Value = string | number | readonly [value: number, format: string]

/** A sheet of cells; a number may have a format. */
function sheetOf(rows: readonly (readonly Value[])[], more: WorkSheet = {}): WorkSheet {
  const cells = rows.flatMap((values, row) =>
    values.map((value, column) => {
      const name = `${'ABCDEF'[column] ?? ''}${row + 1}`
      if (typeof value === 'string') return [name, { t: 's', v: value }] as const
      const [number, format] = typeof value === 'number' ? [value, 'General'] : value
      return [name, { t: 'n', v: number, z: format }] as const
    }),
  )
  return { ...Object.fromEntries(cells), '!ref': `A1:F${rows.length}`, ...more }
}

function workbook(sheets: Readonly<Record<string, WorkSheet>>, bookType: BookType = 'xlsx') {
  const book = { SheetNames: Object.keys(sheets), Sheets: { ...sheets } }
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType })
  return new Uint8Array(bytes)
}

test.each<BookType>(['xlsx', 'xls'])(
  'in %s a format per cent says what a percentage is',
  async (kind) => {
    const file = workbook(
      {
        Preise: sheetOf([
          ['SKU', 'Rabatt'],
          ['A-1', [0.15, '0%']],
          ['A-2', 12.5],
          ['A-3', [0.075, '0.0%']],
          ['A-4', [1, '0%']],
        ]),
      },
      kind,
    )
    expect(await lists.priced(file, `prices.${kind}`)).toMatchObject({
      'A-1': { percentOff: 15, asked: '' },
      'A-2': { percentOff: 12.5, asked: '' },
      'A-3': { percentOff: 7.5, asked: '' },
      'A-4': { percentOff: 100, asked: 'The price is 0.' },
    })
  },
)

test('in ODS a percentage is one', async () => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const number = (type: string, value: string, text: string) =>
    `<table:table-cell office:value-type="${type}" office:value="${value}"><text:p>${text}</text:p></table:table-cell>`
  const rows = [
    cell('SKU') + cell('Rabatt'),
    cell('A-1') + number('percentage', '0.15', '15%'),
    cell('A-2') + number('float', '12.5', '12.5'),
  ]
  const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="P">${rows
    .map((row) => `<table:table-row>${row}</table:table-row>`)
    .join('')}</table:table></office:spreadsheet></office:body></office:document-content>`
  const file = zipSync({ 'content.xml': strToU8(content) })
  expect(await lists.priced(file, 'prices.ods')).toMatchObject({
    'A-1': { percentOff: 15, asked: '' },
    'A-2': { percentOff: 12.5, asked: '' },
  })
})

test.each(['Rabatt', 'Discount %', 'Remise', 'Sconto %', 'Descuento', 'Korting'])(
  'below “%s” a part of one without a percent sign is asked about',
  async (heading) => {
    const text = listOf(`SKU;${heading}`, 'A-1;0,15', 'A-2;0,2', 'A-4;15 %')
    const sheet = workbook({
      Preise: sheetOf([
        ['SKU', heading],
        ['A-1', 0.15],
        ['A-2', 0.2],
      ]),
    })
    const asked = expect.stringContaining('Enter the discount with a percent sign')
    expect(await lists.priced(text)).toMatchObject({
      'A-1': { asked },
      'A-2': { asked },
      'A-4': { percentOff: 15, asked: '' },
    })
    expect(await lists.priced(sheet, 'prices.xlsx')).toMatchObject({
      'A-1': { asked },
      'A-2': { asked },
    })
  },
)

test('discounts with a minus are discounts', async () => {
  expect(await lists.priced(listOf('SKU;Rabatt', 'A-1;-15%', 'A-2;10%', 'A-3;0,15'))).toMatchObject(
    {
      'A-1': { percentOff: 15, asked: '' },
      'A-2': { percentOff: 10, asked: '' },
      'A-3': { asked: expect.stringContaining('Enter the discount with a percent sign') },
    },
  )
})

const list = (more: WorkSheet = {}) =>
  sheetOf(
    [
      ['SKU', 'Name', 'Price'],
      ['A-1', 'Screw', 890.5],
      ['A-2', 'Screw', 985.5],
    ],
    more,
  )

test.each([
  'Alle Preise je 100 Stück',
  'All prices per 100 pcs',
  'Prix pour 100 pièces',
  'Prezzi per 100 pezzi',
  'Precios por 100 unidades',
  'Ceny za 100 szt.',
  'Prijzen per 100 stuks',
])('a sheet of notes, a comment or a page that says “%s” is asked about', async (said) => {
  const noted = list()
  const [first] = [noted['C1']]
  const files = [
    workbook({ Preise: list(), Info: sheetOf([['Nordwerk GmbH'], [said], ['Gruß']]) }),
    workbook({
      Preise: { ...noted, C1: { ...first, c: [{ a: 'x', t: said }] } },
    }),
  ]
  for (const file of files) {
    const asked = expect.stringContaining(`The workbook contains '${said}`)
    expect(await lists.priced(file, 'prices.xlsx')).toMatchObject({
      'A-1': { asked },
      'A-2': { asked },
    })
    expect(await lists.imported(file, 'list.xlsx')).toMatchObject({ 'A-1': { asked } })
  }
})

test('notes that say nothing of prices, or what the list says, change nothing', async () => {
  const notes = sheetOf([
    ['Nordwerk GmbH'],
    ['Alle Preise in EUR zzgl. MwSt.'],
    ['Goods stay ours until they are paid for.'],
    ['Tel. 0123 456'],
  ])
  expect(await lists.priced(workbook({ Preise: list(), Info: notes }), 'p.xlsx')).toMatchObject({
    'A-1': { price: 89050, asked: '' },
    'A-2': { price: 98550, asked: '' },
  })
})

test('a row that a filter hides is said', async () => {
  const file = workbook({ Preise: list({ '!rows': [{}, {}, { hidden: true }] }) })
  expect(await lists.priced(file, 'prices.xlsx')).toMatchObject({
    'A-1': { asked: '' },
    'A-2': { asked: expect.stringContaining('hidden in the file') },
  })
})

test('a sentence about prices on a hidden sheet counts, the choices of a list do not', async () => {
  const prices = sheetOf([
    ['SKU', 'Name', 'Price'],
    ['A-1', 'Saw', 4.5],
  ])
  const hiddenBeside = (text: string) => {
    const book = {
      SheetNames: ['List', 'Rates'],
      Sheets: { List: prices, Rates: sheetOf([[text]]) },
      Workbook: { Sheets: [{ Hidden: 0 as const }, { Hidden: 2 as const }] },
    }
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' })
    return lists.imported(new Uint8Array(bytes), 'list.xlsx')
  }
  expect(await hiddenBeside('All prices in sheet 1 are net of 20 % rebate, per 100')).toMatchObject(
    {
      'A-1': { asked: expect.stringContaining("contains 'All prices in sheet 1 are net of") },
    },
  )
  expect(await hiddenBeside('per 100')).toMatchObject({ 'A-1': { asked: '' } })
})

test.each([
  'Effective January 4, 2027',
  'Net = List x .62',
  'Fasteners: prices per C',
  'Rabatt 12 %',
  'Gültig ab 01.01.2027',
  'Effective 01/04/2027',
  'DRAFT',
  'Entwurf',
  'OBSOLETE - do not use',
  'Canada only',
])('a cover sheet with “%s” is asked about', async (line) => {
  const file = workbook({
    Cover: sheetOf([['ACME TOOL CO.'], ['Book 27-1'], [line]]),
    Hammers: sheetOf([
      ['SKU', 'Name', 'Price'],
      ['A-1', 'Claw hammer', 9.5],
      ['A-2', 'Saw', 10.5],
    ]),
  })
  const read = await lists.imported(file, 'book.xlsx')
  expect(read['A-1']?.asked).toContain(line)
  expect(read['A-2']?.asked).toContain(line)
})

test('a cover sheet with a name and an address says nothing about the prices', async () => {
  const file = workbook({
    Cover: sheetOf([['ACME TOOL CO.'], ['Book 27-1'], ['12 Main Street'], ['Tel. 555-0100']]),
    Hammers: sheetOf([
      ['SKU', 'Name', 'Price'],
      ['A-1', 'Claw hammer', 9.5],
    ]),
  })
  expect((await lists.imported(file, 'book.xlsx'))['A-1']?.asked).toBe('')
})
