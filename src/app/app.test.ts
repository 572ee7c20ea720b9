/** The whole shop behind HTTP: what changes is seen at once, and what it does while its database is away. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabaseConfig, type FreshConfig } from '../../tests/postgres/fresh-database.ts'
import { startTcpProxy, type TcpProxy } from '../../tests/postgres/tcp-proxy.ts'
import { openTestShop } from '../../tests/shop.ts'
import { createApp } from './app.server.ts'
import { readConfig } from '../platform/config.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { createShop, type Shop } from './shop.server.ts'

const log = createLogger('silent')

test('a change is seen by the next caller, on every instance', async () => {
  const shop = await openTestShop()
  const apps = await Promise.all([1, 2].map(() => createApp({ shop, config: shop.config, log })))
  try {
    const names = () =>
      Promise.all(
        apps.map(async (app) =>
          (await app.inject('/api/tools')).json<{ name: string }[]>().map(({ name }) => name),
        ),
      )
    expect(await names()).toEqual([[], []])
    await shop.tool({ name: 'Adze' })
    await expect.poll(names).toEqual([['Adze'], ['Adze']])
    for (const one of apps) {
      const { headers } = await one.inject('/api/tools')
      expect(
        (
          await one.inject({
            url: '/api/tools',
            headers: { 'if-none-match': String(headers.etag) },
          })
        ).statusCode,
      ).toBe(304)
    }
    await shop.tool({ name: 'Bradawl' })
    await expect.poll(names).toEqual([
      ['Adze', 'Bradawl'],
      ['Adze', 'Bradawl'],
    ])
  } finally {
    await Promise.all(apps.map((app) => app.close()))
    await shop.close()
  }
})

let fresh: FreshConfig
let gate: TcpProxy
let shop: Shop
let app: FastifyInstance
beforeAll(async () => {
  fresh = await freshDatabaseConfig()
  gate = await startTcpProxy(fresh.url)
  const config = { ...readConfig({}), database: { kind: 'server' as const, url: gate.url } }
  shop = await createShop(config, { log })
  app = await createApp({ shop, config, log })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await gate.close()
  await fresh.drop()
})

const ways = [
  ['refused', () => gate.close(), () => gate.reopen()],
  ['black-holed', async () => gate.setSilent(true), async () => gate.setSilent(false)],
] as const

test.each(ways)(
  'with the database %s, public reads go on as stale, the rest is told to come back, and it recovers by itself',
  async (_, cut, mend) => {
    const read = async () => {
      const { statusCode, headers } = await app.inject('/api/tools')
      return [statusCode, headers['x-stale']]
    }
    await expect.poll(read).toEqual([200, undefined])
    await cut()
    try {
      // Noticed when the connection that listens does not answer; no caller waits for that.
      await expect.poll(read, { timeout: 8000 }).toEqual([200, '1'])
      for (const url of [
        '/api/tools/0190a0b0-0000-7000-8000-000000000001',
        '/api/tools?q=never',
        '/readyz',
      ]) {
        const began = performance.now()
        const answer = await app.inject(url)
        expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
          url,
          503,
          'application/problem+json',
        ])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
        expect(performance.now() - began).toBeLessThan(3000)
      }
      const personal = await app.inject({
        url: '/api/orders/a@example.com',
        headers: { authorization: `Bearer ${'a'.repeat(43)}` },
      })
      const order = await app.inject({
        method: 'POST',
        url: '/api/addorder',
        headers: { authorization: `Bearer ${'a'.repeat(43)}` },
        payload: {},
      })
      expect([
        personal.statusCode,
        order.statusCode,
        (await app.inject('/healthz')).statusCode,
      ]).toEqual([503, 503, 200])
    } finally {
      await mend()
    }
    await expect
      .poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 5000 })
      .toBe(200)
    await expect.poll(read, { timeout: 8000 }).toEqual([200, undefined])
  },
)
