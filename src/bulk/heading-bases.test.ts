/** A price whose heading may be for several numbers of pieces is asked, in every list. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let admin: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Buyer Of Lists', 'admin')
  jobs = jobsOf(shop, admin)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const bytes = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'))
const list = (price: string, ...above: readonly string[]) =>
  bytes(
    ...above,
    `SKU;Name;${price}`,
    ...[1, 2, 3, 4, 5].map((row) => `HB-${row};Screw ${row};850,00`),
  )

test('a heading of a pack without its number: one question, and its answer makes the rows right', async () => {
  const job = await jobs.check(await jobs.upload('pack.csv', list('Preis je VPE')))
  expect(job.counts).toMatchObject({ new: 0, wrong: 5 })
  expect(job.shared).toMatchObject([{ kind: 'error', field: 'price_per', rows: 5 }])
  const answered = await jobs.check(job, { constants: { price_per: '100' } })
  expect(answered.counts).toMatchObject({ new: 5, wrong: 0 })
  const [row] = await jobs.rows(answered)
  expect(row?.changes).toContainEqual({ field: 'price_per', from: '', to: '100' })
})

test('a title above the list says it for all prices', async () => {
  const job = await jobs.upload('titled.csv', list('Preis', 'Preise je 100 Stück'))
  expect(job.mapping.constants.price_per).toBe('100')
})

test('in a file of prices each such row is wrong, and says so', async () => {
  await shop.tool({ sku: 'HB-PL', price: 1000 })
  const { id } = await shop.prices.addList({ actor: admin }, { name: 'Joiners', base: null })
  const file = await shop.bulkJobs.readPrices(
    { actor: admin, fileBytes: bytes('SKU;Preis je VPE', 'HB-PL;9,00') },
    { listId: id, name: 'joiners.csv' },
  )
  expect(file.rows).toMatchObject([{ kind: 'wrong', why: expect.stringContaining('Preis je VPE') }])
})
