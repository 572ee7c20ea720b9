/**
 * The cart service: changes are all or none, also from two tabs at once, and what changed in the
 * shop meanwhile is reported.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rejection } from '../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { maxPrice, maxTotal } from '../platform/money/money.ts'
import { cartFull } from './contract.ts'
import type { LineChange } from './rules.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

let buyerCount = 0
const buyer = (): Promise<Actor> => shop.person(`Buyer ${(buyerCount += 1)}`)
const ids = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, row) => `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`,
  )
const read = (actor: Actor) => shop.cart.read({ actor }, {})
const change = (actor: Actor, how: 'set' | 'add' | 'larger', ...lines: LineChange[]) =>
  shop.cart.change({ actor }, { how, lines })
const quantities = async (actor: Actor): Promise<Record<string, number>> =>
  Object.fromEntries((await read(actor)).lines.map(({ toolId, quantity }) => [toolId, quantity]))

describe('changing lines', () => {
  test('to more than an order can come to is refused whole, in words', async () => {
    const actor = await buyer()
    const lines: LineChange[] = []
    for (let count = 1; count <= 6; count += 1)
      lines.push({ toolId: (await shop.tool({ price: maxPrice })).id, quantity: 1_000_000 })
    expect(await change(actor, 'set', ...lines.slice(0, 5))).toMatchObject({ total: maxTotal })
    const error = await rejection(change(actor, 'set', ...lines))
    expect(isProblem(error, invalidInput) && error.body.errors).toEqual([
      { pointer: '#/lines', detail: expect.stringContaining('$5,000,000,000,000.00') },
    ])
    expect(await shop.cart.sum({ actor }, {})).toMatchObject({ lines: 5, total: maxTotal })
  })

  test('add, set, larger quantity, removal; totals are at current prices', async () => {
    const actor = await buyer()
    const hammer = await shop.tool({ price: 1000, priceBreaks: [{ from: 24, price: 900 }] })
    const saw = await shop.tool({ price: 500 })
    expect(
      await change(
        actor,
        'add',
        { toolId: hammer.id, quantity: 12 },
        { toolId: saw.id, quantity: 2 },
      ),
    ).toEqual({ revision: 1, lines: 2, pieces: 14, total: 13_000 })
    expect(await change(actor, 'add', { toolId: hammer.id, quantity: 12 })).toMatchObject({
      pieces: 26,
      total: 24 * 900 + 1000,
    })
    await change(
      actor,
      'larger',
      { toolId: hammer.id, quantity: 10 },
      { toolId: saw.id, quantity: 7 },
    )
    expect(await quantities(actor)).toEqual({ [hammer.id]: 24, [saw.id]: 7 })
    expect(await change(actor, 'set', { toolId: hammer.id, quantity: 0 })).toMatchObject({
      lines: 1,
      total: 3500,
    })
    expect(await change(actor, 'set', { toolId: saw.id, quantity: 1_000_000 })).toMatchObject({
      total: 500_000_000,
    })
    expect(await change(actor, 'add', { toolId: saw.id, quantity: 1_000_000 })).toMatchObject({
      pieces: 1_000_000,
    })
  })

  test('a tool named twice in one change is changed twice', async () => {
    const actor = await buyer()
    const { id } = await shop.tool()
    await change(actor, 'add', { toolId: id, quantity: 3 }, { toolId: id, quantity: 4 })
    expect(await quantities(actor)).toEqual({ [id]: 7 })
  })

  test('lines are in the order in which they were added', async () => {
    const actor = await buyer()
    const tools = [await shop.tool(), await shop.tool(), await shop.tool()].map(({ id }) => id)
    await change(actor, 'add', ...tools.toReversed().map((toolId) => ({ toolId, quantity: 1 })))
    await change(actor, 'add', { toolId: tools[0] ?? '', quantity: 1 })
    expect((await read(actor)).lines.map(({ toolId }) => toolId)).toEqual(tools.toReversed())
  })

  test('two tabs that add at the same moment lose nothing', async () => {
    const actor = await buyer()
    const { id } = await shop.tool({ stock: 500 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(actor, 'add', { toolId: id, quantity: 3 })),
    )
    expect(await quantities(actor)).toEqual({ [id]: 60 })
    expect(answers.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, turn) => turn + 1),
    )
  })

  test('of a set and a removal at once the later one counts; other lines stay', async () => {
    const actor = await buyer()
    const [one, other] = [await shop.tool(), await shop.tool()]
    await change(actor, 'add', { toolId: one.id, quantity: 1 }, { toolId: other.id, quantity: 5 })
    await Promise.all([
      change(actor, 'set', { toolId: one.id, quantity: 0 }),
      change(actor, 'set', { toolId: one.id, quantity: 9 }),
    ])
    expect([{ [other.id]: 5 }, { [one.id]: 9, [other.id]: 5 }]).toContainEqual(
      await quantities(actor),
    )
  })

  test('nobody reads or changes the cart of another', async () => {
    const [actor, other] = [await buyer(), await buyer()]
    const { id } = await shop.tool()
    await change(actor, 'add', { toolId: id, quantity: 1 })
    await change(other, 'set', { toolId: id, quantity: 0 })
    expect([await quantities(actor), await quantities(other)]).toEqual([{ [id]: 1 }, {}])
  })

  test('the 1,001st line is refused with its whole change, also from two tabs', async () => {
    const actor = await buyer()
    const tools = [await shop.tool(), await shop.tool(), await shop.tool(), await shop.tool()]
    // A thousand real tools would take a while: what counts is the rows.
    await change(actor, 'add', { toolId: tools[0]?.id ?? '', quantity: 1 })
    await sql`
      insert into cart_lines (user_id, tool_id, quantity, seen_quantity, seen_cents)
      select ${actor.id}::uuid, id, 1, 1, 100 from unnest(${ids(998)}::uuid[]) as id`.execute(
      shop.database.handle,
    )
    const outcomes = await Promise.allSettled(
      tools.slice(1).map(({ id }) => change(actor, 'add', { toolId: id, quantity: 1 })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(isProblem(outcome.reason, cartFull)).toBe(true)
    expect((await read(actor)).lines).toHaveLength(1000)
    // What is there can still be changed and taken out.
    await expect(
      change(actor, 'set', { toolId: tools[0]?.id ?? '', quantity: 5 }),
    ).resolves.toMatchObject({ lines: 1000 })
  })
})

describe('what changed in the shop meanwhile', () => {
  test('a new price is reported beside the seen one until it is accepted', async () => {
    const actor = await buyer()
    const { id } = await shop.tool({ price: 410 })
    await change(actor, 'add', { toolId: id, quantity: 5, seen: { quantity: 5, price: 410 } })
    const tool = await shop.catalogue.read({ actor: undefined }, { id })
    const { ratingCount: _count, ratingSum: _sum, picture: _picture, slug: _slug, ...rest } = tool
    await shop.catalogue.edit({ actor: admin }, { ...rest, price: 425 })
    const changed = await read(actor)
    expect(changed.lines).toEqual([{ toolId: id, quantity: 5, seen: { quantity: 5, price: 410 } }])
    expect(changed.tools).toMatchObject([{ id, price: 425 }])
    await change(actor, 'set', { toolId: id, quantity: 6 })
    await change(actor, 'larger', { toolId: id, quantity: 8, seen: { quantity: 8, price: 425 } })
    expect((await read(actor)).lines).toEqual([
      { toolId: id, quantity: 8, seen: { quantity: 5, price: 410 } },
    ])
    await change(actor, 'set', { toolId: id, quantity: 8, seen: { quantity: 8, price: 425 } })
    expect((await read(actor)).lines).toEqual([
      { toolId: id, quantity: 8, seen: { quantity: 8, price: 425 } },
    ])
  })

  test('a tool that is no longer sold keeps its name and costs nothing', async () => {
    const actor = await buyer()
    const { id } = await shop.tool({ name: 'Old Plane' })
    await change(actor, 'add', { toolId: id, quantity: 5 })
    await shop.catalogue.remove({ actor: admin }, { id })
    expect(await read(actor)).toMatchObject({
      lines: [{ toolId: id, quantity: 5 }],
      tools: [],
      unavailable: [{ id, name: 'Old Plane' }],
    })
    expect(await change(actor, 'add', { toolId: id, quantity: 5 })).toMatchObject({
      lines: 1,
      pieces: 0,
      total: 0,
    })
    expect(await change(actor, 'set', { toolId: id, quantity: 0 })).toMatchObject({ lines: 0 })
  })

  test('totals can be read without the lines', async () => {
    const actor = await buyer()
    expect(await shop.cart.sum({ actor }, {})).toEqual({
      revision: 0,
      lines: 0,
      pieces: 0,
      total: 0,
    })
    const { id } = await shop.tool({ price: 250 })
    const after = await change(actor, 'add', { toolId: id, quantity: 5 })
    expect(await shop.cart.sum({ actor }, {})).toEqual(after)
  })

  test('a tool that does not exist cannot be added', async () => {
    const actor = await buyer()
    expect(await change(actor, 'add', { toolId: ids(1)[0] ?? '', quantity: 5 })).toMatchObject({
      lines: 0,
    })
  })
})

test("a visitor's tools are looked up without signing in, unavailable ones by name", async () => {
  const { id } = await shop.tool({ name: 'Rasp' })
  const gone = await shop.tool({ name: 'Old Rasp' })
  await shop.catalogue.remove({ actor: admin }, { id: gone.id })
  const [never = ''] = ids(1)
  expect(
    await shop.cart.check({ actor: undefined }, { toolIds: [id, gone.id, never] }),
  ).toMatchObject({
    tools: [{ id, name: 'Rasp', stock: 50 }],
    unavailable: [
      { id: gone.id, name: 'Old Rasp' },
      { id: never, name: '' },
    ],
  })
  expect(await shop.cart.check({ actor: undefined }, { toolIds: [] })).toEqual({
    tools: [],
    unavailable: [],
  })
})

test('deleting a buyer deletes the cart', async () => {
  const actor = await buyer()
  const { id } = await shop.tool()
  await change(actor, 'add', { toolId: id, quantity: 1 })
  await shop.accounts.remove({ actor: admin }, { id: actor.id })
  expect(await read(actor)).toEqual({ revision: 0, lines: [], tools: [], unavailable: [] })
})

describe('placing an order', () => {
  const place = (actor: Actor, key: string, ...toolIds: string[]) =>
    shop.orders.placeCart(
      { actor, idempotencyKey: key },
      {
        lines: toolIds.map((toolId) => ({ toolId, quantity: 2 })),
        phone: '555 0142',
        address: 'Austin',
      },
    )

  test('takes the ordered pieces out of the cart, and no others', async () => {
    const [actor, other] = [await buyer(), await buyer()]
    const [hammer, saw] = [await shop.tool(), await shop.tool()]
    for (const owner of [actor, other])
      await change(
        owner,
        'set',
        { toolId: hammer.id, quantity: 5 },
        { toolId: saw.id, quantity: 3 },
      )
    await place(actor, 'cart-order-1', hammer.id)
    expect(await read(actor)).toMatchObject({ revision: 2 })
    expect(await quantities(actor)).toEqual({ [hammer.id]: 3, [saw.id]: 3 })
    await change(actor, 'set', { toolId: hammer.id, quantity: 1 })
    await place(actor, 'cart-order-1b', hammer.id)
    expect(await quantities(actor)).toEqual({ [saw.id]: 3 })
    expect(await quantities(other)).toEqual({ [hammer.id]: 5, [saw.id]: 3 })
  })

  test('repeated under its key leaves what was put into the cart since', async () => {
    const actor = await buyer()
    const hammer = await shop.tool()
    await change(actor, 'set', { toolId: hammer.id, quantity: 2 })
    const first = await place(actor, 'cart-order-2', hammer.id)
    await change(actor, 'set', { toolId: hammer.id, quantity: 4 })
    expect((await place(actor, 'cart-order-2', hammer.id)).number).toBe(first.number)
    expect(await quantities(actor)).toEqual({ [hammer.id]: 4 })
  })

  test('that is refused leaves the cart as it is', async () => {
    const actor = await buyer()
    const hammer = await shop.tool({ stock: 1 })
    await change(actor, 'set', { toolId: hammer.id, quantity: 2 })
    await expect(place(actor, 'cart-order-3', hammer.id)).rejects.toMatchObject({
      body: { type: 'lines-refused' },
    })
    expect(await read(actor)).toMatchObject({ revision: 1, lines: [{ toolId: hammer.id }] })
  })
})
