/** Numbers as suppliers and accounting programs write them. */
import { expect, test } from 'vitest'
import { currencyOf } from '../tables/table.ts'
import { signOf } from './decimal-signs.ts'
import { isShortened, onlyNumber, parseDecimal } from './numbers.ts'

test.each(['(12,50)', '( 12,50 )', '(12,50 €)', '€ (12,50)', '12,50-', '−12,50'])(
  '%s is below zero',
  (text) => expect(parseDecimal(text, 'comma')).toBe(-12.5),
)
test('a number in brackets is never the same number without them', () => {
  expect(onlyNumber('(5)')).toBeUndefined()
  expect(onlyNumber('box (5)')).toBe(5)
})
test('of a number that a spreadsheet has shortened the digits are lost', () => {
  for (const text of ['1,5E+05', '4.25E+12', '1E+09']) expect(isShortened(text)).toBe(true)
  for (const text of ['E+5', '1E5', 'LED-1E+2X']) expect(isShortened(text)).toBe(false)
})
test.each([
  ['Price (Rs)', 'INR'],
  ['Rs. 1,25,000.00', 'INR'],
  ['RS Pro', ''],
])('%s names the currency %s', (text, currency) => expect(currencyOf([text])).toBe(currency))
test.each([
  ['1.234,-', 'comma'],
  ['189,--', 'comma'],
  ['1,234.–', 'dot'],
  ['1.234', 'open'],
  ['1234-', undefined],
])('the dash of %s stands for decimals', (text, sign) => expect(signOf(text)).toBe(sign))
