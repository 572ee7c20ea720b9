/** Lists of stock with several rows for one article, and with several columns of stock. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Stock Counter', 'admin'))
  await shop.bulkJobs.runner.start()
  await shop.tool({ sku: 'SR-1', name: 'Claw Hammer', bin: 'OLD' })
  await shop.tool({ sku: 'SR-2', name: 'Bow Saw' })
})
afterAll(() => shop.close())

/** Of each row the kind and the stock that it makes, with its first doubt or error. */
async function read(...lines: readonly string[]) {
  const job = await jobs.check(await jobs.upload('stock.csv', strToU8(lines.join('\n'))))
  const rows = await jobs.rows(job)
  return {
    job,
    rows: rows.map(({ kind, changes, errors, warnings }) => ({
      kind,
      stock: changes.find(({ field }) => field === 'Stock')?.to,
      said: [...errors, ...warnings].map(({ why }) => why),
    })),
  }
}

test.each([
  ['SKU;Bin;Stock', 'A-1', 'B-2'],
  ['Artikelnummer;Lagerort;Bestand', 'Hamburg', 'Bremen'],
  ['Référence;Entrepôt;Stock', 'Lyon', 'Lille'],
  ['Kod towaru;Magazyn;Stan', 'Łódź', 'Gdańsk'],
  ['SKU;Batch;On hand', 'L1', 'L2'],
  ['Artikelnr;Lager;Bestand', '1', '2'],
  ['Varenr;Lager;Antal', 'Aarhus', 'Odense'],
])('of %s the stocks of an article are added up, in words', async (headings, one, other) => {
  const { rows } = await read(headings, `SR-1;${one};12`, `SR-2;${one};4`, `SR-1;${other};30`)
  expect(rows.map(({ kind, stock }) => [kind, stock])).toEqual([
    ['changed', '42'],
    ['changed', '4'],
    ['ignored', undefined],
  ])
  expect(rows[0]?.said.join()).toMatch(/rows 2, 4: 12, 30 add up to 42/)
  expect(rows[2]?.said.join()).toMatch(/row 2/)
})

test('the sum is applied, and the bin stays', async () => {
  const { job } = await read('SKU;Bin;Stock', 'SR-1;A-1;5', 'SR-1;B-2;7')
  await jobs.apply(job)
  const { rows } = await read('SKU;Stock', 'SR-1;12')
  expect(rows[0]?.kind).toBe('same')
  const [row] = await jobs.rows(
    await jobs.check(await jobs.upload('b', strToU8('SKU;Bin\nSR-1;OLD'))),
  )
  expect(row?.kind).toBe('same')
})

test('a sum of more rows than one part of the check is whole', async () => {
  const places = Array.from({ length: 1200 }, (_, at) => [
    `SR-1;P${at};1`,
    `X-${at};P${at};3`,
  ]).flat()
  const { rows } = await read('SKU;Bin;Stock', ...places)
  expect(rows[0]?.stock).toBe('1200')
})

test.each([
  ['without a place', ['SKU;Stock', 'SR-1;12', 'SR-1;30']],
  ['at the same place', ['SKU;Bin;Stock', 'SR-1;A-1;12', 'SR-1;A-1;30']],
  ['of which one was not counted', ['SKU;Bin;Stock', 'SR-1;A-1;12', 'SR-1;B-2;']],
  ['of which one is no number', ['SKU;Bin;Stock', 'SR-1;A-1;12', 'SR-1;B-2;a few']],
  ['that name the article otherwise', ['SKU;Name;Bin;Stock', 'SR-1;One;A;12', 'SR-1;Two;B;30']],
])('two rows %s are asked about, and none counts', async (_, lines) => {
  const { rows } = await read(...lines)
  expect(rows.map(({ kind }) => kind)).toEqual(['wrong', 'wrong'])
  expect(rows[0]?.said.join()).toMatch(/Rows 2, 3 have this article number/)
})

test('where the first row is wrong, its parts come back with it', async () => {
  const { rows } = await read('SKU;Name;Bin;Stock;Price', 'NEW-9;;A;12;x', 'NEW-9;;B;30;x')
  expect(rows.map(({ kind }) => kind)).toEqual(['wrong', 'wrong'])
})

test.each([
  'SKU;Stock (Hamburg);Stock (Bremen)',
  'Artikelnummer;Bestand;Bestand Lager 2',
  'SKU;Stock;Stock 2026',
])('of %s the column that is not used is named', async (headings) => {
  const { rows } = await read(headings, 'SR-2;5;7')
  expect(rows[0]?.said.join()).toMatch(
    /contains 7 in this row and is not used\. Check whether this is part of the stock/,
  )
})

test.each([
  // Lightspeed and Square, with a column for each outlet.
  [
    'sku;supply_price;inventory_Main Outlet;reorder_point_Main Outlet;inventory_Second',
    ['5.00', '12', '2', '30'],
  ],
  ['SKU;Current Quantity Main St;Current Quantity Harbour', ['12', '30']],
])('of %s the stocks of the outlets are added up', async (headings, cells) => {
  const { rows } = await read(headings, `SR-2;${cells.join(';')}`)
  expect(rows[0]).toEqual({ kind: 'changed', stock: '42', said: [] })
})

test('of several columns that somebody chose as the stock the sum counts', async () => {
  const job = await jobs.upload(
    's.csv',
    strToU8('SKU;Stock Hamburg;Stock Bremen\nSR-2;5;7\nSR-1;;x'),
  )
  const checked = await jobs.check(job, { columns: ['sku', 'Stock', 'Stock'] })
  const rows = await jobs.rows(checked)
  expect(rows[0]?.changes.find(({ field }) => field === 'Stock')?.to).toBe('12')
  expect(rows[1]?.changes.find(({ field }) => field === 'Stock')).toBeUndefined()
})

test.each([
  'Artikelnr;Bestand;Lager',
  'SKU;Stock;Min stock',
  'SKU;Stock;Stock value',
  // The stock that is available is without the reserved pieces.
  'SKU;Verfügbar;Reserviert',
])('%s has one stock', async (headings) => {
  const { rows } = await read(headings, 'SR-2;5;7')
  expect(rows[0]?.said).toEqual([])
})
