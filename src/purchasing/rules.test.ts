/** How much is bought again, and how long the stock lasts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysLeft, demandDays, purchaseQuantity, type ToolToPurchase } from './rules.ts'

const terms = { leadDays: 14, coverDays: 30 }
const tool = (changes: Partial<ToolToPurchase>): ToolToPurchase => ({
  stock: 0,
  waiting: 0,
  ordered: 0,
  sold: 0,
  reorderLevel: null,
  packSize: 1,
  ...changes,
})

describe('how many pieces to buy', () => {
  test.each([
    // 90 in 90 days is one a day: 44 days.
    ['what is sold until then and after it', tool({ sold: 90 }), 44],
    ['less what is there', tool({ sold: 90, stock: 10 }), 34],
    ['and what is sold already', tool({ sold: 90, stock: 0, waiting: 6 }), 50],
    ['and what is ordered', tool({ sold: 90, stock: 10, ordered: 30 }), 4],
    ['with the reorder level as a reserve', tool({ sold: 90, reorderLevel: 20 }), 64],
    ['in whole packs', tool({ sold: 90, packSize: 12 }), 48],
    ['parts of a piece count as one', tool({ sold: 1 }), 1],
    ['up to the level where nothing is sold', tool({ stock: 3, reorderLevel: 10 }), 7],
    ['a pack at least', tool({ stock: 10, reorderLevel: 10, packSize: 6 }), 6],
  ])('%s', (_why, asked, expected) => {
    expect(purchaseQuantity(asked, terms)).toBe(expected)
  })
  test('always whole packs, enough for the days, and less than a pack more', () => {
    const count = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(
        fc.record({
          stock: count,
          waiting: count,
          ordered: count,
          sold: count,
          reorderLevel: fc.option(count),
          packSize: fc.integer({ min: 1, max: 1000 }),
        }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        (asked, leadDays, coverDays) => {
          const quantity = purchaseQuantity(asked, { leadDays, coverDays })
          const { stock, waiting, ordered, sold, reorderLevel, packSize } = asked
          const after = stock - waiting + ordered + quantity - (reorderLevel ?? 0)
          const needed = (sold * (leadDays + coverDays)) / demandDays
          expect(quantity % packSize).toBe(0)
          expect(quantity).toBeGreaterThanOrEqual(packSize)
          expect(after).toBeGreaterThanOrEqual(needed)
          if (quantity > packSize) expect(after - packSize).toBeLessThan(needed + 1)
        },
      ),
    )
  })
})

test.each([
  [tool({ stock: 9, sold: 90 }), 9],
  [tool({ stock: 10, sold: 60 }), 15],
  [tool({ stock: 10, waiting: 4, sold: 60 }), 9],
  [tool({ stock: 0, waiting: 4, sold: 60 }), 0],
  [tool({ stock: 10 }), null],
])('%j lasts %j days', (asked, days) => {
  expect(daysLeft(asked)).toBe(days)
})
