/** A price that overrides the shop's own is told as what it is: for nothing, or below cost. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../src/platform/access/endpoint.ts'
import type { Permission } from '../src/platform/access/permissions.ts'
import { openOrderShop, type OrderShop } from './order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const withRight = (...permissions: Permission[]): Actor => ({ ...shop.admin, permissions })

/** What the newest entry about a record says, to somebody with these permissions. */
async function said(record: string, ...permissions: Permission[]) {
  const [entry] = await shop.audit.list({ actor: withRight(...permissions) }, { record })
  return Object.fromEntries(
    (entry?.changes ?? [])
      .filter(({ field }) => field === 'belowCost' || field === 'forNothing')
      .map(({ field, after }) => [field, after]),
  )
}

/** A tool that costs the shop 6.00 and one whose cost is not known. */
async function openTools() {
  const [known, unknown] = [`COST-${randomUUID()}`, `NONE-${randomUUID()}`].map((sku) =>
    sku.slice(0, 20),
  ) as [string, string]
  return {
    known: { sku: known, id: (await shop.tool({ sku: known, price: 1000, cost: 600 })).id },
    unknown: { sku: unknown, id: (await shop.tool({ sku: unknown, price: 1000 })).id },
  }
}

test('a line of an order below cost, and one for nothing, are in the history by their SKUs', async () => {
  const { known, unknown } = await openTools()
  const { id, number } = await shop.placeCart([
    { toolId: known.id, quantity: 2 },
    { toolId: unknown.id, quantity: 2 },
  ])
  const edit = async (first: number, second: number) => {
    const { revision } = await shop.orders.read({ actor: shop.admin }, { number })
    await shop.orders.edit(
      { actor: withRight('orders') },
      {
        number,
        revision,
        priceReason: 'Agreed',
        lines: [
          { line: 1, quantity: 2, unitPrice: first },
          { line: 2, quantity: 2, unitPrice: second },
        ],
      },
    )
  }
  await edit(600, 1)
  expect(await said(id, 'owner')).toEqual({})
  await edit(599, 0)
  expect(await said(id, 'owner')).toEqual({ belowCost: known.sku, forNothing: unknown.sku })
  // Who does not see costs is not told of one by its mark.
  expect(await said(id, 'orders')).toEqual({ forNothing: unknown.sku })
  expect(await said(id, 'orders', 'catalogue')).toMatchObject({ belowCost: known.sku })
})

test('a quote below cost, or for nothing, is in the history', async () => {
  const { known, unknown } = await openTools()
  const lines = [known, unknown].map(({ id }) => ({ toolId: id, quantity: 5 }))
  const asked = await shop.quotes.ask(
    { actor: shop.buyer, idempotencyKey: randomUUID() },
    { lines },
  )
  await shop.quotes.answer(
    { actor: shop.admin },
    {
      id: asked.id,
      version: 0,
      validUntil: '2099-01-01',
      lines: [
        { toolId: known.id, quantity: 5, unitPrice: 599 },
        { toolId: unknown.id, quantity: 5, unitPrice: 0 },
      ],
    },
  )
  expect(await said(asked.id, 'owner')).toEqual({
    belowCost: known.sku,
    forNothing: unknown.sku,
  })
  expect(await said(asked.id, 'orders')).toEqual({ forNothing: unknown.sku })
})

test('a price of a list below cost is in the history, with its ladder and its number of units', async () => {
  const { known } = await openTools()
  const actor = shop.admin
  const list = await shop.prices.addList({ actor }, { name: `List ${randomUUID()}`, base: null })
  const row = { listId: list.id, target: 'tool' as const, name: known.sku }
  const first = await shop.prices.addRow({ actor }, { ...row, price: 60_000, pricePer: 100 })
  expect(await said(list.id, 'owner')).toEqual({})
  const below = [{ from: 50, price: 59_999 }]
  const { id } = first
  await shop.prices.changeRow(
    { actor },
    { listId: list.id, id, price: 60_000, pricePer: 100, priceBreaks: below },
  )
  expect(await said(list.id, 'owner')).toEqual({ belowCost: known.sku })
})

test('a file of prices warns of each one below cost or for nothing before it is applied', async () => {
  const { known, unknown } = await openTools()
  const actor = shop.admin
  const { id: listId } = await shop.prices.addList({ actor }, { name: randomUUID(), base: null })
  const text = `SKU,Price,Per\n${known.sku},599.99,100\n${unknown.sku},0.00,1\n`
  const file = await shop.bulkJobs.readPrices(
    { actor, fileBytes: new TextEncoder().encode(text) },
    { listId, name: 'below.csv' },
  )
  expect(file.rows.map(({ warnings }) => warnings.join(' '))).toEqual([
    expect.stringContaining('below the cost $600.00'),
    'The price is 0.',
  ])
  const rows = [
    { row: 1, target: 'tool' as const, name: known.sku, price: 59_999, pricePer: 100 as const },
    { row: 2, target: 'tool' as const, name: unknown.sku, price: 0, pricePer: 1 as const },
  ]
  await shop.prices.importRows({ actor }, { listId, rows })
  expect(await said(listId, 'owner')).toEqual({ belowCost: '1', forNothing: '1' })
})

test('costs are told by id and SKU to those who see costs, of tools that have one', async () => {
  const { known, unknown } = await openTools()
  const actor = withRight('catalogue')
  const cost = { id: known.id, sku: known.sku, cost: 600, pricePer: 1 }
  expect(await shop.prices.costs({ actor }, { ids: [known.id, unknown.id] })).toEqual([cost])
  expect(await shop.prices.costs({ actor }, { skus: [known.sku.toLowerCase()] })).toEqual([cost])
  expect(await shop.prices.costs({ actor }, {})).toEqual([])
})
