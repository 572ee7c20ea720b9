/** Purchasing: what is proposed, what is dead, and the mail about low stock, of a real database. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { createPurchasingService, type PurchasingService } from './service.server.ts'

let shop: OrderShop
let purchasing: PurchasingService
let time = new Date('2026-03-02T12:00:00Z')
const at = (moment: string): void => {
  time = new Date(moment)
}
const asAdmin = () => ({ actor: shop.admin })

beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'preview' }, () => time)
  const { database, accounts, audit, mail, settings } = shop
  purchasing = createPurchasingService({
    database,
    accounts,
    audit,
    mail,
    // The shop's own purchasing settles what is received.
    stock: { onReceived: () => undefined },
    newId: () => randomUUID(),
    readSettings: settings.current,
    now: () => time,
    log: { error: (_details, message) => expect.unreachable(message) },
    origin: 'https://shop.example',
  })
})
afterAll(() => shop.close())

async function set(changes: Readonly<Record<string, string>>): Promise<void> {
  const { revision } = await shop.settings.read(asAdmin(), {})
  await shop.settings.save(asAdmin(), { revision, ...changes })
}

describe('what to buy', () => {
  test('is what has reached its level or will not last, what runs out first before the rest', async () => {
    const tool = async (name: string, stock: number, changes = {}) =>
      (await shop.tool({ name, stock, price: 1000, ...changes })).id
    const fast = await tool('Fast Chisel', 100, { packSize: 12, minimumQuantity: 12, cost: 650 })
    const slow = await tool('Slow Chisel', 100)
    const level = await tool('Level Chisel', 40, { reorderLevel: 40 })
    await tool('Plenty Chisel', 900, { reorderLevel: 10 })
    await shop.placeTool(fast, 96)
    await shop.placeTool(slow, 10)
    at('2026-03-10T12:00:00Z')
    const rows = await purchasing.suggestions(asAdmin(), {})
    // Fast: 96 in 90 days are 46.93 in 44 days; 4 are left, for 3 days. Four packs of 12.
    expect(rows).toEqual([
      expect.objectContaining({
        toolId: fast,
        name: 'Fast Chisel',
        stock: 4,
        waiting: 0,
        sold: 96,
        daysLeft: 3,
        packSize: 12,
        quantity: 48,
        cost: 31_200,
        reorderLevel: null,
      }),
      expect.objectContaining({
        toolId: level,
        stock: 40,
        reorderLevel: 40,
        sold: 0,
        daysLeft: null,
        quantity: 1,
        cost: null,
      }),
    ])
    await set({ purchaseLeadDays: '99', purchaseCoverDays: '1' })
    // Slow: 10 in 90 days, 90 left: 810 days. It lasts longer than 99.
    expect((await purchasing.suggestions(asAdmin(), {})).map(({ toolId }) => toolId)).toEqual([
      fast,
      level,
    ])
    const first = await purchasing.suggestions(asAdmin(), { limit: 1 })
    const second = await purchasing.suggestions(asAdmin(), { limit: 1, cursor: first.next ?? '' })
    expect([...first, ...second].map(({ toolId }) => toolId)).toEqual([fast, level])
    expect(second.next).toBeUndefined()
    // After 90 days the sales are forgotten.
    at('2026-06-15T12:00:00Z')
    expect((await purchasing.suggestions(asAdmin(), {})).map(({ toolId }) => toolId)).toEqual([
      level,
    ])
  })
  test('counts what is sold and not there yet, and leaves out what is cancelled or not on sale', async () => {
    await set({ backOrders: 'yes', purchaseLeadDays: '14', purchaseCoverDays: '30' })
    const { id: short } = await shop.tool({ name: 'Short Gouge', stock: 5, price: 900 })
    const { id: gone } = await shop.tool({ name: 'Gone Gouge', stock: 5, price: 900 })
    await shop.placeTool(short, 15, { backOrder: true })
    await shop.placeTool(gone, 5)
    await shop.catalogue.remove(asAdmin(), { id: gone })
    const cancelled = await shop.placeTool(short, 40, { backOrder: true })
    await shop.transition(cancelled.number, 'cancelled')
    const [row] = await purchasing.suggestions(asAdmin(), {})
    // 15 in 90 days are 7.3 in 44 days: 8, and the 10 that wait.
    expect(row).toMatchObject({ toolId: short, stock: 0, waiting: 10, sold: 15, quantity: 18 })
  })
})

describe('what is ordered from a supplier', () => {
  const note = (toolId: string, quantity: number, key = randomUUID()) =>
    purchasing.purchase({ ...asAdmin(), idempotencyKey: key }, { toolId, quantity })
  const receive = (toolId: string, quantity: number) =>
    shop.stock.record(
      { ...asAdmin(), idempotencyKey: randomUUID() },
      { toolId, kind: 'received', quantity, reason: 'Delivery' },
    )
  const missing = async (toolId: string) =>
    (await purchasing.purchases(asAdmin(), {}))
      .filter((purchase) => purchase.toolId === toolId)
      .map(({ quantity, received }) => quantity - received)
  const suggested = async (toolId: string) =>
    (await purchasing.suggestions(asAdmin(), {})).find((tool) => tool.toolId === toolId)

  test('counts as if it were there, until it is removed again', async () => {
    const { id } = await shop.tool({ name: 'Ordered Rasp', stock: 4, price: 900, reorderLevel: 40 })
    expect(await suggested(id)).toMatchObject({ ordered: 0, quantity: 36 })
    const { id: first } = await note(id, 20)
    expect(await suggested(id)).toMatchObject({ ordered: 20, quantity: 16 })
    const { id: second } = await note(id, 16)
    expect(await suggested(id), 'ordered up to its level').toBeUndefined()
    await purchasing.removePurchase(asAdmin(), { id: second })
    expect(await suggested(id)).toMatchObject({ ordered: 20 })
    await purchasing.restorePurchase(asAdmin(), { id: second })
    expect(await suggested(id)).toBeUndefined()
    expect((await missing(id)).toSorted()).toEqual([16, 20])
    expect(await purchasing.removePurchase(asAdmin(), { id: first })).toMatchObject({
      deletedCount: 1,
    })
    expect(await purchasing.removePurchase(asAdmin(), { id: first })).toMatchObject({
      deletedCount: 0,
    })
  })
  test('is settled by goods that are received, what was ordered first before the rest', async () => {
    const { id } = await shop.tool({ name: 'Received Rasp', stock: 1, price: 900 })
    await note(id, 20)
    time = new Date(time.getTime() + 1000)
    await note(id, 30)
    await receive(id, 26)
    expect(await missing(id)).toEqual([24])
    await receive(id, 100)
    expect(await missing(id)).toEqual([])
    const done = await purchasing.purchases(asAdmin(), { state: 'received' })
    expect(done.filter((one) => one.toolId === id).map(({ received }) => received)).toEqual([
      30, 20,
    ])
    await note(id, 5)
    expect(await missing(id), 'what came before settles nothing').toEqual([5])
  })
  test('is not settled by a count or by goods that come back', async () => {
    const { id } = await shop.tool({ name: 'Counted Rasp', stock: 1, price: 900 })
    await note(id, 20)
    for (const kind of ['counted', 'returned'] as const)
      await shop.stock.record(
        { ...asAdmin(), idempotencyKey: randomUUID() },
        { toolId: id, kind, quantity: 30, reason: 'Shelf' },
      )
    expect(await missing(id)).toEqual([20])
  })
  test('of two deliveries at once each settles its part, and no piece twice', async () => {
    const { id } = await shop.tool({ name: 'Raced Rasp', stock: 1, price: 900 })
    for (let count = 0; count < 5; count += 1) await note(id, 10)
    await Promise.all(Array.from({ length: 8 }, () => receive(id, 5)))
    expect((await missing(id)).reduce((sum, pieces) => sum + pieces, 0)).toBe(10)
  })
  test('is removed once, and is in the history once, however many remove it at once', async () => {
    const { id: toolId } = await shop.tool({ name: 'Removed Rasp', stock: 1, price: 900 })
    const { id } = await note(toolId, 10)
    const removals = await Promise.all(
      Array.from({ length: 5 }, () => purchasing.removePurchase(asAdmin(), { id })),
    )
    expect(removals.map(({ deletedCount }) => deletedCount).toSorted()).toEqual([0, 0, 0, 0, 1])
    const { rows } = await sql<{ operation: string }>`
      select operation from audit_entries where record_id = ${toolId}
      and operation = 'purchasing.removePurchase'`.execute(shop.database.handle)
    expect(rows).toHaveLength(1)
  })
  test('is noted once for each key, and not for a tool that there is not', async () => {
    const { id } = await shop.tool({ name: 'Once Rasp', stock: 1, price: 900 })
    const key = randomUUID()
    const both = await Promise.all([note(id, 10, key), note(id, 10, key)])
    expect(new Set(both.map((one) => one.id)).size).toBe(1)
    expect(await missing(id)).toEqual([10])
    expect(await rejection(note(id, 11, key))).toMatchObject({ body: { type: 'key-reused' } })
    expect(await rejection(note(randomUUID(), 10))).toMatchObject({ body: { status: 404 } })
  })
})

test('dead stock is in stock, older than 180 days, and was not sold for so long', async () => {
  at('2024-01-01T12:00:00Z')
  const { id: never } = await shop.tool({ name: 'Never Plane', stock: 10, price: 2000, cost: 1200 })
  const { id: once } = await shop.tool({ name: 'Once Plane', stock: 60, price: 1000 })
  const { id: often } = await shop.tool({ name: 'Often Plane', stock: 60, price: 1000 })
  await shop.tool({ name: 'Empty Plane', stock: 0, price: 1000 })
  at('2024-01-10T12:00:00Z')
  await shop.placeTool(once, 10)
  at('2024-03-01T12:00:00Z')
  await shop.placeTool(often, 10)
  at('2024-07-20T12:00:00Z')
  await shop.tool({ name: 'New Plane', stock: 50, price: 1000 })
  const dead = await purchasing.deadStock(asAdmin(), {})
  expect(dead.filter(({ name }) => name.endsWith('Plane'))).toEqual([
    expect.objectContaining({
      toolId: once,
      stock: 50,
      lastSold: '2024-01-10',
      value: 50_000,
      cost: null,
    }),
    expect.objectContaining({
      toolId: never,
      stock: 10,
      lastSold: null,
      value: 20_000,
      cost: 12_000,
    }),
  ])
})

test('dead stock priced for a hundred is worth the nearest cent, half a cent upwards', async () => {
  at('2024-01-01T12:00:00Z')
  const price = { price: 333, pricePer: 100, minimumQuantity: 1 }
  const { id: half } = await shop.tool({ name: 'Half Rivet', stock: 50, ...price })
  const { id: below } = await shop.tool({ name: 'Below Rivet', stock: 49, ...price })
  at('2024-07-20T12:00:00Z')
  const dead = await purchasing.deadStock(asAdmin(), {})
  const worth = Object.fromEntries(dead.map(({ toolId, value }) => [toolId, value]))
  // 50 × 3.33 = 166.5 cents and 49 × 3.33 = 163.17 cents
  expect([worth[half], worth[below]]).toEqual([167, 163])
})

test('stock of any worth is listed: above what the API can say, it says that', async () => {
  at('2024-01-01T12:00:00Z')
  const dear = { price: 100_000_000, cost: 100_000_000, reorderLevel: 1_000_000 }
  const { id } = await shop.tool({ name: 'Huge Anvil', stock: 1_000_000, ...dear })
  await sql`update stock_levels set level = 2000000000 where tool_id = ${id}`.execute(
    shop.database.handle,
  )
  at('2024-07-20T12:00:00Z')
  const [first] = await purchasing.deadStock(asAdmin(), { limit: 1 })
  const most = 999_999_999_999_999
  expect(first).toMatchObject({ toolId: id, stock: 2_000_000_000, value: most, cost: most })
})

describe('the mail about low stock', () => {
  const mails = async () =>
    (
      await sql<{ to: string; subject: string; text: string }>`
        select recipient as to, subject, body as text from mail_outbox
        where key like 'low-stock/%' order by created_at, recipient`.execute(shop.database.handle)
    ).rows
  const receive = (id: string, quantity: number) =>
    shop.stock.record(
      { actor: shop.admin, idempotencyKey: `low-stock-${quantity}-${time.getTime()}` },
      { toolId: id, kind: 'received', quantity, reason: 'Delivery' },
    )

  test('is written once a day, names a tool once, and again when it was above its level since', async () => {
    at('2027-01-04T12:00:00Z')
    const { id: rasp } = await shop.tool({ name: 'Low Rasp', stock: 30, reorderLevel: 25 })
    const clerk = await shop.person('Cleo Clerk', 'admin')
    await sql`update users set permissions = array['orders'] where id = ${clerk.id}`.execute(
      shop.database.handle,
    )
    expect(await purchasing.mailLowStock()).toBe(false) // off by default
    await set({ lowStockMail: 'yes' })
    await purchasing.mailLowStock() // what is low already
    const before = (await mails()).length
    await shop.placeTool(rasp, 5)
    expect(await purchasing.mailLowStock()).toBe(false) // was written today
    at('2027-01-05T05:59:00Z')
    expect(await purchasing.mailLowStock()).toBe(false) // too early
    at('2027-01-05T06:00:00Z')
    expect(
      (await Promise.all(Array.from({ length: 4 }, () => purchasing.mailLowStock()))).filter(
        Boolean,
      ),
    ).toHaveLength(1)
    const written = (await mails()).slice(before)
    const recipients = written.map(({ to }) => to)
    expect(new Set(recipients).size).toBe(recipients.length)
    expect(recipients).toContain(shop.admin.email)
    expect(recipients).not.toContain(clerk.email) // sees to orders alone
    const mail = written.find(({ to }) => to === shop.admin.email)
    expect(mail?.subject).toBe('1 tool at the reorder level')
    expect(mail?.text).toMatch(/^- Low Rasp \(.+\): 25 in stock, reorder level 25$/m)
    expect(mail?.text).toContain('https://shop.example/dashboard/purchasing')
    at('2027-01-06T08:00:00Z')
    expect(await purchasing.mailLowStock()).toBe(false) // it was named
    await receive(rasp, 10)
    at('2027-01-07T08:00:00Z')
    expect(await purchasing.mailLowStock()).toBe(false)
    await shop.placeTool(rasp, 11)
    at('2027-01-08T08:00:00Z')
    expect(await purchasing.mailLowStock()).toBe(true)
  })
})
