/** Archiving orders, and anonymizing those of deleted buyers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'

let shop: OrderShop
let buyer: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openOrderShop()
  buyer = shop.buyer
  admin = shop.admin
})
afterAll(() => shop.close())

describe('deleting an order', () => {
  test('gives its pieces back once, and is gone from every list', async () => {
    const { id } = await shop.tool()
    const order = await shop.placeTool(id, 20)
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.orders.remove({ actor: admin }, { id: order.id })),
    )
    expect(answers.map((answer) => answer.deletedCount).toSorted()).toEqual([0, 0, 1])
    expect(await shop.stockOf(id)).toBe(50)
    expect(
      (await shop.orders.mine({ actor: buyer }, { email: buyer.email })).map((one) => one.id),
    ).not.toContain(order.id)
    expect((await shop.stock.check()).wrong).toEqual([])
  })
})

test('deleting a buyer anonymizes their orders and keeps the figures', async () => {
  const { id } = await shop.tool()
  const gone = await shop.person('Wes Garner')
  const order = await shop.placeTool(id, 3, { actor: gone, poNumber: 'WES-GARNER-7' })
  await shop.accounts.remove({ actor: admin }, { id: gone.id })
  const [kept] = await shop.orders.all({ actor: admin }, { q: String(order.number) })
  expect(kept).toMatchObject({
    quantity: 3,
    total: 3000,
    name: 'Deleted user',
    phone: '-',
    address: '-',
    poNumber: '',
  })
  expect(JSON.stringify(kept).toLowerCase()).not.toContain('wes')
})
