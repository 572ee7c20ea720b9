/** Which searches count as searches without results, and under which text. */
import { expect, test } from 'vitest'
import { maxQueryLength, zeroResultText } from './zero-result-search.ts'

test.each([
  ['  Torque   Screwdriver ', 'torque screwdriver'],
  ['ＴＯＲＱＵＥ', 'torque'],
  ['Öler\tblau', 'öler blau'],
])('%j is counted as %j', (q, text) => {
  expect(zeroResultText({ q })).toBe(text)
})
test.each([
  ['nothing was typed', { q: '   ' }],
  ['it was narrowed', { q: 'saw', category: ['Hammers'] }],
  ['a price is given', { q: 'saw', priceMax: 100 }],
  ['it is a further page', { q: 'saw', cursor: 'abc' }],
  ['it is an address of somebody', { q: 'kim@buyer.example' }],
])('is not counted where %s', (_why, query) => {
  expect(zeroResultText(query)).toBeUndefined()
})
test('its order and the size of its page do not matter', () => {
  expect(zeroResultText({ q: 'saw', sort: 'price', limit: 5 })).toBe('saw')
})
test('a long one is cut between letters, never inside one', () => {
  const text = zeroResultText({ q: '🔨'.repeat(150) }) ?? ''
  expect(text).toBe('🔨'.repeat(maxQueryLength))
})
