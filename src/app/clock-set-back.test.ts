/** The machine's clock is set back an hour: sessions stay, orders and mails go on, times are true. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { startSmtpServer, type TestSmtpServer } from '../../tests/mail/smtp-server.ts'
import { createRateLimits } from '../platform/http/rate-limits.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { actionLimits } from './capabilities.server.ts'

let shop: OrderShop
let server: TestSmtpServer
beforeAll(async () => {
  server = await startSmtpServer()
  shop = await openOrderShop({ SMTP_URL: server.url })
  await shop.start()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await shop.close()
  await server.close()
})

const hour = 3_600_000
const setBack = (milliseconds: number) =>
  vi.useFakeTimers({ now: Date.now() - milliseconds, toFake: ['Date'] })
const databaseTime = async (): Promise<number> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(shop.database.handle)
  return rows[0]?.now.getTime() ?? Number.NaN
}

test('an order is placed with its true time, and its mails go out', async () => {
  const before = await databaseTime()
  setBack(hour)
  const { order } = await shop.placeNewTool()
  const placedAt = Date.parse(order.placedAt)
  expect(placedAt).toBeGreaterThan(before - hour / 2)
  expect(placedAt).toBeLessThan((await databaseTime()) + hour / 2)
  await server.arrival(({ subject }) => subject === `Order ${order.number} is placed`)
  await server.arrival(({ subject }) => subject.startsWith(`New order ${order.number}`))
})

test('after the clock is set back, nobody waits longer for a limit, and counts with a later time no longer apply', async () => {
  const settings = {
    reads: { points: 1, seconds: 60 },
    actions: actionLimits(new Map([['LIMIT_ORDERS', { points: 2, seconds: 60 }]])),
  }
  const limits = createRateLimits(settings, shop.database.handle, createLogger('silent'))
  const attempt = async (account: string, count = 1): Promise<number> => {
    let wait = 0
    for (let made = 0; made < count; made += 1)
      wait = await limits.consume('orders', { address: `address of ${account}`, account }).then(
        () => 0,
        (error: { retryAfter?: number }) => error.retryAfter ?? Number.NaN,
      )
    return wait
  }
  try {
    expect(await attempt('a', 2)).toBe(0)
    setBack(hour)
    expect(await attempt('a')).toBeGreaterThan(0)
    expect(await attempt('a')).toBeLessThanOrEqual(60)
    // The same with the database's own clock: its counts end an hour later than they can.
    await sql`update rate_limits set expire = expire + ${hour}`.execute(shop.database.handle)
    expect(await attempt('a')).toBe(0)
    const readTwice = limits.read('1.1.1.1').then(() => limits.read('1.1.1.1'))
    await expect(readTwice).rejects.toSatisfy(
      (error: { retryAfter?: number }) => (error.retryAfter ?? Number.NaN) <= 60,
    )
  } finally {
    limits.close()
  }
})
