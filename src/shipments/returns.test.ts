/** Returns and ended orders: lines, stock, ledger, documents and mails change together or not at all. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { transitionNotAllowed } from '../orders/contract.ts'
import { returnTooLarge } from '../orders/line-schemas.ts'
import { returnNotAllowed } from './contract.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' })
})
afterAll(() => shop.close())

/** Ten pieces of a tool of which 50 were in stock; so many have left. */
const shipped = async (quantity: number) => {
  const { id: toolId, order } = await shop.placeNewTool(10)
  const { number } = order
  await shop.transition(number, 'confirmed')
  await shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { number, lines: [{ line: 1, quantity }] },
  )
  return { toolId, number }
}
const ask = (number: number, quantity: number, actor = shop.buyer) =>
  shop.shipments.requestReturn(
    { actor },
    { number, lines: [{ line: 1, quantity }], reason: 'The handles are loose.' },
  )
const step = (id: string, status: 'approved' | 'refused' | 'received', scrapped = false) =>
  shop.shipments.moveReturn({ actor: shop.admin }, { id, status, scrapped })
const lineOf = async (number: number) =>
  (await shop.orders.read({ actor: shop.buyer }, { number })).lines[0]
const movements = async (toolId: string) => {
  const { rows } = await sql<{ kind: string; delta: number }>`
    select kind, delta from stock_movements where tool_id = ${toolId}
    order by id desc limit 2`.execute(shop.database.handle)
  return rows
}

describe('a return', () => {
  test('is asked for, approved and received: line, stock and ledger know it, and it is credited', async () => {
    const { number, toolId } = await shipped(10)
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
    const { id } = await ask(number, 3)
    await step(id, 'approved')
    expect(await shop.stockOf(toolId)).toBe(40)
    expect(await step(id, 'received')).toMatchObject({ status: 'received', scrapped: false })
    expect(await shop.stockOf(toolId)).toBe(43)
    expect(await lineOf(number)).toMatchObject({ shipped: 10, returned: 3 })
    expect((await movements(toolId))[0]).toEqual({ kind: 'returned', delta: 3 })
    const { rows } = await sql<{ total: number; corrects: boolean }>`
      select total_cents as total, corrects_id is not null as corrects from documents
      where order_number = ${number} and kind = 'credit-note'`.execute(shop.database.handle)
    expect(rows).toEqual([{ total: 3000, corrects: true }])
    expect((await shop.stock.check()).wrong).toEqual([])
    const mails = await sql<{ subject: string }>`
      select subject from mail_outbox where subject like ${`Your return for order ${number}%`}
      order by created_at`.execute(shop.database.handle)
    expect(mails.rows).toHaveLength(2)
  })

  test('that is scrapped leaves the stock as it is, and the ledger says so', async () => {
    const { number, toolId } = await shipped(10)
    const { id } = await ask(number, 4)
    await step(id, 'received', true)
    expect(await shop.stockOf(toolId)).toBe(40)
    expect(await movements(toolId)).toEqual([
      { kind: 'counted', delta: -4 },
      { kind: 'returned', delta: 4 },
    ])
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('of more than was shipped is refused, with what waits already', async () => {
    const { number } = await shipped(6)
    await ask(number, 4)
    const problem = await rejection(ask(number, 3))
    expect(isProblem(problem, returnTooLarge)).toBe(true)
    expect(problem).toMatchObject({
      body: { detail: 'Only 2 pieces of line 1 can be returned.' },
    })
    await ask(number, 2)
  })

  test('asked for twice at once, or received twice at once, happens once', async () => {
    const { number, toolId } = await shipped(6)
    const asked = await Promise.allSettled([ask(number, 4), ask(number, 4)])
    const [first, ...others] = asked.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    )
    expect(others).toEqual([])
    const received = await Promise.allSettled([
      step(first?.id ?? '', 'received'),
      step(first?.id ?? '', 'received'),
    ])
    expect(received.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.stockOf(toolId)).toBe(44)
  })

  test('that is refused can be asked for again, and goes no further itself', async () => {
    const { number } = await shipped(6)
    const { id } = await ask(number, 6)
    await step(id, 'refused')
    expect(isProblem(await rejection(step(id, 'received')), returnNotAllowed)).toBe(true)
    await ask(number, 6)
    const { returns } = await shop.shipments.returns({ actor: shop.buyer }, { number })
    expect(returns.map(({ status }) => status)).toEqual(['refused', 'requested'])
  })

  test('of somebody else’s order is not there', async () => {
    const { number } = await shipped(6)
    const stranger = await shop.person('Stranger')
    expect(isProblem(await rejection(ask(number, 1, stranger)), notFound)).toBe(true)
  })
})

describe('an order that is shipped in part', () => {
  test('can be ended: what is left goes back in stock, and it is what was shipped', async () => {
    const { number, toolId } = await shipped(4)
    const end = () => shop.shipments.endOrder({ actor: shop.admin }, { number, note: 'Sold out.' })
    expect(await end()).toEqual({ cancelled: 6 })
    const order = await shop.orders.read({ actor: shop.buyer }, { number })
    expect(order).toMatchObject({ status: 'shipped', shippedQuantity: 4 })
    expect(order.lines[0]).toMatchObject({ shipped: 4, cancelled: 6, allocated: 0 })
    expect(await shop.stockOf(toolId)).toBe(46)
    const { rows } = await sql<{ body: string }>`
      select body from mail_outbox
      where subject = ${`The rest of order ${number} has been cancelled`}`.execute(
      shop.database.handle,
    )
    expect(rows.map(({ body }) => body.includes('Sold out.'))).toEqual([true])
    expect(isProblem(await rejection(end()), transitionNotAllowed)).toBe(true)
  })

  test('and was invoiced whole is credited for what is not shipped', async () => {
    const { number } = await shipped(4)
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
    await shop.shipments.endOrder({ actor: shop.admin }, { number })
    const { rows } = await sql<{ total: number }>`
      select total_cents as total from documents
      where order_number = ${number} and kind = 'credit-note'`.execute(shop.database.handle)
    expect(rows).toEqual([{ total: 6000 }])
  })

  test('only such an order ends so', async () => {
    const { order } = await shop.placeNewTool(5)
    const ended = shop.shipments.endOrder({ actor: shop.admin }, { number: order.number })
    expect(isProblem(await rejection(ended), transitionNotAllowed)).toBe(true)
  })
})
