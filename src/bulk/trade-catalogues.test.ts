/** Catalogues in the formats of trades, through the import of tools and that of price lists. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { rejection } from '../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop({ SHOP_CURRENCY: 'EUR' })
  actor = await shop.person('Dana Norm', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.tool({ sku: 'DN-1', name: 'Known Hammer', price: 1000 })
  await shop.tool({ sku: 'DN-100', name: 'Known Screw', price: 2000, pricePer: 100 })
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const bytesOf = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'))
const header = `${'V 250826Price list'.padEnd(123)}04EUR`
const checked = async (name: string, bytes: Uint8Array) =>
  jobs.rows(await jobs.check(await jobs.upload(name, bytes)))

test('DATPREIS: prices of tools that are there change in their own base, others are named', async () => {
  const rows = await checked(
    'DATPREIS.001',
    bytesOf(header, 'P;A;DN-1;1;1250;1;2000;;;;;DN-100;1;2150;;;;;;;DN-9;1;999;;;;;;;'),
  )
  const [hammer, screw, unknown] = rows
  expect(hammer).toMatchObject({ kind: 'changed', errors: [] })
  expect(hammer?.changes).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ field: 'price', to: '€12.50' }),
      expect.objectContaining({ field: 'cost', to: '€10.00' }),
    ]),
  )
  expect(screw).toMatchObject({ kind: 'changed', sku: 'DN-100' })
  expect(screw?.changes).toMatchObject([{ field: 'price', to: '€21.50' }])
  // Not for how many the price is, and so it is asked.
  expect(screw?.warnings.length).toBeGreaterThan(0)
  expect(unknown).toMatchObject({ kind: 'wrong', sku: 'DN-9' })
})

test('a deletion is no change, and is named with its line', async () => {
  expect(await checked('DATANORM.001', bytesOf(header, 'A;L;DN-1;'))).toMatchObject([
    { row: 2, kind: 'wrong', errors: [{ field: 'sku', why: expect.stringContaining('deletes') }] },
  ])
})

test('a file of discount groups says which file is wanted', async () => {
  expect(
    await rejection(jobs.upload('DATANORM.RAB', bytesOf(header, 'R;;A10;1;3250;off;'))),
  ).toMatchObject({ body: { detail: expect.stringContaining('DATANORM.001') } })
})

async function pricesOf(name: string, bytes: Uint8Array) {
  const { id: listId } = await shop.prices.addList({ actor }, { name: `For ${name}`, base: null })
  const read = await shop.bulkJobs.readPrices({ actor, fileBytes: bytes }, { listId, name })
  return read.rows.map(({ kind, name: sku, why, warnings, becomes }) => ({
    kind,
    sku,
    why,
    warnings,
    ...becomes,
  }))
}

test('a price list reads DATANORM with base and ladder, and refuses what it deletes', async () => {
  expect(
    await pricesOf(
      'DATANORM.001',
      bytesOf(
        header,
        'A;N;DN-1;00;Hammer;;1;0;ST;950; ; ; ;',
        'Z;N;DN-1;01;1;1;ab 10;1;900;10;99;',
        'A;L;DN-100;',
      ),
    ),
  ).toMatchObject([
    { kind: 'new', sku: 'DN-1', price: 950, priceBreaks: [{ from: 10, price: 900 }], warnings: [] },
    { kind: 'wrong', sku: 'DN-100', why: expect.stringContaining('deletes') },
  ])
})

test('in a price list a net price is said to be one', async () => {
  expect(await pricesOf('DATPREIS.002', bytesOf(header, 'P;A;DN-1;2;880;;;;;;;'))).toMatchObject([
    { price: 880, warnings: [expect.stringContaining('net price')] },
  ])
})

test('a list in another currency says so', async () => {
  const other = header.replace('EUR', 'CHF')
  expect(await jobs.upload('CHF.001', bytesOf(other, 'P;A;DN-1;1;1250;;;;;;;'))).toMatchObject({
    currency: 'CHF',
  })
  expect(await pricesOf('CHF.001', bytesOf(other, 'P;A;DN-1;1;1250;;;;;;;'))).toMatchObject([
    { kind: 'wrong', why: expect.stringContaining('CHF') },
  ])
})
