/** A review of a tool has stars, a review of the shop has none, and both have words. */
import { expect, test } from 'vitest'
import { reviewFormResolver } from './review-validation.ts'

const toolId = '01a1fe1b-8eb5-7086-87f6-263f9b94c9bd'
const read = (typed: Partial<{ text: string; toolId: string; rating: string; title: string }>) =>
  reviewFormResolver.safeParse({ text: 'Good.', toolId: '', rating: '', title: '', ...typed })
const places = (typed: Parameters<typeof read>[0]) =>
  read(typed).error?.issues.map(({ path }) => path.join('.'))

test('of the shop', () => {
  expect(read({}).data).toEqual({ text: 'Good.', title: '' })
})
test('of a tool', () => {
  expect(read({ toolId, rating: '4', title: ' Fine ' }).data).toEqual({
    text: 'Good.',
    title: 'Fine',
    toolId,
    rating: 4,
  })
})
test('stars chosen before the tool was taken back are dropped', () => {
  expect(read({ rating: '4' }).data).toEqual({ text: 'Good.', title: '' })
})
test('a tool without stars is wrong at the stars', () => {
  expect(places({ toolId })).toEqual(['rating'])
})
test.each(['', '   ', '\n'])('without words (%j) it is wrong at the words', (text) => {
  expect(places({ text })).toEqual(['text'])
})
test('2,000 characters are enough', () => {
  expect(read({ text: 'x'.repeat(2000) }).success).toBe(true)
  expect(places({ text: 'x'.repeat(2001) })).toEqual(['text'])
})
