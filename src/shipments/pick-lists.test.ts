/** Pick lists of a shop: what is reserved, by bin; two pickers; what was shipped is gone. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'

let shop: OrderShop
let hammer: string
let saw: string
let first: number
let second: number
let minutesLater = 0
beforeAll(async () => {
  shop = await openOrderShop({}, () => new Date(Date.now() + minutesLater * 60_000))
  hammer = (await shop.tool({ name: 'Claw Hammer', sku: 'HAM-16' })).id
  saw = (await shop.tool({ name: 'Bow Saw', sku: 'SAW-1' })).id
  const placed = await Promise.all([
    shop.placeCart([
      { toolId: hammer, quantity: 5 },
      { toolId: saw, quantity: 2 },
    ]),
    shop.placeCart([{ toolId: hammer, quantity: 3 }]),
    shop.placeCart([{ toolId: hammer, quantity: 1 }]),
  ])
  const numbers = placed.map(({ number }) => number).toSorted((a, b) => a - b)
  first = placed[0]?.number ?? 0
  second = placed[1]?.number ?? 0
  // The third waits for its confirmation.
  for (const number of numbers.filter((one) => one === first || one === second))
    await shop.transition(number, 'confirmed')
})
afterAll(() => shop.close())

const read = (orders?: string) =>
  shop.shipments.pickList({ actor: shop.admin }, orders === undefined ? {} : { orders })
const tick = (number: number, line: number, pieces: number, picked = true) =>
  shop.shipments.tick({ actor: shop.admin }, { number, line, pieces, picked })
const problemOf = (error: unknown) =>
  expect.objectContaining({ body: expect.objectContaining(error) })

describe('a pick list', () => {
  test('has the pieces of confirmed orders alone, in the order of the bins', async () => {
    const rows = [
      { sku: 'HAM-16', bin: 'A-10' },
      { sku: 'SAW-1', bin: 'A-2' },
      { sku: 'NONE', bin: 'B' },
    ]
    const saved = await shop.shipments.saveBins({ actor: shop.admin }, { rows })
    expect(saved).toEqual({ saved: 2, unknown: ['NONE'] })
    const list = await read()
    expect(list.rows.map(({ bin, sku, pieces }) => [bin, sku, pieces])).toEqual([
      ['A-2', 'SAW-1', 2],
      ['A-10', 'HAM-16', 8],
    ])
    expect(list.orders.map(({ number }) => number)).toEqual(
      [first, second].toSorted((a, b) => a - b),
    )
    const { rows: own } = await read(String(second))
    expect(own.map(({ sku, pieces }) => [sku, pieces])).toEqual([['HAM-16', 3]])
  })
  test('says what its pieces weigh, and how many tools have no weight', async () => {
    await sql`update tools set weight_grams = 779 where id = ${hammer}`.execute(
      shop.database.handle,
    )
    const list = await read()
    expect(list.rows.map(({ sku, weight }) => [sku, weight])).toEqual([
      ['SAW-1', undefined],
      ['HAM-16', 8 * 779],
    ])
    expect(list).toMatchObject({ weight: 8 * 779, unweighed: 1 })
  })
  test('keeps what is ticked for all pickers, and takes it back', async () => {
    await tick(second, 1, 3)
    await tick(second, 1, 3)
    const hammers = async () => (await read(String(second))).rows[0]
    expect(await hammers()).toMatchObject({
      picked: 3,
      parts: [{ number: second, picked: 3, pickedBy: shop.admin.name }],
    })
    await tick(second, 1, 3, false)
    expect(await hammers()).toMatchObject({ picked: 0 })
  })
  test('names who else has ticked within a quarter of an hour', async () => {
    const [tom, ana] = ['Tom Reyes', 'Ana Diaz'].map((name) => ({ ...shop.admin, name }))
    if (!tom || !ana) throw new Error('there are two pickers')
    const line = { number: second, line: 1, pieces: 3 }
    const pickersFor = async (actor: typeof tom) =>
      (await shop.shipments.pickList({ actor }, {})).pickers
    await shop.shipments.tick({ actor: tom }, { ...line, picked: true })
    expect(await pickersFor(ana)).toEqual(['Tom Reyes'])
    expect(await pickersFor(tom), 'nobody is told of themselves').toEqual([])
    minutesLater = 14
    await shop.shipments.tick({ actor: ana }, { number: first, line: 2, pieces: 2, picked: true })
    expect(await pickersFor(shop.admin)).toEqual(['Ana Diaz', 'Tom Reyes'])
    minutesLater = 16
    expect(await pickersFor(shop.admin)).toEqual(['Ana Diaz'])
    minutesLater = 0
    await shop.shipments.tick({ actor: tom }, { ...line, picked: false })
    await shop.shipments.tick({ actor: ana }, { number: first, line: 2, pieces: 2, picked: false })
  })
  test('refuses a tick of pieces that are no longer to be picked', async () => {
    expect(await rejection(tick(second, 1, 4))).toEqual(
      problemOf({ status: 409, type: 'picked-line-changed', facts: { pieces: 3 } }),
    )
  })
  test('loses what was shipped, and its ticks do not count for the rest', async () => {
    await tick(first, 1, 5)
    await shop.shipments.create(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { number: first, lines: [{ line: 1, quantity: 2 }] },
    )
    const { rows } = await read(String(first))
    expect(rows.find(({ sku }) => sku === 'HAM-16')).toMatchObject({ pieces: 3, picked: 0 })
    await shop.shipments.create(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { number: first },
    )
    expect((await read(String(first))).rows).toEqual([])
  })
  test('says in the order and in the list of orders what is picked, to staff alone', async () => {
    const { admin, buyer } = shop
    await shop.transition(second, 'picking')
    const listed = async () =>
      (await shop.orders.all({ actor: admin }, {})).find(({ number }) => number === second)
    expect(await listed()).toMatchObject({ picking: { pieces: 3, picked: 0 } })
    await tick(second, 1, 3)
    const picking = { pieces: 3, picked: 3 }
    expect(await listed()).toMatchObject({ picking })
    expect(await shop.orders.read({ actor: admin }, { number: second })).toMatchObject({ picking })
    expect(
      (await shop.orders.mine({ actor: buyer }, { email: buyer.email })).map((one) => one.picking),
      'not to its buyer',
    ).toEqual([undefined, undefined, undefined])
    expect((await shop.orders.read({ actor: buyer }, { number: second })).picking).toBeUndefined()
    await tick(second, 1, 3, false)
  })
  test('a bin that is written here is in the history of its tool, and a form that was open learns of it', async () => {
    const actor = shop.admin
    const readTool = () => shop.catalogue.readAny({ actor }, { id: saw })
    const { name, image, description, price, minimumQuantity, stock, revision } = await readTool()
    await shop.shipments.saveBins({ actor }, { rows: [{ sku: 'saw-1', bin: 'B-7' }] })
    const entries = async () => [...(await shop.audit.list({ actor }, { record: saw }))]
    const [moved] = await entries()
    expect(moved).toMatchObject({
      operation: 'shipments.saveBins',
      kind: 'tool',
      label: 'Bow Saw · SAW-1',
      changes: [{ field: 'bin', before: 'A-2', after: 'B-7' }],
    })
    const stale = { id: saw, name, image, description, price, minimumQuantity, stock, revision }
    expect(await rejection(shop.catalogue.edit({ actor }, { ...stale, bin: 'A-2' }))).toEqual(
      problemOf({ type: 'revision-changed' }),
    )
    // The same again is no change.
    await shop.shipments.saveBins({ actor }, { rows: [{ sku: 'SAW-1', bin: 'B-7' }] })
    expect((await entries())[0]?.id).toBe(moved?.id)
    await shop.catalogue.putBack({ actor }, { id: saw, entry: moved?.id ?? '' })
    expect((await readTool()).bin).toBe('A-2')
  })
  test('sorts tools without a bin to the end, once it was taken away', async () => {
    await shop.shipments.saveBins({ actor: shop.admin }, { rows: [{ sku: 'HAM-16', bin: '' }] })
    expect(await shop.shipments.bins({ actor: shop.admin }, {})).toEqual([
      { sku: 'SAW-1', name: 'Bow Saw', bin: 'A-2' },
    ])
    expect((await read()).rows.at(-1)?.bin).toBe('')
  })
})
