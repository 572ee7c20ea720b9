/** How counting, receiving and returning change a level. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  firstMovementKind,
  movementChange,
  maxStockLevel,
  manualMovementKinds,
  sumPerTool,
} from './rules.ts'

const pieces = fc.integer({ min: 0, max: 1_000_000 })

test('who finds less in a bin begins with a count; anything unknown is a receipt', () => {
  expect(firstMovementKind('counted')).toBe('counted')
  expect(firstMovementKind('shipped')).toBe('received')
  expect(firstMovementKind(null)).toBe('received')
})

describe('a recorded movement', () => {
  test('adds what was received and what was returned', () => {
    expect(movementChange({ kind: 'received', quantity: 24 }, 10)).toBe(24)
    expect(movementChange({ kind: 'returned', quantity: 3 }, 0)).toBe(3)
  })
  test('counting corrects by the difference from the level seen, so that orders placed meanwhile stay', () => {
    expect(movementChange({ kind: 'counted', quantity: 95, seen: 100 }, 88)).toBe(-5)
    expect(movementChange({ kind: 'counted', quantity: 95 }, 88)).toBe(7)
    expect(movementChange({ kind: 'counted', quantity: 100, seen: 100 }, 88)).toBe(0)
  })
  test('never brings the level below zero or above the highest level', () => {
    expect(movementChange({ kind: 'counted', quantity: 0, seen: 100 }, 88)).toBeUndefined()
    expect(movementChange({ kind: 'received', quantity: 1 }, maxStockLevel)).toBeUndefined()
    fc.assert(
      fc.property(
        fc.constantFrom(...manualMovementKinds),
        pieces,
        fc.option(pieces, { nil: undefined }),
        pieces,
        (kind, quantity, seen, level) => {
          const delta = movementChange({ kind, quantity, seen }, level)
          expect(delta === undefined || level + delta >= 0).toBe(true)
          if (kind === 'counted' && seen === undefined)
            expect(level + (delta ?? Number.NaN)).toBe(quantity)
        },
      ),
    )
  })
})

test('pieces are summed per tool, each tool once, sorted by tool', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          toolId: fc.constantFrom('a', 'b', 'c', 'd'),
          quantity: fc.integer({ min: 1, max: 1000 }),
        }),
      ),
      (lines) => {
        const sums = sumPerTool(lines)
        expect(sums.map(({ toolId }) => toolId)).toEqual(
          [...new Set(lines.map(({ toolId }) => toolId))].toSorted(),
        )
        expect(sums.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          lines.reduce((sum, { quantity }) => sum + quantity, 0),
        )
      },
    ),
  )
})

test('a level may become exactly zero and exactly the most, and nothing beyond', () => {
  expect(movementChange({ kind: 'counted', quantity: 0 }, 7)).toBe(-7)
  expect(movementChange({ kind: 'counted', quantity: 0, seen: 8 }, 7)).toBeUndefined()
  expect(movementChange({ kind: 'received', quantity: 7 }, maxStockLevel - 7)).toBe(7)
  expect(movementChange({ kind: 'received', quantity: 8 }, maxStockLevel - 7)).toBeUndefined()
})
