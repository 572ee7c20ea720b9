/** Weights as people write them. */
import { expect, test } from 'vitest'
import { displayWeight, parseWeight, weightUnitIn } from './weight.ts'

test.each([
  ['779', 779],
  ['779 g', 779],
  ['0.779 kg', 779],
  ['0,779kg', 779],
  ['1,250 kg', 1250],
  ['1,250 g', 1250],
  ['1.250', 1250],
  ['0.1 kg', 100],
  ['2 lb', 908],
  ['16 oz', 454],
  ['0.5 t', 500_000],
])('%s is %i grams', (text, grams) => expect(parseWeight(text)).toBe(grams))

test.each(['heavy', '3 stone', '-1 kg', '1.2.3 kg', ''])('“%s” is no weight', (text) =>
  expect(parseWeight(text)).toBeUndefined(),
)

test.each([
  ['Gewicht kg', 'kg'],
  ['Weight (kg)', 'kg'],
  ['Gewicht in Gramm', 'g'],
  ['Wt (lb)', 'lb'],
  ['Weight [oz]', 'oz'],
  ['kg/Stück', 'kg'],
  ['Peso (g)', 'g'],
  ['Poids', undefined],
] as const)('the unit of %s is %s', (heading, unit) => expect(weightUnitIn(heading)).toBe(unit))

test('a weight is shown in grams, from a kilogram on in kilograms', () =>
  expect([779, 1000, 1250, 12_000].map(displayWeight)).toEqual([
    '779 g',
    '1 kg',
    '1.25 kg',
    '12 kg',
  ]))
