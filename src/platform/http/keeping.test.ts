/** The page cache as callers see it: headers, encodings, tags. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openTiny, thingId, tinyDoor } from '../../../tests/contracts/tiny.ts'
import { keeping } from './keeping.server.ts'
import { encodingFor, isKnown } from './variants.server.ts'
import type { Keep } from './answer.server.ts'
import type { PageCache } from './page-cache.server.ts'

const many = Array.from({ length: 60 }, () => ({ id: thingId, quantity: 24, price: 1250 }))

async function openKept() {
  let calls = 0
  const inside: { keep?: Keep; cache?: PageCache } = {}
  const { app } = await openTiny({
    door: { ...tinyDoor, list: async () => { calls += 1; return many } },
    prepare: async (server) => {
      Object.assign(inside, keeping(server, { origin: 'https://shop.example' }))
      server.addHook('onRequest', async (_, reply) => void reply.header('x-frame-options', 'DENY'))
    },
    keep: (...args) => inside.keep?.(...args) ?? Promise.reject(new Error('not ready')),
  })
  return { app, calls: () => calls, purge: (tag: string) => inside.cache?.purge([tag]) }
}

test('the second caller is given the same, with all its headers, without the door', async () => {
  const { app, calls } = await openKept()
  const [first, second] = [await app.inject('/api/things?q=a&limit=2'), await app.inject('/api/things?limit=2&q=a')]
  expect(calls()).toBe(1)
  expect(second.body).toBe(first.body)
  const { 'x-request-id': _, ...headers } = second.headers
  expect(headers).toMatchObject({ etag: first.headers.etag, 'x-frame-options': 'DENY', vary: 'Accept-Encoding', 'cache-control': 'public, no-cache', 'surrogate-key': 'things', 'cdn-cache-control': expect.stringContaining('stale-while-revalidate=') })
})

test('a purge has it made anew', async () => {
  const { app, calls, purge } = await openKept()
  await app.inject('/api/things')
  purge('things')
  await app.inject('/api/things')
  expect(calls()).toBe(2)
})

test('with a token, nothing is kept nor taken from what is', async () => {
  const { app, calls } = await openKept()
  await app.inject('/api/things')
  const own = await app.inject({ url: '/api/things', headers: { authorization: 'Bearer customer' } })
  expect([own.headers['cache-control'], calls()]).toEqual(['no-store', 2])
})

test('each encoding has its own tag, and is the same inside', async () => {
  const { app } = await openKept()
  const ask = (encoding: string, more = {}) => app.inject({ url: '/api/things', headers: { 'accept-encoding': encoding, ...more } })
  for (const round of [1, 2]) {
    const [plain, br, gzip] = [await ask('identity'), await ask('gzip, deflate, br'), await ask('br;q=0, gzip')]
    expect([br.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']], `round ${round}`).toEqual(['br', 'gzip', undefined])
    expect([brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual([plain.body, plain.body])
    expect(new Set([plain.headers.etag, br.headers.etag, gzip.headers.etag]).size).toBe(3)
    const again = await ask('br', { 'if-none-match': `W/${String(br.headers.etag)}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', br.headers.etag])
  }
})

test('HEAD gives the headers alone', async () => {
  const { app } = await openKept()
  const got = await app.inject('/api/things')
  const head = await app.inject({ method: 'HEAD', url: '/api/things' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(got.rawPayload.length)])
})

test.each([[undefined, 'identity'], ['*', 'br'], ['gzip;q=0.5, br;q=0', 'gzip'], ['deflate', 'identity'], ['BR', 'br'], ['br;q=x', 'identity']])('Accept-Encoding: %s is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('If-None-Match may name several, weakly, or any', () => {
  expect([isKnown('"a", W/"b"', '"b"'), isKnown('*', '"b"'), isKnown('"bb"', '"b"'), isKnown(undefined, '"b"')]).toEqual([true, true, false, false])
})
