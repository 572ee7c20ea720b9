/** Inches find millimetres and the other way round, where a catalogue would call it the same size. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearSizes } from './near-sizes.ts'

const valuesNear = (unit: string, value: number) => nearSizes(unit, value).map((size) => size.value)

test.each([
  ['in', 10, 250],
  ['in', 12, 300],
  ['in', 24, 600],
  ['in', 36, 914],
  ['mm', 250, 10],
  ['mm', 300, 12],
  ['oz', 16, 450],
  ['g', 600, 21],
])('%s: %d is near %d', (unit, value, expected) => {
  expect(valuesNear(unit, value)).toContain(expected)
})

test('a wrench of 1/2 in is not one of 13 mm: small sizes have no near ones', () => {
  expect(nearSizes('in', 0.5)).toEqual([])
  expect(nearSizes('mm', 13)).toEqual([])
})

test('units of one system, and none, have no near sizes', () => {
  for (const unit of ['nm', 'tpi', 'v', 'ml', '']) expect(nearSizes(unit, 10)).toEqual([])
  expect(nearSizes('in', 0)).toEqual([])
})

test('every near size is within 2 % and a rounding step, and they are few', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('in', 'mm', 'oz', 'g'),
      fc.double({ min: 0.01, max: 1e9, noNaN: true }),
      (unit, value) => {
        const near = nearSizes(unit, value)
        const factor = { in: 25.4, mm: 1 / 25.4, oz: 28.349523125, g: 1 / 28.349523125 }[unit] ?? 1
        const exact = value * factor
        expect(near.length).toBeLessThanOrEqual(12)
        for (const size of near)
          expect(Math.abs(size.value - exact)).toBeLessThanOrEqual(Math.max(exact * 0.0201, 0.5))
      },
    ),
  )
})
