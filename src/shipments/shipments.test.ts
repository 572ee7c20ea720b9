/** An order that leaves the shop in parts: what each part does to lines, stock, status and mails. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput, keyReused, notFound } from '../../packages/contract/standard-problems.ts'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { transitionNotAllowed } from '../orders/contract.ts'
import { shipmentTooLarge } from '../orders/line-schemas.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const placeConfirmed = async (...quantities: readonly number[]) => {
  const tools = await Promise.all(quantities.map(() => shop.tool()))
  const order = await shop.placeCart(
    tools.map(({ id }, index) => ({ toolId: id, quantity: quantities[index] ?? 1 })),
  )
  await shop.transition(order.number, 'confirmed')
  return { number: order.number, id: order.insertedId, tools: tools.map(({ id }) => id) }
}
type Lines = readonly { readonly line: number; readonly quantity: number }[]
const ship = (number: number, lines?: Lines, key = randomUUID(), tracking = '') =>
  shop.shipments.create(
    { actor: shop.admin, idempotencyKey: key },
    {
      number,
      ...(lines ? { lines: [...lines] } : {}),
      parcels: tracking === '' ? [] : [{ trackingNumber: tracking, trackingLink: '' }],
    },
  )
const read = (number: number) => shop.orders.read({ actor: shop.admin }, { number })
const listed = async (number: number, actor = shop.buyer) =>
  (await shop.shipments.list({ actor }, { number })).shipments
const movementsOf = async (orderId: string) => {
  const { rows } = await sql<{ kind: string; quantity: number; delta: number }>`
    select kind, quantity, delta from stock_movements
    where order_id = ${orderId} order by id`.execute(shop.database.handle)
  return rows
}

describe('a part of an order', () => {
  test('is shipped: the order reads picking, its lines say how much, the ledger has the movement', async () => {
    const { number, id, tools } = await placeConfirmed(10, 4)
    const before = await shop.stockOf(tools[0] ?? '')
    const shipment = await ship(number, [{ line: 1, quantity: 6 }], undefined, '1Z 7')
    expect(shipment).toMatchObject({
      number: `${number}-1`,
      lines: [{ line: 1, quantity: 6 }],
      parcels: [{ trackingNumber: '1Z 7' }],
      by: 'Marta Ibarra',
    })
    const order = await read(number)
    expect(order).toMatchObject({ status: 'picking', shippedQuantity: 6, trackingNumber: '' })
    expect(order.lines).toMatchObject([
      { line: 1, quantity: 10, allocated: 4, shipped: 6, returned: 0, cancelled: 0 },
      { line: 2, quantity: 4, allocated: 4, shipped: 0 },
    ])
    expect(order.history.map(({ status }) => status)).toEqual(['placed', 'confirmed', 'picking'])
    expect((await movementsOf(id)).filter(({ kind }) => kind === 'shipped')).toEqual([
      { kind: 'shipped', quantity: 6, delta: 0 },
    ])
    expect(await shop.stockOf(tools[0] ?? '')).toBe(before)
  })

  test('after the last one the order is shipped, each piece once in the ledger', async () => {
    const { number, id } = await placeConfirmed(10)
    await ship(number, [{ line: 1, quantity: 3 }], undefined, 'A 1')
    await ship(number, [{ line: 1, quantity: 7 }], undefined, 'B 2')
    expect(await read(number)).toMatchObject({
      status: 'shipped',
      shippedQuantity: 10,
      trackingNumber: 'B 2',
    })
    expect((await listed(number)).map((shipment) => shipment.number)).toEqual([
      `${number}-1`,
      `${number}-2`,
    ])
    const moved = (await movementsOf(id)).filter(({ kind }) => kind === 'shipped')
    expect(moved.map(({ quantity }) => quantity)).toEqual([3, 7])
  })

  test('the step shipped ships what remains, as a shipment of its own', async () => {
    const { number } = await placeConfirmed(10, 2)
    await ship(number, [{ line: 1, quantity: 3 }])
    await shop.transition(number, 'shipped', shop.admin, { trackingNumber: 'REST 9' })
    const [, rest] = await listed(number)
    expect(rest).toMatchObject({
      number: `${number}-2`,
      lines: [
        { line: 1, quantity: 7 },
        { line: 2, quantity: 2 },
      ],
      parcels: [{ trackingNumber: 'REST 9' }],
      // A buyer sees no names of staff.
      by: '',
    })
    expect(await read(number)).toMatchObject({ status: 'shipped', trackingNumber: 'REST 9' })
  })

  test('without lines everything that is left is shipped', async () => {
    const { number } = await placeConfirmed(5, 5)
    await ship(number)
    const { status, history } = await read(number)
    expect(status).toBe('shipped')
    expect(history.map((entry) => entry.status)).toEqual([
      'placed',
      'confirmed',
      'picking',
      'shipped',
    ])
  })
})

describe('a shipment is refused', () => {
  test('when it has more than is left, and says how much that is; nothing is shipped', async () => {
    const { number } = await placeConfirmed(10, 4)
    await ship(number, [{ line: 1, quantity: 8 }])
    const problem = await rejection(
      ship(number, [
        { line: 2, quantity: 4 },
        { line: 1, quantity: 3 },
      ]),
    )
    if (!isProblem(problem, shipmentTooLarge)) return expect.unreachable()
    expect(problem.body.facts).toEqual({ lines: [{ line: 1, quantity: 3, left: 2 }] })
    expect(problem.body.detail).toBe(
      'Only 2 pieces of line 1 are left to ship. Nothing was shipped.',
    )
    expect((await read(number)).shippedQuantity).toBe(8)
  })
  test.each(['a shipment', 'a return'])(
    'and %s of a line that the order has not is refused at that line',
    async (what) => {
      const { number } = await placeConfirmed(10)
      await ship(number, [{ line: 1, quantity: 4 }])
      const lines = [
        { line: 1, quantity: 1 },
        { line: 9, quantity: 1 },
      ]
      const refused =
        what === 'a shipment'
          ? ship(number, lines)
          : shop.shipments.requestReturn({ actor: shop.buyer }, { number, lines, reason: 'bent' })
      const problem = await rejection(refused)
      if (!isProblem(problem, invalidInput)) return expect.unreachable()
      expect(problem.body.errors).toMatchObject([{ pointer: '#/lines/1/line' }])
      expect((await read(number)).shippedQuantity).toBe(4)
    },
  )
  test('before the order is confirmed, and once it is cancelled or shipped', async () => {
    const { order } = await shop.placeNewTool()
    expect(isProblem(await rejection(ship(order.number)), transitionNotAllowed)).toBe(true)
    await shop.transition(order.number, 'cancelled')
    expect(isProblem(await rejection(ship(order.number)), transitionNotAllowed)).toBe(true)
    const { number } = await placeConfirmed(1)
    await ship(number)
    expect(isProblem(await rejection(ship(number)), transitionNotAllowed)).toBe(true)
    expect(isProblem(await rejection(ship(999_999)), notFound)).toBe(true)
  })
  test('two desks at once never ship more than was ordered', async () => {
    const { number, id } = await placeConfirmed(10)
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => ship(number, [{ line: 1, quantity: 4 }])),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const result of results)
      if (result.status === 'rejected')
        expect(isProblem(result.reason, shipmentTooLarge)).toBe(true)
    expect((await read(number)).shippedQuantity).toBe(8)
    const moved = (await movementsOf(id)).filter(({ kind }) => kind === 'shipped')
    expect(moved.map(({ quantity }) => quantity)).toEqual([4, 4])
  })
})

describe('a shipment that is sent twice', () => {
  test('is made once, also at the same moment; with other contents it is refused', async () => {
    const { number } = await placeConfirmed(10)
    const key = randomUUID()
    const [first, second] = await Promise.all([
      ship(number, [{ line: 1, quantity: 2 }], key),
      ship(number, [{ line: 1, quantity: 2 }], key),
    ])
    expect(second).toEqual(first)
    expect(await ship(number, [{ line: 1, quantity: 2 }], key)).toEqual(first)
    expect(await listed(number)).toHaveLength(1)
    const other = await rejection(ship(number, [{ line: 1, quantity: 3 }], key))
    expect(isProblem(other, keyReused)).toBe(true)
  })
})

describe('a partly shipped order', () => {
  test('is not cancelled whole: the refusal says what to do', async () => {
    const { number } = await placeConfirmed(10)
    await ship(number, [{ line: 1, quantity: 1 }])
    const problem = await rejection(shop.transition(number, 'cancelled'))
    if (!isProblem(problem, transitionNotAllowed)) return expect.unreachable()
    expect(problem.body.facts).toEqual({ status: 'picking', allowed: ['shipped'] })
    expect(problem.body.detail).toBe(
      `Order ${number} is partly shipped, so it can no longer be cancelled. ` +
        'Ship or cancel the rest.',
    )
  })
  test('that is deleted puts back what had not left, and no more', async () => {
    const { number, id, tools } = await placeConfirmed(10)
    await ship(number, [{ line: 1, quantity: 6 }])
    expect(await shop.stockOf(tools[0] ?? '')).toBe(40)
    await shop.orders.remove({ actor: shop.admin }, { id })
    expect(await shop.stockOf(tools[0] ?? '')).toBe(44)
  })
})

describe('parcels', () => {
  test('get the link of their carrier wherever a tracking number is written, if the setting names it', async () => {
    const set = async (carriers: string) => {
      const { revision } = await shop.settings.read({ actor: shop.admin }, {})
      await shop.settings.save({ actor: shop.admin }, { revision, carriers })
    }
    const linksOf = async (number: number) =>
      (await listed(number)).flatMap(({ parcels }) => parcels.map((each) => each.trackingLink))
    await set('Rail https://rail.example/{number}\nUPS')
    const { number } = await placeConfirmed(3)
    const first = await ship(number, [{ line: 1, quantity: 1 }], undefined, 'Rail 1')
    await shop.transition(number, 'shipped', shop.admin, { trackingNumber: 'Rail 2' })
    expect(await linksOf(number)).toEqual(['https://rail.example/1', 'https://rail.example/2'])
    expect((await read(number)).trackingLink).toBe('https://rail.example/2')
    await shop.shipments.correctParcels(
      { actor: shop.admin },
      { id: first.id, parcels: [{ trackingNumber: 'Rail 3', trackingLink: '' }] },
    )
    await shop.orders.correctTracking(
      { actor: shop.admin },
      { number, trackingNumber: 'Rail 4', trackingLink: '' },
    )
    expect(await linksOf(number)).toEqual(['https://rail.example/3', 'https://rail.example/4'])
    await set('')
  })
  test('are corrected; the last one is the tracking of the order, either way', async () => {
    const { number } = await placeConfirmed(2)
    await ship(number, [{ line: 1, quantity: 1 }], undefined, 'FIRST')
    const last = await ship(number, undefined, undefined, 'LSAT')
    const parcels: { trackingNumber: string; trackingLink: string }[] = [
      { trackingNumber: 'LAST', trackingLink: 'https://carrier.example/LAST' },
      { trackingNumber: 'SECOND BOX', trackingLink: '' },
    ]
    await shop.shipments.correctParcels({ actor: shop.admin }, { id: last.id, parcels })
    expect(await read(number)).toMatchObject({
      trackingNumber: 'LAST',
      trackingLink: 'https://carrier.example/LAST',
    })
    await shop.orders.correctTracking(
      { actor: shop.admin },
      { number, trackingNumber: 'NEWER', trackingLink: '' },
    )
    expect((await listed(number)).map((shipment) => shipment.parcels)).toEqual([
      [{ trackingNumber: 'FIRST', trackingLink: '' }],
      [
        { trackingNumber: 'NEWER', trackingLink: '' },
        { trackingNumber: 'SECOND BOX', trackingLink: '' },
      ],
    ])
  })
  test("a stranger does not see an order's shipments", async () => {
    const { number } = await placeConfirmed(1)
    await ship(number)
    const stranger = await shop.person('Stranger')
    expect(isProblem(await rejection(listed(number, stranger)), notFound)).toBe(true)
  })
})
