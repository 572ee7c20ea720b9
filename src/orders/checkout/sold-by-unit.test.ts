/** Tools priced per hundred or by the metre: carried from the form to the order and its documents. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { lineText } from '../../catalogue/model/units.ts'
import { toDocumentContent } from '../../documents/document-content.ts'
import { serializeOutput } from '../../../packages/contract/server/response-output.server.ts'
import { ordersContract } from '../contract.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const screws = { price: 1420, pricePer: 100, stock: 5000, sku: 'SCREW-100' } as const

test('an order line keeps unit and price_per as sold, and its total is rounded once', async () => {
  const { id } = await shop.tool(screws)
  const cable = await shop.tool({ sku: 'CABLE', price: 123, unit: 'metre', stock: 500 })
  const order = await shop.placeCart([
    { toolId: id, quantity: 251 },
    { toolId: cable.id, quantity: 7 },
  ])
  expect(order.lines).toEqual([
    {
      toolId: id,
      sku: 'SCREW-100',
      name: 'Claw Hammer',
      quantity: 251,
      pricePer: 100,
      unitPrice: 1420,
      // 3564.2 cents
      total: 3564,
    },
    expect.objectContaining({ unit: 'metre', unitPrice: 123, total: 861 }),
  ])
  expect(order.lines[1]).not.toHaveProperty('pricePer')
  expect(order.total).toBe(3564 + 861)
  const tool = await shop.catalogue.read({ actor: undefined }, { id })
  await shop.catalogue.edit(
    { actor: shop.admin },
    { ...editOf(tool), price: 20, pricePer: 1, unit: 'pair' },
  )
  const { lines } = await shop.orders.read({ actor: shop.buyer }, { number: order.number })
  expect(lines).toMatchObject(order.lines)
  const seller = { name: 'Shop', address: [], vatId: '', bank: '' }
  const { order: content } = toDocumentContent(seller, order, 'UTC')
  expect(content.lines.map(({ total, pricePer, unit }) => [total, pricePer, unit])).toEqual([
    [3564, 100, undefined],
    [861, undefined, 'metre'],
  ])
  const [first] = order.lines
  expect(first && lineText(first.quantity, first.unitPrice, first)).toBe('251 × $14.20 per 100')
})

const editOf = ({
  id,
  revision,
  name,
  image,
  description,
  price,
  minimumQuantity,
  stock,
}: Awaited<ReturnType<OrderShop['catalogue']['read']>>) => ({
  id,
  revision,
  name,
  image,
  description,
  price,
  minimumQuantity,
  stock,
})

test('the order on the wire says what the price is for; a line of pieces is as it was', async () => {
  const { id } = await shop.tool({ ...screws, sku: 'WIRE-100' })
  const plain = await shop.tool({ sku: 'WIRE-1' })
  const { number } = await shop.placeCart([
    { toolId: id, quantity: 100 },
    { toolId: plain.id, quantity: 2 },
  ])
  const order = await shop.orders.read({ actor: shop.buyer }, { number })
  const wire: unknown = JSON.parse(serializeOutput(ordersContract.read, order))
  expect(wire).toMatchObject({
    lines: [
      { sku: 'WIRE-100', quantity: 100, pricePer: 100, unitPrice: '$14.20', total: '$14.20' },
      {},
    ],
  })
  expect(order.lines[1]).toMatchObject({
    toolId: plain.id,
    sku: 'WIRE-1',
    name: 'Claw Hammer',
    quantity: 2,
    unitPrice: 1000,
    total: 2000,
  })
  expect(order.lines[1]).not.toHaveProperty('pricePer')
  expect(order.lines[1]).not.toHaveProperty('unit')
})

test('the database refuses a line whose total is not price × quantity ÷ price_per', async () => {
  const { id } = await shop.tool({ ...screws, sku: 'CHECK-100' })
  const order = await shop.placeCart([{ toolId: id, quantity: 333 }])
  const set = (total: number) =>
    sql`update order_lines set total_cents = ${total} where order_id = ${order.id}::uuid`.execute(
      shop.database.handle,
    )
  // 4728.6 cents
  await set(4729)
  for (const wrong of [4728, 4730, 333 * 1420])
    await expect(set(wrong)).rejects.toThrow('order_lines_total')
})

test('an edit that says nothing of the unit leaves it; a wrong one is refused by its name', async () => {
  const { id } = await shop.tool({ ...screws, sku: 'KEEP-100', unit: 'set', unitContent: '5 bits' })
  const tool = await shop.catalogue.read({ actor: undefined }, { id })
  expect(tool).toMatchObject({ unit: 'set', unitContent: '5 bits', pricePer: 100 })
  const edited = await shop.catalogue.edit({ actor: shop.admin }, editOf(tool))
  expect(edited).toMatchObject({ unit: 'set', unitContent: '5 bits', pricePer: 100 })
  const judged = shop.catalogue.many.judge({
    name: 'A',
    image: 'https://a.example/a.webp',
    description: 'A',
    price: '$1',
    Stock: 1,
    minimum_quantity: 1,
    unit: 'dozen',
    price_per: 12,
  })
  expect(judged).toEqual({
    errors: [
      { field: 'unit', why: expect.stringContaining('piece, pair, set') },
      { field: 'price_per', why: 'The price unit must be 1, 10, 100 or 1000.' },
    ],
  })
})

test('from the first price for more than one on, an earlier release refuses to work', async () => {
  await shop.tool({ ...screws, sku: 'FIRST-100' })
  const { rows } = await sql<{ name: string }>`select name from required_migration`.execute(
    shop.database.handle,
  )
  expect(rows).toEqual([{ name: '0110_units' }])
})
