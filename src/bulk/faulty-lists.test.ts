/** Lists with the faults that are left: each is read as a person would read it, or says why not. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { workbook } from '../../tests/e2e/workbook.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { JobDetail, RowKind } from './job-fields.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  // The prices of the year that these lists are for count already.
  shop = await openTestShop({}, () => new Date('2027-02-01T12:00:00Z'))
  jobs = jobsOf(shop, await shop.person('Nastier Lists', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const load = async (name: string): Promise<JobDetail> =>
  jobs.check(await jobs.upload(name, readFileSync(`tests/supplier-lists/${name}`)))
const toolOf = async (sku: string) => {
  const { tools } = await shop.search.resolve({ actor: undefined }, { terms: [sku] })
  return shop.catalogue.read({ actor: undefined }, { id: tools[0]?.id ?? '' })
}
const columnsOf = ({ headings, mapping }: JobDetail) =>
  Object.fromEntries(headings.map((heading, column) => [heading, mapping.columns[column]]))
/** Article numbers of a kind with the fields of which something is said. */
const said = async (job: JobDetail, kind: RowKind) =>
  (await jobs.rows(job, { kind })).flatMap(({ sku, errors, warnings }) => {
    // Without a rate, each price of these lists says that it is in another currency.
    const fields = [...errors, ...warnings].flatMap(({ field }) => (field === 'rate' ? [] : field))
    return fields.length === 0 ? [] : [[sku, ...fields]]
  })

describe('wislanka-cennik-2027.csv', () => {
  const name = 'wislanka-cennik-2027.csv'
  test('is read: Windows-1250, Polish headings, sections, a sum and a remark', async () => {
    const job = await load(name)
    expect([job.currency, job.mapping.decimals]).toEqual(['PLN', 'comma'])
    expect(columnsOf(job)).toEqual({
      'Lp.': '',
      Indeks: 'sku',
      'Nazwa towaru': 'name',
      'Kod kreskowy': 'gtin',
      'J.m.': 'unit',
      'Ilość w opak.': 'pack_size',
      'Cena katalogowa netto': 'price',
      'Cena zakupu': 'cost',
      'Stan mag.': 'Stock',
      Producent: 'brand',
      'Kraj pochodzenia': 'origin',
      'Stawka VAT': 'tax_class',
    })
    expect(job.counts).toMatchObject({ new: 6, wrong: 2, ignored: 4 })
    expect(await said(job, 'wrong')).toEqual([
      ['SZ-160', 'price'], // 'na zapytanie'
      ['RK-GUM/L', 'price'], // in euros
    ])
    expect(await said(job, 'new')).toEqual([
      ['MŁ-800/A', 'Stock'], // '>100'
      ['KL-KPL/12', 'gtin'], // '5,90123E+12'
      ['NK-M8', 'origin'], // 'brak danych'
      ['ŁN-50', 'unit'], // 'rolka 50 m'
    ])
    await jobs.apply(job)
  })
  test('is in the shop: prices for 100, less than a cent, thousands with a blank', async () => {
    expect(await toolOf('MŁ-500/A')).toMatchObject({
      name: 'Młotek ślusarski 500 g, trzonek jesionowy',
      price: 2490,
      packSize: 6,
      origin: 'PL',
      stock: 120,
      gtin: '5901234123457',
    })
    expect(await toolOf('ŚR-8x40')).toMatchObject({ price: 4200, pricePer: 100, packSize: 200 })
    expect(await toolOf('NK-M8')).toMatchObject({ price: 85, pricePer: 1000 })
    expect(await toolOf('KL-KPL/12')).toMatchObject({ price: 123_450, unit: 'set', origin: 'CN' })
  })
})

describe('pemberton-trade-2027.csv', () => {
  const name = 'pemberton-trade-2027.csv'
  test('is read: the prices of this year, an open quote, columns in another order', async () => {
    const job = await load(name)
    expect(columnsOf(job)).toMatchObject({
      'Product Code': 'sku',
      'Sold in': 'unit',
      'Trade Price 2026': '',
      'Trade Price 2027': 'cost',
      'RRP (ex VAT) 2027': 'price',
      'Comm. code': 'customs_number',
      'C.O.O.': 'origin',
    })
    expect(job.counts).toMatchObject({ new: 9, wrong: 2, ignored: 2 })
    expect(await said(job, 'wrong')).toEqual([
      ['PH-WEDGE', 'cost', 'price'], // 'POA'
      ['PH-CLAMP/8', 'price'], // in euros
    ])
    expect(await said(job, 'new')).toEqual([
      ['PH-SCR/8', 'gtin'],
      ['PH-BIT/10', 'unit', 'customs_number'],
      ['PH-CLAMP/6', 'origin'],
    ])
    await jobs.apply(job)
  })
  test('is in the shop: protected numbers, dozens, hundreds', async () => {
    expect(await toolOf('0010450')).toMatchObject({
      name: 'Claw hammer, 16 oz',
      price: 1595,
      gtin: '5012345678900',
      origin: 'GB',
    })
    expect(await toolOf('PH-VICE')).toMatchObject({ name: 'Bench vice 4"', price: 7900 })
    expect(await toolOf('PH-CHALK')).toMatchObject({ price: 120 })
    expect(await toolOf('PH-NAIL/40')).toMatchObject({ price: 160, pricePer: 100 })
    expect(await toolOf('PH-CLAMP/6')).toMatchObject({ name: 'G clamp 6 in', price: 995 })
  })
})

test('moreau-tarif-2027.xls, a page that is saved as a workbook, is read as its table', async () => {
  const job = await load('moreau-tarif-2027.xls')
  expect(job.mapping.columns).toEqual([
    'sku',
    'name',
    'gtin',
    'price',
    'price_per',
    'pack_size',
    'origin',
  ])
  expect(job.counts).toMatchObject({ new: 4, wrong: 3, ignored: 3 })
  expect(await said(job, 'wrong')).toEqual([
    // A twelfth of 7.00 is no whole cent, nor a hundred of them.
    ['MF-CHV', 'price_per'],
    ['MF-R1', 'price_per'],
    ['MF-N.C', 'price'],
  ])
  await jobs.apply(job)
  expect(await toolOf('MF-01.250')).toMatchObject({ name: 'Marteau rivoir 25 mm ½ lourd' })
  expect(await toolOf('MF-01.300')).toMatchObject({ price: 101_840, packSize: 6, origin: 'DE' })
  // 3.15 for 50
  expect(await toolOf('MF-V4x40')).toMatchObject({ price: 63, pricePer: 10 })
})

test('zange-preisliste-2027.xls, an old binary workbook, is read as its sheet', async () => {
  const job = await load('zange-preisliste-2027.xls')
  expect([job.sheet, job.otherSheets]).toEqual(['Preisliste', ['Kalkulation']])
  await jobs.apply(job)
  expect(await toolOf('04711')).toMatchObject({
    name: 'Kombizange „Größe 180“ ąęł',
    price: 123_450,
    pricePer: 100,
    gtin: '4006381333931',
  })
})

describe('steinhaus-preisliste-2027.xlsx', () => {
  const name = 'steinhaus-preisliste-2027.xlsx'
  test('is read: two sheets as one list, the hidden one left out, quantities in columns', async () => {
    const job = await load(name)
    expect(job.sheet).toBe('Hämmer & Co. + Zangen, Kleinteile')
    expect(job.otherSheets.toSorted()).toEqual(['Alt', 'Hämmer & Co.', 'Zangen, Kleinteile'])
    expect(columnsOf(job)).toMatchObject({
      Serie: 'family',
      'Preis 2026': '',
      'Preis 2027': 'price',
      Sheet: 'category',
      'Staffelmenge 1': 'tier:1',
      'Staffelpreis 1': 'tierprice:1',
    })
    expect(job.counts).toMatchObject({ new: 8, wrong: 1, ignored: 2 })
    expect(await said(job, 'wrong')).toEqual([['SH 200.10', 'price_breaks/1/price']])
    expect((await jobs.rows(job, { only: 'warned', kind: 'new' })).map(({ sku }) => sku)).toEqual([
      'SH 200.99', // its row is hidden
    ])
    await jobs.apply(job)
  })
  test('is in the shop: a family over merged rows, ladders, prices for 1,000', async () => {
    expect(await toolOf('SH 100.20')).toMatchObject({
      family: 'Profi',
      category: 'Hämmer & Co.',
      price: 1090,
      packSize: 10,
      origin: 'DE',
      priceBreaks: [
        { from: 50, price: 1020 },
        { from: 100, price: 980 },
      ],
    })
    expect(await toolOf('SH 100.30')).toMatchObject({ price: 1370, packSize: 6 })
    expect(await toolOf('SH 900.20')).toMatchObject({ price: 720, pricePer: 1000, packSize: 500 })
  })
})

describe('a list with a row for each step of a ladder, arana-tarifa-2027.txt,', () => {
  const name = 'arana-tarifa-2027.txt'
  test('is one row for each tool, whatever its lines end with', async () => {
    const job = await load(name)
    expect(columnsOf(job)).toMatchObject({ 'Desde cantidad': 'step', 'P.V.P. rec.': '' })
    const rows = await jobs.rows(job)
    expect(rows.map(({ row, kind, sku }) => [row, kind, sku])).toEqual([
      [3, 'new', 'AR-100'],
      [4, 'ignored', ''],
      [5, 'ignored', ''],
      [6, 'new', 'AR-200'],
      [7, 'ignored', ''],
      [8, 'new', 'AR-300'],
      // 'Consultar' is no price: the ladder comes back whole.
      [9, 'wrong', 'AR-400'],
      [10, 'wrong', ''],
      [11, 'wrong', 'AR-500'],
    ])
    expect(rows[6]?.errors[0]?.why).toContain('Row 10')
    expect(await jobs.wrongRows(job)).toContain('This is a quantity price for row 9')
    await jobs.apply(job)
  })
  test('is in the shop: prices for one and for ten are for ten', async () => {
    expect(await toolOf('AR-100')).toMatchObject({
      price: 850,
      priceBreaks: [
        { from: 12, price: 790 },
        { from: 48, price: 725 },
      ],
    })
    expect(await toolOf('AR-200')).toMatchObject({
      price: 3150,
      pricePer: 10,
      minimumQuantity: 10,
      priceBreaks: [{ from: 50, price: 2805 }],
    })
  })
  test('is whole although the rows of a tool stand in two parts of the job', async () => {
    const rows = Array.from({ length: 499 }, (_, n) => `S-${n};Saw ${n};1;2,00`)
    const steps = ['L-1;Level;1;9,00', 'L-1;Level;10;8,00', 'L-1;Level;100;7,00']
    const file = ['SKU;Name;From qty;Price', ...rows, ...steps].join('\n')
    const job = await jobs.check(await jobs.upload('steps.csv', new TextEncoder().encode(file)))
    expect(job.counts).toMatchObject({ new: 500, ignored: 2, wrong: 0 })
  })
})

describe('svensson-prislista-2027.ods', () => {
  test('is read: quantities of a ladder above the names of columns, titles as categories', async () => {
    const job = await load('svensson-prislista-2027.ods')
    expect(job.mapping.columns).toEqual([
      'sku',
      'name',
      'unit',
      'pack_size',
      'price',
      'from:12',
      'from:144',
      'gtin',
    ])
    expect(job.mapping.defaults).toMatchObject({ category: '=section' })
    expect(job.counts).toMatchObject({ new: 3, wrong: 1, ignored: 2 })
    await jobs.apply(job)
    expect(await toolOf('1001-10')).toMatchObject({
      category: 'Hammare',
      price: 24_900,
      gtin: '7310000000010',
      packSize: 6,
      priceBreaks: [
        { from: 12, price: 22_950 },
        { from: 144, price: 19_900 },
      ],
    })
    // '145:50', '139:-' and a number whose zero only its format shows
    expect(await toolOf('02002')).toMatchObject({
      category: 'Tänger',
      price: 14_550,
      priceBreaks: [{ from: 12, price: 13_900 }],
    })
  })
})

test('brambilla-listino-2027.csv: what prices are for, Italian units, titles as categories', async () => {
  const job = await load('brambilla-listino-2027.csv')
  expect(job.mapping.columns.slice(0, 9)).toEqual([
    'sku',
    'name',
    'unit',
    'pack_size',
    '',
    'price',
    'price_per',
    '',
    'gtin',
  ])
  expect(job.counts).toMatchObject({ new: 6, wrong: 1, ignored: 4 })
  await jobs.apply(job)
  expect(await toolOf('0041/1000')).toMatchObject({ price: 102_400, category: 'MARTELLI' })
  // 18.50 for 100 pieces, which are one pack
  expect(await toolOf('TP8')).toMatchObject({
    price: 1850,
    pricePer: 100,
    packSize: 100,
    category: 'VITI E TASSELLI',
  })
  expect((await toolOf('TP8')).unit ?? 'piece').toBe('piece')
  expect(await toolOf('PZ180')).toMatchObject({ price: 1100, unit: 'pair', category: 'PINZE' })
})

test('kluge-export-2027.txt: letters of DOS, a sign behind the amount, prices for 100 and 1.000', async () => {
  const job = await load('kluge-export-2027.txt')
  expect(columnsOf(job)).toMatchObject({ Material: 'sku', pro: 'price_per', VKME: 'unit' })
  expect(job.counts).toMatchObject({ new: 4, wrong: 1 })
  expect((await jobs.rows(job, { kind: 'wrong' }))[0]?.errors[0]?.why).toContain('below zero')
  await jobs.apply(job)
  expect(await toolOf('000000000010001240')).toMatchObject({ name: 'Größenlehre für Bohrer' })
  expect(await toolOf('000000000010002200')).toMatchObject({ price: 2350, pricePer: 100 })
})

test('hallam-trade-2027.txt: columns by their places, pages, a text that goes on in the next', async () => {
  const job = await load('hallam-trade-2027.txt')
  expect(job.mapping.columns).toEqual(['sku', 'name', 'pack_size', 'cost', 'price', 'gtin'])
  expect(job.counts).toMatchObject({ new: 6, wrong: 2, ignored: 2 })
  expect(await said(job, 'wrong')).toEqual([
    ['HA30200', 'cost', 'price'], // 'POA'
    ['HA40200', 'pack_size', 'cost'],
  ])
  await jobs.apply(job)
  expect(await toolOf('HA30100')).toMatchObject({ name: 'Anvil, 1 cwt', price: 179_900 })
})

test('prairie-price-file-2027.csv: prices for C, M, dozen and gross, lost zeros, a date', async () => {
  const job = await load('prairie-price-file-2027.csv')
  expect(columnsOf(job)).toMatchObject({
    Mfg: 'brand',
    'Price UOM': 'price_per',
    'List Price': 'price',
    'Your Net': 'cost',
    // Of cardboard and blisters
    'Std Pkg': 'pack_size',
    Packaging: '',
  })
  expect(await said(job, 'wrong')).toEqual([
    ['867/1', 'price_per'], // 20.00 for 144
    ['10504', 'price'],
  ])
  expect(await said(job, 'new')).toEqual([
    ['N10', 'gtin', 'unit'],
    ['10HGC', 'gtin'],
    ['Jan-02', 'sku'],
    ['00-FREE', 'price'], // 0.00
  ])
  await jobs.apply(job)
  expect(await toolOf('D213-9NE')).toMatchObject({ price: 5499, gtin: '092644701016' })
  expect(await toolOf('N10')).toMatchObject({ price: 1275, pricePer: 100 })
  expect(await toolOf('10HGC')).toMatchObject({ price: 124_500, pricePer: 1000 })
})

test('two sheets of the same articles are two lists, of which the first is proposed', async () => {
  const heading = ['SKU', 'Name', 'Price']
  const list = (price: string) => [heading, ['Y-1', 'Hammer', price], ['Y-2', 'Wrench', price]]
  const job = await jobs.upload('years.xlsx', workbook(list('2'), list('1')))
  expect([job.sheet, job.otherSheets, job.rows]).toEqual(['Sheet 1', ['Sheet 2'], 2])
})

test.each([
  ['old.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], /damaged.* Ask the sender/],
  ['list.zip', [0x50, 0x4b, 3, 4, 0, 0], /damaged/],
] as const)('%s is refused with what to do', async (name, bytes, why) => {
  await expect(jobs.upload(name, new Uint8Array(bytes))).rejects.toMatchObject({
    body: { detail: expect.stringMatching(why) },
  })
})
