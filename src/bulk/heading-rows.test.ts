/** The row of headings is chosen by hand where it was not found, and kept for the supplier. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rejection } from '../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { fileUnreadable } from './contract.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let jobs: JobActions
let actor: Awaited<ReturnType<TestShop['person']>>
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Heading Rows', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

/** Explains its columns above them, in words that name columns, too. */
const list = (price: string, titles: readonly string[] = ['Stahl AG, 2027']): Uint8Array =>
  new TextEncoder().encode(
    [
      ...titles,
      'SKU;Name;Price;Stock',
      'our number;in English;net;at our works',
      'Kol-1;Kol-2;Kol-3;Kol-4',
      `HR-1;Claw hammer;${price};7`,
      'HR-2;Hand saw;12.50;9',
    ].join('\n'),
  )
const chosen = { columns: ['sku', 'name', 'price', 'Stock'] }

test('it is chosen from the first rows, and the next list of the supplier is read so', async () => {
  const found = await jobs.upload('stahl.csv', list('10.00'))
  expect(found).toMatchObject({ headingRow: 2, headings: ['SKU', 'Name', 'Price', 'Stock'] })
  expect(found.firstRows[3]).toEqual({ row: 4, text: 'Kol-1 · Kol-2 · Kol-3 · Kol-4' })
  const job = await shop.bulkJobs.sheet({ actor }, { id: found.id, sheet: '', headingRow: 4 })
  expect(job).toMatchObject({
    headingRow: 4,
    headings: ['Kol-1', 'Kol-2', 'Kol-3', 'Kol-4'],
    sample: [
      ['HR-1', 'Claw hammer', '10.00', '7'],
      ['HR-2', 'Hand saw', '12.50', '9'],
    ],
  })
  await jobs.apply(await jobs.check(job, chosen, 'Stahl AG'))
  const next = await jobs.upload('stahl-2.csv', list('11.00'))
  expect(next).toMatchObject({ headingRow: 4, supplier: 'Stahl AG', mapping: chosen })
  expect(await jobs.check(next, {}, 'Stahl AG')).toMatchObject({
    counts: { changed: 1, same: 1, wrong: 0 },
  })
  // A third time: what was kept with the second, too.
  expect(await jobs.upload('stahl-3.csv', list('12.00'))).toMatchObject({ headingRow: 4 })
})

test('where the kept row says something else, it is found again', async () => {
  const titles = ['Stahl AG, 2028', 'Prices without tax']
  const job = await jobs.upload('stahl-4.csv', list('10.00', titles))
  expect(job).toMatchObject({ headingRow: 3, headings: ['SKU', 'Name', 'Price', 'Stock'] })
  // Without a row, what was found comes back.
  const by = { id: job.id, sheet: '' }
  await shop.bulkJobs.sheet({ actor }, { ...by, headingRow: 5 })
  expect(await shop.bulkJobs.sheet({ actor }, by)).toMatchObject({ headingRow: 3 })
})

test('a row below the list is refused, and changes nothing', async () => {
  const job = await jobs.upload('short.csv', list('10.00', ['A title of its own']))
  const error = await rejection(
    shop.bulkJobs.sheet({ actor }, { id: job.id, sheet: '', headingRow: 1000 }),
  )
  expect(isProblem(error, fileUnreadable)).toBe(true)
  expect(await jobs.settled(job)).toMatchObject({ headingRow: job.headingRow, rows: job.rows })
})
