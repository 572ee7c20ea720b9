/** Addresses that are looked up in a corrected form. */
import { expect, test } from 'vitest'
import { readableUrl } from './readable-url.ts'

test.each([
  ['/api/tools/', '/api/tools'],
  ['/api/tools/?q=a/', '/api/tools?q=a/'],
  ['/api/docs/', '/api/docs/'],
  ['/api/tools//', '/api/tools//'],
  ['/tools/x/', '/tools/x/'],
])('%s is looked up as %s', (url, looked) => {
  expect(readableUrl(url)).toBe(looked)
})

test.each([
  ['/tools/%E0%A4', '/tools/%25E0%25A4'],
  ['/tools/100%', '/tools/100%25'],
  ['/%zz?q=%zz', '/%25zz?q=%zz'],
])('the page %s, which cannot be decoded, is looked up as %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable)
})

test.each(['/', '/purchase?q=%ff', '/tools/s%C3%A4ge', '/a%2Fb?c=%', '/api/tools/%zz', '/api?%zz'])(
  '%s stays as it is',
  (url) => expect(readableUrl(url)).toBe(url),
)
