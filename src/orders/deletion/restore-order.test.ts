/** Deleted orders are restored with their stock, for 30 days. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'

let shop: OrderShop
let time: Date | undefined
const day = 86_400_000
beforeAll(async () => {
  shop = await openOrderShop({}, () => time ?? new Date())
})
afterAll(() => shop.close())

const deleteOrder = (id: string) => shop.orders.remove({ actor: shop.admin }, { id })
const restore = (id: string) => shop.orders.restore({ actor: shop.admin }, { id })
const deleted = async () =>
  (await shop.orders.deleted({ actor: shop.admin }, {})).map(({ id }) => id)

test('a restored order is as it was, and takes its pieces again, once', async () => {
  const { id } = await shop.tool()
  const order = await shop.placeTool(id, 20)
  await deleteOrder(order.id)
  expect(await shop.stockOf(id)).toBe(50)
  expect(await shop.orders.deleted({ actor: shop.admin }, {})).toMatchObject([
    { id: order.id, number: order.number, pieces: 20, total: 20_000, status: 'placed' },
  ])
  const answers = await Promise.all([1, 2, 3].map(() => restore(order.id)))
  expect(answers.map(({ restoredCount }) => restoredCount).toSorted()).toEqual([0, 0, 1])
  expect(await shop.stockOf(id)).toBe(30)
  expect(await deleted()).not.toContain(order.id)
  expect(await shop.orders.read({ actor: shop.buyer }, { number: order.number })).toMatchObject({
    id: order.id,
    status: 'placed',
    quantity: 20,
  })
  expect((await shop.stock.check()).wrong).toEqual([])
  // Deleted and restored once more, the pieces are counted once.
  await deleteOrder(order.id)
  await restore(order.id)
  expect(await shop.stockOf(id)).toBe(30)
  expect((await shop.stock.check()).wrong).toEqual([])
})

test('where pieces were sold meanwhile it stays deleted, takes nothing, and says what is short', async () => {
  const plenty = await shop.tool({ name: 'Ball Hammer' })
  const scarce = await shop.tool({ name: 'Claw Hammer' })
  const order = await shop.placeCart([
    { toolId: plenty.id, quantity: 10 },
    { toolId: scarce.id, quantity: 30 },
  ])
  await deleteOrder(order.id)
  await shop.placeTool(scarce.id, 38)
  expect(await rejection(restore(order.id))).toMatchObject({
    body: {
      type: 'stock-taken',
      detail: expect.stringContaining('Claw Hammer: 30 needed, 12 left'),
      facts: { short: [{ toolId: scarce.id, needed: 30, available: 12 }] },
    },
  })
  expect([await shop.stockOf(plenty.id), await shop.stockOf(scarce.id)]).toEqual([50, 12])
  expect(await deleted()).toContain(order.id)
  expect((await shop.stock.check()).wrong).toEqual([])
})

test('of an order that was shipped or cancelled, nothing is taken', async () => {
  const { id } = await shop.tool()
  const shipped = await shop.placeTool(id, 5)
  for (const status of ['confirmed', 'picking', 'shipped'] as const)
    await shop.transition(shipped.number, status)
  const cancelled = await shop.placeTool(id, 7)
  await shop.transition(cancelled.number, 'cancelled')
  for (const order of [shipped, cancelled]) {
    await deleteOrder(order.id)
    expect(await restore(order.id)).toMatchObject({ restoredCount: 1 })
  }
  expect(await shop.stockOf(id)).toBe(45)
  expect((await shop.stock.check()).wrong).toEqual([])
})

test('after 30 days, and of an unknown one, it is not found', async () => {
  const { id } = await shop.tool()
  const order = await shop.placeTool(id, 1)
  await deleteOrder(order.id)
  time = new Date(Date.now() + 30 * day + 60_000)
  expect(await deleted()).not.toContain(order.id)
  expect(await rejection(restore(order.id))).toMatchObject({ body: { type: 'not-here' } })
  time = undefined
  expect(await rejection(restore(crypto.randomUUID()))).toMatchObject({
    body: { type: 'not-here' },
  })
})
