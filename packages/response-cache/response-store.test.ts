/** Stores responses by key and tag within its limits, and keeps nothing of a deleted response. */
import { expect, test } from 'vitest'
import type { CachedResponse } from './cacheable-response.ts'
import {
  addBytes,
  createResponseStore,
  deleteAll,
  markOutdated,
  storeResponse,
} from './response-store.server.ts'
import { createVariants } from './variants.server.ts'

const response = (bytes: number, more: Partial<CachedResponse> = {}): CachedResponse => ({
  status: 200,
  headers: { 'cache-control': 'public, max-age=60' },
  tags: ['tools'],
  variants: createVariants(Buffer.alloc(bytes), { contentType: 'text/html', quality: 5 }),
  ...more,
})
const createStore = (maxBytes = 1000) => createResponseStore(maxBytes)
type Store = ReturnType<typeof createStore>
const keysOf = (store: Store) => [...store.entries.keys()]

test('what takes the place of another leaves nothing of it', () => {
  const store = createStore()
  storeResponse(store, '/a?b', response(10, { status: 404, tags: ['old', 'both'] }), 0)
  storeResponse(store, '/a?b', response(20, { tags: ['both', 'new'] }), 0)
  expect(store.bytes).toBe(20)
  expect([...store.keysByTag.keys()]).toEqual(['both', 'new'])
  expect([[...store.unboundedKeys], [...store.queryKeys]]).toEqual([[], ['/a?b']])
})

test('deleting everything leaves nothing', () => {
  const store = createStore()
  storeResponse(store, '/a?b', response(10, { status: 404 }), 0)
  storeResponse(store, '/b', response(10, { tags: ['tools', 'tool:1'] }), 0)
  deleteAll(store)
  const { entries, keysByTag, unboundedKeys, queryKeys, bytes } = store
  expect([entries.size, keysByTag.size, unboundedKeys.size, queryKeys.size, bytes]).toEqual([
    0, 0, 0, 0, 0,
  ])
})

test('a tag lasts as long as one response has it', () => {
  const store = createStore(25)
  storeResponse(store, '/a', response(10), 0)
  storeResponse(store, '/b', response(10), 0)
  storeResponse(store, '/c', response(10, { tags: ['reviews'] }), 0)
  expect(keysOf(store)).toEqual(['/b', '/c'])
  markOutdated(store, ['tools', 'unknown'])
  expect([...store.entries.values()].map(({ outdated }) => outdated)).toEqual([true, false])
})

test('the bytes of a variant that comes later count, and what exceeds the bound goes', () => {
  const store = createStore(100)
  const [a, b] = [response(40), response(40)]
  storeResponse(store, '/a', a, 0)
  storeResponse(store, '/b', b, 0)
  addBytes(store, '/b', b, 20)
  expect([store.bytes, store.entries.get('/b')?.bytes]).toEqual([100, 60])
  // Of a response that another one has replaced, or that is gone, nothing counts.
  addBytes(store, '/b', a, 50)
  addBytes(store, '/gone', a, 50)
  expect([store.bytes, keysOf(store)]).toEqual([100, ['/a', '/b']])
  addBytes(store, '/b', b, 1)
  expect([store.bytes, keysOf(store)]).toEqual([61, ['/b']])
})

test('just as many as are allowed stay: 200 without a page, 2,000 queries', () => {
  const store = createStore(1_000_000)
  for (let index = 0; index < 201; index += 1)
    storeResponse(store, `/none-${index}`, response(1, { status: 404 }), 0)
  expect([store.entries.size, store.entries.has('/none-0')]).toEqual([200, false])
  for (let index = 0; index < 2001; index += 1)
    storeResponse(store, `/a?q=${index}`, response(1), 0)
  expect([store.queryKeys.size, store.entries.has('/a?q=0')]).toEqual([2000, false])
})
