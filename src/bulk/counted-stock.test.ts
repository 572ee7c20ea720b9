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
