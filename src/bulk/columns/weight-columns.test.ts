/** Weights in lists: a field, in grams, by the unit of the heading or of the cell. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Weighing Clerk', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

let lists = 0
/** The weight that a list would give a tool, and which fields it warns of. */
async function weightIn(heading: string, cell: string, price = '9,90') {
  lists += 1
  const text = `Artikelnummer;Bezeichnung;Preis;${heading}\nWT-${lists};Hammer;${price};${cell}\n`
  const job = await jobs.check(await jobs.upload('list.csv', strToU8(text)))
  const [row] = await jobs.rows(job)
  return [
    row?.changes.find(({ field }) => field === 'weight_grams')?.to,
    ...(row?.warnings ?? []).map(({ field }) => field),
  ]
}

test.each([
  ['Gewicht kg', '0,779', '779'],
  ['Weight (kg)', '0,779', '779'],
  ['Gewicht', '0,779 kg', '779'],
  ['Gewicht in g', '779', '779'],
  ['Gewicht [g]', '1.250', '1250'],
  ['Poids', '450 g', '450'],
  ['Poids (kg)', '1,5', '1500'],
  ['Wt (lb)', '2', '908'],
  ['Wt', '16 oz', '454'],
  ['Peso (kg)', '12', '12000'],
  ['Bruttogewicht kg', '1,25', '1250'],
  ['Gewicht t', '0,5', '500000'],
  ['Gewicht kg/100', '40', '400'],
])('%s: %s is %s g', async (heading, cell, grams) =>
  expect(await weightIn(heading, cell)).toEqual([grams]),
)

test.each([
  ['Gewicht', '0,779'],
  ['Gewicht kg', 'schwer'],
  ['Gewicht Karton kg', '12,5'],
  ['Gewicht kg', '5 Stk'],
  ['Gewicht kg', '2 Pfund'],
  ['Gewicht kg', '12 dag'],
  ['Weight (up to)', '1.5'],
  ['Weight (kg)/lb', '1.5'],
  ['Weight', '2 tons'],
])('%s: %s is left out with a warning', async (heading, cell) =>
  expect(await weightIn(heading, cell)).toEqual([undefined, 'weight']),
)

test.each([
  ['Weight', '0'],
  ['Weight', '0.000'],
  ['Weight (kg)', '0'],
])('%s: %s is no weight, without a warning', async (heading, cell) =>
  expect(await weightIn(heading, cell)).toEqual([undefined]),
)

test('a list changes weights, an edit of many does, and both are taken back', async () => {
  const { id } = await shop.tool({ sku: 'WT-EDIT', weightGrams: 500 })
  const weight = async () => (await shop.catalogue.read({ actor: undefined }, { id })).weightGrams
  const list = await jobs.check(
    await jobs.upload('list.csv', strToU8('SKU;Weight (kg)\nWT-EDIT;0,779\n')),
  )
  await jobs.apply(list)
  expect(await weight()).toBe(779)
  await jobs.undo(list)
  expect(await weight()).toBe(500)
  const edit = await shop.bulkJobs.edit(
    { actor: await shop.person('Another Clerk', 'admin') },
    { ids: [id], constants: { weight: '1.5 lb' } },
  )
  await jobs.apply(await jobs.settled(edit))
  expect(await weight()).toBe(681)
})
