/** What the short sum says that it leaves out. */
import { expect, test } from 'vitest'
import { cartPageMessages as german } from './de/cart-page.ts'

test('the sum at the foot of a narrow window says in German what it does not contain', () => {
  expect(german.inShort(1, 'tax and freight')).toBe('1 Position · ohne MwSt. und Versand')
  expect(german.inShort(2, 'freight')).toBe('2 Positionen · ohne Versandkosten')
  expect(german.inShort(2, 'tax')).toBe('2 Positionen · ohne MwSt.')
  expect(german.inShort(2, undefined)).toBe('2 Positionen')
})
