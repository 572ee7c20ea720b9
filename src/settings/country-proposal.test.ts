/** What the country of a shop proposes, and what it leaves as somebody chose it. */
import { expect, test } from 'vitest'
import { countryCodes } from '../platform/addresses/countries.ts'
import { usualCurrency, usualTimeZone } from '../platform/addresses/country-customs.ts'
import { currencyCodes } from '../platform/money/currencies.ts'
import { isTimeZone } from '../platform/time/time-zone.ts'
import { proposalFor } from './country-proposal.ts'

const fresh = { currency: 'USD', timeZone: 'UTC', invoicing: 'on-request' } as const

test.each([
  ['DE', { currency: 'EUR', timeZone: 'Europe/Berlin', invoicing: 'when-shipped' }],
  ['CH', { currency: 'CHF', timeZone: 'Europe/Zurich' }],
  ['GB', { currency: 'GBP', timeZone: 'Europe/London', invoicing: 'when-shipped' }],
  ['ES', { currency: 'EUR', timeZone: 'Europe/Madrid', invoicing: 'when-shipped' }],
  ['PL', { currency: 'PLN', timeZone: 'Europe/Warsaw', invoicing: 'when-shipped' }],
  ['NO', { currency: 'NOK', timeZone: 'Europe/Oslo', invoicing: 'when-shipped' }],
  ['PR', { timeZone: 'America/Puerto_Rico' }],
  ['US', {}],
  ['JP', { timeZone: 'Asia/Tokyo' }],
  ['', {}],
])('a fresh shop in “%s” is proposed %o', (country, proposed) => {
  expect(proposalFor({ country, ...fresh })).toEqual(proposed)
})

test('nothing is proposed over what somebody has chosen', () => {
  const chosen = { currency: 'CHF', timeZone: 'Europe/Vienna', invoicing: 'when-shipped' } as const
  expect(proposalFor({ country: 'DE', ...chosen })).toEqual({})
  expect(proposalFor({ country: 'DE', ...chosen, timeZone: 'UTC' })).toEqual({
    timeZone: 'Europe/Berlin',
  })
})

test('what is usual in a country can be set, and most countries have a currency and a zone', () => {
  const currencies = countryCodes.flatMap((country) => usualCurrency(country) ?? [])
  expect(currencies.filter((code) => !currencyCodes.includes(code))).toEqual([])
  expect(currencies.length).toBeGreaterThan(205)
  const zones = countryCodes.flatMap((country) => usualTimeZone(country) ?? [])
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
  expect(zones.length).toBeGreaterThan(225)
})
