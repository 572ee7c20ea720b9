/** The rules of quantity and price, by examples at their edges. */
import { describe, expect, test } from 'vitest'
import {
  firstQuantity,
  validateQuantity,
  priceLadder,
  quantityAdvice,
  savingsAdvice,
  stepByPack,
  type PriceTerms,
  type QuantityTerms,
} from './rules.ts'
import { averageRating } from './tool-terms.ts'

describe('at the edges', () => {
  const hammer: QuantityTerms & PriceTerms = {
    packSize: 6,
    minimumQuantity: 6,
    stock: 60,
    price: 1000,
    priceBreaks: [{ from: 12, price: 900 }],
    pricePer: 1,
  }

  test('a remainder below the minimum is clearance, a full minimum is not', () => {
    expect(validateQuantity({ ...hammer, stock: 4 }, 4)).toEqual({ valid: true, clearance: true })
    expect(validateQuantity({ ...hammer, stock: 6 }, 6)).toEqual({ valid: true, clearance: false })
    // What can wait for goods is never sold off.
    expect(validateQuantity({ ...hammer, stock: 4, backOrder: true }, 4)).toMatchObject({
      valid: false,
      fault: 'below-minimum',
    })
    expect(validateQuantity({ ...hammer, stock: 4, backOrder: true }, 6).valid).toBe(true)
  })
  test('the form begins with the minimum, the remainder, or nothing', () => {
    expect([60, 4, 0].map((stock) => firstQuantity({ ...hammer, stock }))).toEqual([6, 4, 0])
  })
  test('plus and minus go by packs, and to the nearest from between', () => {
    expect([stepByPack(hammer, 12, 1), stepByPack(hammer, 12, -1)]).toEqual([18, 6])
    expect([stepByPack(hammer, 13, 1), stepByPack(hammer, 13, -1)]).toEqual([18, 12])
    expect([stepByPack(hammer, 60, 1), stepByPack(hammer, 6, -1)]).toEqual([60, 6])
  })
  test('a row of the ladder saves nothing of a price that is free or not shown', () => {
    const saves = (price: number) =>
      priceLadder({ ...hammer, price, priceBreaks: [{ from: 12, price: 0 }] })[1]?.saves
    expect([saves(1000), saves(0)]).toEqual([100, 0])
    expect(
      priceLadder({ ...hammer, priceBreaks: [{ from: 12, price: Number.NaN }] })[1]?.saves,
    ).toBe(0)
  })
  test('advice begins beyond the quantity, ends at the stock, and needs a saving', () => {
    expect(savingsAdvice(hammer, 12)).toBeUndefined()
    const six = { kind: 'saves', more: 6, cents: 1200 }
    expect(savingsAdvice({ ...hammer, stock: 12 }, 6)).toEqual(six)
    expect(savingsAdvice({ ...hammer, stock: 11 }, 6)).toBeUndefined()
    expect(
      savingsAdvice({ ...hammer, priceBreaks: [{ from: 12, price: 1000 }] }, 6),
    ).toBeUndefined()
    expect(savingsAdvice({ ...hammer, stock: 4 }, 4)).toBeUndefined()
    // Twelve cost what six cost: more for the same is not said to cost less.
    expect(savingsAdvice({ ...hammer, priceBreaks: [{ from: 12, price: 500 }] }, 6)).toEqual({
      kind: 'saves',
      more: 6,
      cents: 6000,
    })
  })
  test('a box offers the cheaper quantity, the nearest of a wrong one, else nothing', () => {
    expect(quantityAdvice({ ...hammer, priceBreaks: [{ from: 12, price: 400 }] }, 6)).toMatchObject(
      { use: [12], gain: { kind: 'costs-less', quantity: 12, cents: 1200 } },
    )
    expect(quantityAdvice(hammer, 6).use).toEqual([])
    expect(quantityAdvice(hammer, 12).use).toEqual([])
    const wrong = quantityAdvice(hammer, 7)
    expect(wrong).toEqual({
      verdict: { valid: false, fault: 'not-packs', below: 6, above: 12 },
      use: [6, 12],
      gain: undefined,
      unit: undefined,
      total: undefined,
    })
  })
  test('the average of no ratings is 0', () => {
    expect(averageRating({ ratingSum: 0, ratingCount: 0 })).toBe(0)
    expect(averageRating({ ratingSum: 9, ratingCount: 2 })).toBe(4.5)
  })
})
