/** What a unit weighs, read from a tool's specification table. */
import { expect, test } from 'vitest'
import { weightOf } from './weight.ts'

const weight = (value: string, name = 'Weight') => weightOf([{ name, value }])

test.each([
  ['450 g', 450],
  ['0.7 kg', 700],
  ['1,2 kg', 1200],
  ['1,250 g', 1250],
  ['0.1 kg', 100],
  ['2 lb', 908],
  ['16 oz (454 g)', 454],
  ['12 kilograms', 12_000],
])('%s is %i grams', (text, grams) => expect(weight(text)).toBe(grams))

test('what says no amount, or in no known unit, weighs nothing known', () => {
  for (const text of ['heavy', '12', '3 stone', '', '. kg']) expect(weight(text)).toBeUndefined()
})
test('the unit may stand in the name', () => expect(weight('1.5', 'Weight (kg)')).toBe(1500))
test('what is packed counts before what is not, and a part of the tool not at all', () => {
  expect(
    weightOf([
      { name: 'Net weight', value: '400 g' },
      { name: 'Gross weight', value: '450 g' },
    ]),
  ).toBe(450)
  expect(weight('400 g', 'Head weight')).toBeUndefined()
  expect(weight('0.25 kg', 'Weight each')).toBe(250)
})
