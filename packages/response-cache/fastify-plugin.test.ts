/** The cache as HTTP clients see it: headers, encodings, entity tags, the fast path. */
import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { startTinyApi, thingId, tinyService } from '../../tests/contracts/tiny-contract.ts'
import { createCacheKey } from './cache-key.ts'
import { createFastPath, type FastPathResponse } from './fast-path.server.ts'
import { createRespondFromCache } from './fastify-plugin.server.ts'
import { createResponseCache, type CacheOptions } from './response-cache.server.ts'
import { encodingFor, matchesEtag } from './variants.server.ts'

const manyThings = Array.from({ length: 60 }, () => ({ id: thingId, quantity: 24, price: 1250 }))
const origin = 'https://shop.example'
const opened: FastifyInstance[] = []
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())))

// Requests go over the network: `inject` would pass by the fast path.
async function openCachedApi(onlyHost?: string, options: CacheOptions = {}) {
  let calls = 0
  const sent: FastPathResponse[] = []
  const cache = createResponseCache(options)
  const cacheKey = createCacheKey({ knownParameters: [], apiPrefix: '/api/' })
  const { app } = await startTinyApi({
    service: {
      ...tinyService,
      list: async () => {
        calls += 1
        return manyThings
      },
    },
    prepare: async (server) =>
      void server.addHook(
        'onRequest',
        async (_, reply) => void reply.header('x-frame-options', 'DENY'),
      ),
    respondFromCache: createRespondFromCache(cache, cacheKey),
    fastPath: createFastPath({
      cache,
      cacheKey,
      origin,
      onlyHost,
      onResponse: (response) => void sent.push(response),
    }),
  })
  opened.push(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const fetchPath = (path: string, headers?: Record<string, string>) =>
    send(address + path, headers)
  return { fetchPath, sent, calls: () => calls, cache }
}

type Received = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

// Not fetch: that would decompress bodies, and add headers.
function send(
  url: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  request(
    url,
    { method, headers, agent: false },
    (response) =>
      void buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      ),
  )
    .on('error', reject)
    .end()
  return promise
}

test('the second caller gets the same response, with all its headers and an id of its own, without the service', async () => {
  const { fetchPath, calls, sent } = await openCachedApi()
  const [first, second, third] = [
    await fetchPath('/api/things?q=a&limit=2'),
    await fetchPath('/api/things?limit=2&q=a'),
    await fetchPath('/api/things?limit=2&q=a'),
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
  const reported = { method: 'GET', status: 200, ms: expect.any(Number) }
  expect(sent).toEqual([reported, reported])
})

test('after a purge the response is created again', async () => {
  const { fetchPath, calls, cache } = await openCachedApi()
  await fetchPath('/api/things')
  cache.purge(['things'])
  await fetchPath('/api/things')
  expect(calls()).toBe(2)
})

test('with a token nothing is stored, nor taken from the cache', async () => {
  const { fetchPath, calls } = await openCachedApi()
  await fetchPath('/api/things')
  const own = await fetchPath('/api/things', { authorization: 'Bearer customer' })
  expect([own.headers['cache-control'], calls()]).toEqual(['no-store', 2])
})

test('each encoding has its own entity tag, and the same content', async () => {
  const { fetchPath } = await openCachedApi()
  for (const round of [1, 2]) {
    const [plain, br, gzip] = [
      await fetchPath('/api/things'),
      await fetchPath('/api/things', { 'accept-encoding': 'gzip, deflate, br' }),
      await fetchPath('/api/things', { 'accept-encoding': 'br;q=0, gzip' }),
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
    const again = await fetchPath('/api/things', {
      'accept-encoding': 'br',
      'if-none-match': `W/${String(br.headers.etag)}`,
    })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, br.headers.etag])
  }
})

test('HEAD returns the headers alone', async () => {
  const { fetchPath } = await openCachedApi()
  const get = await fetchPath('/api/things')
  const head = await fetchPath('/api/things', { method: 'HEAD' })
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(get.body.length),
  ])
})

test('while purges may be missed, responses say that they may be stale', async () => {
  const { fetchPath, cache } = await openCachedApi()
  const {
    headers: { etag },
  } = await fetchPath('/api/things')
  cache.setPurgesMissed(true)
  const stale = await fetchPath('/api/things', { 'if-none-match': String(etag) })
  expect([
    stale.status,
    stale.headers['x-stale'],
    stale.headers['cache-control'],
    stale.headers.etag,
    stale.headers['cdn-cache-control'],
  ]).toEqual([200, '1', 'no-store', undefined, undefined])
})

test('where one host name is required, the fast path answers under no other', async () => {
  const { fetchPath, sent } = await openCachedApi('shop.example')
  for (const host of ['shop.example', 'shop.example', 'localhost'])
    await fetchPath('/api/things', { host })
  expect(sent).toHaveLength(1)
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

test('If-None-Match may name several tags, weakly, or any', () => {
  expect([
    matchesEtag('"a", W/"b"', '"b"'),
    matchesEtag('*', '"b"'),
    matchesEtag('"bb"', '"b"'),
    matchesEtag(undefined, '"b"'),
  ]).toEqual([true, true, false, false])
})

test('a response of a cache that keeps nothing has the headers and the body of one that is kept', async () => {
  const [kept, made] = [await openCachedApi(), await openCachedApi(undefined, { maxBytes: 0 })]
  for (const encoding of ['identity', 'gzip']) {
    const readFrom = async ({ fetchPath }: typeof kept) => {
      const { status, headers, body } = await fetchPath('/api/things', {
        'accept-encoding': encoding,
      })
      const { date: _, 'x-request-id': __, ...others } = headers
      return { status, headers: others, body: body.toString('base64') }
    }
    await readFrom(kept)
    expect(await readFrom(made)).toEqual(await readFrom(kept))
  }
  expect([made.calls(), kept.calls()]).toEqual([2, 1])
})
