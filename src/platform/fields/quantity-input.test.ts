/** Which texts are read as a quantity, and which are not. */
import { describe, expect, test } from 'vitest'
import { parseQuantity } from './quantity-input.ts'

describe('what people type', () => {
  test.each([
    ['24', 24],
    [' 24 ', 24],
    ['1,200', 1200],
    ['0', 0],
  ])('%j is %s', (text, value) => {
    expect(parseQuantity(text)).toBe(value)
  })
  test.each(['', '-5', '2.5', '1e3', '１０', '24 pcs', '12,00', '9999999999', '0x10'])(
    '%j is no quantity',
    (text) => {
      expect(parseQuantity(text)).toBeNaN()
    },
  )
})
