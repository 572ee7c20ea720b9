/** Money: what is written can be read, and nothing else can. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeDecode, safeEncode } from 'zod/v4/core'
import { Money } from './money-field.ts'
import { parseMoney, displayMoney, formatMoney } from './money.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })

describe('money on the wire', () => {
  test('comes back as it went out', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount)
      }),
    )
  })
  test.each([
    ['$12.50', 1250],
    [' $12.50 ', 1250],
    ['12.5', 1250],
    [12.5, 1250],
    [0.1, 10],
    [8.9, 890],
    ['0', 0],
    [19.99, 1999],
    [1_000_000, 100_000_000],
  ])('%j is %s cents', (input, amount) => {
    expect(safeDecode(Money, input)).toMatchObject({ success: true, data: amount })
  })
  test.each([
    -1,
    '-1',
    '$-1.00',
    '1.234',
    1.234,
    1e10,
    '1e3',
    '',
    '$',
    'free',
    '１２',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1,000.00',
    '99999999999',
  ])('%j is refused', (input) => {
    expect(safeDecode(Money, input).success).toBe(false)
  })
  test('goes out with the $ of the specification', () => {
    expect(safeEncode(Money, 890)).toMatchObject({ data: '$8.90' })
  })
  test('is grouped for people', () => {
    expect(displayMoney(131_520)).toBe('$1,315.20')
    expect([displayMoney(0), displayMoney(5), displayMoney(1_000)]).toEqual([
      '$0.00',
      '$0.05',
      '$10.00',
    ])
  })
})
