/**
 * Numbers as people type them into forms: read if they have only one meaning, otherwise asked
 * about.
 */
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { safeDecode } from 'zod/mini'
import { ChargesForm, toTexts } from '../../delivery/charges-form.ts'
import { parseLadder } from '../../prices/row-form-fields.ts'
import { OptionalAmount } from '../../settings/setting-schemas.ts'
import { parseWeight } from '../../catalogue/units/weight.ts'
import { Integer } from '../fields/fields.ts'
import { parseQuantity } from '../fields/quantity-input.ts'
import { Money } from '../fields/money-field.ts'
import { defaultCurrency, parseMoney, setShopCurrency } from '../money/money.ts'
import { numberMessage } from '../fields/number-message.ts'
import { setNumberCountry, typedDecimal } from './written-number.ts'

afterEach(() => {
  setNumberCountry('')
  setShopCurrency(defaultCurrency)
})

const messageOf = (text: string): unknown => {
  const result = safeDecode(Money, text)
  return result.success ? result.data : result.error.issues[0]?.message
}

test.each([
  ['8,90', 890],
  ['8.90', 890],
  ['8,9', 890],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1 234,50', 123_450],
  ['1\u202f234,50', 123_450],
  ["1'234.50", 123_450],
  ['1.234.567', 123_456_700],
  ['12', 1200],
  ['8,90 €', 890],
  ['€8,90', 890],
  ['8,90 EUR', 890],
])('a form in Germany takes %s', (text, cents) => {
  setNumberCountry('DE')
  setShopCurrency({ code: 'EUR', symbol: '€' })
  expect(parseMoney(text)).toBe(cents)
})

test.each(['1,234', '1.234'])('a form in Germany asks what %s is', (text) => {
  setNumberCountry('DE')
  expect(messageOf(text)).toBe(
    `${text} can mean 1234 or 1.234. Enter 1234, or the amount with two decimals.`,
  )
  expect(parseQuantity(text)).toBeNaN()
  expect(numberMessage(text, 'no')).toBe(`${text} can mean 1234 or 1.234. Enter 1234, or 1.2340.`)
  const whole = safeDecode(Integer(1, 9_999_999), text)
  expect(whole.error?.issues[0]?.message).toBe(
    `${text} can mean 1234 or a number with decimals. Enter 1234, without a separator.`,
  )
})

test.each(['8,905', '1 2', '0,12,3', '1.23.4', 'eight', '-1', '1e3', '$8,90', ''])(
  '%s is no amount in Germany either',
  (text) => {
    setNumberCountry('DE')
    setShopCurrency({ code: 'EUR', symbol: '€' })
    expect(parseMoney(text)).toBeUndefined()
  },
)

test.each(['', 'US'])('a shop with the country “%s” takes amounts as it did', (country) => {
  setNumberCountry(country)
  expect(messageOf('8.90')).toBe(890)
  expect(messageOf('8,90')).toBe('Enter 8.90, with a decimal point.')
  expect(messageOf('1,234')).toBe('Enter 1234.00, with a decimal point.')
  expect(parseQuantity('1,234')).toBe(1234)
  expect(parseWeight('1,250 kg')).toBe(1250)
})

test('weights, percentages, ladders and settings are read alike', () => {
  setNumberCountry('FR')
  expect(parseWeight('0,779 kg')).toBe(779)
  expect(parseWeight('1,250 kg')).toBeUndefined()
  expect(numberMessage('1,250 kg', '')).toBe(
    '1,250 kg can mean 1250 kg or 1.250 kg. Enter 1250 kg, or 1.2500 kg.',
  )
  expect(parseQuantity('1 234')).toBe(1234)
  expect(typedDecimal('12,5')).toBe(12.5)
  expect(parseLadder('24: 9,50, 96: 8,80')).toEqual([
    { from: 24, price: 950 },
    { from: 96, price: 880 },
  ])
  expect(safeDecode(OptionalAmount, '499,50').data).toBe('499.50')
})

test('a form of delivery charges says which field can be read in two ways', () => {
  setNumberCountry('DE')
  const texts = toTexts({
    charged: false,
    surcharges: [],
    otherCountries: 'on-request',
    collection: '',
    zones: [],
    usualWeight: null,
    revision: 1,
  })
  const asked = safeDecode(ChargesForm, { ...texts, usualWeight: '1,234' })
  expect(asked.error?.issues).toMatchObject([
    { path: ['usualWeight'], message: '1,234 can mean 1234 or 1.234. Enter 1234, or 1.2340.' },
  ])
  expect(safeDecode(ChargesForm, { ...texts, usualWeight: '0,5' }).data).toMatchObject({
    usualWeight: 500,
  })
})

test('no way of writing an amount is read as another amount', () => {
  setNumberCountry('DE')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(['.', ','], [' ', ','], ['', ','], [',', '.'], ["'", '.'], ['', '.']),
      fc.integer({ min: 0, max: 2 }),
      (cents, [group = '', sign = ''], decimals) => {
        const amount = decimals === 2 ? cents : cents - (cents % (decimals === 1 ? 10 : 100))
        const whole = String(Math.trunc(amount / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, group)
        const rest = String(amount % 100)
          .padStart(2, '0')
          .slice(0, decimals)
        const read = parseMoney(decimals === 0 ? whole : `${whole}${sign}${rest}`)
        expect([amount, undefined]).toContain(read)
        // Only thousands without decimals can be meant in two ways.
        if (decimals > 0) expect(read).toBe(amount)
      },
    ),
  )
})
