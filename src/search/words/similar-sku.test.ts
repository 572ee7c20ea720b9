/** SKUs one slip away, and no others. */
import { expect, test } from 'vitest'
import { similarSkuKeys } from './similar-sku.ts'

test.each([
  ['WRN3O10', 'WRN3010'],
  ['WRN310', 'WRN3010'],
  ['WRN30100', 'WRN3010'],
  ['WNR3010', 'WRN3010'],
  ['RN3010', 'WRN3010'],
  ['WRN301', 'WRN3010'],
])('%s is one slip from %s', (written, meant) => {
  expect(similarSkuKeys(written)).toContain(meant)
})
test('what is two slips away is not near, nor is the key itself, and none is named twice', () => {
  const near = similarSkuKeys('WRN3010')
  expect(near).not.toContain('WRN3099')
  expect(near).not.toContain('WRN3010')
  expect(new Set(near).size).toBe(near.length)
})
test('a short or very long text has none', () => {
  expect([
    ...similarSkuKeys(''),
    ...similarSkuKeys('AB1'),
    ...similarSkuKeys('9'.repeat(25)),
  ]).toEqual([])
})
