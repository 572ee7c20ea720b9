/**
 * A form reads the number that it shows when it opens as the same number: no separator changes its
 * size.
 */
import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { toTexts } from '../../delivery/charges-form.ts'
import { rowFormOf, toRowInput } from '../../prices/row-form-fields.ts'
import { inLanguage } from '../languages/in-language.server.ts'
import {
  amountInField,
  defaultCurrency,
  maxPrice,
  moneyInField,
  numberInField,
  parseMoney,
  setShopCurrency,
} from '../money/money.ts'
import { setNumberCountry, typedDecimal } from './written-number.ts'

afterEach(() => {
  setNumberCountry('')
  setShopCurrency(defaultCurrency)
})

/** A page of a shop in this country, in this language. */
const onPage = <T>(language: 'de' | 'en', country: string, look: () => T): T =>
  inLanguage(language, () => {
    setNumberCountry(country)
    return look()
  })

const row = {
  id: 'r1',
  target: 'tool' as const,
  targetId: 't1',
  name: 'Claw hammer',
  sku: 'HMR-1',
  changedAt: '2026-11-28T16:00:00.000Z',
  price: 123_450,
  percentOff: 2.5,
  priceBreaks: [
    { from: 24, price: 950 },
    { from: 96, price: 123_405 },
  ],
}

test('fields of German pages show 8,90, those of English ones what they always did', () => {
  const shown = () => [amountInField(890), moneyInField(123_450), numberInField(2.5)]
  expect(inLanguage('de', shown)).toEqual(['8,90', '1234,50', '2,5'])
  expect(shown()).toEqual(['8.90', '$1234.50', '2.5'])
})

describe.each(['', 'DE', 'AT', 'CH', 'FR', 'GB', 'US'])('a shop in "%s"', (country) => {
  test.each(['de', 'en'] as const)('reads each amount that a page in %s shows', (language) => {
    setShopCurrency({ code: 'EUR', symbol: '€' })
    onPage(language, country, () =>
      fc.assert(
        fc.property(fc.integer({ min: 0, max: maxPrice }), (cents) => {
          expect(parseMoney(amountInField(cents))).toBe(cents)
          expect(parseMoney(moneyInField(cents))).toBe(cents)
        }),
      ),
    )
  })

  test('reads each weight in kilograms that a German page shows', () =>
    onPage('de', country, () =>
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 100_000_000 }), (grams) => {
          expect(Math.round(typedDecimal(numberInField(grams / 1000)) * 1000)).toBe(grams)
        }),
      ),
    ))

  test.each(['de', 'en'] as const)('keeps a price that is opened and saved in %s', (language) => {
    const { price, percentOff, priceBreaks } = row
    expect(onPage(language, country, () => toRowInput(rowFormOf(row)))).toEqual({
      price,
      percentOff,
      priceBreaks,
    })
  })
})

test('a German page takes 8,90 in whatever country the shop is', () => {
  for (const country of ['', 'DE', 'US', 'CH'])
    expect(
      onPage('de', country, () => parseMoney('8,90')),
      country,
    ).toBe(890)
  expect(onPage('en', 'US', () => parseMoney('8,90'))).toBeUndefined()
})

test('a table of delivery charges stands in German as it is typed', () => {
  const table = {
    charged: true,
    zones: [
      {
        name: 'EU',
        countries: [],
        postcodes: '',
        basis: 'weight' as const,
        steps: [{ upTo: 31_500, charge: 1290 }],
        freeFrom: 50_000,
        onRequest: false,
      },
    ],
    surcharges: [],
    otherCountries: 'on-request' as const,
    collection: '',
    usualWeight: 1255,
    revision: 1,
  }
  const texts = inLanguage('de', () => toTexts(table))
  expect(texts.zones[0]).toMatchObject({
    steps: [{ upTo: '31,5', charge: '12,90' }],
    freeFrom: '500,00',
  })
  expect(texts.usualWeight).toBe('1,2550')
})
