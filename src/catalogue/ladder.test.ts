/** The ladder promises nothing that cannot be ordered. */
import { describe, expect, test } from 'vitest'
import { nextPriceBreak, offeredLadder } from './ladder.ts'

const terms = {
  minimumQuantity: 12,
  packSize: 6,
  stock: 149,
  price: 890,
  priceBreaks: [
    { from: 24, price: 854 },
    { from: 144, price: 774 },
    { from: 150, price: 700 },
  ],
}

describe('the ladder that can be ordered', () => {
  test('marks the rows that full packs of the stock do not reach', () => {
    expect(offeredLadder(terms).map(({ from, offer }) => [from, offer])).toEqual([
      [12, 'from'],
      [24, 'from'],
      [144, 'from'],
      [150, 'short'],
    ])
    expect(offeredLadder({ ...terms, stock: 143 })[2]).toEqual({
      from: 144,
      price: 774,
      saves: 13,
      offer: 'short',
    })
  })
  test('has one row for the last pieces, at the price that they cost', () => {
    expect(offeredLadder({ ...terms, stock: 7 })).toEqual([
      { from: 7, price: 890, saves: 0, offer: 'last' },
    ])
  })
  test('stays whole when nothing is left', () => {
    expect(offeredLadder({ ...terms, stock: 0 }).map(({ offer }) => offer)).toEqual([
      'from',
      'from',
      'from',
      'from',
    ])
  })
})

describe('the next price break', () => {
  test('is the first above the quantity, of no quantity the first above the minimum', () => {
    expect(nextPriceBreak(terms, Number.NaN)).toEqual({ from: 24, price: 854 })
    expect(nextPriceBreak(terms, 24)).toEqual({ from: 144, price: 774 })
  })
  test('is none beyond the stock, nor for the last pieces', () => {
    expect(nextPriceBreak(terms, 144)).toBeUndefined()
    expect(nextPriceBreak({ ...terms, stock: 7 }, 7)).toBeUndefined()
    expect(nextPriceBreak({ ...terms, stock: 0 }, 0)).toBeUndefined()
  })
})
