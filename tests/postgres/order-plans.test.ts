/** However many orders there are, no list, search, filter or count of them reads a long table whole. */
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explainRecordings } from '../../bench/plans.ts'
import { createRecorder } from '../../bench/replay.ts'
import type { OrderQuery } from '../../src/orders/lists/list-schemas.ts'
import { orderIndexTask } from '../../src/orders/lists/order-index.server.ts'
import { maxCounted, orderSorts } from '../../src/orders/rules.ts'
import { openOrderShop, type OrderShop } from '../order-shop.ts'
import { insertManyOrders } from './many-orders.ts'
import { withoutTimeouts } from './without-timeouts.ts'

const count = 24_000
const until = new Date('2026-06-30T12:00:00Z')
const recorder = createRecorder()

let shop: OrderShop
let toolId: string
beforeAll(async () => {
  shop = await openOrderShop()
  ;({ id: toolId } = await shop.tool())
  const orders = { count, userId: shop.buyer.id, toolId }
  await withoutTimeouts(shop.database, (db) => insertManyOrders(db, orders, until))
  await index()
  await withoutTimeouts(shop.database, (db) => sql`vacuum analyze`.execute(db))
}, 240_000)
afterAll(() => shop.close())

async function index(): Promise<void> {
  const parts = orderIndexTask.run(shop.database)
  while (!(await parts.next()).done) continue
}

/** How many are placed, cancelled, delivered. */
async function countsOf(condition: string): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    select array[
      count(*) filter (where status = 'placed'), count(*) filter (where status = 'cancelled'),
      count(*) filter (where status = 'delivered')
    ]::int[] as counts
    from orders where ${sql.raw(condition)}`.execute(shop.database.handle)
  return rows[0]?.counts ?? []
}

/** The plans of all statements of a request, and the long tables that they read whole. */
async function plansOf(
  request: () => Promise<unknown>,
): Promise<{ plans: string; scans: string[] }> {
  recorder.start()
  await request()
  const recording = recorder.stop()
  const client = new Client(shop.database.connection)
  await client.connect()
  try {
    const statements = (await explainRecordings(client, [recording])).flat()
    const plans = statements.flatMap(({ plan }) => plan).join('\n')
    return {
      plans,
      scans: [...plans.matchAll(/Seq Scan on (order\w*)/g)].map(([, table = '']) => table),
    }
  } finally {
    await client.end()
  }
}

const filters: readonly Omit<OrderQuery, 'sort' | 'limit'>[] = [
  {},
  { status: 'placed' },
  { status: 'delivered' },
  { from: '2024-03-01', to: '2024-03-31' },
  { status: 'cancelled', from: '2024-03-01', to: '2024-03-31' },
  { q: 'claw hammer' },
  { q: 'po-104242' },
  { q: 'buyer7@firm' },
  { q: 'cleo', status: 'cancelled', from: '2025-01-01' },
  { q: '#20000' },
  { q: 'nobody has this' },
]
const requests = filters.flatMap((query) => orderSorts.map((sort) => ({ ...query, sort })))

describe('of 24,000 orders', () => {
  test.each(requests)(
    'the list %o reads no table whole, on its first and its next page',
    async (query) => {
      const all = (cursor?: string) =>
        shop.orders.all({ actor: shop.admin }, { ...query, limit: 25, cursor })
      const first = await plansOf(() => all())
      expect(first.plans, 'what is explained are its statements').toContain('order')
      expect(first.scans, first.plans).toEqual([])
      const { next } = await all()
      if (next === undefined) return
      const second = await plansOf(() => all(next))
      expect(second.scans, second.plans).toEqual([])
    },
  )

  test.each([{}, { from: '2024-03-01', to: '2024-03-31' }, { q: 'hammer' }, { q: 'cleo name' }])(
    'the counts of %o read no table whole',
    async (query) => {
      const { plans, scans } = await plansOf(() => shop.orders.count({ actor: shop.admin }, query))
      expect(plans).toContain('order')
      expect(scans, plans).toEqual([])
    },
  )

  test('the list of a buyer, from its beginning and from its middle, and one order read no table whole', async () => {
    const { email } = shop.buyer
    const own = (cursor?: string) =>
      shop.orders.mine({ actor: shop.buyer }, { email, limit: 25, cursor })
    const page = await own()
    expect(page).toHaveLength(25)
    for (const request of [
      () => own(),
      () => own(page.next),
      () => shop.orders.read({ actor: shop.buyer }, { number: page[3]?.number ?? 0 }),
    ])
      expect((await plansOf(request)).scans).toEqual([])
  })

  test('the lines of a month, and which of their pieces waited, are found by index', async () => {
    const { handle } = shop.database
    await sql`
      insert into order_allocations (order_id, line, quantity, at, mailed_at)
      select id, 1, 1, placed_at, placed_at from orders`.execute(handle)
    await sql`analyze order_allocations`.execute(handle)
    const start = new Date('2026-06-10')
    const period = { start, from: new Date('2026-06-20'), to: until }
    const { plans, scans } = await plansOf(() => shop.orders.soldByTool(handle, period, 10))
    expect(plans).toContain('order_allocations_by_time')
    expect(plans).toContain('orders_by_time')
    expect(scans, plans).toEqual([])
  })

  test('what one person did is found by index', async () => {
    const stranger = await shop.person('Somebody Else')
    const { plans } = await plansOf(() =>
      sql`select from order_history where actor_id = ${stranger.id}`.execute(shop.database.handle),
    )
    expect(plans).toContain('order_history_of_actor')
  })

  test('are counted exactly up to 10,000; of more, the count says that there are more', async () => {
    const counts = await shop.orders.count({ actor: shop.admin }, {})
    expect(counts).toMatchObject({ placed: count / 50, delivered: maxCounted, confirmed: 0 })
    expect(counts.capped).toEqual(['delivered'])
    const found = await shop.orders.count({ actor: shop.admin }, { q: 'anvil hammer' })
    expect([found.delivered, found.capped]).toEqual([0, []])
    const all = await shop.orders.count({ actor: shop.admin }, { q: 'buyer' })
    expect(all).toMatchObject({ placed: counts.placed, cancelled: counts.cancelled })
    expect(all.capped, 'no more than 10,000 are looked at').toEqual(['delivered'])
    expect(all.delivered).toBeGreaterThan(maxCounted / 2)
    expect(all.delivered).toBeLessThanOrEqual(maxCounted)
    const few = await shop.orders.count({ actor: shop.admin }, { q: 'cleo' })
    expect([few.placed, few.cancelled, few.delivered, few.capped]).toEqual([
      ...(await countsOf(`name like 'Cleo%'`)),
      [],
    ])
  })

  test('are found alike by going through the list and by the index of words', async () => {
    const found = async (query: OrderQuery) =>
      (await shop.orders.all({ actor: shop.admin }, query)).map(({ number }) => number)
    for (const query of [
      { q: 'cleo' },
      { q: 'ben', status: 'cancelled' as const },
      { q: 'wrench' },
    ])
      for (const sort of orderSorts) {
        const many = await found({ ...query, sort, limit: 1000 })
        expect(many.length).toBeGreaterThan(100)
        expect(await found({ ...query, sort, limit: 25 })).toEqual(many.slice(0, 25))
      }
  })
})

test('an order that the background has indexed is found by each of its texts', async () => {
  const find = (q: string) => shop.orders.all({ actor: shop.admin }, { q, limit: 1000 })
  const [order] = await find('PO-104242')
  if (!order) throw new Error('not found by its PO number')
  const { email, name, number, lines } = order
  for (const q of [
    email,
    name,
    `#${number}`,
    `${lines[0]?.sku} ${name}`,
    `${lines[1]?.name} 104242`,
  ])
    expect(
      (await find(q)).map(({ id }) => id),
      q,
    ).toContain(order.id)
})

test('indexes that are missing, or were interrupted, are created in the background as the migration has them', async () => {
  const { handle } = shop.database
  const definitions = async () =>
    (
      await sql<{ definition: string }>`
        select pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid in ('orders'::regclass, 'order_history'::regclass) and indisvalid
        order by 1`.execute(handle)
    ).rows.map(({ definition }) => definition)
  const before = await definitions()
  await sql`drop index orders_by_time, orders_by_total, order_history_of_actor`.execute(handle)
  await sql`
    update pg_index set indisvalid = false
    where indexrelid = 'orders_by_status_and_time'::regclass`.execute(handle)
  expect(await definitions()).toHaveLength(before.length - 4)
  await index()
  expect(await definitions()).toEqual(before)
})
