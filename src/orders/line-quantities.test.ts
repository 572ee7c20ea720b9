/** What the lines of an order know of their pieces. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excessLines, isPartlyShipped, lineQuantities, partTotal } from './line-quantities.ts'
import { orderStatuses } from './rules.ts'

/** A line as the database takes it: what was shipped or cancelled fits into what was ordered. */
const storedLine = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), fc.nat(), fc.nat())
  .map(([quantity, a, b, c]) => {
    const shipped = a % (quantity + 1)
    const cancelled = b % (quantity - shipped + 1)
    return { quantity, shipped, cancelled, returned: c % (shipped + 1) }
  })
const status = fc.constantFrom(...orderStatuses)

describe('the pieces of a line', () => {
  test('always add up to what was ordered, whatever the status of the order', () => {
    fc.assert(
      fc.property(status, storedLine, (state, line) => {
        const { ordered, allocated, shipped, returned, cancelled } = lineQuantities(state, line)
        expect(allocated + shipped + cancelled).toBe(ordered)
        for (const pieces of [allocated, shipped, returned, cancelled])
          expect(pieces).toBeGreaterThanOrEqual(0)
        expect(returned).toBeLessThanOrEqual(shipped)
      }),
    )
  })
  test('of an order that has left the shop wait for nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('shipped', 'delivered', 'cancelled'),
        storedLine,
        (state, line) => {
          expect(lineQuantities(state, line).allocated).toBe(0)
        },
      ),
    )
  })
  test('of an order of an earlier version are as its status says', () => {
    const line = { quantity: 12, shipped: 0, returned: 0, cancelled: 0 }
    expect(lineQuantities('delivered', line)).toMatchObject({ allocated: 0, shipped: 12 })
    expect(lineQuantities('cancelled', line)).toMatchObject({ allocated: 0, cancelled: 12 })
    expect(lineQuantities('confirmed', line)).toMatchObject({ allocated: 12, shipped: 0 })
  })
})

describe('an order', () => {
  const line = (shipped: number) => ({ quantity: 10, shipped, returned: 0, cancelled: 0 })
  test('is partly shipped while some pieces have left and others wait', () => {
    expect(isPartlyShipped({ status: 'picking', lines: [line(0), line(4)] })).toBe(true)
    expect(isPartlyShipped({ status: 'picking', lines: [line(0), line(0)] })).toBe(false)
    expect(isPartlyShipped({ status: 'shipped', lines: [line(10)] })).toBe(false)
  })
})

test('a line of which more is wanted than it has is named with what is left', () => {
  const available = new Map([
    [1, 5],
    [2, 3],
  ])
  const wanted = [
    { line: 1, quantity: 5 },
    { line: 2, quantity: 4 },
    { line: 9, quantity: 1 },
  ]
  expect(excessLines(wanted, available)).toEqual([
    { line: 2, quantity: 4, left: 3 },
    { line: 9, quantity: 1, left: 0 },
  ])
})

describe('the price of a part of a line', () => {
  test('sums to the price of the line, however it is divided', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 })
    const line = fc.record({
      unitPrice: fc.integer({ min: 1, max: 1_000_000 }),
      pricePer: fc.constantFrom(undefined, 1, 10, 100, 1000),
    })
    fc.assert(
      fc.property(line, parts, (priced, quantities) => {
        let before = 0
        let sum = 0
        for (const quantity of quantities) {
          sum += partTotal(priced, before, quantity)
          before += quantity
        }
        expect(sum).toBe(partTotal(priced, 0, before))
      }),
    )
  })
  test('of 3 at 5 cents per 10 is rounded once for all three', () => {
    const line = { unitPrice: 5, pricePer: 10 }
    expect([0, 1, 2].map((before) => partTotal(line, before, 1))).toEqual([1, 0, 1])
  })
})
