/** Lists of stock with a unit: it is of the stock, and never changes what a tool is sold in. */
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
  const tools = await jobs.check(
    await jobs.upload('tools.csv', strToU8('SKU;Name;Price\nCS-1;Hammer;5.00\nCS-2;Saw;5.00')),
  )
  await jobs.apply(tools)
})
afterAll(() => shop.close())

async function rowsOf(...lines: readonly string[]) {
  const job = await jobs.check(await jobs.upload('stock.csv', strToU8(lines.join('\n'))))
  return (await jobs.rows(job)).map(({ sku, kind, changes, errors }) => ({
    sku,
    kind,
    changed: changes.map(({ field }) => field),
    errors: errors.map(({ field }) => field),
  }))
}

test.each(['Karton', '100 Stk', 'm'])('a stock in %s is asked about', async (unit) => {
  expect(await rowsOf('SKU;Bestand;Einheit', `CS-1;10;${unit}`, 'CS-2;12;Stk')).toEqual([
    { sku: 'CS-1', kind: 'wrong', changed: [], errors: ['Stock'] },
    { sku: 'CS-2', kind: 'changed', changed: ['Stock'], errors: [] },
  ])
})

test.each(['10 Karton', '2 Dtz', '3 boxes', '120 m'])(
  '%s in the cell is asked about',
  async (stock) => {
    expect(await rowsOf('SKU;Bestand', `CS-1;${stock}`)).toMatchObject([
      { kind: 'wrong', errors: ['Stock'] },
    ])
  },
)

test('a dozen beside pieces is asked about, and pieces say nothing of what the price is for', async () => {
  expect(await rowsOf('SKU;Bestand;ME', 'CS-1;24;Dtz', 'CS-2;31;Stk')).toMatchObject([
    { sku: 'CS-1', kind: 'wrong', errors: ['Stock'] },
    { sku: 'CS-2', kind: 'changed', changed: ['Stock'] },
  ])
})

/** What a list with one row says that the stock becomes, and how many doubts it has. */
async function stockIn(...lines: readonly string[]) {
  const job = await jobs.check(await jobs.upload('stock.csv', strToU8(lines.join('\n'))))
  const [row] = await jobs.rows(job)
  return [row?.changes.find(({ field }) => field === 'Stock')?.to, row?.warnings.length]
}

test.each([
  ['Artikel;Soll;Ist', 'CS-1;50;48'],
  ['Artikelnummer;Bestand;Gezählt', 'CS-1;50;48'],
  ['SKU;On hand;Counted', 'CS-1;50;48'],
  ['Référence;Stock;Quantité comptée', 'CS-1;50;48'],
  ['Kod towaru;Stan;Ilość policzona', 'CS-1;50;48'],
])('of %s the counted one is the stock', async (headings, row) => {
  expect(await stockIn(headings, row)).toEqual(['48', 0])
})

test.each([
  ['7 Stk', '7', 0],
  ['57 in stock', '57', 0],
  ['>100', '100', 1],
  ['100+', '100', 1],
  ['ca. 20', '20', 1],
  ['<5', undefined, 1],
  ['12 foo', undefined, 1],
])('%s is %s', async (cell, stock, doubts) => {
  expect(await stockIn('SKU;Bestand', `CS-1;${cell}`)).toEqual([stock, doubts])
})

test('packs are so many pieces as the row says, or asked about', async () => {
  const price = 'SKU;Name;Price;Pack;MOQ (packs)'
  const job = await jobs.check(
    await jobs.upload(
      'moq.csv',
      strToU8([price, 'MP-1;Axe;9.50;10;5', 'MP-2;Axe;9.50;;5'].join('\n')),
    ),
  )
  const [first, second] = await jobs.rows(job)
  expect(first?.changes).toContainEqual(
    expect.objectContaining({ field: 'minimum_quantity', to: '50' }),
  )
  expect(second?.errors).toEqual([expect.objectContaining({ field: 'minimum_quantity' })])
})
