/** Orders of one tool: all or nothing, never twice, never more than there is. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toolGone } from '../../catalogue/contract.ts'
import { outOfStock } from '../../stock/contract.ts'
import { keyReused } from '../../../packages/contract/standard-problems.ts'
import { priceChanged, quantityNotValid } from '../contract.ts'

let shop: OrderShop
let buyer: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openOrderShop()
  buyer = shop.buyer
  admin = shop.admin
})
afterAll(() => shop.close())

describe('placing an order', () => {
  test('takes the pieces from the shelf and keeps name, SKU and price as sold', async () => {
    const { id } = await shop.tool({
      name: 'Claw Hammer 16 oz',
      sku: 'AS-SOLD',
      price: 890,
      minimumQuantity: 12,
      packSize: 6,
      stock: 940,
      priceBreaks: [{ from: 24, price: 854 }],
    })
    const order = await shop.placeTool(id, 24, { poNumber: 'PO-1', note: 'Dock 2' })
    expect(order).toMatchObject({
      quantity: 24,
      total: 24 * 854,
      email: buyer.email,
      name: buyer.name,
      poNumber: 'PO-1',
      note: 'Dock 2',
      lines: [{ sku: 'AS-SOLD', unitPrice: 854 }],
    })
    expect(await shop.stockOf(id)).toBe(916)

    const tool = await shop.catalogue.read({ actor: undefined }, { id })
    await shop.catalogue.edit({ actor: admin }, { ...editOf(tool), price: 1200, name: 'Renamed' })
    const [again] = await shop.orders.mine({ actor: buyer }, { email: buyer.email })
    expect(again).toMatchObject({
      number: order.number,
      total: 24 * 854,
      lines: [{ name: 'Claw Hammer 16 oz', unitPrice: 854 }],
    })
  })

  test('under the same key finds the first order, however often and at the same moment', async () => {
    const { id } = await shop.tool()
    const key = randomUUID()
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => shop.placeTool(id, 5, { key })),
    )
    expect(new Set(orders.map((order) => order.id)).size).toBe(1)
    expect(await shop.stockOf(id)).toBe(45)
  })

  test('under the same key with other contents is refused', async () => {
    const { id } = await shop.tool()
    const key = randomUUID()
    await shop.placeTool(id, 5, { key })
    expect(isProblem(await rejection(shop.placeTool(id, 6, { key })), keyReused)).toBe(true)
    expect(await shop.stockOf(id)).toBe(45)
  })

  test('under the same key from another buyer is another order', async () => {
    const { id } = await shop.tool()
    const key = randomUUID()
    const other = await shop.person('Ben Achterberg')
    const [one, two] = await Promise.all([
      shop.placeTool(id, 5, { key }),
      shop.placeTool(id, 5, { key, actor: other }),
    ])
    expect(one.id).not.toBe(two.id)
  })

  test('below the minimum or between packs names the nearest quantities, and stores nothing', async () => {
    const { id } = await shop.tool({ minimumQuantity: 48, packSize: 24, stock: 310 })
    const error = await rejection(shop.placeTool(id, 50))
    expect(isProblem(error, quantityNotValid) && error.body).toMatchObject({
      status: 422,
      detail: '50 is not a multiple of 24. Use 48 or 72.',
      facts: { below: 48, above: 72 },
      errors: [{ pointer: '#/OrderQuentuty' }],
    })
    expect(await shop.stockOf(id)).toBe(310)
  })

  test('of more than there is says how many are left', async () => {
    const { id } = await shop.tool({ stock: 3 })
    const error = await rejection(shop.placeTool(id, 4))
    expect(isProblem(error, outOfStock) && error.body).toMatchObject({
      status: 409,
      facts: { available: 3 },
    })
  })

  test('of the last pieces below the minimum takes exactly all of them', async () => {
    const { id } = await shop.tool({ minimumQuantity: 12, stock: 7 })
    await shop.placeTool(id, 7)
    expect(await shop.stockOf(id)).toBe(0)
  })

  test('at a price that changed meanwhile is refused with the new one; accepting it orders', async () => {
    const { id } = await shop.tool({ price: 1000 })
    const key = randomUUID()
    const error = await rejection(shop.placeTool(id, 2, { key, unitPrice: 900 }))
    expect(isProblem(error, priceChanged) && error.body).toMatchObject({
      status: 409,
      facts: { unitPrice: '$10.00' },
    })
    await expect(shop.placeTool(id, 2, { key, unitPrice: 1000 })).resolves.toMatchObject({
      total: 2000,
    })
  })

  test('of a tool taken out of the catalogue meanwhile orders nothing', async () => {
    const { id } = await shop.tool()
    await shop.catalogue.remove({ actor: admin }, { id })
    expect(isProblem(await rejection(shop.placeTool(id, 1)), toolGone)).toBe(true)
  })

  test('in the name of somebody else is refused', async () => {
    const { id } = await shop.tool()
    expect(await rejection(shop.placeTool(id, 1, { email: 'somebody@example.com' }))).toMatchObject(
      {
        body: { status: 403 },
      },
    )
  })
})

test('200 parallel orders for 50 pieces sell exactly 50', async () => {
  const { id } = await shop.tool({ stock: 50 })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => shop.placeTool(id, 1)),
  )
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(50)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(isProblem(outcome.reason, outOfStock), String(outcome.reason)).toBe(true)
  expect(await shop.stockOf(id)).toBe(0)
  expect((await shop.stock.check()).wrong).toEqual([])
})

const editOf = ({
  id,
  revision,
  name,
  image,
  description,
  price,
  minimumQuantity,
  packSize,
  stock,
  priceBreaks,
  specs,
  sku,
  brand,
  category,
}: Awaited<ReturnType<OrderShop['catalogue']['read']>>) => ({
  id,
  revision,
  stockSeen: stock,
  name,
  image,
  description,
  price,
  minimumQuantity,
  packSize,
  stock,
  priceBreaks,
  specs,
  sku,
  brand,
  category,
})
