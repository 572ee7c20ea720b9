/** Numbers with three decimals: read as they are written, in lists of suppliers and of prices. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Third Decimal', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

/** SKU, price and what it is for of each row that a list would change. */
async function pricesOf(...lines: readonly string[]) {
  const job = await jobs.check(await jobs.upload('list.csv', strToU8(lines.join('\n'))))
  return (await jobs.rows(job)).map(({ sku, changes, warnings, errors }) => ({
    sku,
    price: changes.find(({ field }) => field === 'price')?.to,
    per: changes.find(({ field }) => field === 'price_per')?.to,
    said: [...errors, ...warnings].map(({ field }) => field),
  }))
}

test('a price that begins with a zero says how the whole list is written, with commas', async () => {
  expect(
    await pricesOf(
      'Artikelnummer;Bezeichnung;Preis/Stk',
      'TD-1;Schraube M4;0,125',
      'TD-2;Schraube M5;0,089',
      'TD-3;Schraube M8;1,250',
      'TD-4;Anker;12,400',
    ),
  ).toEqual([
    { sku: 'TD-1', price: '$1.25', per: '10', said: [] },
    { sku: 'TD-2', price: '$0.89', per: '10', said: [] },
    { sku: 'TD-3', price: '$1.25', per: '1', said: [] },
    { sku: 'TD-4', price: '$12.40', per: '1', said: [] },
  ])
})

test('and with dots', async () => {
  expect(
    await pricesOf('SKU,Name,Price', 'TE-1,Screw,0.125', 'TE-2,Nut,0.089', 'TE-3,Bolt,1.250'),
  ).toEqual([
    { sku: 'TE-1', price: '$1.25', per: '10', said: [] },
    { sku: 'TE-2', price: '$0.89', per: '10', said: [] },
    { sku: 'TE-3', price: '$1.25', per: undefined, said: [] },
  ])
})

test('the last of two thousand rows decides for the first', async () => {
  const rows = Array.from({ length: 2000 }, (_, row) => `TF-${row};Schraube ${row};1,250`)
  const read = await pricesOf('Artikelnummer;Bezeichnung;Preis', ...rows, 'TF-X;Mutter;0,089')
  expect(read.at(0)).toEqual({ sku: 'TF-0', price: '$1.25', per: undefined, said: [] })
})

test('a column is read by its own values, whatever the other columns are', async () => {
  const job = await jobs.check(
    await jobs.upload(
      'list.csv',
      strToU8('SKU;Name;Price;Cost\nTG-1;Screw;12,50;0.125\nTG-2;Nut;3,20;1.250\n'),
    ),
  )
  expect(
    (await jobs.rows(job)).map(({ changes }) => changes.find(({ field }) => field === 'price')?.to),
  ).toEqual(['$12.50', '$3.20'])
})

test('where no value says it, every value that could be a thousand is asked about', async () => {
  expect(await pricesOf('Artikelnummer;Bezeichnung;Preis', 'TH-1;Anker;1.250')).toEqual([
    { sku: 'TH-1', price: '$1250.00', per: undefined, said: ['price'] },
  ])
  expect(await pricesOf('SKU;Name;Price', 'TI-1;Anchor;1.250', 'TI-2;Bolt;9')).toEqual([
    { sku: 'TI-1', price: '$1.25', per: undefined, said: ['price'] },
    { sku: 'TI-2', price: '$9.00', per: undefined, said: [] },
  ])
})

test('four decimals are read, and what becomes whole cents is named', async () => {
  expect(
    await pricesOf(
      'Artikelnummer;Bezeichnung;Preis;ab 100',
      'TK-1;Niet;0,1255;',
      'TK-2;Niet;0,12555;',
      'TK-3;Niet;0,1255555;',
      'TK-4;Niet;0,10;0,085',
    ),
  ).toEqual([
    { sku: 'TK-1', price: '$12.55', per: '100', said: [] },
    { sku: 'TK-2', price: '$125.55', per: '1000', said: [] },
    { sku: 'TK-3', price: '$0.13', per: undefined, said: ['price'] },
    { sku: 'TK-4', price: '$1.00', per: '10', said: [] },
  ])
})

test('thousands may have blanks of every width, and codes keep their zeros', async () => {
  expect(
    await pricesOf(
      'Artikelnummer;Bezeichnung;Preis',
      '0017;Kran;1 250,00',
      '0018;Kran;1\u00A0250,00',
      '0019;Kran;1\u202F250,00',
      "0020;Kran;1'250,00",
    ),
  ).toEqual(
    ['0017', '0018', '0019', '0020'].map((sku) => ({
      sku,
      price: '$1250.00',
      per: undefined,
      said: [],
    })),
  )
})
