/** Amounts: each formatted amount can be parsed again, and no other text is accepted. */
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { safeDecode, safeEncode } from 'zod/v4/core'
import { Money } from '../fields/money-field.ts'
import {
  currencyInWords,
  defaultCurrency,
  displayCount,
  displayMoney,
  displayNumber,
  formatMoney,
  hiddenPrice,
  moneyPrefix,
  optionalPrefixPattern,
  parseMoney,
  prefixPattern,
  setShopCurrency,
  shopCurrency,
} from './money.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })

test('numbers are written as in English: by the standard, whichever number it is', () => {
  const standard = new Intl.NumberFormat('en-US')
  expect([0, 999, 1000, -1000, 12_345_678, 1234.5678].map(displayNumber)).toEqual([
    '0',
    '999',
    '1,000',
    '-1,000',
    '12,345,678',
    '1,234.568',
  ])
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.float({ noNaN: true })), (number) => {
      // Minus zero is no amount and no count.
      fc.pre(!Object.is(number, -0))
      expect(displayNumber(number)).toBe(standard.format(number))
    }),
  )
})

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

describe('in a shop of another currency', () => {
  afterEach(() => setShopCurrency(defaultCurrency))

  const [euro, francs] = [
    { code: 'EUR', symbol: '€' },
    { code: 'CHF', symbol: 'CHF' },
  ]

  test('a sign stands close to the amount, a word apart from it', () => {
    expect([moneyPrefix(), moneyPrefix(euro), moneyPrefix(francs)]).toEqual(['$', '€', 'CHF '])
    expect(moneyPrefix({ code: 'AUD', symbol: 'A$' })).toBe('A$')
    setShopCurrency(francs)
    expect(shopCurrency()).toEqual(francs)
    expect(formatMoney(1250)).toBe('CHF 12.50')
    expect(displayMoney(131_520)).toBe('CHF\u00a01,315.20')
    expect(displayMoney(131_520, euro)).toBe('€1,315.20')
    expect(displayMoney(hiddenPrice)).toBe('–')
  })
  test('an amount is read with its sign, or without, and with no other', () => {
    setShopCurrency(francs)
    for (const text of ['CHF 12.50', 'CHF12.50', 'CHF\u00a012.50', ' CHF 12.5 ', '12.50'])
      expect(parseMoney(text), text).toBe(1250)
    for (const text of ['$12.50', 'CHF  12.50', 'CHF x12.50', 'CHFx12.50', 'CHF', '12 .50'])
      expect(parseMoney(text), text).toBeUndefined()
    setShopCurrency(euro)
    expect(parseMoney('€12.50')).toBe(1250)
    for (const text of ['€ 12.50', '€1 2.50', '$12.50'])
      expect(parseMoney(text), text).toBeUndefined()
  })
  test('as a regular expression the prefix means itself, and may be left out', () => {
    const matches = (pattern: string, text: string) => new RegExp(`^${pattern}1$`).test(text)
    expect(['$1', '1', '€1'].map((text) => matches(prefixPattern(), text))).toEqual([
      true,
      false,
      false,
    ])
    expect(['$1', '1', '€1'].map((text) => matches(optionalPrefixPattern(), text))).toEqual([
      true,
      true,
      false,
    ])
    setShopCurrency(francs)
    expect(
      ['CHF 1', 'CHF1', '1', 'CH1'].map((text) => matches(optionalPrefixPattern(), text)),
    ).toEqual([true, true, true, false])
  })
  test('its name in a sentence is its code', () => {
    expect([currencyInWords(), currencyInWords(euro)]).toEqual(['US dollars', 'EUR'])
  })
})

test('a count has its noun, one of them in the singular', () => {
  expect([0, 1, 2400].map((count) => displayCount(count, 'piece'))).toEqual([
    '0 pieces',
    '1 piece',
    '2,400 pieces',
  ])
  expect([1, 2].map((count) => displayCount(count, 'company', 'companies'))).toEqual([
    '1 company',
    '2 companies',
  ])
})
