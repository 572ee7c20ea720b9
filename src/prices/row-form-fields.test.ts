/** A row of a price list in a form: what is typed is read, and what is shown can be saved again. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseLadder, rowFormOf, RowFormFields, toRowInput } from './row-form-fields.ts'

test.each([
  ['', []],
  ['24: 9.50, 96: 8.80', [950, 880]],
  ['24+ $9.50; 96 8.8', [950, 880]],
])('%j is a ladder', (text, prices) => {
  expect(parseLadder(text)?.map(({ price }) => price)).toEqual(prices)
})
test.each(['24', '24: nine', 'x: 9', '24: 9.50 96: 8'])('%j is none', (text) => {
  expect(parseLadder(text)).toBeUndefined()
})

const row = {
  id: 'a',
  target: 'tool' as const,
  targetId: 'b',
  name: 'Hammer',
  sku: 'HAM',
  price: 123_450,
  priceBreaks: [{ from: 24, price: 100_000 }],
  pricePer: 100,
  validFrom: '2026-12-01',
  changedAt: '2026-11-22T00:00:00Z',
}

test('a row that is shown in the form is the same when it is saved', () => {
  const form = RowFormFields.parse(rowFormOf(row))
  const { price, priceBreaks, pricePer, validFrom } = row
  expect(toRowInput(form)).toEqual({ price, priceBreaks, pricePer, validFrom })
})

test.each([
  [{ percentOff: '5' }, 'price'],
  [{ price: '' }, 'price'],
  [{ percentOff: '101', price: '', priceBreaks: '' }, 'percentOff'],
  [{ percentOff: '0', price: '', priceBreaks: '' }, 'percentOff'],
  [{ priceBreaks: '24: 2000' }, 'priceBreaks'],
  [{ validUntil: '2026-11-01' }, 'validUntil'],
])('%j is refused at %s', (change, field) => {
  const result = z.safeParse(RowFormFields, { ...rowFormOf(row), ...change })
  expect(result.error?.issues.map(({ path }) => path[0])).toContain(field)
})
