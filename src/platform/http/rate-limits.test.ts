/** Rate limits: counted for all instances together, and never against the owner of an account. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/postgres/fresh-database.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unavailable } from '../unavailable.ts'
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import { createRateLimits, type RateLimits, type RateLimitSettings } from './rate-limits.server.ts'
import { createLogger } from './log.server.ts'

let database: Database
let limits: RateLimits
let other: RateLimits
const settings: RateLimitSettings = {
  reads: { points: 5, seconds: 60 },
  actions: {
    login: { points: 3, seconds: 300, keyPrefix: 'login', signIn: true },
    tokenExchange: { points: 3, seconds: 300, keyPrefix: 'enter', signIn: true },
    signup: { points: 10, seconds: 3600, keyPrefix: 'signup', signIn: false },
    reset: { points: 3, seconds: 3600, keyPrefix: 'reset', signIn: false },
    orders: { points: 2, seconds: 60, keyPrefix: 'orders', signIn: false },
    reviews: { points: 5, seconds: 60, keyPrefix: 'reviews', signIn: false },
  },
}
beforeAll(async () => {
  database = await freshDatabase()
  limits = createRateLimits(settings, database.handle, createLogger('silent'))
  other = createRateLimits(settings, database.handle, createLogger('silent'))
})
afterAll(async () => {
  limits.close()
  other.close()
  await database.close()
})

/** Seconds to wait; 0 when it was allowed. */
async function wait(attempt: Promise<void>): Promise<number> {
  try {
    await attempt
    return 0
  } catch (error) {
    if (!isProblem(error, tooManyRequests)) throw error
    return error.retryAfter ?? Number.NaN
  }
}
const times = async (count: number, attempt: () => Promise<void>) => {
  const waits: number[] = []
  for (let index = 0; index < count; index += 1) waits.push(await wait(attempt()))
  return waits
}

test('two instances count together, by address and by account', async () => {
  expect(
    await times(2, () => limits.consume('orders', { address: '1.1.1.1', account: 'a' })),
  ).toEqual([0, 0])
  expect(await wait(other.consume('orders', { address: '1.1.1.1', account: 'b' }))).toBeGreaterThan(
    55,
  )
  expect(await wait(other.consume('orders', { address: '2.2.2.2', account: 'a' }))).toBeGreaterThan(
    55,
  )
  expect(await wait(other.consume('orders', { address: '2.2.2.2', account: 'c' }))).toBe(0)
})

test('many at once are counted exactly', async () => {
  const waits = await Promise.all(
    Array.from({ length: 20 }, () => wait(limits.consume('orders', { address: '3.3.3.3' }))),
  )
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(2)
})

test('failed sign-ins from one address do not keep the owner from signing in at another address', async () => {
  const guess = (address: string) => () =>
    limits.consume('login', { address, account: 'owner@example.com' })
  expect((await times(4, guess('4.4.4.4'))).map((seconds) => seconds > 0)).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(await wait(guess('5.5.5.5')())).toBe(0)
})

test('a sign-in that succeeds is not counted', async () => {
  const who = { address: '6.6.6.6', account: 'busy@example.com' }
  expect(
    await times(9, async () => {
      await limits.consume('tokenExchange', who)
      await limits.forgive('tokenExchange', who)
    }),
  ).toEqual(Array.from({ length: 9 }, () => 0))
})

test('each time the attempts are used up the wait doubles, at most to an hour; attempts meanwhile do not lengthen it', async () => {
  const who = { address: '8.8.8.8', account: 'guessed@example.com' }
  const attempt = () => limits.consume('login', who)
  const waits: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const [first, second, third, refused = 0, whileBlocked = 0] = await times(5, attempt)
    expect([first, second, third]).toEqual([0, 0, 0])
    expect(whileBlocked).toBeLessThanOrEqual(refused)
    waits.push(refused)
    // As if the wait were over.
    await sql`update rate_limits set expire = 0 where key not like 'strikes%'`.execute(
      database.handle,
    )
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 3600, 3600])
  await limits.forgive('login', who)
  expect((await times(4, attempt)).at(-1)).toBe(300)
})

test('reads are counted by address, an IPv6 network as one', async () => {
  expect(
    (await times(6, () => limits.read('2001:db8:1:2::5'))).map((seconds) => seconds > 0),
  ).toEqual([false, false, false, false, false, true])
  expect(await wait(limits.read('2001:db8:1:2:ffff::9'))).toBeGreaterThan(0)
  expect(await wait(limits.read('2001:db8:1:3::5'))).toBe(0)
})

test('no e-mail address is stored', async () => {
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.handle)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ key }) => key.includes('@') || key.includes('example'))).toEqual([])
})

test('without a database they are unavailable, which is no bug', async () => {
  const closedDatabase = await freshDatabase({ statementTimeout: 500 })
  const limitsWithoutDatabase = createRateLimits(
    settings,
    closedDatabase.handle,
    createLogger('silent'),
  )
  await closedDatabase.close()
  const error: unknown = await limitsWithoutDatabase.consume('orders', { address: '9.9.9.9' }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  limitsWithoutDatabase.close()
  expect(isProblem(error, unavailable)).toBe(true)
})

test('processes that tell each other count reads and calls of keys together', async () => {
  const listeners: ((name: string, key: string, points: number) => void)[] = []
  const process = () => {
    const others = [...listeners]
    return createRateLimits(settings, database.handle, createLogger('silent'), {
      count: (name, key) => {
        for (const listener of others) listener(name, key, 1)
      },
      onCount: (listener) => void listeners.push(listener),
    })
  }
  const first = process()
  // What the second counts, the first hears.
  const second = process()
  try {
    expect(await times(3, () => second.read('7.7.7.7'))).toEqual([0, 0, 0])
    expect(await times(2, () => first.read('7.7.7.7'))).toEqual([0, 0])
    expect(await wait(first.read('7.7.7.7'))).toBeGreaterThan(0)
    await second.key('program')
    expect((await first.key('program')).remaining).toBe(3)
    expect(await wait(first.read('8.8.8.8')), 'another address').toBe(0)
  } finally {
    first.close()
    second.close()
  }
})
