/** Lists of tools in which something beside the price says what it is: by piece, metre, pack, rate. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'
import { quantityOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop({ SHOP_CURRENCY: 'EUR' })
  const actor = await shop.person('Terms Importer', 'admin')
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, country: 'DE' })
  jobs = jobsOf(shop, actor)
  await shop.tool({ sku: 'LT-PIECE' })
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

/** What a new tool would have, or what is wrong with its row. */
async function saidOf(...lines: readonly string[]) {
  const job = await jobs.check(await jobs.upload('list.csv', strToU8(lines.join('\n'))))
  const [row] = await jobs.rows(job)
  if (row?.kind === 'wrong') return row.errors.map(({ why }) => why).join(' ')
  const changes = Object.fromEntries((row?.changes ?? []).map(({ field, to }) => [field, to]))
  return {
    ...changes,
    currency: job.currency,
    doubts: (row?.warnings ?? []).map(({ field }) => field),
  }
}

test.each<[lines: string[], tool: object]>([
  [['SKU;Name;ab 10;ab 50', 'N-1;Saw;9,50;8,50'], { price: '€9.50', minimum_quantity: '10' }],
  [['SKU;Name;Preis;Menge ab', 'N-1;Saw;9,50;10'], { price: '€9.50', minimum_quantity: '10' }],
  [['SKU;Name;Preis/m', 'N-1;Chain;9,50'], { price: '€9.50', unit: 'metre' }],
  [['SKU;Name;Preis je 100 kg', 'N-1;Nails;9,50'], { unit: 'kilogram', price_per: '100' }],
  [['SKU;Name;Case price;Case qty', 'N-1;Saw;95.00;10'], { price: '€9.50' }],
  [['SKU;Name;Preis;MwSt', 'N-1;Atlas;9,50;7'], { price: '€9.50', tax_class: 'reduced' }],
  [['SKU;Name;Preis inkl. MwSt;MwSt', 'N-1;Atlas;10,70;7 %'], { price: '€10.00' }],
  [['SKU;Namn;Pris kr', 'N-1;Saw;9,50'], { currency: 'kr' }],
  [['SKU;Name;Price CAD', 'N-1;Saw;9.50'], { currency: 'CAD' }],
  [['SKU;Nombre;PVP', 'N-1;Saw;9,50'], { doubts: ['price'] }],
  [['SKU;Name;Preis 1;Preis 2', 'N-1;Saw;9,50;8,50'], { price: '€9.50', doubts: ['price'] }],
  [['SKU;Name;Preis;MwSt', 'N-1;Atlas;9,50;13'], { doubts: ['tax_class'] }],
  [['SKU;Preis/m', 'LT-PIECE;9,50'], { unit: 'metre', doubts: ['unit'] }],
])('%j', async (lines, tool) => {
  expect(await saidOf(...lines)).toMatchObject(tool)
})

test.each([
  [['SKU;Name;Preis/m;ME', 'N-1;Chain;9,50;Stk'], 'sold by the piece'],
  [['SKU;Name;Price per lb', 'N-1;Chain;9.50'], 'for a unit that the shop does not use'],
  [['SKU;Name;Kartonpreis', 'N-1;Chain;9,50'], 'Kartonpreis'],
])('%j is asked about', async (lines, why) => {
  expect(await saidOf(...lines)).toContain(why)
})

test('a net price that the discount beside it explains is no doubt', async () => {
  expect(await saidOf('SKU;Name;Liste;Rabatt;Netto', 'N-1;Saw;10,00;20;8,00')).toMatchObject({
    price: '€10.00',
    cost: '€8.00',
    doubts: [],
  })
})

test('the number behind a price is which of several it is, and before it a quantity', () => {
  expect(['Preis 2', 'Price 3', '2 Preis', 'Preis 10', '2+'].map(quantityOfHeading)).toEqual([
    undefined,
    undefined,
    2,
    10,
    2,
  ])
})
