/** Orders: all or nothing, never twice, never more than there is. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { toolGone } from '../catalogue/contract.ts'
import { outOfStock } from '../stock/contract.ts'
import { keyReused, priceChanged, quantityNotValid, type NewOrder } from './contract.ts'
import { listOrders } from './list-store.server.ts'

let shop: TestShop
let buyer: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.person('Celia Navarro')
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

const contact = { phone: '+1 512 555 0142', address: '418 Mill Street, Austin' }
const place = (
  toolId: string,
  quantity: number,
  more: Partial<NewOrder> & { key?: string; actor?: Actor } = {},
) => {
  const { key = randomUUID(), actor = buyer, ...input } = more
  return shop.orders.place(
    { actor, idempotencyKey: key },
    { toolId, quantity, ...contact, ...input },
  )
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )
const stockOf = async (toolId: string) =>
  (await shop.stock.levels(shop.database.handle, [toolId])).get(toolId)

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
    const order = await place(id, 24, { poNumber: 'PO-1', note: 'Dock 2' })
    expect(order).toMatchObject({
      quantity: 24,
      total: 24 * 854,
      email: buyer.email,
      name: buyer.name,
      poNumber: 'PO-1',
      note: 'Dock 2',
      lines: [{ sku: 'AS-SOLD', unitPrice: 854 }],
    })
    expect(await stockOf(id)).toBe(916)

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
    const orders = await Promise.all(Array.from({ length: 8 }, () => place(id, 5, { key })))
    expect(new Set(orders.map((order) => order.id)).size).toBe(1)
    expect(await stockOf(id)).toBe(45)
  })

  test('under the same key with other contents is refused', async () => {
    const { id } = await shop.tool()
    const key = randomUUID()
    await place(id, 5, { key })
    expect(isProblem(await refusal(place(id, 6, { key })), keyReused)).toBe(true)
    expect(await stockOf(id)).toBe(45)
  })

  test('under the same key from another buyer is another order', async () => {
    const { id } = await shop.tool()
    const key = randomUUID()
    const other = await shop.person('Ben Achterberg')
    const [one, two] = await Promise.all([
      place(id, 5, { key }),
      place(id, 5, { key, actor: other }),
    ])
    expect(one.id).not.toBe(two.id)
  })

  test('below the minimum or between packs names the nearest quantities, and stores nothing', async () => {
    const { id } = await shop.tool({ minimumQuantity: 48, packSize: 24, stock: 310 })
    const error = await refusal(place(id, 50))
    expect(isProblem(error, quantityNotValid) && error.body).toMatchObject({
      status: 422,
      detail: '50 is not a full pack of 24. Use 48 or 72.',
      facts: { below: 48, above: 72 },
      errors: [{ pointer: '#/OrderQuentuty' }],
    })
    expect(await stockOf(id)).toBe(310)
  })

  test('of more than there is says how many are left', async () => {
    const { id } = await shop.tool({ stock: 3 })
    const error = await refusal(place(id, 4))
    expect(isProblem(error, outOfStock) && error.body).toMatchObject({
      status: 409,
      facts: { available: 3 },
    })
  })

  test('of the last pieces below the minimum takes exactly all of them', async () => {
    const { id } = await shop.tool({ minimumQuantity: 12, stock: 7 })
    await place(id, 7)
    expect(await stockOf(id)).toBe(0)
  })

  test('at a price that changed meanwhile is refused with the new one; accepting it orders', async () => {
    const { id } = await shop.tool({ price: 1000 })
    const key = randomUUID()
    const error = await refusal(place(id, 2, { key, unitPrice: 900 }))
    expect(isProblem(error, priceChanged) && error.body).toMatchObject({
      status: 409,
      facts: { unitPrice: '$10.00' },
    })
    await expect(place(id, 2, { key, unitPrice: 1000 })).resolves.toMatchObject({ total: 2000 })
  })

  test('of a tool taken out of the catalogue meanwhile orders nothing', async () => {
    const { id } = await shop.tool()
    await shop.catalogue.remove({ actor: admin }, { id })
    expect(isProblem(await refusal(place(id, 1)), toolGone)).toBe(true)
  })

  test('in the name of somebody else is refused', async () => {
    const { id } = await shop.tool()
    expect(await refusal(place(id, 1, { email: 'somebody@example.com' }))).toMatchObject({
      body: { status: 403 },
    })
  })
})

test('200 parallel orders for 50 pieces sell exactly 50', async () => {
  const { id } = await shop.tool({ stock: 50 })
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => place(id, 1)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(50)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(isProblem(outcome.reason, outOfStock), String(outcome.reason)).toBe(true)
  expect(await stockOf(id)).toBe(0)
  expect((await shop.stock.check()).wrong).toEqual([])
})

describe('deleting an order', () => {
  test('gives its pieces back once, and is gone from every list', async () => {
    const { id } = await shop.tool()
    const order = await place(id, 20)
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.orders.remove({ actor: admin }, { id: order.id })),
    )
    expect(answers.map((answer) => answer.deletedCount).toSorted()).toEqual([0, 0, 1])
    expect(await stockOf(id)).toBe(50)
    expect(
      (await shop.orders.mine({ actor: buyer }, { email: buyer.email })).map((one) => one.id),
    ).not.toContain(order.id)
    expect((await shop.stock.check()).wrong).toEqual([])
  })
})

describe('lists of orders', () => {
  test('are paged without gaps or repetitions, newest first', async () => {
    const { id } = await shop.tool({ stock: 1000 })
    const other = await shop.person('Yuki Tanaka')
    const placed: number[] = []
    for (let row = 0; row < 7; row += 1) placed.push((await place(id, 1, { actor: other })).number)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await shop.orders.mine(
        { actor: other },
        { email: other.email, limit: 3, cursor },
      )
      seen.push(...page.map((order) => order.number))
      cursor = page.next
    } while (cursor !== undefined)
    expect(seen).toEqual(placed.toReversed())
  })

  test('a page of orders with very many lines is shorter than asked for, and the next one goes on after it', async () => {
    const tools = await Promise.all([1, 2, 3].map(() => shop.tool({ stock: 1000 })))
    const other = await shop.person('Long Lister')
    for (const count of [1, 3, 2, 3])
      await shop.orders.placeCart(
        { actor: other, idempotencyKey: randomUUID() },
        { lines: tools.slice(0, count).map(({ id }) => ({ toolId: id, quantity: 1 })), ...contact },
      )
    const pageOfFive = async (after?: number) => {
      const { rows, limit } = await listOrders(
        shop.database.handle,
        { userId: other.id },
        { limit: 10, maxLines: 5, ...(after === undefined ? {} : { after: { number: after } }) },
      )
      return {
        lines: rows.slice(0, limit).map((order) => order.lines.length),
        last: rows[limit - 1]?.number,
        more: rows.length > limit,
      }
    }
    const first = await pageOfFive()
    const second = await pageOfFive(first.last)
    expect([first.lines, first.more, second.lines, second.more]).toEqual([
      [3, 2],
      true,
      [3, 1],
      false,
    ])
  })

  test('are searched by number, name, e-mail, SKU and PO number; signs of patterns mean themselves', async () => {
    const { id } = await shop.tool({ sku: 'FIND-ME' })
    const order = await place(id, 1, { poNumber: 'PO-100%' })
    for (const q of [String(order.number), 'find-me', 'celia', buyer.email, '100%']) {
      expect(
        (await shop.orders.all({ actor: admin }, { q })).map((one) => one.id),
        q,
      ).toContain(order.id)
    }
    expect(await shop.orders.all({ actor: admin }, { q: '%_%' })).toEqual([])
  })

  test('a forged cursor is refused, not believed', async () => {
    for (const cursor of [
      'x',
      'eyJhIjoxfQ',
      Buffer.from('["1"]').toString('base64url'),
      Buffer.from('[1,2]').toString('base64url'),
    ]) {
      expect(await refusal(shop.orders.all({ actor: admin }, { cursor }))).toMatchObject({
        body: { status: 422 },
      })
    }
  })
})

test('deleting a buyer anonymises their orders and keeps the figures', async () => {
  const { id } = await shop.tool()
  const gone = await shop.person('Wes Garner')
  const order = await place(id, 3, { actor: gone })
  await shop.accounts.remove({ actor: admin }, { id: gone.id })
  const [kept] = await shop.orders.all({ actor: admin }, { q: String(order.number) })
  expect(kept).toMatchObject({
    quantity: 3,
    total: 3000,
    name: 'Deleted user',
    phone: '-',
    address: '-',
  })
  expect(JSON.stringify(kept)).not.toContain('wes')
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
}: Awaited<ReturnType<TestShop['catalogue']['read']>>) => ({
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
