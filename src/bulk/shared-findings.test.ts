/** What most rows of a list share is said once, and has one answer. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Buyer Of Lists', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const csv = (...rows: readonly string[]) =>
  new TextEncoder().encode(['SKU,Name,Description,Picture,Price,EAN', ...rows].join('\n'))
const good = ['4006381333931', '5901234123457', '4012345678901', '96385074', '4250012340076']
const row = (index: number, ean: string) =>
  `SH-${index},Hammer ${index},A hammer.,https://pictures.example/${index}.jpg,12.5${index},${ean}`

test('124 numbers with a wrong check digit are one question; the answer leaves no warning', async () => {
  const list = readFileSync('tests/supplier-lists/harrow-q4.xlsx')
  const job = await jobs.check(await jobs.upload('harrow-q4.xlsx', list))
  expect(job.shared).toEqual([
    { kind: 'warning', field: 'gtin', rows: 124, why: expect.stringContaining('is skipped') },
  ])
  // What is left is the row with a doubt of its own: a price of half a cent.
  expect(job.counts.warned).toBe(1)
  expect(await jobs.rows(job, { only: 'warned' })).toHaveLength(1)

  const column = job.mapping.columns.indexOf('gtin')
  const columns = job.mapping.columns.map((target, index) => (index === column ? '' : target))
  const answered = await jobs.check(job, { columns })
  expect(answered.shared).toEqual([])
  expect(answered.counts).toMatchObject({ new: job.counts.new, warned: 1 })
})

test('a doubt of less than half of the rows stays with its rows', async () => {
  const rows = good.map((ean, index) => row(index, ean))
  const bad = [5, 6, 7, 8].map((index) => row(index, '4006381333932'))
  const job = await jobs.check(await jobs.upload('few.csv', csv(...rows, ...bad)))
  expect([job.shared, job.counts.warned]).toEqual([[], 4])
})

test('of a short list nothing is shared', async () => {
  const rows = [1, 2, 3, 4].map((index) => row(index, '4006381333932'))
  const job = await jobs.check(await jobs.upload('short.csv', csv(...rows)))
  expect([job.shared, job.counts.warned]).toEqual([[], 4])
})

test('what is wrong with all rows is said once too, and each row stays wrong', async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((index) => row(index, '').replace(/12\.5\d/, 'on request'))
  const job = await jobs.check(await jobs.upload('bare.csv', csv(...rows)))
  expect(job.shared).toEqual([{ kind: 'error', field: 'price', rows: 6, why: expect.any(String) }])
  expect(job.counts.wrong).toBe(6)
})

test('a row with a doubt of its own beside the shared one is still among the warnings', async () => {
  const rows = [1, 2, 3, 4, 5].map((index) => row(index, '4006381333932'))
  const own = 'SH-6,Hammer 6,A hammer.,http://pictures.example/6.jpg,12.56,4006381333932'
  const job = await jobs.check(await jobs.upload('own.csv', csv(...rows, own)))
  expect(job.shared).toMatchObject([{ field: 'gtin', rows: 6 }])
  expect((await jobs.rows(job, { only: 'warned' })).map(({ sku }) => sku)).toEqual(['SH-6'])
})

test('another reading of the list forgets what was shared', async () => {
  const rows = [1, 2, 3, 4, 5].map((index) => row(index, '4006381333932'))
  const job = await jobs.check(await jobs.upload('again.csv', csv(...rows)))
  expect(job.shared).toHaveLength(1)
  const read = await shop.bulkJobs.sheet(
    { actor: await shop.person('Another Reader', 'admin') },
    { id: job.id, sheet: '', headingRow: 2 },
  )
  expect(read.shared).toEqual([])
})
