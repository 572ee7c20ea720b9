/** Committed changes are reported to a CDN until it accepts them; by default, no CDN is called. */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { rejection } from '../../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { createCdnPurging } from './cdn-purge.server.ts'

type Call = {
  readonly authorization: string | undefined
  readonly keys: string
  readonly body: object
}
const secret = 'a secret of the CDN'
let server: Server
let address: string
let shop: TestShop
let runner: JobRunner
const calls: Call[] = []
let status = 200
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({
        authorization: request.headers.authorization,
        keys: String(request.headers['surrogate-key'] ?? ''),
        body: JSON.parse(Buffer.concat(chunks).toString()),
      })
      response.writeHead(status).end()
    })
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${port}/purge`
  shop = await openTestShop({ CDN_PURGE_URL: address, CDN_PURGE_SECRET: secret })
  const log = { error: () => undefined }
  runner = createCdnPurging({ database: shop.database, log, cdn: { address, secret } })
})
afterAll(async () => {
  await shop.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  await sql`delete from cdn_purges`.execute(shop.database.handle)
  calls.length = 0
  status = 200
})
afterEach(() => runner.close())

const waiting = async (db = shop.database.handle) =>
  (await sql<{ tags: string }>`select tags from cdn_purges order by id`.execute(db)).rows.map(
    ({ tags }) => tags,
  )
/** Everything that waits is due. */
const letTimePass = async () => {
  await sql`update cdn_purges set due_at = now()`.execute(shop.database.handle)
  await shop.database.notify(shop.database.handle, 'cdn-purges', '')
}
const called = (count: number) =>
  expect.poll(() => calls.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)

test('a changed tool is named, with the secret, twice, and then forgotten', async () => {
  const { id } = await shop.tool()
  await runner.start()
  await called(1)
  expect(calls[0]?.authorization).toBe(`Bearer ${secret}`)
  expect(calls[0]?.keys.split(' ')).toEqual(expect.arrayContaining(['tools', `tool:${id}`]))
  expect(calls[0]?.body).toEqual({ tags: calls[0]?.keys.split(' ') })
  await letTimePass()
  await called(2)
  expect(calls[1]).toEqual(calls[0])
  await expect.poll(() => waiting(), { timeout: 20_000 }).toEqual([])
})

test('a change that is rolled back is no purge, and one that waits outlives its process', async () => {
  await rejection(
    shop.database.transact(async (tx) => {
      await shop.database.notify(tx, 'purge', 'tools')
      throw new Error('no')
    }),
  )
  expect(await waiting()).toEqual([])
  await shop.database.transact((tx) => shop.database.notify(tx, 'purge', 'tools'))
  expect(await waiting()).toEqual(['tools'])
})

test('a CDN that fails is told again, all of it', async () => {
  status = 503
  await shop.database.notify(shop.database.handle, 'purge', 'tools tool:a')
  await runner.start()
  await called(1)
  await shop.database.notify(shop.database.handle, 'purge', 'reviews')
  status = 200
  await expect
    .poll(
      async () => {
        await letTimePass()
        return waiting()
      },
      { timeout: 20_000 },
    )
    .toEqual([])
  const told = calls.slice(1).flatMap(({ keys }) => keys.split(' '))
  for (const tag of ['tools', 'tool:a', 'reviews']) expect(told).toContain(tag)
})

describe('everything is purged', () => {
  test.each([
    ['where the shop says so', ['*', 'tools']],
    ['where prices are hidden from now on', ['**']],
    ['where there are more tags than are worth naming', [named(200, 'a'), named(200, 'b')]],
  ])('%s', async (_why, payloads) => {
    for (const payload of payloads)
      await shop.database.notify(shop.database.handle, 'purge', payload)
    await runner.start()
    await called(1)
    expect(calls[0]).toMatchObject({ keys: '', body: { purge_everything: true } })
  })
})

test('many tags are told in calls of thirty', async () => {
  await shop.database.notify(shop.database.handle, 'purge', named(70, 'tool'))
  await runner.start()
  await called(3)
  expect(calls.slice(0, 3).map(({ keys }) => keys.split(' ').length)).toEqual([30, 30, 10])
})

test('nothing is written in a shop without a CDN', async () => {
  const plain = await openTestShop()
  try {
    await plain.tool()
    expect(await waiting(plain.database.handle)).toEqual([])
  } finally {
    await plain.close()
  }
})

function named(count: number, prefix: string): string {
  return Array.from({ length: count }, (_, nth) => `${prefix}:${nth}`).join(' ')
}
