/** Weights beside prices for 100: of one piece or of 100, asked once if nothing shows it. */
import { readFileSync } from 'node:fs'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { JobDetail } from '../job-fields.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Weight Clerk', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const listOf = (heading: string, prefix: string, per = 'PE') =>
  strToU8(
    [
      `Artikelnummer;Bezeichnung;Preis;${per};${heading}`,
      ...[1, 2, 3, 4, 5].map((nth) => `${prefix}-${nth};Schraube ${nth};12,9${nth};100;0,5`),
      `${prefix}-6;Hammer;9,90;1;0,5`,
    ].join('\n'),
  )
const check = async (bytes: Uint8Array, name = 'list.csv') =>
  jobs.check(await jobs.upload(name, bytes))
const weightsOf = async (job: JobDetail) =>
  (await jobs.rows(job)).map(
    ({ changes }) => changes.find(({ field }) => field === 'weight_grams')?.to ?? '',
  )

test('nothing shows whether 0.5 kg is for one piece or for 100: one question, and its answer', async () => {
  const job = await check(listOf('Gewicht kg', 'WA'))
  expect(job.shared).toEqual([
    {
      kind: 'warning',
      field: 'weight_base',
      rows: 5,
      why: 'The price is per 100, and the weight is read as the weight of a single unit. Check whether the weight is also per 100.',
    },
  ])
  expect(job.counts.warned).toBe(0)
  expect(await weightsOf(job)).toEqual(['500', '500', '500', '500', '500', '500'])

  const perHundred = await jobs.check(job, { weightBase: 'price' })
  expect(perHundred.shared).toEqual([])
  expect(await weightsOf(perHundred)).toEqual(['5', '5', '5', '5', '5', '500'])
  const perPiece = await jobs.check(job, { weightBase: 'piece' })
  expect(perPiece.shared).toEqual([])
  expect(await weightsOf(perPiece)).toEqual(['500', '500', '500', '500', '500', '500'])
})

test.each(['Gewicht kg/100', 'Gewicht kg/Stück', 'Stückgewicht kg', 'Unit weight (kg)'])(
  '%s says it: no question',
  async (heading) => expect((await check(listOf(heading, 'WB'))).shared).toEqual([]),
)

test('the weights of tools in the shop show it: no question, for one piece', async () => {
  for (const nth of [1, 2]) await shop.tool({ sku: `WC-${nth}`, weightGrams: 480 })
  const job = await check(listOf('Gewicht kg', 'WC'))
  expect(job.shared).toEqual([])
  expect(await weightsOf(job)).toEqual(['500', '500', '500', '500', '500', '500'])
})

test('the weights of tools in the shop show it: no question, for 100', async () => {
  for (const nth of [1, 2]) await shop.tool({ sku: `WD-${nth}`, weightGrams: 6 })
  const job = await check(listOf('Gewicht kg', 'WD'))
  expect(job.shared).toEqual([])
  expect(await weightsOf(job)).toEqual(['5', '5', '5', '5', '5', '500'])
})

test('tools in the shop that contradict each other do not answer it', async () => {
  await shop.tool({ sku: 'WE-1', weightGrams: 6 })
  await shop.tool({ sku: 'WE-2', weightGrams: 480 })
  expect((await check(listOf('Gewicht kg', 'WE'))).shared).toHaveLength(1)
})

test('a list of nine such rows among 149 asks one question, and none of its rows asks', async () => {
  const list = readFileSync('tests/supplier-lists/nordwerk-2026-12.csv')
  const job = await check(list, 'nordwerk-2026-12.csv')
  expect(job.shared.map(({ field, rows }) => [field, rows])).toEqual([
    ['rate', 149],
    ['weight_base', 9],
  ])
  // A check digit, two similar numbers, a GTIN twice, and a price below its cost.
  expect(job.counts.warned).toBe(4)
})

test('the answer for 100 is not kept for the list of another supplier', async () => {
  await jobs.check(await check(listOf('Gewicht kg', 'WF')), { weightBase: 'price' }, 'Supplier A')
  const next = await jobs.upload('next.csv', listOf('Gewicht kg', 'WG'))
  expect(next.mapping.weightBase).toBeUndefined()
})
