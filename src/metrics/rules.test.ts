/** The rules of the figures: periods, changes, what is low. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeInPercent,
  everyDay,
  lowStock,
  monthsUntil,
  partInPercent,
  periodsUntil,
  sumDays,
} from './rules.ts'

test('a period is 30 days, beside the 30 before', () => {
  expect(periodsUntil('2026-11-30')).toEqual({
    before: '2026-10-02',
    first: '2026-11-01',
    end: '2026-12-01',
  })
})
test('the months of a company are twelve, with the one of the day', () => {
  const ofMarch = monthsUntil('2027-03-31')
  expect(ofMarch).toHaveLength(12)
  expect([ofMarch[0], ofMarch[8], ofMarch[9], ofMarch[11]]).toEqual([
    '2026-04',
    '2026-12',
    '2027-01',
    '2027-03',
  ])
})
test('days without a sale stand in it, and the sums are those of its days', () => {
  const sale = (day: string) => ({ day, orders: 1, pieces: 2, cents: 300 })
  const sales = [sale('2026-10-31'), sale('2026-11-01'), sale('2026-11-30')]
  const days = everyDay('2026-11-01', sales)
  expect(days).toHaveLength(30)
  expect(days.filter(({ orders }) => orders > 0).map(({ day }) => day)).toEqual([
    '2026-11-01',
    '2026-11-30',
  ])
  expect(sumDays(sales, '2026-11-01', '2026-12-01')).toEqual({ orders: 2, pieces: 4, cents: 600 })
})
test('a change is in percent of what was before, and nothing beside nothing', () => {
  expect([
    changeInPercent(150, 100),
    changeInPercent(0, 40),
    changeInPercent(5, 0),
    changeInPercent(5, -10),
  ]).toEqual([50, -100, undefined, undefined])
  expect([partInPercent(1, 3), partInPercent(-5, 10), partInPercent(0, 0)]).toEqual([
    33,
    -50,
    undefined,
  ])
})
test('low is less than was sold, shortest first, and never what is not on sale', () => {
  const sold = [
    { toolId: 'a', pieces: 60 },
    { toolId: 'b', pieces: 10 },
    { toolId: 'c', pieces: 30 },
    { toolId: 'gone', pieces: 9 },
  ]
  const levels = new Map([
    ['a', 30],
    ['b', 10],
    ['c', 0],
  ])
  expect(lowStock(sold, levels)).toEqual([
    { toolId: 'c', pieces: 30, stock: 0, daysLeft: 0 },
    { toolId: 'a', pieces: 60, stock: 30, daysLeft: 15 },
  ])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
      (stock, pieces) => {
        const rows = lowStock([{ toolId: 'x', pieces }], new Map([['x', stock]]))
        expect(rows.length === 1).toBe(stock < pieces)
        expect(rows.every(({ daysLeft }) => daysLeft < 30)).toBe(true)
      },
    ),
  )
})
