/** The cost and the price of a row, each for as many pieces as its own heading says. */
import { expect, test } from 'vitest'
import { firstMapping } from './first-mapping.ts'
import { mapRow } from './mapping.ts'

test.each([
  [['SKU', 'Price each', 'Cost/100'], ['A-1', '0.50', '25.00'], { price_per: 1, cost: '0.25' }],
  [['SKU', 'Cost/100', 'Price each'], ['A-1', '25.00', '0.50'], { price_per: 1, cost: '0.25' }],
  [['SKU', 'Price/100', 'Cost each'], ['A-1', '50.00', '0.25'], { price_per: 100, cost: '25' }],
  [['SKU', 'Cost/100', 'Price'], ['A-1', '25.00', '0.50'], { price_per: 1, cost: '0.25' }],
  [
    ['SKU', 'Price', 'Cost', 'Cost per'],
    ['A-1', '0.50', '25', '100'],
    { price_per: 1, cost: '0.25' },
  ],
  [
    ['Artikelnr.', 'VK', 'PE', 'EK', 'EK-PE'],
    ['A-1', '5,00', '10', '25,00', '100'],
    { price_per: 10, cost: '2.5' },
  ],
  [['SKU', 'Price', 'PE', 'Cost/100'], ['A-1', '5.00', '10', '25'], { price_per: 10, cost: '2.5' }],
] as const)(
  'each heading of %j says for how many its own amounts are',
  (headings, row, expected) => {
    const { fields, errors } = mapRow(firstMapping(headings, []), headings, row)
    expect(errors).toEqual([])
    expect({ per: fields.price_per, cost: Number(fields.cost) }).toEqual({
      per: expected.price_per,
      cost: Number(expected.cost),
    })
  },
)

test('a cost that is no whole cents for what the price is for is refused, and an empty one left', () => {
  const headings = ['SKU', 'Price each', 'Cost/100']
  const map = (cost: string) =>
    mapRow(firstMapping(headings, []), headings, ['A-1', '0.50', cost], () => 9)
  expect(map('3.75').errors).toMatchObject([{ field: 'cost' }])
  expect(map('').errors).toEqual([])
  expect(map('').fields.cost).toBeUndefined()
})

test('a cost with a base of its own is for as many as the price of the tool in the shop', () => {
  const headings = ['SKU', 'Cost', 'Cost per']
  const map = (per: string) =>
    mapRow(firstMapping(headings, []), headings, ['A-1', '25.00', per], (field) =>
      field === 'price_per' ? 10 : undefined,
    )
  expect(map('100')).toMatchObject({ errors: [], fields: { cost: '2.50' } })
  expect(map('C')).toMatchObject({ errors: [], fields: { cost: '2.50' } })
  for (const wrong of ['', '0', 'some']) expect(map(wrong).errors).not.toEqual([])
})
