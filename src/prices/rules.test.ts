/** Which price a company pays: the most specific row, then the base list, then the catalogue. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unitPriceFor } from '../catalogue/rules.ts'
import {
  afterPercent,
  resolvePrice,
  resolvePriceTerms,
  type ApplicableList,
  type ApplicableRow,
  type RowPrice,
} from './rules.ts'

const catalogue = {
  price: 1000,
  priceBreaks: [
    { from: 24, price: 900 },
    { from: 96, price: 750 },
  ],
}
const day = '2026-11-22'
let nth = 0
const row = (
  target: ApplicableRow['target'],
  price: RowPrice,
  more: Partial<Pick<ApplicableRow, 'distance' | 'validFrom' | 'validUntil'>> = {},
): ApplicableRow => ({ id: `row-${(nth += 1)}`, target, distance: 0, ...price, ...more })
const list = (name: string, ...rows: ApplicableRow[]): ApplicableList => ({ id: name, name, rows })
const own = (price: number, ...priceBreaks: { from: number; price: number }[]): RowPrice => ({
  price,
  priceBreaks,
})
const unit = (lists: readonly ApplicableList[], quantity = 1, on = day) =>
  resolvePrice(catalogue, lists, quantity, on).unitPrice

describe('the most specific row wins', () => {
  const category = row('category', { percentOff: 1000 })
  const above = row('category', { percentOff: 2000 }, { distance: 1 })
  const brand = row('brand', { percentOff: 3000 })
  const tool = row('tool', { percentOff: 4000 })
  test.each([
    ['the tool before all', [above, category, brand, tool], 600],
    ['the brand before categories', [above, category, brand], 700],
    ['the nearest category before the one above it', [above, category], 900],
    ['the category above where it is alone', [above], 800],
    ['the catalogue without a row', [], 1000],
  ])('%s', (_, rows, expected) => {
    expect(unit([list('Own', ...rows)])).toBe(expected)
  })
  test('of the list itself, before any of its base', () => {
    const base = list('Base', row('tool', own(500)))
    expect(unit([list('Own', row('category', own(800))), base])).toBe(800)
    expect(unit([list('Own'), base])).toBe(500)
    expect(resolvePrice(catalogue, [list('Own'), base], 1, day).source?.list.name).toBe('Base')
  })
})

describe('a percentage', () => {
  test('applies to every rung of the ladder', () => {
    const { price, priceBreaks } = resolvePriceTerms(
      catalogue,
      [list('Own', row('brand', { percentOff: 1250 }))],
      day,
    )
    expect({ price, priceBreaks }).toEqual({
      price: 875,
      priceBreaks: [
        { from: 24, price: 788 },
        { from: 96, price: 656 },
      ],
    })
  })
  test('is taken off the price of the base list', () => {
    const base = list('Base', row('tool', own(800, { from: 10, price: 700 })))
    const lists = [list('Own', row('tool', { percentOff: 1000 })), base]
    expect([unit(lists, 1), unit(lists, 10)]).toEqual([720, 630])
  })
  // Half a cent is rounded up.
  test.each([
    [5, 5000, 3],
    [1, 5000, 1],
    [1, 5001, 0],
    [999, 333, 966],
    [100_000_000, 1, 99_990_000],
    [1000, 10_000, 0],
  ])('%d cents less %d hundredths of a percent are %d', (cents, percentOff, expected) => {
    expect(afterPercent(cents, percentOff)).toBe(expected)
  })
  test('leaves no rung that rounding made as dear as the one before', () => {
    const cheap = { price: 3, priceBreaks: [{ from: 10, price: 2 }] }
    expect(
      resolvePriceTerms(cheap, [list('Own', row('tool', { percentOff: 9000 }))], day).priceBreaks,
    ).toEqual([])
  })
})

test('a price of its own replaces the whole ladder', () => {
  const lists = [list('Own', row('tool', own(950, { from: 50, price: 940 })))]
  expect([1, 24, 50, 96].map((quantity) => unit(lists, quantity))).toEqual([950, 950, 940, 940])
})

test('a row counts from its first day to its last, both included', () => {
  const lists = [
    list('Own', row('tool', own(1), { validFrom: '2026-11-22', validUntil: '2026-11-30' })),
  ]
  expect(
    ['2026-11-21', '2026-11-22', '2026-11-30', '2026-12-01'].map((on) => unit(lists, 1, on)),
  ).toEqual([1000, 1, 1, 1000])
})

const prices = fc.integer({ min: 0, max: 100_000_000 })
const terms = fc
  .tuple(
    fc.uniqueArray(prices, { minLength: 1, maxLength: 5 }),
    fc.uniqueArray(fc.integer({ min: 2, max: 1_000_000 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([cents, quantities]) => {
    const [price = 0, ...falling] = cents.toSorted((a, b) => b - a)
    const rising = quantities.toSorted((a, b) => a - b)
    return {
      price,
      priceBreaks: falling.map((rung, index) => ({ from: rising[index] ?? 0, price: rung })),
    }
  })
const quantity = fc.integer({ min: 1, max: 1_000_000 })
const off = fc.integer({ min: 1, max: 10_000 })

describe('for any ladder, percentage and quantity', () => {
  test('the price is the percentage off the rung of that quantity', () => {
    fc.assert(
      fc.property(terms, quantity, off, (before, pieces, percentOff) => {
        const lists = [list('Own', row('tool', { percentOff }))]
        const exact = BigInt(unitPriceFor(before, pieces)) * BigInt(10_000 - percentOff)
        const rounded = Number((exact + 5000n) / 10_000n)
        expect(resolvePrice(before, lists, pieces, day).unitPrice).toBe(rounded)
      }),
    )
  })
  test('the ladder rises in quantity and falls in price', () => {
    fc.assert(
      fc.property(terms, off, (before, percentOff) => {
        const after = resolvePriceTerms(before, [list('Own', row('brand', { percentOff }))], day)
        let previous = { from: 1, price: after.price }
        for (const rung of after.priceBreaks) {
          expect(rung.from).toBeGreaterThan(previous.from)
          expect(rung.price).toBeLessThan(previous.price)
          previous = rung
        }
      }),
    )
  })
  test('the order in which rows are read changes nothing', () => {
    const rows = [
      row('category', { percentOff: 100 }, { distance: 2 }),
      row('category', { percentOff: 200 }),
      row('brand', { percentOff: 300 }),
      row('tool', own(7), { validUntil: '2026-11-21' }),
    ]
    fc.assert(
      fc.property(
        terms,
        fc.shuffledSubarray(rows, { minLength: rows.length }),
        (before, shuffled) => {
          expect(resolvePriceTerms(before, [list('Own', ...shuffled)], day)).toEqual(
            resolvePriceTerms(before, [list('Own', ...rows)], day),
          )
        },
      ),
    )
  })
})
