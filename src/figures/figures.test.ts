/** The figures: each is what the orders of the period say, and nothing of others. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import type { Permission } from '../../packages/contract/permissions.ts'
import { createFiguresService, type FiguresService } from './service.server.ts'
import {
  changeInPercent,
  everyDay,
  lowStock,
  partInPercent,
  periodsUntil,
  sumDays,
} from './rules.ts'

describe('the rules', () => {
  test('a period is 30 days, beside the 30 before', () => {
    expect(periodsUntil('2026-11-30')).toEqual({
      before: '2026-10-02',
      first: '2026-11-01',
      end: '2026-12-01',
    })
  })
  test('days without a sale stand in it, and the sums are those of its days', () => {
    const sale = (day: string) => ({ day, orders: 1, pieces: 2, cents: 300 })
    const sales = [sale('2026-10-31'), sale('2026-11-01'), sale('2026-11-30')]
    const days = everyDay('2026-11-01', sales)
    expect(days).toHaveLength(30)
    expect(days.filter(({ orders }) => orders > 0).map(({ day }) => day)).toEqual([
      '2026-11-01',
      '2026-11-30',
    ])
    expect(sumDays(sales, '2026-11-01', '2026-12-01')).toEqual({ orders: 2, pieces: 4, cents: 600 })
  })
  test('a change is in percent of what was before, and nothing beside nothing', () => {
    expect([
      ...[changeInPercent(150, 100), changeInPercent(0, 40), changeInPercent(5, 0)],
      changeInPercent(5, -10),
    ]).toEqual([50, -100, undefined, undefined])
    expect([partInPercent(1, 3), partInPercent(-5, 10), partInPercent(0, 0)]).toEqual([
      33,
      -50,
      undefined,
    ])
  })
  test('low is less than was sold, shortest first, and never what is not on sale', () => {
    const sold = [
      { toolId: 'a', pieces: 60 },
      { toolId: 'b', pieces: 10 },
      { toolId: 'c', pieces: 30 },
      { toolId: 'gone', pieces: 9 },
    ]
    const levels = new Map([
      ['a', 30],
      ['b', 10],
      ['c', 0],
    ])
    expect(lowStock(sold, levels)).toEqual([
      { toolId: 'c', pieces: 30, stock: 0, daysLeft: 0 },
      { toolId: 'a', pieces: 60, stock: 30, daysLeft: 15 },
    ])
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        (stock, pieces) => {
          const rows = lowStock([{ toolId: 'x', pieces }], new Map([['x', stock]]))
          expect(rows.length === 1).toBe(stock < pieces)
          expect(rows.every(({ daysLeft }) => daysLeft < 30)).toBe(true)
        },
      ),
    )
  })
})

describe('of a shop', () => {
  let shop: OrderShop
  let figures: FiguresService
  let time = new Date('2026-11-30T12:00:00Z')
  beforeAll(async () => {
    shop = await openOrderShop({}, () => time)
    figures = createFiguresService({
      database: shop.database,
      catalogue: shop.catalogue,
      orders: shop.orders,
      reviews: shop.reviews,
      shipments: shop.shipments,
      stock: shop.stock,
      tax: shop.tax,
      readSettings: shop.settings.current,
      now: () => time,
    })
  })
  afterAll(() => shop.close())

  test('a shop that has sold nothing has figures, too', async () => {
    const result = await figures.read({ actor: shop.admin }, {})
    expect(result).toMatchObject({ sales: { now: 0, before: 0 }, bestSellers: [], lowStock: [] })
    expect(result.days).toHaveLength(30)
  })
  test('counts what was sold, not what was cancelled or deleted, beside the period before', async () => {
    const { id: hammer } = await shop.tool({ name: 'Claw Hammer', stock: 50 })
    const { id: saw } = await shop.tool({ name: 'Bow Saw', stock: 500, price: 2000 })
    const at = (day: string) => {
      time = new Date(`${day}T12:00:00Z`)
    }
    at('2026-10-15')
    await shop.placeTool(hammer, 4)
    at('2026-11-02')
    await shop.placeTool(hammer, 30)
    await shop.placeTool(saw, 10)
    const cancelled = await shop.placeTool(hammer, 5)
    await shop.transition(cancelled.number, 'cancelled')
    const deleted = await shop.placeTool(hammer, 6)
    await shop.orders.remove({ actor: shop.admin }, { id: deleted.id })
    at('2026-11-30')
    const result = await figures.read({ actor: shop.admin }, {})
    expect(result).toMatchObject({
      today: { toConfirm: 3, toPick: 0, toShip: 0, heldReviews: 0 },
      ...{ from: '2026-11-01', to: '2026-11-30' },
      sales: { now: 50_000, before: 4_000 },
      orders: { now: 2, before: 1 },
      pieces: { now: 40, before: 4 },
      buyers: { now: 1, before: 1 },
      bestSellers: [
        { toolId: hammer, pieces: 30, sales: 30_000 },
        { toolId: saw, pieces: 10, sales: 20_000 },
      ],
      lowStock: [{ toolId: hammer, stock: 16, sold: 30, daysLeft: 16 }],
    })
    expect(result.days).toHaveLength(30)
    expect(result.days[1]).toEqual({ day: '2026-11-02', orders: 2, sales: 50_000 })
    const earlier = await figures.read({ actor: shop.admin }, { to: '2026-10-31' })
    expect(earlier.sales).toEqual({ now: 4_000, before: 0 })
  })
  test('the margin is of lines whose tools have a cost, and for those who see costs alone', async () => {
    const { id: nail } = await shop.tool({
      name: 'Cut Nail',
      stock: 900,
      price: 1250,
      cost: 730,
      pricePer: 100,
    })
    const { id: axe } = await shop.tool({
      name: 'Felling Axe',
      stock: 900,
      price: 5000,
      cost: 5600,
    })
    const { id: unknown } = await shop.tool({ name: 'Old Plane', stock: 900, price: 900 })
    time = new Date('2025-02-10T12:00:00Z')
    await shop.placeTool(axe, 1)
    time = new Date('2025-03-10T12:00:00Z')
    await shop.placeCart([
      { toolId: nail, quantity: 300 },
      { toolId: unknown, quantity: 2 },
    ])
    await shop.placeTool(nail, 50)
    const cancelled = await shop.placeTool(axe, 3)
    await shop.transition(cancelled.number, 'cancelled')
    const read = (permissions: readonly Permission[]) =>
      figures.read({ actor: { ...shop.admin, permissions } }, { to: '2025-03-31' })
    const { margin, bestSellers } = await read(['orders', 'catalogue'])
    // 350 nails at $12.50 and $7.30 a hundred: $37.50 + $6.25, and $25.55.
    expect(margin).toEqual({
      now: { lines: 3, linesAtCost: 2, sales: 4375, cost: 2555 },
      before: { lines: 1, linesAtCost: 1, sales: 5000, cost: 5600 },
    })
    expect(bestSellers).toMatchObject([
      { toolId: nail, sales: 4375, cost: 2555 },
      { toolId: unknown, sales: 1800, cost: null },
    ])
    const hidden = await read(['orders'])
    expect(hidden.margin).toBeNull()
    expect(hidden.bestSellers.map(({ cost }) => cost)).toEqual([null, null])
    expect((await read(['read'])).margin).toEqual(margin)
  })
  test('what had to wait for goods was not filled, whatever came in later; what came back counts then', async () => {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    await shop.settings.save({ actor: shop.admin }, { revision, backOrders: 'yes' })
    const { id: short } = await shop.tool({ name: 'Short Chisel', stock: 30 })
    const { id: plenty } = await shop.tool({ name: 'Plenty Chisel', stock: 500, price: 2000 })
    const at = (day: string) => {
      time = new Date(`${day}T12:00:00Z`)
    }
    at('2024-04-20')
    const { number } = await shop.placeTool(plenty, 40)
    for (const status of ['confirmed', 'picking', 'shipped'] as const)
      await shop.transition(number, status)
    at('2024-05-10')
    await shop.placeTool(short, 50, { backOrder: true })
    const held = await shop.placeTool(plenty, 7)
    const cancelled = await shop.placeTool(plenty, 9)
    await shop.transition(cancelled.number, 'cancelled')
    const { handle } = shop.database
    await sql`update orders set hold_kind = 'approval' where id = ${held.id}`.execute(handle)
    at('2024-05-12')
    await shop.stock.record(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { toolId: short, kind: 'received', quantity: 5, reason: 'Delivery 4711' },
    )
    const ask = (quantity: number) =>
      shop.shipments.requestReturn(
        { actor: shop.buyer },
        { number, lines: [{ line: 1, quantity }], reason: 'The handles are loose.' },
      )
    const received = await ask(4)
    const refused = await ask(3)
    await shop.shipments.moveReturn({ actor: shop.admin }, { id: refused.id, status: 'refused' })
    at('2024-05-20')
    await shop.shipments.moveReturn({ actor: shop.admin }, { id: received.id, status: 'received' })
    const waiting = await ask(1)
    const result = await figures.read({ actor: shop.admin }, { to: '2024-05-31' })
    expect(result).toMatchObject({
      fill: { now: { ordered: 50, filled: 30 }, before: { ordered: 40, filled: 40 } },
      returnedPieces: { now: 4, before: 0 },
      returnedValue: { now: 8000, before: 0 },
      today: { openReturns: 1 },
    })
    const at20 = '2024-05-20T12:00:00.000Z'
    expect(result.returns).toEqual([
      { id: waiting.id, order: number, status: 'requested', at: at20, pieces: 1, value: 2000 },
      { id: received.id, order: number, status: 'received', at: at20, pieces: 4, value: 8000 },
    ])
    const june = await figures.read({ actor: shop.admin }, { to: '2024-06-30' })
    expect(june.returnedPieces).toEqual({ now: 0, before: 4 })
    expect(june.returns.map(({ id }) => id)).toEqual([waiting.id])
  })
})
