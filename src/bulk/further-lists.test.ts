/** Three more lists of suppliers, with other faults, each from file to shop. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { JobDetail } from './job-fields.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Further Lists', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const load = async (name: string): Promise<JobDetail> =>
  jobs.check(await jobs.upload(name, readFileSync(`tests/supplier-lists/${name}`)))
const toolOf = async (sku: string) => {
  const { tools } = await shop.search.resolve({ actor: undefined }, { terms: [sku] })
  return shop.catalogue.read({ actor: undefined }, { id: tools[0]?.id ?? '' })
}
/** Columns with what they are taken for. */
const columnsOf = ({ headings, mapping }: JobDetail) =>
  Object.fromEntries(headings.map((heading, column) => [heading, mapping.columns[column]]))
/** Article numbers with the fields that are named. */
const named = async (job: JobDetail, kind: 'wrong' | 'new') =>
  (await jobs.rows(job, { kind })).flatMap(({ sku, errors, warnings }) => {
    // Without a rate, each price of these lists says that it is in another currency.
    const fields = [...errors, ...warnings].flatMap(({ field }) => (field === 'rate' ? [] : field))
    return fields.length === 0 ? [] : [[sku, ...fields]]
  })
const loadsAgain = async (name: string, same: number) =>
  expect((await load(name)).counts).toMatchObject({ new: 0, same })

describe('brunner-handel-2027.csv', () => {
  const name = 'brunner-handel-2027.csv'
  test('is read and checked: list price, net price as cost, sections and sums left out', async () => {
    const job = await load(name)
    expect(columnsOf(job)).toMatchObject({
      'Pos.': '',
      'Artikel-Nr.': 'sku',
      'Herst.-Art.-Nr.': 'mpn',
      'UVP inkl. MwSt.': '',
      Bruttopreis: 'price',
      'Rabatt %': '',
      Nettopreis: 'cost',
      'Verp.-Einh.': 'pack_size',
      'Lagerbest.': 'Stock',
      Datenblatt: 'document',
    })
    expect(job.mapping.decimals).toBe('comma')
    expect(job.counts).toMatchObject({ new: 8, wrong: 3, ignored: 7 })
    expect(await named(job, 'wrong')).toEqual([
      ['0012420', 'price'], // 'auf Anfrage'
      ['', 'sku'], // '1,2E+05'
      ['0012345', 'sku'], // again
    ])
    expect(await named(job, 'new')).toEqual([
      ['0012520', 'gtin'], // '4,00501E+12'
      ['0012530', 'unit'], // 'Gebinde'
    ])
    expect(await jobs.wrongRows(job)).toContain(
      "A spreadsheet has shortened this number to '1,2E+05'",
    )
    await jobs.apply(job)
  })
  test('is in the shop: zeros of numbers, thousands, a text over two lines', async () => {
    expect(await toolOf('0012400')).toMatchObject({ sku: '0012400', price: 129_900, stock: 2 })
    expect(await toolOf('0012520')).toMatchObject({ price: 290, packSize: 10, stock: 1250 })
    expect(await toolOf('0012500')).toMatchObject({
      unit: 'set',
      name: expect.stringContaining('HSS-R'),
    })
    // Its document is not fetched in this test.
    await loadsAgain(name, 7)
  })
})

describe('ashdown-trade-2027.xlsx', () => {
  const name = 'ashdown-trade-2027.xlsx'
  test('is read and checked: the sheet with columns, names in two rows, prices without tax', async () => {
    const job = await load(name)
    expect([job.sheet, job.otherSheets, job.currency]).toEqual(['Price list', ['Terms'], 'GBP'])
    expect(columnsOf(job)).toEqual({
      'Stock code': 'sku',
      Description: 'name',
      Barcode: 'gtin',
      'Unit of sale': 'unit',
      'RRP inc VAT': '',
      Trade: 'cost',
      'RRP ex VAT': 'price',
      '24+': 'from:24',
      Inner: 'pack_size',
      Outer: 'carton',
      Brand: 'brand',
    })
    expect(job.counts).toMatchObject({ new: 6, wrong: 5, ignored: 6 })
    expect(await named(job, 'wrong')).toEqual([
      ['0002210', 'cost'], // #N/A
      ['0002220', 'price'], // #REF!
      ['ash/104-b', 'sku'], // as ASH/104-B
      ['0003320', 'price_breaks/0/price'], // dearer from 24 on
      ['0003330', 'pack_size', 'gtin'], // '12-Jun'
    ])
    await jobs.apply(job)
  })
  test('is in the shop: zeros that a format shows, text as prices, half a penny', async () => {
    expect(await toolOf('0001041')).toMatchObject({
      sku: '0001041',
      price: 2095,
      packSize: 6,
      gtin: '5012340000027',
      brand: 'Ashdown',
      priceBreaks: [{ from: 24, price: 1995 }],
    })
    expect((await toolOf('0002200')).price).toBe(124_900)
    expect(await toolOf('0003310')).toMatchObject({ price: 495, pricePer: 10, packSize: 12 })
    await loadsAgain(name, 6)
  })
})

describe('lefort-tarif-2027.txt', () => {
  const name = 'lefort-tarif-2027.txt'
  test('is read and checked: the price without tax, for 100, and numbers that a space parts', async () => {
    const job = await load(name)
    expect(columnsOf(job)).toMatchObject({
      'N°': '',
      Code: 'sku',
      'Réf. fabricant': 'mpn',
      Gencod: 'gtin',
      'PU TTC': '',
      'PU HT': 'price',
      'Unité de prix': 'price_per',
      'U.V.': 'unit',
    })
    expect(job.counts).toMatchObject({ new: 8, wrong: 3, ignored: 4 })
    expect(await named(job, 'wrong')).toEqual([
      ['LF.SER/1', 'price'], // 'N.C.'
      ['', 'sku'], // '8,45E+05'
      ['LF.LIM/2', 'price'], // below zero
    ])
    expect(await named(job, 'new')).toEqual([['000 451', 'sku']]) // not '000451'
    await jobs.apply(job)
  })
  test('is in the shop, and gone again when it is taken back', async () => {
    expect(await toolOf('000453')).toMatchObject({ price: 350, pricePer: 100, packSize: 100 })
    expect(await toolOf('LF.ENC/1')).toMatchObject({ price: 123_450, origin: 'FR' })
    expect(await toolOf('LF.GAN/9')).toMatchObject({ unit: 'pair', minimumQuantity: 12 })
    await loadsAgain(name, 8)
  })
})

test('of prices in three currencies that of the shop is taken; another one is named', async () => {
  const list =
    'SKU;Name;Price EUR;Price GBP;Price USD\nCU-1;Claw hammer;9.00;8.00;10.00\nCU-2;Saw;4.50;4.00;5.00\n'
  const job = await jobs.check(await jobs.upload('three.csv', new TextEncoder().encode(list)))
  expect([columnsOf(job), job.currency]).toMatchObject([{ 'Price USD': 'price' }, 'USD'])
  expect(job.counts).toMatchObject({ new: 2, wrong: 0 })
  const columns = ['sku', 'name', 'price', '', '']
  // What the page warns of before it is applied.
  expect(await jobs.check(job, { columns })).toMatchObject({ currency: 'EUR' })
})
