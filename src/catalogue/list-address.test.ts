/** The list's address. */
import { expect, test } from 'vitest'
import { addressOf } from './list-address.ts'

test('nothing chosen is the bare address', () => {
  expect(addressOf({})).toBe('/purchase')
  expect(addressOf({ q: '', category: undefined, inStock: false })).toBe('/purchase')
})

test('what is chosen is spelled as the API spells it', () => {
  expect(addressOf({ q: 'claw hammer', category: 'Pry & Axes', inStock: true, sort: 'price-down', cursor: 'abc' })).toBe(
    '/purchase?q=claw+hammer&category=Pry+%26+Axes&in_stock=true&sort=price-down&cursor=abc',
  )
})
