/** What a form says of a tool while it is typed. */
import { describe, expect, test } from 'vitest'
import { emptyTool } from './tool-form-fields.ts'
import { typedMargin, typedTerms } from './typed-terms.ts'

describe('the terms of a tool that is being typed', () => {
  test('are there as soon as its price can be read', () => {
    expect(typedTerms(emptyTool)).toBeUndefined()
    expect(typedTerms({ ...emptyTool, price: 'twelve' })).toBeUndefined()
    expect(typedTerms({ ...emptyTool, price: '12.5' })).toMatchObject({
      price: 1250,
      priceBreaks: [],
      minimumQuantity: 1,
      packSize: 1,
      stock: 0,
    })
  })
  test('leave out the rows of the ladder that nobody can read yet', () => {
    const priceBreaks = [
      { min_quantity: '48', price: '11.25' },
      { min_quantity: '', price: '10' },
      { min_quantity: '120', price: 'ten' },
    ]
    expect(typedTerms({ ...emptyTool, price: '$12.50', priceBreaks })?.priceBreaks).toEqual([
      { from: 48, price: 1125 },
    ])
  })
  test('leave the margin open until price and cost can be read', () => {
    expect(typedMargin('10', '7.50')).toBe(0.25)
    expect(typedMargin('10', '')).toBeUndefined()
    expect(typedMargin('ten', '7.50')).toBeUndefined()
    expect(typedMargin('5', '7.50')).toBe(-0.5)
  })
})
