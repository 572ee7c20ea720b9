/** A column of packs that somebody chose: what a list says nothing of follows from it. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Packer', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

test('new tools are sold by the pack, and not by one piece that no pack has', async () => {
  const lines = ['SKU;Name;Price;XQ', 'PK-1;Screw;1,50;50', 'PK-2;Nut;2,50;100', 'PK-3;Saw;9,50;']
  const job = await jobs.upload('list.csv', strToU8(lines.join('\n')))
  expect(job.mapping.columns).toEqual(['sku', 'name', 'price', ''])
  const checked = await jobs.check(job, { columns: ['sku', 'name', 'price', 'pack_size'] })
  expect(checked.counts).toMatchObject({ new: 3, wrong: 0 })
  const minimums = (await jobs.rows(checked)).map(
    ({ changes }) => changes.find(({ field }) => field === 'minimum_quantity')?.to,
  )
  expect(minimums).toEqual(['50', '100', '1'])
})
