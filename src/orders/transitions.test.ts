/** An order's life on a real database: steps, races, mails, lists. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import {
  keyReused,
  linesRefused,
  maxOrderLines,
  refusedLines,
  transitionNotAllowed,
  type NewCartOrder,
  type NewLine,
} from './contract.ts'
import type { OrderStatus } from './rules.ts'

let shop: TestShop
let buyer: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop({ DEMO: 'on' })
  buyer = await shop.person('Celia Navarro')
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

const contact = { phone: '+1 512 555 0142', address: '418 Mill Street, Austin' }
const placeCart = (
  lines: readonly NewLine[],
  more: Partial<NewCartOrder> & { key?: string; actor?: Actor } = {},
) => {
  const { key = randomUUID(), actor = buyer, ...input } = more
  return shop.orders.placeCart(
    { actor, idempotencyKey: key },
    { ...contact, ...input, lines: [...lines] },
  )
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )
const level = async (toolId: string) =>
  (await shop.stock.levels(shop.database.handle, [toolId])).get(toolId)
const move = (
  number: number,
  status: OrderStatus,
  actor: Actor = admin,
  more: { trackingNumber?: string; trackingLink?: string; note?: string } = {},
) => shop.orders.step({ actor }, { number, status, ...more })
const ordered = async (quantity = 5) => {
  const { id } = await shop.tool()
  return { id, order: await placeCart([{ toolId: id, quantity }]) }
}

describe('placing many tools at once', () => {
  test('is one order as sold, and takes all of them', async () => {
    const one = await shop.tool({ sku: 'MANY-1', price: 100 })
    const two = await shop.tool({ sku: 'MANY-2', price: 250, minimumQuantity: 6, packSize: 6 })
    const order = await placeCart(
      [
        { toolId: one.id, quantity: 3, unitPrice: 100 },
        { toolId: two.id, quantity: 12 },
      ],
      { poNumber: 'PO-9', note: 'Dock 2' },
    )
    expect(order).toMatchObject({
      acknowledged: true,
      insertedId: order.id,
      quantity: 15,
      total: 300 + 3000,
      poNumber: 'PO-9',
      note: 'Dock 2',
      status: 'placed',
    })
    expect(
      order.lines.map(({ sku, quantity, unitPrice, total }) => [sku, quantity, unitPrice, total]),
    ).toEqual([
      ['MANY-1', 3, 100, 300],
      ['MANY-2', 12, 250, 3000],
    ])
    expect([await level(one.id), await level(two.id)]).toEqual([47, 38])
    expect((await shop.orders.read({ actor: buyer }, { number: order.number })).lines).toEqual(
      order.lines,
    )
  })

  test('is refused whole when lines speak against it, and each of them says what could be', async () => {
    const fine = await shop.tool()
    const short = await shop.tool({ stock: 4, minimumQuantity: 2, packSize: 2 })
    const packs = await shop.tool({ minimumQuantity: 12, packSize: 12, stock: 240 })
    const dearer = await shop.tool({ price: 425 })
    const gone = await shop.tool()
    await shop.catalogue.remove({ actor: admin }, { id: gone.id })
    const error = await refusal(
      placeCart([
        { toolId: fine.id, quantity: 1 },
        { toolId: short.id, quantity: 10 },
        { toolId: packs.id, quantity: 13 },
        { toolId: dearer.id, quantity: 1, unitPrice: 410 },
        { toolId: gone.id, quantity: 1 },
      ]),
    )
    if (!isProblem(error, linesRefused)) throw error
    expect(error.body).toMatchObject({
      status: 409,
      detail: '4 lines cannot be ordered as they are. Nothing was ordered.',
    })
    expect(refusedLines(error)).toEqual([
      {
        position: 1,
        toolId: short.id,
        why: 'stock',
        detail: 'Only 4 are left.',
        available: 4,
        below: 4,
      },
      {
        position: 2,
        toolId: packs.id,
        why: 'quantity',
        detail: '13 is not a full pack of 12. Use 12 or 24.',
        available: 240,
        below: 12,
        above: 24,
      },
      {
        position: 3,
        toolId: dearer.id,
        why: 'price',
        detail: 'It was $4.10 each, now it is $4.25.',
        unitPrice: 425,
      },
      { position: 4, toolId: gone.id, why: 'gone', detail: 'This tool is no longer sold.' },
    ])
    expect(await Promise.all([fine, short, packs, dearer].map(({ id }) => level(id)))).toEqual([
      50, 4, 240, 50,
    ])
  })

  test('finds the first order under the same key, even when its tools are gone since; other contents are refused', async () => {
    const tool = await shop.tool({ stock: 5 })
    const key = randomUUID()
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => placeCart([{ toolId: tool.id, quantity: 5 }], { key })),
    )
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    await shop.catalogue.remove({ actor: admin }, { id: tool.id })
    expect((await placeCart([{ toolId: tool.id, quantity: 5 }], { key })).id).toBe(orders[0]?.id)
    const other = await shop.tool()
    expect(
      isProblem(await refusal(placeCart([{ toolId: other.id, quantity: 4 }], { key })), keyReused),
    ).toBe(true)
  })

  test('in parallel from both ends sells no piece twice, and what lacks is told exactly', async () => {
    const tools: { id: string }[] = []
    for (let row = 0; row < 4; row += 1) tools.push(await shop.tool({ stock: 30 }))
    const lines = tools.map(({ id }) => ({ toolId: id, quantity: 4 }))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) =>
        placeCart(turn % 2 === 0 ? lines : lines.toReversed()),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(isProblem(outcome.reason, linesRefused), String(outcome.reason)).toBe(true)
      expect(refusedLines(outcome.reason).map(({ why, available }) => [why, available])).toEqual(
        lines.map(() => ['stock', 2]),
      )
    }
    expect(await Promise.all(tools.map(({ id }) => level(id)))).toEqual([2, 2, 2, 2])
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('of a thousand tools is one order', async () => {
    const nails = Array.from({ length: maxOrderLines }, (_, row) => ({
      name: `Nail ${row}`,
      sku: `NAIL-${row}`,
      brand: '',
      category: '',
      family: '',
      image: 'https://pictures.example.com/nail.webp',
      description: 'Holds.',
      keywords: '',
      price: 1000,
      minimumQuantity: 1,
      packSize: 1,
      stock: 50,
      priceBreaks: [],
      specs: [],
    }))
    const tools = await shop.database.transact((tx) =>
      shop.catalogue.importDemoTools(tx, nails, new Date()),
    )
    const order = await placeCart(
      [...tools.values()].map((toolId) => ({ toolId, quantity: 2, unitPrice: 1000 })),
    )
    expect([order.lines.length, order.quantity, order.total]).toEqual([1000, 2000, 2_000_000])
    await move(order.number, 'cancelled')
    expect((await shop.stock.check()).wrong).toEqual([])
  })
})

describe('the steps of an order', () => {
  test('go their way with history, tracking and ledger', async () => {
    const {
      id,
      order: { number },
    } = await ordered()
    await move(number, 'confirmed', admin, { trackingNumber: 'too early' })
    await move(number, 'picking')
    await move(number, 'shipped', admin, {
      trackingNumber: '1Z 999',
      trackingLink: 'https://carrier.example/1Z999',
      note: 'Two parcels',
    })
    const order = await move(number, 'delivered')
    expect(order).toMatchObject({
      status: 'delivered',
      trackingNumber: '1Z 999',
      trackingLink: 'https://carrier.example/1Z999',
    })
    expect(order.history.map(({ status, by, name, note }) => [status, by, name, note])).toEqual([
      ['placed', 'buyer', 'Celia Navarro', ''],
      ['confirmed', 'shop', 'Marta Ibarra', ''],
      ['picking', 'shop', 'Marta Ibarra', ''],
      ['shipped', 'shop', 'Marta Ibarra', 'Two parcels'],
      ['delivered', 'shop', 'Marta Ibarra', ''],
    ])
    expect(
      (await shop.orders.read({ actor: buyer }, { number })).history.map(({ name }) => name),
    ).toEqual(['Celia Navarro', '', '', '', ''])
    expect(await level(id)).toBe(45)
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('that are not in the table are refused with those that are', async () => {
    const {
      order: { number },
    } = await ordered()
    const error = await refusal(move(number, 'delivered'))
    if (!isProblem(error, transitionNotAllowed)) throw error
    expect(error.body).toMatchObject({
      status: 409,
      detail: `Order ${number} is placed; from there it can only become confirmed or cancelled.`,
      facts: { status: 'placed', allowed: ['confirmed', 'cancelled'] },
    })
    expect((await shop.orders.read({ actor: admin }, { number })).history).toHaveLength(1)
  })

  test('cancelling puts the pieces back once, however many ask at the same moment', async () => {
    const {
      id,
      order: { number },
    } = await ordered(20)
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => move(number, 'cancelled', buyer)),
      move(number, 'cancelled'),
      move(number, 'confirmed'),
    ])
    const cancelled = (await shop.orders.read({ actor: admin }, { number })).history.filter(
      ({ status }) => status === 'cancelled',
    )
    expect(cancelled).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(isProblem(outcome.reason, transitionNotAllowed), String(outcome.reason)).toBe(true)
    expect(await level(id)).toBe(50)
  })

  test('advanced and cancelled at the same moment, one wins and the ledger agrees', async () => {
    for (let round = 0; round < 10; round += 1) {
      const {
        id,
        order: { number },
      } = await ordered()
      await move(number, 'confirmed')
      await Promise.allSettled([move(number, 'picking'), move(number, 'cancelled', buyer)])
      const { status } = await shop.orders.read({ actor: admin }, { number })
      expect(await level(id), status).toBe(status === 'cancelled' ? 50 : 45)
    }
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('belong to those who may: a stranger finds nothing, a buyer only cancels, and not once it is picked', async () => {
    const {
      order: { number },
    } = await ordered()
    const stranger = await shop.person('Ben Achterberg')
    expect(await refusal(shop.orders.read({ actor: stranger }, { number }))).toMatchObject({
      body: { status: 404 },
    })
    expect(await refusal(move(number, 'cancelled', stranger))).toMatchObject({
      body: { status: 404 },
    })
    expect(await refusal(move(number, 'confirmed', buyer))).toMatchObject({ body: { status: 403 } })
    await move(number, 'confirmed')
    await move(number, 'picking')
    expect(await refusal(move(number, 'cancelled', buyer))).toMatchObject({
      body: { status: 409, detail: expect.stringContaining('cannot be cancelled any more') },
    })
    expect((await move(number, 'cancelled')).status).toBe('cancelled')
  })

  test('taken together move each order that may, and name the others', async () => {
    const [one, two, three] = [
      (await ordered()).order.number,
      (await ordered()).order.number,
      (await ordered()).order.number,
    ]
    await move(two, 'cancelled')
    const answer = await shop.orders.steps(
      { actor: admin },
      { numbers: [one, two, three, 9_999_999, one], status: 'confirmed' },
    )
    expect(answer.done).toEqual([one, three])
    expect(answer.refused).toEqual([
      { number: two, detail: `Order ${two} is cancelled, and that is its last step.`, allowed: [] },
      { number: 9_999_999, detail: 'There is no order 9999999 any more.', allowed: [] },
    ])
  })

  test('a deleted order takes none, and a shipped one gives nothing back when it is deleted', async () => {
    const { id, order } = await ordered()
    for (const status of ['confirmed', 'picking', 'shipped'] as const)
      await move(order.number, status)
    await shop.orders.remove({ actor: admin }, { id: order.id })
    expect(await level(id)).toBe(45)
    expect(await refusal(move(order.number, 'delivered'))).toMatchObject({ body: { status: 404 } })
  })
})

describe('mails', () => {
  const mailed = async () =>
    (
      await sql<{
        to: string
        subject: string
      }>`select recipient as to, subject from mail_outbox order by created_at, id`.execute(
        shop.database.handle,
      )
    ).rows
  const letters = async (number: number): Promise<string[]> =>
    (await mailed())
      .filter(({ subject }) => subject.includes(String(number)))
      .map(({ to, subject }) => `${to}: ${subject}`)

  test('one for each order and event, to the buyer; a new order to the admins too', async () => {
    const {
      order: { number },
    } = await ordered()
    await Promise.allSettled([
      move(number, 'confirmed'),
      move(number, 'confirmed'),
      move(number, 'confirmed'),
    ])
    for (const status of ['picking', 'shipped', 'delivered'] as const) await move(number, status)
    const [first] = (await letters(number)).filter((line) => line.startsWith(admin.email))
    expect(first).toBe(`${admin.email}: New order ${number}: $50.00 from Celia Navarro`)
    expect(
      (await letters(number)).filter((line) => line.startsWith(buyer.email)).toSorted(),
    ).toEqual(
      ['confirmed', 'delivered', 'on its way', 'placed'].map(
        (what) => `${buyer.email}: Order ${number} is ${what}`,
      ),
    )
  })

  test('an order that was refused is not told of', async () => {
    const { id } = await shop.tool({ stock: 3 })
    const before = (await mailed()).length
    await refusal(placeCart([{ toolId: id, quantity: 4 }]))
    expect((await mailed()).length).toBe(before)
  })

  test('nobody writes to a buyer who was deleted', async () => {
    const gone = await shop.person('Wes Garner')
    const { id } = await shop.tool()
    const { number } = await placeCart([{ toolId: id, quantity: 1 }], { actor: gone })
    await shop.accounts.remove({ actor: admin }, { id: gone.id })
    await move(number, 'confirmed')
    expect(await letters(number)).not.toContain(expect.stringContaining('deleted.invalid'))
    expect((await shop.orders.read({ actor: admin }, { number })).history[0]).toMatchObject({
      name: 'Deleted user',
    })
  })
})

describe('the list of all orders', () => {
  test('is narrowed by status, days and words, sorted by total, and paged; its counts agree', async () => {
    const { id } = await shop.tool({ stock: 1000, sku: 'LISTED' })
    const numbers: number[] = []
    for (const quantity of [3, 1, 2, 2])
      numbers.push((await placeCart([{ toolId: id, quantity }], { poNumber: 'PO-LIST' })).number)
    const [, second = 0] = numbers
    await move(second, 'confirmed')
    const list = async (query: Parameters<TestShop['orders']['all']>[1]) =>
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
