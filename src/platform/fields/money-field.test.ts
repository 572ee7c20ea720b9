/** Amounts as people type them: accepted, or refused with an explanation of how to write them. */
import { expect, test } from 'vitest'
import { safeDecode } from 'zod/mini'
import { Integer } from './fields.ts'
import { Money } from './money-field.ts'

const messagesOf = (schema: typeof Money | ReturnType<typeof Integer>, text: string) => {
  const result = safeDecode(schema, text)
  return result.success ? result.data : result.error.issues.map(({ message }) => message)
}

test.each([
  ['12,50', 'Enter 12.50, with a decimal point.'],
  ['1,200.50', 'Enter 1200.50, with a decimal point.'],
  ['€12.50', 'Enter 12.50 without €: prices are in US dollars.'],
  ['12,5 EUR', 'Enter 12.50 without EUR: prices are in US dollars.'],
  ['.5', 'Enter 0.50.'],
  ['twelve', 'Enter an amount such as 12.50.'],
  ['-1', 'Enter an amount such as 12.50.'],
  ['99999999999', 'The highest possible price is $1,000,000.00.'],
  ['1.005', 'Enter an amount such as 12.50.'],
])('%s is refused: %s', (text, message) => {
  expect(messagesOf(Money, text)).toEqual([message])
})

test.each([
  ['12.50', 1250],
  ['$12.5', 1250],
  ['02', 200],
])('%s is taken', (text, cents) => {
  expect(messagesOf(Money, text)).toBe(cents)
})

test('a whole number with a zero before it is refused with how to write it', () => {
  const quantity = Integer(1, 1_000_000, 'Enter a whole number.')
  expect(messagesOf(quantity, '02')).toEqual(['Enter 2.'])
  expect(messagesOf(quantity, '2.5')).toEqual(['Enter a whole number.'])
  expect(messagesOf(quantity, '2')).toBe(2)
})
