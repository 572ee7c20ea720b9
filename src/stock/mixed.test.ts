/**
 * A hundred rounds of placing, cancelling, receiving and counting at the same moment: the levels
 * always equal the ledger, and none falls below zero.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
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
/**
 * A pseudo-random whole number from 0, the same sequence in every run, so that a failure can be
 * reproduced.
 */
const randomBelow = (below: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const randomOf = <T>(items: readonly T[]): T => {
  const item = items[randomBelow(items.length)]
  if (item === undefined) throw new Error('no items to choose from')
  return item
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
    const buyer = randomOf(buyers)
    const first = randomBelow(tools.length)
    const lines = [tools[first], tools[(first + 1 + randomBelow(2)) % tools.length]].flatMap(
      (toolId) => (toolId === undefined ? [] : [{ toolId, quantity: 1 + randomBelow(12) }]),
    )
    const key = freshKey()
    const attempts = randomBelow(5) === 0 ? 2 : 1 // some buyers submit twice
    const results = await Promise.all(
      Array.from({ length: attempts }, () =>
        allowed(
          shop.orders.placeCart({ actor: buyer, idempotencyKey: key }, { lines, ...contact }),
        ),
      ),
    )
    const numbers = new Set(results.flatMap((order) => (order ? [order.number] : [])))
    expect(numbers.size).toBeLessThanOrEqual(1)
    for (const number of numbers) {
      placed.push({ number, buyer })
      orders += 1
    }
  }
  const cancel = async () => {
    if (placed.length === 0) return
    const { number, buyer } = randomOf(placed)
    // Sometimes buyer and admin at the same moment: the pieces are released once.
    const actors = randomBelow(3) === 0 ? [buyer, admin] : [randomOf([buyer, admin])]
    const results = await Promise.all(
      actors.map((actor) => allowed(shop.orders.step({ actor }, { number, status: 'cancelled' }))),
    )
    const successes = results.filter(Boolean).length
    expect(successes).toBeLessThanOrEqual(1)
    cancelled += successes
  }
  const advance = async () => {
    if (placed.length > 0)
      await allowed(
        shop.orders.step(
          { actor: admin },
          {
            number: randomOf(placed).number,
            status: randomOf(['confirmed', 'picking', 'shipped'] as const),
          },
        ),
      )
  }
  const record = async () => {
    const toolId = randomOf(tools)
    const kind = randomOf(['received', 'counted', 'returned'] as const)
    const quantity = kind === 'counted' ? randomBelow(80) : 1 + randomBelow(20)
    const key = freshKey()
    const results = await Promise.all(
      Array.from({ length: 1 + randomBelow(2) }, () =>
        allowed(
          shop.stock.record(
            { actor: admin, idempotencyKey: key },
            {
              toolId,
              kind,
              quantity,
              reason: 'mixed',
              ...(kind === 'counted' && randomBelow(2) === 0 ? { seen: randomBelow(80) } : {}),
            },
          ),
        ),
      ),
    )
    recorded += results.some(Boolean) ? 1 : 0
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
  // The mix was real: enough of everything succeeded.
  expect(orders).toBeGreaterThan(50)
  expect(cancelled).toBeGreaterThan(20)
  expect(recorded).toBeGreaterThan(100)

  // Cross-check: what active orders hold is what the ledger has as reserved.
  const everyMovement = (
    await Promise.all(
      tools.map((toolId) => shop.stock.ledger({ actor: admin }, { toolId, limit: 1000 })),
    )
  ).flat()
  const heldByLedger = -everyMovement
    .filter(({ kind }) => kind === 'reserved' || kind === 'released')
    .reduce((sum, { delta }) => sum + delta, 0)
  const active = (await shop.orders.all({ actor: admin }, {})).filter(
    ({ status }) => status !== 'cancelled',
  )
  expect(active.length).toBe(orders - cancelled)
  expect(heldByLedger).toBe(active.reduce((sum, { quantity }) => sum + quantity, 0))
})
