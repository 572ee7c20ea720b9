/** A hundred rounds of placing, cancelling, receiving and counting at the same moment: the books always agree, and nothing falls below zero. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'

let shop: TestShop
let admin: Actor
let buyers: Actor[]
let tools: string[]
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Mixed Admin', 'admin')
  buyers = await Promise.all(
    ['Mixed One', 'Mixed Two', 'Mixed Three'].map((name) => shop.person(name)),
  )
  tools = await Promise.all(
    Array.from(
      { length: 4 },
      async (_, row) => (await shop.tool({ name: `Mixed Hammer ${row}`, stock: 60 })).id,
    ),
  )
})
afterAll(() => shop.close())

let seed = 20261121
/** The same numbers in every run, so that a failure can be met again. */
const pick = (below: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const one = <T>(of: readonly T[]): T => {
  const chosen = of[pick(of.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
let keys = 0
const freshKey = () => `mixed-${(keys += 1).toString().padStart(6, '0')}`
const contact = { phone: '555 0142', address: 'Austin' }
/** Refusals are part of the mix; anything else is a bug. */
const allowed = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (isProblem(error) && error.body.status < 500) return undefined
    throw error
  }
}

test('100 rounds end with every level the sum of its movements', { timeout: 120_000 }, async () => {
  const placed: { number: number; buyer: Actor }[] = []
  let orders = 0
  let cancelled = 0
  let recorded = 0

  const place = async () => {
    const buyer = one(buyers)
    const first = pick(tools.length)
    const lines = [tools[first], tools[(first + 1 + pick(2)) % tools.length]].flatMap((toolId) =>
      toolId === undefined ? [] : [{ toolId, quantity: 1 + pick(12) }],
    )
    const key = freshKey()
    const attempts = pick(5) === 0 ? 2 : 1 // some buyers press twice
    const answers = await Promise.all(
      Array.from({ length: attempts }, () =>
        allowed(
          shop.orders.placeCart({ actor: buyer, idempotencyKey: key }, { lines, ...contact }),
        ),
      ),
    )
    const numbers = new Set(answers.flatMap((order) => (order ? [order.number] : [])))
    expect(numbers.size).toBeLessThanOrEqual(1)
    for (const number of numbers) {
      placed.push({ number, buyer })
      orders += 1
    }
  }
  const cancel = async () => {
    if (placed.length === 0) return
    const { number, buyer } = one(placed)
    // Sometimes buyer and admin at the same moment: the pieces come back once.
    const who = pick(3) === 0 ? [buyer, admin] : [one([buyer, admin])]
    const done = await Promise.all(
      who.map((actor) => allowed(shop.orders.step({ actor }, { number, status: 'cancelled' }))),
    )
    const times = done.filter(Boolean).length
    expect(times).toBeLessThanOrEqual(1)
    cancelled += times
  }
  const advance = async () => {
    if (placed.length > 0)
      await allowed(
        shop.orders.step(
          { actor: admin },
          { number: one(placed).number, status: one(['confirmed', 'picking', 'shipped'] as const) },
        ),
      )
  }
  const record = async () => {
    const toolId = one(tools)
    const kind = one(['received', 'counted', 'returned'] as const)
    const quantity = kind === 'counted' ? pick(80) : 1 + pick(20)
    const key = freshKey()
    const done = await Promise.all(
      Array.from({ length: 1 + pick(2) }, () =>
        allowed(
          shop.stock.record(
            { actor: admin, idempotencyKey: key },
            {
              toolId,
              kind,
              quantity,
              reason: 'mixed',
              ...(kind === 'counted' && pick(2) === 0 ? { seen: pick(80) } : {}),
            },
          ),
        ),
      ),
    )
    recorded += done.some(Boolean) ? 1 : 0
  }

  for (let round = 0; round < 100; round += 1) {
    await Promise.all([
      place(),
      place(),
      place(),
      place(),
      cancel(),
      cancel(),
      advance(),
      record(),
      record(),
    ])
    const levels = await shop.stock.levels(shop.database.handle, tools)
    expect(
      [...levels.values()].every((level) => level >= 0),
      `round ${round}`,
    ).toBe(true)
  }
  expect(await shop.stock.check()).toEqual({ tools: tools.length, wrong: [] })
  // The mix was one: enough of everything came through.
  expect(orders).toBeGreaterThan(50)
  expect(cancelled).toBeGreaterThan(20)
  expect(recorded).toBeGreaterThan(100)

  // From the other side: what orders still hold is what the ledger says they took.
  const everyMovement = (
    await Promise.all(
      tools.map((toolId) => shop.stock.ledger({ actor: admin }, { toolId, limit: 1000 })),
    )
  ).flat()
  const heldByLedger = -everyMovement
    .filter(({ kind }) => kind === 'reserved' || kind === 'released')
    .reduce((sum, { delta }) => sum + delta, 0)
  const living = (await shop.orders.all({ actor: admin }, {})).filter(
    ({ status }) => status !== 'cancelled',
  )
  expect(living.length).toBe(orders - cancelled)
  expect(heldByLedger).toBe(living.reduce((sum, { quantity }) => sum + quantity, 0))
})
