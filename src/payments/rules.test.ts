/** The rules of payments: ages, and how an amount is split. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageOf,
  customerKey,
  daysOverdue,
  parseCustomer,
  splitOldestFirst,
  splitRefund,
  tooLarge,
  unallocated,
} from './rules.ts'

describe('the age of an open item', () => {
  // Source: product rule 7.6; counted by hand on a calendar.
  test.each([
    ['2026-11-23', 'not-due', 0],
    ['2026-11-22', 'not-due', 0],
    ['2026-11-21', '1-30', 1],
    ['2026-10-23', '1-30', 30],
    ['2026-10-22', '31-60', 31],
    ['2026-09-23', '31-60', 60],
    ['2026-09-22', '61-90', 61],
    ['2026-08-24', '61-90', 90],
    ['2026-08-23', 'over-90', 91],
  ] as const)('due on %s is %s on 22 November', (due, age, days) => {
    expect(ageOf(due, '2026-11-22')).toBe(age)
    expect(daysOverdue(due, '2026-11-22')).toBe(days)
  })
})

test('a customer is a company or somebody', () => {
  const id = '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6071'
  expect(customerKey({ kind: 'user', id })).toBe(`user.${id}`)
  for (const kind of ['user', 'company'] as const)
    expect(parseCustomer(customerKey({ kind, id }))).toEqual({ kind, id })
})

test('nothing is settled beyond what is open', () => {
  const allocations = [
    { open: 500, amount: 500 },
    { open: 500, amount: 501 },
    { open: -20, amount: 1 },
  ]
  expect(tooLarge(allocations)).toEqual(allocations.slice(1))
  expect(unallocated(700, [{ amount: 500 }, { amount: 150 }])).toBe(50)
})

describe('an amount', () => {
  test('settles what was due first', () => {
    expect(splitOldestFirst(700, [500, 300, 200])).toEqual([500, 200, 0])
    expect(splitOldestFirst(700, [-100, 300])).toEqual([0, 300])
  })
  test('is never split into more than it is, nor above what is open', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.integer({ min: -10_000, max: 1_000_000 })),
        (amount, items) => {
          const parts = splitOldestFirst(amount, items)
          const total = parts.reduce((sum, part) => sum + part, 0)
          const owed = items.reduce((sum, open) => sum + Math.max(0, open), 0)
          expect(total).toBe(Math.min(amount, owed))
          for (const [index, part] of parts.entries())
            expect(part >= 0 && part <= Math.max(0, items[index] ?? 0)).toBe(true)
        },
      ),
    )
  })
})

test('a refund takes of each credit in turn, to the cent, and none above them', () => {
  expect(splitRefund(700, [500, 300])).toEqual([500, 200])
  expect(splitRefund(801, [500, 300])).toBeUndefined()
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: 1, max: 400_000 })),
      (amount, credits) => {
        const parts = splitRefund(amount, credits)
        const credit = credits.reduce((sum, cents) => sum + cents, 0)
        expect(parts !== undefined).toBe(amount > 0 && amount <= credit)
        expect(parts?.reduce((sum, part) => sum + part, 0) ?? amount).toBe(amount)
        for (const [index, part] of (parts ?? []).entries())
          expect(part >= 0 && part <= (credits[index] ?? 0)).toBe(true)
      },
    ),
  )
})
