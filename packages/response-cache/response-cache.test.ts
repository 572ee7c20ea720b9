/** What is kept, and that nothing is kept longer than it is true. */
import { expect, test } from 'vitest'
import { unavailable } from '../contract/standard-problems.ts'
import type { CacheableResponse } from './cacheable-response.server.ts'
import { canonicalUrl } from './cache-key.ts'
import { createResponseCache, type CacheHit } from './response-cache.server.ts'

const answer = (body: string, more: Partial<CacheableResponse> = {}): CacheableResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  tags: ['tools'],
  ...more,
})
const text = (found: CacheHit | undefined) =>
  found?.kept.variants.ready('identity')?.body.toString()
const now = (one: CacheableResponse) => async () => one

test('many who ask at once are given one answer, made once', async () => {
  const cache = createResponseCache()
  let made = 0
  const gate = Promise.withResolvers<CacheableResponse>()
  const asked = [1, 2, 3].map(() =>
    cache.through('/a', () => {
      made += 1
      return gate.promise
    }),
  )
  gate.resolve(answer('one'))
  expect((await Promise.all(asked)).map(text)).toEqual(['one', 'one', 'one'])
  expect([made, text(cache.find('/a'))]).toEqual([1, 'one'])
})

test('only what carries a tag and is 200 or 404 is kept', async () => {
  const cache = createResponseCache()
  const kept = await Promise.all(
    [
      answer('x', { tags: [] }),
      answer('x', { status: 500 }),
      answer('x', { status: 302 }),
      answer('x', { status: 404 }),
      answer('x'),
    ].map(async (one, index) => {
      await cache.through(`/${index}`, now(one))
      return cache.find(`/${index}`) !== undefined
    }),
  )
  expect(kept).toEqual([false, false, false, true, true])
})

test('a purge forgets what carries one of its tags, and nothing else', async () => {
  const cache = createResponseCache()
  await cache.through('/a', now(answer('a', { tags: ['tools', 'tool:1'] })))
  await cache.through('/b', now(answer('b', { tags: ['reviews'] })))
  cache.purge(['tool:1', 'unknown'])
  expect([text(cache.find('/a')), text(cache.find('/b'))]).toEqual([undefined, 'b'])
  cache.purgeAll()
  expect(cache.find('/b')).toBeUndefined()
})

test('what was begun before a purge of its tag is not kept, nor given to who asks after it', async () => {
  const cache = createResponseCache()
  const gate = Promise.withResolvers<CacheableResponse>()
  const before = cache.through('/a', () => gate.promise)
  cache.purge(['tools'])
  const after = cache.through('/a', now(answer('new')))
  expect(text(await after)).toBe('new')
  gate.resolve(answer('old'))
  expect([text(await before), text(cache.find('/a'))]).toEqual(['old', 'new'])
})

test('a purge of another tag meanwhile does not hinder keeping', async () => {
  const cache = createResponseCache()
  const gate = Promise.withResolvers<CacheableResponse>()
  const asked = cache.through('/a', () => gate.promise)
  cache.purge(['reviews'])
  gate.resolve(answer('a'))
  await asked
  expect(text(cache.find('/a'))).toBe('a')
})

test.each([
  [
    'thrown',
    async () => {
      throw unavailable()
    },
  ],
  ['answered', now(answer('busy', { status: 503, tags: [] }))],
])('while the database is away (%s), the last good answer serves as stale', async (_, fails) => {
  const cache = createResponseCache()
  await cache.through('/a', now(answer('good')))
  cache.purge(['tools'])
  const found = await cache.through('/a', fails)
  expect([text(found), found.stale]).toEqual(['good', true])
  expect((await cache.through('/a', now(answer('newer')))).stale).toBe(false)
})

test('a mistake of ours is not hidden behind an old answer', async () => {
  const cache = createResponseCache()
  await cache.through('/a', now(answer('good')))
  cache.purge(['tools'])
  await expect(
    cache.through('/a', async () => {
      throw new TypeError('bug')
    }),
  ).rejects.toThrow('bug')
})

test('while changes cannot be heard, everything kept is stale but sent at once', async () => {
  const cache = createResponseCache()
  await cache.through('/a', now(answer('a')))
  await cache.through('/b', now(answer('b')))
  cache.purge(['tools'])
  cache.doubt(true)
  expect([cache.find('/a')?.stale, text(cache.find('/a'))]).toEqual([true, 'a'])
  cache.doubt(false)
  expect(cache.find('/a')).toBeUndefined()
})

test('it holds no more than it may: what was not asked for longest goes, and few addresses of nothing', async () => {
  const cache = createResponseCache({ most: 3000 })
  for (const key of ['/a', '/b', '/c']) await cache.through(key, now(answer('x'.repeat(1000))))
  cache.find('/a')
  await cache.through('/d', now(answer('x'.repeat(1000))))
  expect(['/a', '/b', '/c', '/d'].map((key) => cache.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(cache.bytes()).toBe(3000)
  const compressed = await cache.find('/d')?.kept.variants.make('br')
  expect(cache.bytes()).toBe(compressed ? 2000 + compressed.body.length : 0)

  for (const endless of [{ status: 404 }, { headers: { 'cache-control': 'no-store' } }]) {
    const nothing = createResponseCache()
    for (let index = 0; index < 300; index += 1)
      await nothing.through(`/${index}`, now(answer('', endless)))
    expect([nothing.find('/0'), nothing.find('/299') !== undefined]).toEqual([undefined, true])
  }
  const questions = createResponseCache()
  await questions.through('/', now(answer('')))
  for (let index = 0; index < 2001; index += 1)
    await questions.through(`/?q=${index}`, now(answer('')))
  expect(['/', '/?q=0', '/?q=2000'].map((key) => questions.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

test('while the database is slow, the last good answer serves as stale, and the new one is made behind it', async () => {
  const cache = createResponseCache({ patience: 5 })
  await cache.through('/a', now(answer('last')))
  cache.purge(['tools'])
  const gate = Promise.withResolvers<CacheableResponse>()
  const found = await cache.through('/a', () => gate.promise)
  expect([text(found), found.stale]).toEqual(['last', true])
  gate.resolve(answer('new'))
  await expect.poll(() => text(cache.find('/a'))).toBe('new')
})

test('who has no last answer waits, however slow it is', async () => {
  const cache = createResponseCache({ patience: 0 })
  const gate = Promise.withResolvers<CacheableResponse>()
  const asked = cache.through('/a', () => gate.promise)
  setTimeout(() => gate.resolve(answer('first')), 20)
  expect(text(await asked)).toBe('first')
})

test('a frame that browsers must not keep is kept here for a minute, since no purge names the settings it was made from', async () => {
  let time = 0
  const cache = createResponseCache({ now: () => time })
  const frame = (body: string) => now(answer(body, { headers: { 'cache-control': 'no-store' } }))
  await cache.through('/login', frame('one'))
  time = 60_000
  expect(text(await cache.through('/login', frame('two')))).toBe('one')
  time = 60_001
  expect(text(await cache.through('/login', frame('two')))).toBe('two')
})

test.each([
  ['/', '/'],
  ['/Purchase/', '/purchase'],
  ['/purchase?utm_source=x', '/purchase'],
  ['/purchase?sort=price&q=a+b&Q=x', '/purchase?q=a+b&sort=price'],
  ['/purchase?q=', '/purchase'],
  ['/tools/a.data?_routes=r', '/tools/a.data?_routes=r'],
  ['/a//b', '/a/b'],
  ['/api/tools?x=1&a=2', '/api/tools?a=2&x=1'],
  ['/api/Tools', '/api/Tools'],
])('%s is kept as %s', (asked, kept) => {
  expect(canonicalUrl(asked)).toBe(kept)
  expect(canonicalUrl(kept)).toBe(kept)
})

test('nothing is given for longer than a minute, since the one who should have told of a change may have died', async () => {
  let time = 0
  const cache = createResponseCache({ now: () => time })
  await cache.through('/a', now(answer('old')))
  time = 60_000
  expect(text(cache.find('/a'))).toBe('old')
  time += 1
  expect(text(cache.find('/a'))).toBeUndefined()
  expect(text(await cache.through('/a', now(answer('new'))))).toBe('new')
})
