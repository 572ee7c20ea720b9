/** Back-orders: what is short waits, and goods that come in go to the lines that wait. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldErrors, openEditShop, problem, type EditShop } from '../../../tests/edit-shop.ts'
import { rejection } from '../../../tests/order-shop.ts'
import { allocate } from './back-orders.ts'

let shop: EditShop
beforeAll(async () => {
  shop = await openEditShop()
  await allowBackOrders('yes')
})
afterAll(() => shop.close())

async function allowBackOrders(backOrders: 'yes' | 'no') {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, backOrders })
}
const receive = (toolId: string, quantity: number) =>
  shop.stock.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { toolId, kind: 'received', quantity, reason: 'Delivery 4711' },
  )
const order = (toolId: string, quantity: number) =>
  shop.placeTool(toolId, quantity, { backOrder: true })
const linesOf = async (number: number) =>
  (await shop.read(number)).lines.map(({ allocated, waiting = 0 }) => [allocated, waiting])
const listed = async (state: 'ready' | 'waiting') =>
  (await shop.orders.backOrders({ actor: shop.admin }, { state })).map(({ number }) => number)

describe('an order of more than is in stock', () => {
  test('takes what is there; the rest waits for a day that is named', async () => {
    const { id } = await shop.tool({ stock: 30 })
    const { number, total } = await order(id, 50)
    expect(total).toBe(50_000)
    expect((await shop.read(number, shop.buyer)).lines).toMatchObject([
      { quantity: 50, allocated: 30, waiting: 20, expectedOn: '2026-12-19' },
    ])
    expect(await shop.stockOf(id)).toBe(0)
    await shop.requireRightStock()
  })
  test('is refused when its buyer has not accepted that, or where it is not allowed', async () => {
    const { id } = await shop.tool({ stock: 30 })
    expect(await rejection(shop.placeTool(id, 50))).toMatchObject(problem('out-of-stock'))
    await allowBackOrders('no')
    expect(await rejection(order(id, 50))).toMatchObject(problem('out-of-stock'))
    await allowBackOrders('yes')
    expect(await shop.stockOf(id)).toBe(30)
  })
  test('follows the rule of the company before that of the shop', async () => {
    const company = await shop.openCompany({})
    const { id } = await shop.tool({ stock: 1 })
    const rule = async (backOrders: 'no' | 'shop') => {
      const record = await shop.companies.read({ actor: shop.admin }, { id: company.id })
      const { members, number, requestedAt, state, notes = '', ...values } = record
      await shop.companies.save({ actor: shop.admin }, { ...values, notes, backOrders })
    }
    const place = async () => {
      const acting = await shop.companies.actingFor(
        shop.database.handle,
        company.buyer.id,
        company.id,
      )
      return shop.placeTool(id, 5, {
        actor: { ...company.buyer, company: acting },
        backOrder: true,
      })
    }
    await rule('no')
    expect(await rejection(place())).toMatchObject(problem('out-of-stock'))
    await rule('shop')
    expect((await place()).quantity).toBe(5)
  })
  test('may wait whole, but keeps to packs and minimum', async () => {
    const { id } = await shop.tool({ stock: 0, minimumQuantity: 12, packSize: 12 })
    expect(await rejection(order(id, 13))).toMatchObject(problem('quantity-not-valid'))
    const { number } = await order(id, 24)
    expect(await linesOf(number)).toEqual([[0, 24]])
    await shop.requireRightStock()
  })
})

describe('goods that come in', () => {
  test('go to who was promised first, then to who ordered first; the rest is free', async () => {
    const { id } = await shop.tool({ stock: 0 })
    const [first, second, third] = [await order(id, 10), await order(id, 10), await order(id, 10)]
    const { revision } = await shop.read(third.number)
    await shop.orders.setExpectedDay(
      { actor: shop.admin },
      { number: third.number, line: 1, day: '2026-12-10' },
    )
    expect((await shop.read(third.number)).revision).toBe(revision + 1)
    expect(await receive(id, 14)).toMatchObject({ delta: 14 })
    expect(await linesOf(third.number)).toEqual([[10, 0]])
    expect(await linesOf(first.number)).toEqual([[4, 6]])
    expect(await linesOf(second.number)).toEqual([[0, 10]])
    expect(await shop.stockOf(id)).toBe(0)
    await receive(id, 20)
    expect(await linesOf(first.number)).toEqual([[10, 0]])
    expect(await linesOf(second.number)).toEqual([[10, 0]])
    expect(await shop.stockOf(id)).toBe(4)
    await shop.requireRightStock()
  })
  test('are told to the buyer once, in one mail', async () => {
    const { id } = await shop.tool({ stock: 2, name: 'Long Hammer' })
    const { number } = await order(id, 10)
    await receive(id, 3)
    await receive(id, 3)
    await shop.orders.allocateAll()
    await shop.orders.allocateAll()
    const { rows } = await sql<{ body: string }>`
      select body from mail_outbox
      where subject = ${`Goods for order ${number} have arrived`}`.execute(shop.database.handle)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.body).toContain('): 6 pieces')
    expect(rows[0]?.body).toContain('2 pieces are still on back-order')
  })
  test('come from counts, cancelled orders and edits, too; never to whom they were taken from', async () => {
    const { id } = await shop.tool({ stock: 10 })
    const [holder, waiting] = [await order(id, 15), await order(id, 8)]
    expect(await linesOf(holder.number)).toEqual([[10, 5]])
    await shop.edit(holder.number, { lines: [{ line: 1, quantity: 8 }] })
    expect(await linesOf(holder.number)).toEqual([[8, 0]])
    expect(await linesOf(waiting.number)).toEqual([[2, 6]])
    await shop.transition(holder.number, 'cancelled', shop.buyer)
    expect(await linesOf(waiting.number)).toEqual([[8, 0]])
    expect(await shop.stockOf(id)).toBe(2)
    await shop.requireRightStock()
  })
  test('of an order that was deleted are its no more', async () => {
    const { id } = await shop.tool({ stock: 0 })
    const gone = await order(id, 10)
    await shop.orders.remove({ actor: shop.admin }, { id: gone.id })
    await receive(id, 4)
    expect(await shop.stockOf(id)).toBe(4)
    await shop.orders.restore({ actor: shop.admin }, { id: gone.id })
    await shop.orders.allocateAll()
    expect(await linesOf(gone.number)).toEqual([[4, 6]])
    await shop.requireRightStock()
  })
})

describe('an order that waits', () => {
  test('is shipped in part, and whole once everything is there', async () => {
    const { id } = await shop.tool({ stock: 6 })
    const { number } = await order(id, 10)
    for (const status of ['confirmed', 'picking'] as const) await shop.transition(number, status)
    expect(await rejection(shop.transition(number, 'shipped'))).toMatchObject(
      problem('step-not-allowed', { status: 'picking', allowed: ['cancelled'] }),
    )
    expect(await listed('ready')).toContain(number)
    await shop.shipments.create({ actor: shop.admin, idempotencyKey: randomUUID() }, { number })
    expect(await shop.read(number)).toMatchObject({ status: 'picking', shippedQuantity: 6 })
    expect(await listed('ready')).not.toContain(number)
    expect(await listed('waiting')).toContain(number)
    await receive(id, 4)
    expect(await listed('ready')).toContain(number)
    expect(await listed('waiting')).not.toContain(number)
    await shop.transition(number, 'shipped')
    expect(await shop.read(number)).toMatchObject({ status: 'shipped', shippedQuantity: 10 })
    expect(await listed('ready')).not.toContain(number)
    await shop.requireRightStock()
  })
  test('cannot be shipped while everything left of it waits, and stays as it is', async () => {
    const { id } = await shop.tool({ stock: 0 })
    const { number } = await order(id, 5)
    await shop.transition(number, 'confirmed')
    const before = await shop.read(number)
    const shipping = shop.shipments.create(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { number },
    )
    expect(await rejection(shipping)).toMatchObject(problem('step-not-allowed'))
    expect(await shop.read(number)).toEqual(before)
    await receive(id, 5)
    const { lines } = await shop.shipments.create(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { number },
    )
    expect(lines).toMatchObject([{ quantity: 5 }])
  })
  test('ends with what was shipped; what waited is cancelled, and takes nothing', async () => {
    const { id } = await shop.tool({ stock: 6 })
    const { number } = await order(id, 10)
    await shop.transition(number, 'confirmed')
    await shop.shipments.create(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { number, lines: [{ line: 1, quantity: 4 }] },
    )
    expect(await shop.shipments.endOrder({ actor: shop.admin }, { number })).toEqual({
      cancelled: 6,
    })
    expect((await shop.read(number)).lines).toMatchObject([{ shipped: 4, cancelled: 6 }])
    expect(await shop.stockOf(id)).toBe(2)
    await receive(id, 5)
    expect(await shop.stockOf(id)).toBe(7)
    await shop.requireRightStock()
  })
  test('gets another day while it waits, and only then', async () => {
    const { id } = await shop.tool({ stock: 1 })
    const { number } = await order(id, 2)
    const promise = (day: string) =>
      shop.orders.setExpectedDay({ actor: shop.admin }, { number, line: 1, day })
    expect(await rejection(promise('2026-12-04'))).toMatchObject(fieldErrors('#/day'))
    await promise('2027-01-15')
    const promiseAfter = (seen: string | null) =>
      shop.orders.setExpectedDay(
        { actor: shop.admin },
        { number, line: 1, day: '2027-01-16', seen },
      )
    expect(await rejection(promiseAfter('2026-12-31'))).toMatchObject(problem('changed-meanwhile'))
    expect(await rejection(promiseAfter(null))).toMatchObject(problem('changed-meanwhile'))
    expect((await shop.read(number)).lines).toMatchObject([{ expectedOn: '2027-01-15' }])
    await receive(id, 1)
    expect(await rejection(promise('2027-01-20'))).toMatchObject(problem('nothing-waits'))
    expect((await shop.read(number)).lines[0]).not.toHaveProperty('expectedOn')
  })
})

test('goods are given in order, never more than there are nor than a line lacks', () => {
  const line = fc.record({
    toolId: fc.constantFrom('a', 'b'),
    waiting: fc.integer({ min: 1, max: 50 }),
  })
  const level = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.array(line), level, level, (lines, a, b) => {
      const given = allocate(
        lines,
        new Map([
          ['a', a],
          ['b', b],
        ]),
      )
      for (const [tool, pieces] of [
        ['a', a],
        ['b', b],
      ] as const) {
        const wanted = lines.filter(({ toolId }) => toolId === tool)
        const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
        const got = given.filter(({ toolId }) => toolId === tool)
        expect(sum(got.map(({ quantity }) => quantity))).toBe(
          Math.min(pieces, sum(wanted.map(({ waiting }) => waiting))),
        )
        expect(got.every(({ quantity, waiting }) => quantity <= waiting)).toBe(true)
        expect(got.slice(0, -1).every(({ quantity, waiting }) => quantity === waiting)).toBe(true)
      }
    }),
  )
})

test(
  'orders, receipts, cancellations and edits at once: never oversold, and level is ledger',
  { timeout: 120_000 },
  async () => {
    const { id } = await shop.tool({ stock: 20 })
    const numbers: number[] = []
    for (let round = 0; round < 8; round += 1) {
      const placed = await Promise.allSettled([order(id, 7), order(id, 9), order(id, 4)])
      for (const one of placed) if (one.status === 'fulfilled') numbers.push(one.value.number)
      const [some, other] = [numbers[round], numbers[round + 1]]
      await Promise.allSettled([
        receive(id, 5),
        receive(id, 3),
        ...(some === undefined ? [] : [shop.transition(some, 'cancelled', shop.buyer)]),
        ...(other === undefined ? [] : [shop.edit(other, { lines: [{ line: 1, quantity: 3 }] })]),
      ])
    }
    await shop.orders.allocateAll()
    await shop.requireRightStock()
    const open = await Promise.all(numbers.map((number) => shop.read(number)))
    const sum = (name: 'allocated' | 'waiting') =>
      open.flatMap(({ lines }) => lines).reduce((all, line) => all + (line[name] ?? 0), 0)
    expect((await shop.stockOf(id)) ?? 0).toBe(20 + 8 * 8 - sum('allocated'))
    // Nobody waits while something is free.
    expect(Math.min((await shop.stockOf(id)) ?? 0, sum('waiting'))).toBe(0)
    expect(numbers.length).toBe(24)
  },
)
