/** The page cache as callers see it: headers, encodings, tags. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { startTinyApi, thingId, tinyService } from '../../tests/contracts/tiny-contract.ts'
import { respondFromCache } from './fastify-plugin.server.ts'
import { cacheFastPath } from './fast-path.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { createResponseCache } from './response-cache.server.ts'
import { encodingFor, matchesEtag } from './variants.server.ts'

const many = Array.from({ length: 60 }, () => ({ id: thingId, quantity: 24, price: 1250 }))

// The second caller is served before Fastify, so the door is knocked at over the wire.
async function openKept({ loopback = false } = {}) {
  let calls = 0
  const logged: string[] = []
  const cache = createResponseCache()
  const log = createLogger('info', { write: (line) => void logged.push(line) })
  const { app } = await startTinyApi({
    service: {
      ...tinyService,
      list: async () => {
        calls += 1
        return many
      },
    },
    prepare: async (server) =>
      void server.addHook(
        'onRequest',
        async (_, reply) => void reply.header('x-frame-options', 'DENY'),
      ),
    respondFromCache: respondFromCache(cache),
    fastPath: cacheFastPath(cache, { origin, loopback, trustProxy: 0 }, log),
  })
  opened.push(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number | undefined
      headers: IncomingHttpHeaders
      body: Buffer
    }>()
    request(
      address + path,
      { method, headers, agent: false },
      (answer) =>
        void buffer(answer).then(
          (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
          reject,
        ),
    )
      .on('error', reject)
      .end()
    return promise
  }
  return { app, ask, logged, calls: () => calls, cache }
}
const opened: FastifyInstance[] = []
const origin = 'https://shop.example'
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())))

test('the second caller is given the same, with all its headers and an id of its own, without the door', async () => {
  const { ask, calls, logged } = await openKept()
  const [first, second, third] = [
    await ask('/api/things?q=a&limit=2'),
    await ask('/api/things?limit=2&q=a'),
    await ask('/api/things?limit=2&q=a'),
  ]
  expect(calls()).toBe(1)
  expect([second.body, third.body]).toEqual([first.body, first.body])
  const { 'x-request-id': id, date: _, ...headers } = third.headers
  expect(headers).toMatchObject({
    etag: first.headers.etag,
    'x-frame-options': 'DENY',
    vary: 'Accept-Encoding',
    'cache-control': 'public, no-cache',
    'surrogate-key': 'things',
    'cdn-cache-control': expect.stringContaining('stale-while-revalidate='),
  })
  expect([
    id === second.headers['x-request-id'],
    id === first.headers['x-request-id'],
    typeof id,
  ]).toEqual([false, false, 'string'])
  expect(logged.map((line) => line.replace(/"(time|ms)":[^,]+,/g, ''))).toEqual([
    expect.stringContaining('"route":"kept","status":200'),
    expect.stringContaining('"route":"kept"'),
  ])
})

test('a purge has it made anew', async () => {
  const { ask, calls, cache } = await openKept()
  await ask('/api/things')
  cache.purge(['things'])
  await ask('/api/things')
  expect(calls()).toBe(2)
})

test('with a token, nothing is kept nor taken from what is', async () => {
  const { ask, calls } = await openKept()
  await ask('/api/things')
  const own = await ask('/api/things', { authorization: 'Bearer customer' })
  expect([own.headers['cache-control'], calls()]).toEqual(['no-store', 2])
})

test('each encoding has its own tag, and is the same inside', async () => {
  const { ask } = await openKept()
  for (const round of [1, 2]) {
    const [plain, br, gzip] = [
      await ask('/api/things'),
      await ask('/api/things', { 'accept-encoding': 'gzip, deflate, br' }),
      await ask('/api/things', { 'accept-encoding': 'br;q=0, gzip' }),
    ]
    expect(
      [
        br.headers['content-encoding'],
        gzip.headers['content-encoding'],
        plain.headers['content-encoding'],
      ],
      `round ${round}`,
    ).toEqual(['br', 'gzip', undefined])
    expect([brotliDecompressSync(br.body), gunzipSync(gzip.body)]).toEqual([plain.body, plain.body])
    expect(new Set([plain.headers.etag, br.headers.etag, gzip.headers.etag]).size).toBe(3)
    const again = await ask('/api/things', {
      'accept-encoding': 'br',
      'if-none-match': `W/${String(br.headers.etag)}`,
    })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, br.headers.etag])
  }
})

test('HEAD gives the headers alone', async () => {
  const { ask } = await openKept()
  const got = await ask('/api/things')
  const head = await ask('/api/things', { method: 'HEAD' })
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(got.body.length),
  ])
})

test('while changes cannot be heard, what is kept says that it may be stale', async () => {
  const { ask, cache } = await openKept()
  const {
    headers: { etag },
  } = await ask('/api/things')
  cache.doubt(true)
  const stale = await ask('/api/things', { 'if-none-match': String(etag) })
  expect([
    stale.status,
    stale.headers['x-stale'],
    stale.headers['cache-control'],
    stale.headers.etag,
    stale.headers['cdn-cache-control'],
  ]).toEqual([200, '1', 'no-store', undefined, undefined])
})

test('where names matter, another name is not answered from what is kept', async () => {
  const { ask, logged } = await openKept({ loopback: true })
  for (const host of ['shop.example', 'shop.example', 'localhost'])
    await ask('/api/things', { host })
  expect(logged).toHaveLength(1)
})

test.each([
  [undefined, 'identity'],
  ['*', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['BR', 'br'],
  ['br;q=x', 'identity'],
])('Accept-Encoding: %s is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('If-None-Match may name several, weakly, or any', () => {
  expect([
    matchesEtag('"a", W/"b"', '"b"'),
    matchesEtag('*', '"b"'),
    matchesEtag('"bb"', '"b"'),
    matchesEtag(undefined, '"b"'),
  ]).toEqual([true, true, false, false])
})
