/** A review of a tool has stars, a review of the shop has none, and both have a text. */
import { expect, test } from 'vitest'
import { reviewFormResolver } from './review-validation.ts'

const toolId = '01a1fe1b-8eb5-7086-87f6-263f9b94c9bd'
const parse = (fields: Partial<{ text: string; toolId: string; rating: string; title: string }>) =>
  reviewFormResolver.safeParse({ text: 'Good.', toolId: '', rating: '', title: '', ...fields })
const errorPaths = (fields: Parameters<typeof parse>[0]) =>
  parse(fields).error?.issues.map(({ path }) => path.join('.'))

test('of the shop', () => {
  expect(parse({}).data).toEqual({ text: 'Good.', title: '' })
})
test('of a tool', () => {
  expect(parse({ toolId, rating: '4', title: ' Fine ' }).data).toEqual({
    text: 'Good.',
    title: 'Fine',
    toolId,
    rating: 4,
  })
})
test('stars chosen before the tool was taken back are dropped', () => {
  expect(parse({ rating: '4' }).data).toEqual({ text: 'Good.', title: '' })
})
test('a tool without stars is an error at the stars', () => {
  expect(errorPaths({ toolId })).toEqual(['rating'])
})
test.each(['', '   ', '\n'])('an empty text (%j) is an error at the text', (text) => {
  expect(errorPaths({ text })).toEqual(['text'])
})
test('2,000 characters are enough', () => {
  expect(parse({ text: 'x'.repeat(2000) }).success).toBe(true)
  expect(errorPaths({ text: 'x'.repeat(2001) })).toEqual(['text'])
})
