/** Which URLs share one cache key. */
import { expect, test } from 'vitest'
import { createCacheKey } from './cache-key.ts'

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
