/** What is stored, and that nothing is served as fresh after its data has changed. */
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { CacheableResponse, CacheHit } from './cacheable-response.ts'
import { createResponseCache } from './response-cache.server.ts'

const responseWith = (body: string, more: Partial<CacheableResponse> = {}): CacheableResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  tags: ['tools'],
  ...more,
})
const text = (hit: CacheHit | undefined) =>
  hit?.response.variants.ready('identity')?.body.toString()
const creates = (response: CacheableResponse) => async () => response
const unavailable = new Error('the database cannot be reached')
const isUnavailable = (error: unknown): boolean => error === unavailable

test('concurrent callers get one response, created once', async () => {
  const cache = createResponseCache()
  let created = 0
  const gate = Promise.withResolvers<CacheableResponse>()
  const calls = [1, 2, 3].map(() =>
    cache.getOrCreate('/a', () => {
      created += 1
      return gate.promise
    }),
  )
  gate.resolve(responseWith('one'))
  expect((await Promise.all(calls)).map(text)).toEqual(['one', 'one', 'one'])
  expect([created, text(cache.get('/a'))]).toEqual([1, 'one'])
})

test('only responses with a tag and status 200 or 404 are stored', async () => {
  const cache = createResponseCache()
  const stored = await Promise.all(
    [
      responseWith('x', { tags: [] }),
      responseWith('x', { status: 500 }),
      responseWith('x', { status: 302 }),
      responseWith('x', { status: 404 }),
      responseWith('x'),
    ].map(async (response, index) => {
      await cache.getOrCreate(`/${index}`, creates(response))
      return cache.get(`/${index}`) !== undefined
    }),
  )
  expect(stored).toEqual([false, false, false, true, true])
})

test('a purge outdates what has one of its tags, and nothing else', async () => {
  const cache = createResponseCache()
  await cache.getOrCreate('/a', creates(responseWith('a', { tags: ['tools', 'tool:1'] })))
  await cache.getOrCreate('/b', creates(responseWith('b', { tags: ['reviews'] })))
  cache.purge(['tool:1', 'unknown'])
  expect([text(cache.get('/a')), text(cache.get('/b'))]).toEqual([undefined, 'b'])
  cache.purgeAll()
  expect(cache.get('/b')).toBeUndefined()
})

test('a response whose creation began before a purge is not stored, nor given to later callers', async () => {
  const cache = createResponseCache()
  const gate = Promise.withResolvers<CacheableResponse>()
  const before = cache.getOrCreate('/a', () => gate.promise)
  cache.purge(['tools'])
  const after = cache.getOrCreate('/a', creates(responseWith('new')))
  expect(text(await after)).toBe('new')
  gate.resolve(responseWith('old'))
  expect([text(await before), text(cache.get('/a'))]).toEqual(['old', 'new'])
})

test('a purge of another tag in the meantime does not prevent storing', async () => {
  const cache = createResponseCache()
  const gate = Promise.withResolvers<CacheableResponse>()
  const call = cache.getOrCreate('/a', () => gate.promise)
  cache.purge(['reviews'])
  gate.resolve(responseWith('a'))
  await call
  expect(text(cache.get('/a'))).toBe('a')
})

test('what is forgotten is not sent again, not even while the database is away', async () => {
  const cache = createResponseCache({ isUnavailable })
  const fails = async () => {
    throw unavailable
  }
  await cache.getOrCreate('/a', creates(responseWith('with prices')))
  cache.purgeAll()
  expect(text(await cache.getOrCreate('/a', fails))).toBe('with prices')
  cache.forgetAll()
  await expect(cache.getOrCreate('/a', fails)).rejects.toBe(unavailable)
  expect(cache.bytes()).toBe(0)
})

test.each([
  [
    'thrown',
    async () => {
      throw unavailable
    },
  ],
  ['answered', creates(responseWith('busy', { status: 503, tags: [] }))],
])('while the database is unavailable (%s), the last good response is stale', async (_, fails) => {
  const cache = createResponseCache({ isUnavailable })
  await cache.getOrCreate('/a', creates(responseWith('good')))
  cache.purge(['tools'])
  const hit = await cache.getOrCreate('/a', fails)
  expect([text(hit), hit.stale]).toEqual(['good', true])
  expect((await cache.getOrCreate('/a', creates(responseWith('newer')))).stale).toBe(false)
})

test('a bug is not hidden behind an old response', async () => {
  const cache = createResponseCache({ isUnavailable })
  await cache.getOrCreate('/a', creates(responseWith('good')))
  cache.purge(['tools'])
  await expect(
    cache.getOrCreate('/a', async () => {
      throw new TypeError('bug')
    }),
  ).rejects.toThrow('bug')
})

test('while purges may be missed, everything stored is stale but sent at once', async () => {
  const cache = createResponseCache()
  await cache.getOrCreate('/a', creates(responseWith('a')))
  await cache.getOrCreate('/b', creates(responseWith('b')))
  cache.purge(['tools'])
  cache.setPurgesMissed(true)
  expect([cache.get('/a')?.stale, text(cache.get('/a'))]).toEqual([true, 'a'])
  cache.setPurgesMissed(false)
  expect(cache.get('/a')).toBeUndefined()
})

test('beyond its bytes, the least recently used response is deleted', async () => {
  const cache = createResponseCache({ maxBytes: 3000 })
  for (const key of ['/a', '/b', '/c'])
    await cache.getOrCreate(key, creates(responseWith('x'.repeat(1000))))
  cache.get('/a')
  await cache.getOrCreate('/d', creates(responseWith('x'.repeat(1000))))
  expect(['/a', '/b', '/c', '/d'].map((key) => cache.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(cache.bytes()).toBe(3000)
  const compressed = await cache.get('/d')?.response.variants.getOrCreate('br')
  expect(cache.bytes()).toBe(compressed ? 2000 + compressed.body.length : 0)
})

test('only a few addresses without a page, without public caching, or with a query are stored', async () => {
  for (const unbounded of [{ status: 404 }, { headers: { 'cache-control': 'no-store' } }]) {
    const cache = createResponseCache()
    for (let index = 0; index < 300; index += 1)
      await cache.getOrCreate(`/${index}`, creates(responseWith('', unbounded)))
    expect([cache.get('/0'), cache.get('/299') !== undefined]).toEqual([undefined, true])
  }
  const queries = createResponseCache()
  await queries.getOrCreate('/', creates(responseWith('')))
  for (let index = 0; index < 2001; index += 1)
    await queries.getOrCreate(`/?q=${index}`, creates(responseWith('')))
  expect(['/', '/?q=0', '/?q=2000'].map((key) => queries.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

test('while the database is slow, the last good response is sent as stale, and a new one is created behind it', async () => {
  const cache = createResponseCache({ maxWait: 5 })
  await cache.getOrCreate('/a', creates(responseWith('last')))
  cache.purge(['tools'])
  const gate = Promise.withResolvers<CacheableResponse>()
  const hit = await cache.getOrCreate('/a', () => gate.promise)
  expect([text(hit), hit.stale]).toEqual(['last', true])
  gate.resolve(responseWith('new'))
  await expect.poll(() => text(cache.get('/a'))).toBe('new')
})

test('without a last good response, callers wait however slow it is', async () => {
  const cache = createResponseCache({ maxWait: 0 })
  const gate = Promise.withResolvers<CacheableResponse>()
  const call = cache.getOrCreate('/a', () => gate.promise)
  setTimeout(() => gate.resolve(responseWith('first')), 20)
  expect(text(await call)).toBe('first')
})

test('a page that browsers must not store is stored here for a minute, since no purge names the settings it was made from', async () => {
  let time = 0
  const cache = createResponseCache({ now: () => time })
  const page = (body: string) =>
    creates(responseWith(body, { headers: { 'cache-control': 'no-store' } }))
  await cache.getOrCreate('/login', page('one'))
  time = 60_000
  expect(text(await cache.getOrCreate('/login', page('two')))).toBe('one')
  time = 60_001
  expect(text(await cache.getOrCreate('/login', page('two')))).toBe('two')
})

test('nothing is fresh for longer than a minute, since the instance that should have purged may have died', async () => {
  let time = 0
  const cache = createResponseCache({ now: () => time })
  await cache.getOrCreate('/a', creates(responseWith('old')))
  time = 60_000
  expect(text(cache.get('/a'))).toBe('old')
  time += 1
  expect(text(cache.get('/a'))).toBeUndefined()
  expect(text(await cache.getOrCreate('/a', creates(responseWith('new'))))).toBe('new')
})

test('with a bound of 0 bytes nothing is stored, and each caller gets a response of its own', async () => {
  const cache = createResponseCache({ maxBytes: 0 })
  const hits = await Promise.all(
    ['one', 'two'].map((body) => cache.getOrCreate('/a', creates(responseWith(body)))),
  )
  expect(hits.map((hit) => [text(hit), hit.stored])).toEqual([
    ['one', false],
    ['two', false],
  ])
  expect(cache.get('/a')).toBeUndefined()
})

test('what is asked for often is compressed at the best quality, and until then a fast one', async () => {
  const words = Array.from({ length: 4000 }, (_, row) => `${row * 7919} hammer ${row % 97}`).join(
    ' ',
  )
  const cache = createResponseCache()
  const create = async () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: words,
    tags: ['tools'],
  })
  const { response } = await cache.getOrCreate('/often', create)
  const fast = await response.variants.getOrCreate('br')
  const bytesBefore = cache.bytes()
  for (let reads = 1; reads < 100; reads += 1) response.variants.ready('br')
  expect(response.variants.ready('br')).toBe(fast)
  await expect.poll(() => response.variants.ready('br')).not.toBe(fast)
  const best = response.variants.ready('br')
  if (!best) throw new Error('lost')
  expect(best.body.length).toBeLessThan(fast.body.length)
  expect(best.etag).not.toBe(fast.etag)
  expect(brotliDecompressSync(best.body).toString()).toBe(words)
  expect(cache.bytes()).toBe(bytesBefore - fast.body.length + best.body.length)
})

test('bodies of bytes and of text are sent alike', async () => {
  const cache = createResponseCache()
  const bytes = Buffer.from('é')
  await cache.getOrCreate('/bytes', creates(responseWith('', { body: bytes })))
  await cache.getOrCreate('/text', creates(responseWith('é')))
  const sent = ['/bytes', '/text'].map((key) => cache.get(key)?.response.variants.ready('identity'))
  expect(sent.map((variant) => variant?.body)).toEqual([bytes, bytes])
})

test('what is sent while nothing new can be created is neither fresh nor stored again', async () => {
  const cache = createResponseCache({ isUnavailable })
  await cache.getOrCreate('/a', creates(responseWith('old')))
  cache.purgeAll()
  const failing = () => cache.getOrCreate('/a', () => Promise.reject(unavailable))
  for (const hit of [await failing(), await failing()])
    expect([text(hit), hit.stored, hit.stale]).toEqual(['old', false, true])
  const refused = await cache.getOrCreate('/a', creates(responseWith('away', { status: 503 })))
  expect([text(refused), refused.stored, refused.stale]).toEqual(['old', false, true])
  const renewed = await cache.getOrCreate('/a', creates(responseWith('new')))
  expect([text(renewed), renewed.stored, renewed.stale]).toEqual(['new', true, false])
})

test('what was forgotten while it was created is not stored', async () => {
  for (const end of ['purgeAll', 'forgetAll'] as const) {
    const cache = createResponseCache()
    const gate = Promise.withResolvers<CacheableResponse>()
    const before = cache.getOrCreate('/a', () => gate.promise)
    cache[end]()
    const after = cache.getOrCreate('/a', creates(responseWith('new', { tags: [] })))
    gate.resolve(responseWith('old'))
    expect([text(await before), text(await after), cache.get('/a')], end).toEqual([
      'old',
      'new',
      undefined,
    ])
  }
})

test('a creation that ends leaves a later one of the same key to those who wait for it', async () => {
  const cache = createResponseCache()
  const first = Promise.withResolvers<CacheableResponse>()
  const second = Promise.withResolvers<CacheableResponse>()
  const before = cache.getOrCreate('/a', () => first.promise)
  cache.purge(['tools'])
  const after = cache.getOrCreate('/a', () => second.promise)
  first.resolve(responseWith('old'))
  await before
  const beside = cache.getOrCreate('/a', creates(responseWith('third')))
  second.resolve(responseWith('new'))
  expect([text(await after), text(await beside)]).toEqual(['new', 'new'])
})
