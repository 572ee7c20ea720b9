/** What somebody chose for the last list counts for the next as long as its columns have not moved. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop({ SHOP_CURRENCY: 'EUR' })
  jobs = jobsOf(shop, await shop.person('Moving Columns', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const upload = (...lines: readonly string[]) => jobs.upload('list.csv', strToU8(lines.join('\n')))

test('a list without headings whose columns moved is not read as the last one', async () => {
  const march = await upload('MC-1;Claw hammer;9,50;5', 'MC-2;Framing saw;8,50;7')
  expect(march.mapping.columns).toEqual(['sku', 'name', 'price', ''])
  await jobs.check(march, { columns: ['sku', 'name', 'price', 'Stock'] }, 'Sender')
  const april = await upload('MC-1;Claw hammer;9,60;6', 'MC-2;Framing saw;8,60;8')
  expect(april.mapping.columns).toEqual(['sku', 'name', 'price', 'Stock'])
  const may = await upload('Claw hammer;MC-1;9,70;6', 'Framing saw;MC-2;8,70;8')
  expect(may.mapping.columns).toEqual(['name', 'sku', 'price', ''])
})

test('headings in another order are other headings', async () => {
  const march = await upload('Alpha;Beta;Gamma', 'MC-1;Claw hammer;9,50')
  await jobs.check(march, { columns: ['sku', 'name', 'price'] }, 'Sender')
  const april = await upload('Beta;Alpha;Gamma', 'Claw hammer;MC-1;9,50')
  expect(april.mapping.columns).not.toEqual(['sku', 'name', 'price'])
})

test('an order with sums is no stock, and a list of which nothing is used says so', async () => {
  const order = await jobs.check(
    await upload('Item;Description;Qty;Unit price;Total', 'MC-9;Claw hammer;5;9.50;47.50'),
  )
  expect((await jobs.rows(order))[0]?.warnings).toEqual([
    expect.objectContaining({ field: 'Stock', why: expect.stringContaining('order') }),
  ])
  await shop.tool({ sku: 'MC-8' })
  const idle = await jobs.check(await upload('SKU;Lager 1;Lager 2', 'MC-8;10;5'))
  expect((await jobs.rows(idle))[0]).toMatchObject({ kind: 'wrong' })
})

test('beside SKU the number that a program gives its records is no article number', async () => {
  const { mapping } = await upload(
    'Product ID [Non Editable],Title,SKU,Price',
    'abc1,Claw hammer,MC-7,9.50',
  )
  expect(mapping.columns).toEqual(['', 'name', 'sku', 'price'])
})
