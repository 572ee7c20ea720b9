/** Which URLs share one cache key. */
import { expect, test } from 'vitest'
import { createCacheKey, pathOf } from './cache-key.ts'

const cacheKey = createCacheKey({ knownParameters: ['q', 'sort', '_routes'], apiPrefix: '/api/' })

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
])('%s is stored as %s', (url, key) => {
  expect(cacheKey(url)).toBe(key)
  expect(cacheKey(key)).toBe(key)
})

test('several values of one name are one page in any order, and their order counts for an API', () => {
  for (const url of ['/purchase?q=c&q=a&q=b', '/purchase?q=b&q=c&q=a', '/purchase?q=a&q=b&q=c'])
    expect(cacheKey(url)).toBe('/purchase?q=a&q=b&q=c')
  expect(cacheKey('/api/tools?q=b&q=a')).toBe('/api/tools?q=b&q=a')
})

test('more different URLs than are remembered keep their keys', () => {
  const keys = () =>
    Array.from({ length: 2500 }, (_, page) => cacheKey(`/Purchase?q=${page}&utm_source=x`))
  const first = keys()
  expect(first[2400]).toBe('/purchase?q=2400')
  expect(keys()).toEqual(first)
})

test('the path of a URL ends at its query', () => {
  expect([pathOf('/a?b=?c'), pathOf('/a'), pathOf('?b')]).toEqual(['/a', '/a', ''])
})
