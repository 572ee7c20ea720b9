/** Discount, price and margin of an offer move together. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterPercent } from '../prices/rules.ts'
import { discountOf, marginOfLine, savedOn, sumOffer } from './offer-sums.ts'

test('$4.55 is nine percent below $5.00, and what is dearer is below zero', () => {
  expect(discountOf(500, 455)).toBe(90)
  expect(discountOf(500, 550)).toBe(-100)
  expect(discountOf(0, 100)).toBeUndefined()
})

test('the discount of a price with a percentage off is that percentage, as near as cents are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 100_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (price, percent) => {
        expect(discountOf(price, afterPercent(price, percent * 100))).toBe(percent * 10)
      },
    ),
  )
})

test('the margin is what is left of a line, and of all lines whose cost is known', () => {
  const line = { quantity: 360, price: 455, listed: 500, pricePer: 1 }
  const known = { ...line, cost: { cost: 33_800, pricePer: 100 } }
  expect(marginOfLine(known)).toBe(42_120)
  expect(marginOfLine({ ...line, cost: undefined })).toBeUndefined()
  expect(sumOffer([known, { ...line, quantity: 10, cost: undefined }])).toEqual({
    listed: 185_000,
    offered: 168_350,
    margin: 42_120,
    unknown: 1,
  })
})

test('what is saved is against the prices of the request, for the quantities of the offer', () => {
  const line = (toolId: string, quantity: number, unitPrice: number, total: number) => ({
    toolId,
    quantity,
    unitPrice,
    total,
  })
  const asked = [line('tape', 100, 500, 50_000), line('clamp', 24, 686, 16_464)]
  // 360 × $0.45; 24 at the same price; what nobody asked for saves nothing.
  expect(
    savedOn(asked, [
      line('tape', 360, 455, 163_800),
      line('clamp', 24, 686, 16_464),
      line('knife', 10, 1, 10),
    ]),
  ).toBe(16_200)
  expect(savedOn(asked, [line('tape', 100, 510, 51_000)])).toBe(-1_000)
  expect(savedOn([line('tape', 1, Number.NaN, Number.NaN)], [line('tape', 1, 500, 500)])).toBeNaN()
  const perHundred = { ...line('nail', 200, 1_000, 2_000), pricePer: 100 }
  expect(savedOn([perHundred], [{ ...perHundred, unitPrice: 900, total: 1_800 }])).toBe(200)
})
