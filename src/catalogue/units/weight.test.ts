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
  ['1,5 кг', 1500],
  ['250 гр', 250],
  ['2 quilos', 2000],
  ['0.5 chilogrammi', 500],
  ['300 gramów', 300],
  ['1.2 公斤', 1200],
])('%s is %i grams', (text, grams) => expect(parseWeight(text)).toBe(grams))

test.each(['heavy', '3 stone', '-1 kg', '1.2.3 kg', '', '2 tons', '3 Pfund'])(
  '“%s” is no weight',
  (text) => expect(parseWeight(text)).toBeUndefined(),
)

test.each([
  ['Gewicht kg', 'kg'],
  ['Weight (kg)', 'kg'],
  ['Gewicht in Gramm', 'g'],
  ['Wt (lb)', 'lb'],
  ['Weight [oz]', 'oz'],
  ['kg/Stück', 'kg'],
  ['Peso (g)', 'g'],
  ['Вес, кг', 'kg'],
  ['Weight G.W. (kg)', 'kg'],
  ['Gewicht (to)', 't'],
  // A heading that names two units names none, and 'to' is a word.
  ['Weight (kg)/lb', undefined],
  ['Weight (up to)', undefined],
  ['Weight up to kg', 'kg'],
  ['Weight in tons', undefined],
  ['Poids', undefined],
] as const)('the unit of %s is %s', (heading, unit) => expect(weightUnitIn(heading)).toBe(unit))

test('nothing weighs nothing, and not less', () => expect(parseWeight('0 kg')).toBe(0))

test('a weight is shown in grams, from a kilogram on in kilograms', () =>
  expect([779, 1000, 1250, 12_000].map(displayWeight)).toEqual([
    '779 g',
    '1 kg',
    '1.25 kg',
    '12 kg',
  ]))
