/** What the shelf is called. */
import { expect, test } from 'vitest'
import { stockLevel } from './stock-level.tsx'

const terms = { minimumQuantity: 12, packSize: 6 }

test.each([
  [0, 'out'],
  [1, 'last'],
  [11, 'last'],
  [12, 'low'],
  [35, 'low'],
  [36, 'in'],
  [940, 'in'],
] as const)('%i pieces with a minimum of 12: %s', (stock, level) => {
  expect(stockLevel({ ...terms, stock })).toBe(level)
})
