/** The query of the list of tools: prices as text become whole cents. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode } from 'zod/v4/core'
import { formatMoney } from '../platform/money/money.ts'
import { ToolQueryDto } from './contract.ts'

// Each of these is a little less than its cents when it is multiplied by 100.
test.each([
  ['8.29', 829],
  ['19.99', 1999],
  ['$1.15', 115],
  ['12.5', 1250],
])('price_min and price_max %s are %d cents, not one less', (text, cents) => {
  expect(decode(ToolQueryDto, { price_min: text, price_max: text })).toEqual({
    priceMin: cents,
    priceMax: cents,
  })
})

test('every price comes in as the cents it was written from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(decode(ToolQueryDto, { price_min: formatMoney(cents) })).toEqual({ priceMin: cents })
    }),
  )
})
