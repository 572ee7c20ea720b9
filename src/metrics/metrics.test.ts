/** The figures: each is what the orders of the period say, and nothing of others. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import type { Permission } from '../platform/access/permissions.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { lastBackupFile, recordBackup } from '../platform/metrics/last-backup.server.ts'
import type { ToolQuery } from '../search/contract.ts'
import { createMetricsService, type MetricsService } from './service.server.ts'

describe('of a shop', () => {
  let shop: OrderShop
  let figures: MetricsService
  let dataDir = ''
  let time = new Date('2026-11-30T12:00:00Z')
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ironmonger-figures-'))
    shop = await openOrderShop({}, () => time)
    figures = createMetricsService({
      database: shop.database,
      catalogue: shop.catalogue,
      orders: shop.orders,
      companies: shop.companies,
      quotes: shop.quotes,
      receivedOrders: shop.receivedOrders,
      documents: shop.documents,
      reviews: shop.reviews,
      shipments: shop.shipments,
      stock: shop.stock,
      payments: shop.payments,
      search: shop.search,
      tax: shop.tax,
      serviceAccounts: shop.serviceAccounts,
      config: { dataDir },
      readSettings: shop.settings.current,
      now: () => time,
    })
  })
  afterAll(async () => {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  })

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
      from: '2026-11-01',
      to: '2026-11-30',
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
  test('an order on hold is no sale until it is released, and its customer is not overdue', async () => {
    const { id } = await shop.tool({ name: 'Held Rasp', stock: 900, price: 1000 })
    time = new Date('2023-06-10T12:00:00Z')
    await shop.placeTool(id, 3)
    const held = await shop.placeTool(id, 500)
    const { handle } = shop.database
    await sql`update orders set hold_kind = 'approval' where id = ${held.id}`.execute(handle)
    const read = () => figures.read({ actor: shop.admin }, { to: '2023-06-30' })
    expect(await read()).toMatchObject({
      sales: { now: 3000 },
      orders: { now: 1 },
      pieces: { now: 3 },
      bestSellers: [{ toolId: id, pieces: 3, sales: 3000 }],
    })
    await sql`update orders set hold_kind = null where id = ${held.id}`.execute(handle)
    expect(await read()).toMatchObject({ pieces: { now: 503 }, bestSellers: [{ pieces: 503 }] })
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
      today: { openReturns: 1, short: 1, late: 0 },
    })
    const at20 = '2024-05-20T12:00:00.000Z'
    expect(result.returns).toEqual([
      { id: waiting.id, order: number, status: 'requested', at: at20, pieces: 1, value: 2000 },
      { id: received.id, order: number, status: 'received', at: at20, pieces: 4, value: 8000 },
    ])
    at('2024-06-30')
    const june = await figures.read({ actor: shop.admin }, {})
    expect(june.today).toMatchObject({ short: 1, late: 1 })
    const late = await shop.orders.backOrders({ actor: shop.admin }, { state: 'late' })
    expect(late.map(({ lines }) => lines.map((line) => line.waiting))).toEqual([[15]])
    expect(june.returnedPieces).toEqual({ now: 0, before: 4 })
    expect(june.returns.map(({ id }) => id)).toEqual([waiting.id])
  })
  test('overdue is who ordered regularly and has not for one and a half times as long as usual', async () => {
    const { id: file } = await shop.tool({ name: 'Mill File', stock: 900, price: 1000 })
    const orderOn = async (actor: Actor, days: readonly string[], quantity: number) => {
      for (const day of days) {
        time = new Date(`${day}T12:00:00Z`)
        await shop.placeTool(file, quantity, { actor })
      }
    }
    const stopped = await shop.person('Ida Stopped')
    const onTime = await shop.person('Otto Punctual')
    const rare = await shop.person('Rita Rare')
    const great = await shop.person('Greta Great')
    // Every ten days: overdue from the sixteenth day on.
    const everyTenDays = ['2023-08-01', '2023-08-11', '2023-08-21']
    await orderOn(stopped, everyTenDays, 2)
    // Two orders of a day are one day on which was ordered.
    await orderOn(rare, ['2023-08-01', '2023-08-21', '2023-08-21'], 90)
    await orderOn(great, everyTenDays, 20)
    await orderOn(onTime, [...everyTenDays, '2023-08-31'], 2)
    const overdueOn = (to: string) => figures.overdueCustomers({ actor: shop.admin }, { to })
    expect(await overdueOn('2023-09-05')).toEqual([])
    const row = { companyId: null, last: '2023-08-21', interval: 10, days: 16 }
    expect(await overdueOn('2023-09-06')).toEqual([
      { ...row, name: 'Greta Great', email: great.email, sales: 60_000 },
      { ...row, name: 'Ida Stopped', email: stopped.email, sales: 6_000 },
    ])
  })
  test('what is overdue in money, and how the shop runs, is for those who may see it', async () => {
    time = new Date('2026-12-01T12:00:00Z')
    const { id } = await shop.tool({ name: 'Invoiced Rasp', stock: 90, price: 1000 })
    const { number } = await shop.placeTool(id, 2)
    for (const status of ['confirmed', 'picking', 'shipped'] as const)
      await shop.transition(number, status)
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
    const today = async (permissions: readonly Permission[]) =>
      (await figures.read({ actor: { ...shop.admin, permissions } }, {})).today
    const followed = await shop.settings.read({ actor: shop.admin }, {})
    expect((await today(['owner'])).unpaid).toBeNull()
    await shop.settings.save(
      { actor: shop.admin },
      { revision: followed.revision, paymentsSince: '2026-12-01' },
    )
    expect((await today(['owner'])).unpaid).toEqual({ invoices: 0, open: 0 })
    await sql`update receivables set due_date = '2026-11-30' where order_number = ${number}`.execute(
      shop.database.handle,
    )
    expect(await today(['orders', 'money'])).toMatchObject({
      unpaid: { invoices: 1, open: 2000 },
      operation: null,
    })
    expect(await today(['orders'])).toMatchObject({ unpaid: null, operation: null })
    await sql`
      insert into mail_outbox (
        id, recipient, subject, body, created_at, next_try_at, last_error
      ) values (
        ${randomUUID()}, 'kim@buyer.example', 'Order', 'Text', now(), now(), 'refused'
      )`.execute(shop.database.handle)
    const { operation } = await today(['owner'])
    expect(operation).toEqual({ failedMails: 1, accountsToAdopt: 0, backupHours: null })
    await recordBackup(lastBackupFile(dataDir), '2026-12-01T07:30:00Z')
    expect((await today(['owner'])).operation?.backupHours).toBe(4)
  })
  test('the menu of staff counts what waits where they may see it', async () => {
    time = new Date('2026-12-02T12:00:00Z')
    const waiting = (permissions: readonly Permission[]) =>
      figures.waiting({ actor: { ...shop.admin, permissions } }, {})
    const before = await waiting(['owner'])
    const { id } = await shop.tool({ name: 'Awaited Rasp', stock: 90, price: 1000 })
    await shop.placeTool(id, 2)
    const { number } = await shop.placeTool(id, 2)
    await shop.transition(number, 'confirmed')
    const actor = await shop.person('Wilma Waits')
    const lines = [{ toolId: id, quantity: 5 }]
    await shop.quotes.ask({ actor, idempotencyKey: randomUUID() }, { lines })
    await shop.companies.request(
      { actor },
      { name: 'Waits & Sons', address: '', vatId: '', taxNumber: '' },
    )
    const file = new TextEncoder().encode('SKU;Qty\nA-1;5\n')
    await shop.receivedOrders.receive({ actor, fileBytes: file }, { name: 'order.csv' })
    const after = await waiting(['owner'])
    const more = (of: 'orders' | 'received' | 'shipping' | 'quotes' | 'companies') =>
      (after[of] ?? 0) - (before[of] ?? 0)
    expect([
      more('orders'),
      more('received'),
      more('shipping'),
      more('quotes'),
      more('companies'),
    ]).toEqual([1, 1, 1, 1, 1])
    const { orders, received, shipping, quotes, overdue, unsent, ...others } = after
    const { companies, requested, certificates, reviews, held, reported } = others
    // The menu counts what the page of the entry counts.
    const list = await shop.shipments.pickList({ actor: shop.admin }, {})
    expect(shipping).toBe(list.orders.length)
    expect(await waiting(['orders'])).toEqual({ orders, received, shipping, quotes, unsent })
    expect(await waiting(['customers'])).toEqual({ companies, requested, certificates })
    expect(await waiting(['content'])).toEqual({ reviews, held, reported })
    expect(await waiting(['money'])).toEqual(
      overdue === undefined ? { unsent } : { overdue, unsent },
    )
    expect(await waiting(['catalogue'])).toEqual({})
  })
  test('searches of the tools page that found nothing are counted, whatever the case they are typed in', async () => {
    time = new Date('2022-06-10T12:00:00Z')
    const search = (query: ToolQuery) => shop.search.browse(query, 20)
    for (const q of ['Zorgblatt', '  zorgBLATT ', 'quantenhobel']) await search({ q })
    // Found, narrowed, empty, of stop words alone, personal, or another page: not counted.
    for (const query of [{ q: 'hammer' }, { q: 'wumpus', inStock: true }, { q: '' }, { q: 'the' }])
      await search(query)
    await search({ q: 'somebody@buyer.example' })
    await search({ q: 'wumpus', brand: ['Drevholt'] })
    const foundNothingOn = async (to: string) =>
      (await figures.read({ actor: shop.admin }, { to })).zeroResultSearches
    const last = '2022-06-10'
    expect(await foundNothingOn('2022-06-10')).toEqual([
      { query: 'zorgblatt', times: 2, last },
      { query: 'quantenhobel', times: 1, last },
    ])
    expect(await foundNothingOn('2022-06-09')).toEqual([])
    // After 90 days it is forgotten.
    time = new Date('2022-09-09T12:00:00Z')
    await search({ q: 'wumpus' })
    expect(await foundNothingOn('2022-06-20')).toEqual([])
  })
})
