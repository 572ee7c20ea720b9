/** Four lists with the faults that are left: each is read as a person would read it, or says why not. */
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
  shop = await openTestShop()
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
    const fields = [...errors, ...warnings].map(({ field }) => field)
    return fields.length === 0 ? [] : [[sku, ...fields]]
  })

describe('wislanka-cennik-2027.csv', () => {
  const name = 'wislanka-cennik-2027.csv'
  test('is read: Windows-1250, Polish headings, sections, a sum and a remark', async () => {
    const job = await load(name)
    expect([job.currency, job.mapping.decimals]).toEqual(['PLN', 'comma'])
    expect(columnsOf(job)).toEqual({
      ...{ 'Lp.': '', Indeks: 'sku', 'Nazwa towaru': 'name', 'Kod kreskowy': 'gtin' },
      ...{ 'J.m.': 'unit', 'Ilość w opak.': 'pack_size', 'Cena katalogowa netto': 'price' },
      ...{ 'Cena zakupu': 'cost', 'Stan mag.': 'Stock', Producent: 'brand' },
      ...{ 'Kraj pochodzenia': 'origin', 'Stawka VAT': '' },
    })
    expect(job.counts).toMatchObject({ new: 6, wrong: 2, ignored: 4 })
    expect(await said(job, 'wrong')).toEqual([
      ['SZ-160', 'price'], // 'na zapytanie'
      ['RK-GUM/L', 'price'], // in euros
    ])
    expect(await said(job, 'new')).toEqual([
      ['KL-KPL/12', 'gtin'], // '5,90123E+12'
      ['NK-M8', 'origin'], // 'brak danych'
      ['ŁN-50', 'unit'], // 'rolka 50 m'
    ])
    await jobs.apply(job)
  })
  test('is in the shop: prices for 100, less than a cent, thousands with a blank', async () => {
    expect(await toolOf('MŁ-500/A')).toMatchObject({
      ...{ name: 'Młotek ślusarski 500 g, trzonek jesionowy', price: 2490, packSize: 6 },
      ...{ origin: 'PL', stock: 120, gtin: '5901234123457' },
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
      ...{ 'Product Code': 'sku', 'Sold in': 'unit', 'Trade Price 2026': '' },
      ...{ 'Trade Price 2027': 'cost', 'RRP (ex VAT) 2027': 'price' },
      ...{ 'Comm. code': 'customs_number', 'C.O.O.': 'origin' },
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
      ...{ name: 'Claw hammer, 16 oz', price: 1595, gtin: '5012345678900', origin: 'GB' },
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
    ...['sku', 'name', 'gtin', 'price', 'price_per', 'pack_size', 'origin'],
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

describe('steinhaus-preisliste-2027.xlsx', () => {
  const name = 'steinhaus-preisliste-2027.xlsx'
  test('is read: two sheets as one list, the hidden one left out, quantities in columns', async () => {
    const job = await load(name)
    expect(job.sheet).toBe('Hämmer & Co. + Zangen, Kleinteile')
    expect(job.otherSheets.toSorted()).toEqual(['Alt', 'Hämmer & Co.', 'Zangen, Kleinteile'])
    expect(columnsOf(job)).toMatchObject({
      ...{ Serie: 'family', 'Preis 2026': '', 'Preis 2027': 'price', Sheet: 'category' },
      ...{ 'Staffelmenge 1': 'tier:1', 'Staffelpreis 1': 'tierprice:1' },
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
      ...{ family: 'Profi', category: 'Hämmer & Co.', price: 1090, packSize: 10, origin: 'DE' },
      priceBreaks: [
        { from: 50, price: 1020 },
        { from: 100, price: 980 },
      ],
    })
    expect(await toolOf('SH 100.30')).toMatchObject({ price: 1370, packSize: 6 })
    expect(await toolOf('SH 900.20')).toMatchObject({ price: 720, pricePer: 1000, packSize: 500 })
  })
})

test('two sheets of the same articles are two lists, of which the first is proposed', async () => {
  const heading = ['SKU', 'Name', 'Price']
  const list = (price: string) => [heading, ['Y-1', 'Hammer', price], ['Y-2', 'Wrench', price]]
  const job = await jobs.upload('years.xlsx', workbook(list('2'), list('1')))
  expect([job.sheet, job.otherSheets, job.rows]).toEqual(['Sheet 1', ['Sheet 2'], 2])
})

test.each([
  ['old.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], /old workbook .*XLSX or CSV/],
  ['list.zip', [0x50, 0x4b, 3, 4, 0, 0], /damaged/],
] as const)('%s is refused with what to do', async (name, bytes, why) => {
  await expect(jobs.upload(name, new Uint8Array(bytes))).rejects.toMatchObject({
    body: { detail: expect.stringMatching(why) },
  })
})
