/** A tax rate that changes between cart and order, and between order and shipment. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  await save({ country: 'US' })
  await save({ salesTaxZip: '43215' })
  await setRate(6)
  await save({ tax: 'vat', invoicing: 'when-shipped', legalName: 'Smithy Inc' })
})
afterAll(() => shop.close())

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const setRate = (percent: number) =>
  shop.tax.addSalesRates(
    { actor: shop.admin },
    { rows: [{ state: 'OH', zips: '', county: '', percent, from: '2026-01-01' }] },
  )
const at = { country: 'US', postcode: '43215' }

test('between cart and order: the order is refused with the new sum, and takes nothing', async () => {
  await setRate(6)
  const { id } = await shop.tool({ price: 1000 })
  const { tax } = await shop.tax.quote(
    { actor: undefined },
    { lines: [{ toolId: id, amount: 4000 }], ...at },
  )
  expect(tax).toMatchObject({ amount: 240, gross: 4240 })
  await setRate(7.5)
  const seen = shop.placeTool(id, 4, { ...at, gross: 4240 })
  expect(await rejection(seen)).toMatchObject({
    body: { status: 409, detail: expect.stringContaining('$43.00') },
  })
  expect(await shop.stockOf(id)).toBe(50)
  const order = await shop.placeTool(id, 4, { ...at, gross: 4300 })
  expect(order.tax).toMatchObject({ amount: 300, gross: 4300, lines: [{ rate: 750 }] })
})

test('between order and shipment: both invoices have the rate of the order, and sum to its tax', async () => {
  await setRate(8.875)
  const { id } = await shop.tool({ price: 333 })
  const { number, tax } = await shop.placeTool(id, 5, at)
  // 8.875 % of 16.65 is 1.4777.
  expect(tax).toMatchObject({ amount: 148, gross: 1813 })
  await shop.transition(number, 'confirmed')
  const ship = (lines?: { readonly line: number; readonly quantity: number }[]) =>
    shop.shipments.create(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { number, ...(lines ? { lines } : {}) },
    )
  await setRate(3)
  await ship([{ line: 1, quantity: 2 }])
  await setRate(9.25)
  await ship()
  const { rows } = await sql<{ rate: number; base: number; amount: number }>`
    select (line ->> 'rate')::float8 as rate, (line ->> 'base')::int as base,
      (line ->> 'amount')::int as amount
    from documents, jsonb_array_elements(content #> '{order,tax,lines}') as line
    where order_number = ${number} and kind = 'invoice'
    order by number`.execute(shop.database.handle)
  expect(rows.map(({ rate, base }) => [rate, base])).toEqual([
    [887.5, 666],
    [887.5, 999],
  ])
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(148)
})
