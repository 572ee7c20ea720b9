/** The whole shop behind HTTP: how changes are seen, and what happens without its database. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabaseConfig, type FreshConfig } from '../../tests/postgres/fresh-database.ts'
import { startTcpProxy, type TcpProxy } from '../../tests/postgres/tcp-proxy.ts'
import { openTestShop } from '../../tests/shop.ts'
import { createApp } from './app.server.ts'
import { readConfig } from '../platform/config/config.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { createShop, type Shop } from './shop.server.ts'

const log = createLogger('silent')

test('once a change is announced, the next caller sees it, on every instance', async () => {
  const shop = await openTestShop()
  const apps = await Promise.all([1, 2].map(() => createApp({ shop, config: shop.config, log })))
  try {
    const names = () =>
      Promise.all(
        apps.map(async (app) =>
          (await app.inject('/api/tools')).json<{ name: string }[]>().map(({ name }) => name),
        ),
      )
    // Told after the instances, which have listened for longer.
    let announced = Promise.withResolvers<void>()
    await shop.database.listen(
      'purge',
      () => announced.resolve(),
      () => undefined,
    )
    expect(await names()).toEqual([[], []])
    await shop.tool({ name: 'Adze' })
    await announced.promise
    expect(await names()).toEqual([['Adze'], ['Adze']])
    for (const instance of apps) {
      const { headers } = await instance.inject('/api/tools')
      expect(
        (
          await instance.inject({
            url: '/api/tools',
            headers: { 'if-none-match': String(headers.etag) },
          })
        ).statusCode,
      ).toBe(304)
    }
    announced = Promise.withResolvers()
    await shop.tool({ name: 'Bradawl' })
    await announced.promise
    expect(await names()).toEqual([
      ['Adze', 'Bradawl'],
      ['Adze', 'Bradawl'],
    ])
  } finally {
    await Promise.all(apps.map((app) => app.close()))
    await shop.close()
  }
})

let fresh: FreshConfig
let proxy: TcpProxy
let shop: Shop
let app: FastifyInstance
beforeAll(async () => {
  fresh = await freshDatabaseConfig()
  proxy = await startTcpProxy(fresh.url)
  const config = { ...readConfig({}), database: { kind: 'server' as const, url: proxy.url } }
  shop = await createShop(config, { log })
  app = await createApp({ shop, config, log })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await proxy.close()
  await fresh.drop()
})

const outages = [
  ['refused', () => proxy.close(), () => proxy.reopen()],
  ['black-holed', async () => proxy.setSilent(true), async () => proxy.setSilent(false)],
] as const

test.each(outages)(
  'with the database %s, public reads continue as stale, the rest is 503, and it recovers automatically',
  async (_, cut, restore) => {
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
        const response = await app.inject(url)
        expect([url, response.statusCode, response.headers['content-type']]).toEqual([
          url,
          503,
          'application/problem+json',
        ])
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
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
      await restore()
    }
    await expect
      .poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 5000 })
      .toBe(200)
    await expect.poll(read, { timeout: 8000 }).toEqual([200, undefined])
  },
)
