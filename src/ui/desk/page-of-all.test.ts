/** Pages and words of a list that is in the browser as a whole. */
import { expect, test } from 'vitest'
import { pageOfAll } from './page-of-all.ts'

const bins = ['A-1 Claw Hammer', 'A-2 Bow Saw', 'B-1 Ball Hammer', 'B-2 Wood Saw', 'C-1 HAMMER']
const page = (query: { readonly q?: string; readonly cursor?: string }) =>
  pageOfAll(bins, { ...query, limit: 2 }, (bin) => bin)

test('pages follow each other until the last row', () => {
  expect([...page({})]).toEqual(['A-1 Claw Hammer', 'A-2 Bow Saw'])
  expect(page({}).next).toBe('2')
  expect([...page({ cursor: '2' })]).toEqual(['B-1 Ball Hammer', 'B-2 Wood Saw'])
  expect([...page({ cursor: '4' })]).toEqual(['C-1 HAMMER'])
  expect(page({ cursor: '4' }).next).toBeUndefined()
})

test('only rows that hold the words are there, and a page past the end has none', () => {
  expect([...page({ q: ' hammer' })]).toEqual(['A-1 Claw Hammer', 'B-1 Ball Hammer'])
  expect([...page({ q: 'hammer', cursor: '2' })]).toEqual(['C-1 HAMMER'])
  expect([...page({ q: 'drill' })]).toEqual([])
  expect([...page({ cursor: '40' })]).toEqual([])
  expect([...page({ cursor: 'forged' })]).toEqual(['A-1 Claw Hammer', 'A-2 Bow Saw'])
})
