/** Totals of lines, rounded once and half up; and what a price is for, in words. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineTotal, priceFor, savingsAdvice } from '../rules.ts'
import { displayPrice, displayPriceEach, lineText, priceBasisText, priceHeading } from './units.ts'

const prices = fc.nat(100_000_000)
const quantities = fc.integer({ min: 1, max: 1_000_000 })
const per = fc.constantFrom(1, 10, 100, 1000)

describe('the total of a line', () => {
  test.each([
    // $14.20 per 100
    [1420, 100, 100, 1420],
    [1420, 250, 100, 3550],
    [1420, 1, 100, 14],
    // 0.5 cents are rounded up, less is not
    [1, 50, 100, 1],
    [1, 49, 100, 0],
    [5, 1, 10, 1],
    [4, 1, 10, 0],
    [1499, 1, 1000, 1],
    [1500, 1, 1000, 2],
    [333, 3, 10, 100],
    [0, 1_000_000, 100, 0],
    // the highest that the shop has
    [100_000_000, 1_000_000, 1, 100_000_000_000_000],
    [99_999_999, 999_999, 1000, 99_999_899_000],
    [250, 12, 1, 3000],
  ])('of %i cents × %i ÷ %i is %i cents', (price, quantity, pricePer, total) => {
    expect(lineTotal(price, quantity, pricePer)).toBe(total)
  })

  test('is the exact amount, rounded half up once, for every price, quantity and basis', () => {
    fc.assert(
      fc.property(prices, quantities, per, (price, quantity, pricePer) => {
        const exact = BigInt(price) * BigInt(quantity)
        const [floor, rest] = [exact / BigInt(pricePer), exact % BigInt(pricePer)]
        const rounded = rest * 2n >= BigInt(pricePer) ? floor + 1n : floor
        expect(BigInt(lineTotal(price, quantity, pricePer))).toBe(rounded)
      }),
    )
  })

  test('never depends on the quantity, and is the price for the quantity that it is for', () => {
    fc.assert(
      fc.property(prices, quantities, per, (price, quantity, pricePer) => {
        expect(lineTotal(price, quantity + 1, pricePer)).toBeGreaterThanOrEqual(
          lineTotal(price, quantity, pricePer),
        )
        expect(lineTotal(price, pricePer, pricePer)).toBe(price)
      }),
    )
  })

  test('is exact beyond what is safe to multiply, and refused where it cannot be told', () => {
    expect(lineTotal(100_000_000, 2_000_000_000, 1000)).toBe(200_000_000_000_000)
    expect(() => lineTotal(Number.MAX_SAFE_INTEGER, 1_000_000, 1)).toThrow(RangeError)
  })
})

test('a tool that is priced per hundred costs a hundredth for each, and saves accordingly', () => {
  const screws = {
    price: 1420,
    pricePer: 100,
    priceBreaks: [{ from: 1000, price: 1200 }],
    minimumQuantity: 100,
    packSize: 100,
    stock: 5000,
  }
  expect(priceFor(screws, 250)).toBe(3550)
  expect(priceFor(screws, 2000)).toBe(24_000)
  // 1,000 cost $142.00 at the price now and $120.00 there; 900 cost $127.80, which is dearer.
  expect(savingsAdvice(screws, 900)).toEqual({ kind: 'costs-less', quantity: 1000, cents: 780 })
  expect(savingsAdvice(screws, 500)).toEqual({ kind: 'saves', more: 500, cents: 2200 })
})

test('no advice where rounding leaves nothing to save', () => {
  const pins = {
    price: 2,
    pricePer: 1000,
    priceBreaks: [{ from: 20, price: 1 }],
    minimumQuantity: 1,
    packSize: 1,
    stock: 100,
  }
  expect(savingsAdvice(pins, 10)).toBeUndefined()
})

test('what a price is for is said where it is not one piece', () => {
  expect(priceBasisText({})).toBe('')
  expect(priceBasisText({ pricePer: 100 })).toBe('per 100')
  expect(priceBasisText({ unit: 'metre' })).toBe('per metre')
  expect(priceBasisText({ unit: 'metre', pricePer: 1000 })).toBe('per 1,000 metres')
  expect(displayPrice(1420, {})).toBe('$14.20')
  expect(displayPrice(1420, { pricePer: 100 })).toBe('$14.20 per 100')
  expect(displayPriceEach(1420, {})).toBe('$14.20 each')
  expect(displayPriceEach(120, { unit: 'metre' })).toBe('$1.20 per metre')
  expect(priceHeading({}, 'Each')).toBe('Each')
  expect(priceHeading({ pricePer: 10 }, 'Each')).toBe('Per 10')
  expect(lineText(24, 210, {})).toBe('24 × $2.10')
  expect(lineText(50, 120, { unit: 'metre' })).toBe('50 metres × $1.20 per metre')
})
