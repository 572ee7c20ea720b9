/** A price below cost is called so, whatever the numbers of units that both are for. */
import { expect, test } from 'vitest'
import { markOf } from './price-marks.ts'

test.each([
  ['nothing', 0, 1, 500, 1, 'free'],
  ['nothing, of a tool whose cost is nothing', 0, 1, 0, 1, 'free'],
  ['a cent below', 499, 1, 500, 1, 'below-cost'],
  ['the cost', 500, 1, 500, 1, undefined],
  ['above', 501, 1, 500, 1, undefined],
  ['5.00 per 100 of what costs 0.06 each', 500, 100, 6, 1, 'below-cost'],
  ['0.06 each of what costs 5.00 per 100', 6, 1, 500, 100, undefined],
] as const)('%s', (_title, price, pricePer, cost, costPer, mark) => {
  expect(markOf({ price, pricePer }, { cost, pricePer: costPer })).toBe(mark)
})

test('below a cost that is not known, or not shown, there is no mark but of nothing', () => {
  expect(markOf({ price: 1 }, undefined)).toBeUndefined()
  expect(markOf({ price: 0 }, undefined)).toBe('free')
})
