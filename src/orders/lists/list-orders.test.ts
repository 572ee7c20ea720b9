/** Lists of orders: filters, search, sorting, paging and counts. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, rejection, contact, type OrderShop } from '../../../tests/order-shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { listOrders } from './list-store.server.ts'

let shop: OrderShop
let buyer: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openOrderShop()
  buyer = shop.buyer
  admin = shop.admin
})
afterAll(() => shop.close())

describe('lists of orders', () => {
  test('are paged without gaps or repetitions, newest first', async () => {
    const { id } = await shop.tool({ stock: 1000 })
    const other = await shop.person('Yuki Tanaka')
    const placed: number[] = []
    for (let row = 0; row < 7; row += 1)
      placed.push((await shop.placeTool(id, 1, { actor: other })).number)
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

  test("a buyer's own are searched and filtered like all of them, and never show another's", async () => {
    const [saw, axe] = [await shop.tool({ sku: 'OWN-SAW' }), await shop.tool({ sku: 'OWN-AXE' })]
    const [ada, bo] = [await shop.person('Ada Own'), await shop.person('Bo Other')]
    const first = await shop.placeTool(saw.id, 1, { actor: ada, poNumber: 'PO-OWN-1' })
    const second = await shop.placeTool(axe.id, 1, { actor: ada, poNumber: 'PO-OWN-2' })
    await shop.placeTool(saw.id, 1, { actor: bo, poNumber: 'PO-OWN-3' })
    await shop.orders.step({ actor: admin }, { number: first.number, status: 'confirmed' })
    const numbers = async (query: object) =>
      (await shop.orders.mine({ actor: ada }, { email: ada.email, ...query })).map(
        ({ number }) => number,
      )
    expect(await numbers({ q: 'own-saw' })).toEqual([first.number])
    expect(await numbers({ q: 'PO-OWN' })).toEqual([second.number, first.number])
    expect(await numbers({ q: String(second.number) })).toEqual([second.number])
    expect(await numbers({ q: 'Bo Other' })).toEqual([])
    expect(await numbers({ status: 'confirmed' })).toEqual([first.number])
    expect(await numbers({ q: 'PO-OWN', status: 'placed' })).toEqual([second.number])
    expect(await numbers({ to: '2020-01-01' })).toEqual([])
    expect(await numbers({ from: '2020-01-01' })).toEqual([second.number, first.number])
    const page = await shop.orders.mine({ actor: ada }, { email: ada.email, q: 'PO-OWN', limit: 1 })
    expect(page.map(({ number }) => number)).toEqual([second.number])
    const { next } = page
    if (next === undefined) throw new Error('there is no next page')
    expect(await numbers({ q: 'PO-OWN', limit: 1, cursor: next })).toEqual([first.number])
  })

  test('are searched by number, name, e-mail, SKU and PO number; signs of patterns mean themselves', async () => {
    const { id } = await shop.tool({ sku: 'FIND-ME' })
    const order = await shop.placeTool(id, 1, { poNumber: 'PO-100%' })
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
      Buffer.from('[1]').toString('base64url'),
      Buffer.from('[1,2,3]').toString('base64url'),
    ]) {
      expect(await rejection(shop.orders.all({ actor: admin }, { cursor }))).toMatchObject({
        body: { status: 422 },
      })
    }
  })
})

describe('the list of all orders', () => {
  test('is narrowed by status, days and words, sorted by total, and paged; its counts agree', async () => {
    const { id } = await shop.tool({ stock: 1000, sku: 'LISTED' })
    const numbers: number[] = []
    for (const quantity of [3, 1, 2, 2])
      numbers.push(
        (await shop.placeCart([{ toolId: id, quantity }], { poNumber: 'PO-LIST' })).number,
      )
    const [, second = 0] = numbers
    await shop.transition(second, 'confirmed')
    const list = async (query: Parameters<OrderShop['orders']['all']>[1]) =>
      (await shop.orders.all({ actor: admin }, { q: 'PO-LIST', ...query })).map(({ number }) =>
        numbers.indexOf(number),
      )
    expect(await list({})).toEqual([3, 2, 1, 0])
    expect(await list({ sort: 'oldest' })).toEqual([0, 1, 2, 3])
    expect(await list({ sort: 'total' })).toEqual([1, 2, 3, 0])
    expect(await list({ sort: 'total-down' })).toEqual([0, 3, 2, 1])
    expect(await list({ status: 'confirmed' })).toEqual([1])
    const today = new Date().toISOString().slice(0, 10)
    expect(await list({ from: today, to: today })).toEqual([3, 2, 1, 0])
    expect(await list({ to: '2000-01-01' })).toEqual([])
    expect(await shop.orders.count({ actor: admin }, { q: 'PO-LIST' })).toEqual({
      placed: 3,
      confirmed: 1,
      picking: 0,
      shipped: 0,
      delivered: 0,
      cancelled: 0,
      onHold: 0,
      capped: [],
    })
    for (const sort of ['newest', 'oldest', 'total', 'total-down'] as const) {
      const seen: number[] = []
      let cursor: string | undefined
      do {
        const page = await shop.orders.all(
          { actor: admin },
          { q: 'PO-LIST', sort, limit: 1, cursor },
        )
        seen.push(...page.map(({ number }) => numbers.indexOf(number)))
        cursor = page.next
      } while (cursor !== undefined)
      expect(seen, sort).toEqual(await list({ sort }))
    }
  })
})
