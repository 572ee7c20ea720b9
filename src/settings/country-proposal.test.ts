/** What the country of a shop proposes, and what it leaves as somebody chose it. */
import { expect, test } from 'vitest'
import { countryCodes } from '../platform/addresses/countries.ts'
import { usualCurrency, usualTimeZone } from '../platform/addresses/country-customs.ts'
import { currencyCodes } from '../platform/money/currencies.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { isTimeZone } from '../platform/time/time-zone.ts'
import { countryProposalMessages } from './messages/country-proposal.ts'
import { proposalFor } from './country-proposal.ts'

const fresh = {
  defaultLanguage: 'en',
  currency: 'USD',
  timeZone: 'UTC',
  tax: 'none',
  vatService: '',
  invoicing: 'on-request',
} as const
const vatService = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
const vat = { tax: 'vat', invoicing: 'when-shipped' } as const
const euVat = { ...vat, vatService } as const

test.each([
  ['DE', { defaultLanguage: 'de', currency: 'EUR', timeZone: 'Europe/Berlin', ...euVat }],
  ['AT', { defaultLanguage: 'de', currency: 'EUR', timeZone: 'Europe/Vienna', ...euVat }],
  ['CH', { defaultLanguage: 'de', currency: 'CHF', timeZone: 'Europe/Zurich', tax: 'vat' }],
  ['GB', { currency: 'GBP', timeZone: 'Europe/London', ...vat }],
  ['ES', { currency: 'EUR', timeZone: 'Europe/Madrid', ...euVat }],
  ['PL', { currency: 'PLN', timeZone: 'Europe/Warsaw', ...euVat }],
  ['NO', { currency: 'NOK', timeZone: 'Europe/Oslo', ...vat }],
  ['PR', { timeZone: 'America/Puerto_Rico' }],
  ['US', {}],
  ['JP', { timeZone: 'Asia/Tokyo' }],
  ['', {}],
])('a fresh shop in “%s” is proposed %o', (country, proposed) => {
  expect(proposalFor({ country, ...fresh })).toEqual(proposed)
})

test('nothing is proposed over what somebody has chosen', () => {
  const chosen = {
    defaultLanguage: 'de',
    currency: 'CHF',
    timeZone: 'Europe/Vienna',
    tax: 'small-business',
    vatService: 'https://vat.example.com',
    invoicing: 'when-shipped',
  } as const
  expect(proposalFor({ country: 'DE', ...chosen })).toEqual({})
  expect(proposalFor({ country: 'DE', ...chosen, timeZone: 'UTC' })).toEqual({
    timeZone: 'Europe/Berlin',
  })
})

test('a currency that can no longer be changed is not proposed', () => {
  expect(proposalFor({ country: 'DE', ...fresh }, ['currency'])).toEqual({
    defaultLanguage: 'de',
    timeZone: 'Europe/Berlin',
    ...euVat,
  })
})

test('the proposal names what is set, with the rates of the tax', () => {
  const proposal = proposalFor({ country: 'DE', ...fresh }, ['currency'])
  const named = () => countryProposalMessages.usual('Deutschland', proposal, ['19 %', '7 %'])
  expect(inLanguage('de', named)).toBe(
    'Üblich für Deutschland: Seiten auf Deutsch, die Zeitzone Europe/Berlin, 19 % und 7 % Umsatzsteuer, ' +
      'USt-IdNrn., die der Dienst der EU prüft, eine Rechnung je Lieferung.',
  )
})

test('what is usual in a country can be set, and most countries have a currency and a zone', () => {
  const currencies = countryCodes.flatMap((country) => usualCurrency(country) ?? [])
  expect(currencies.filter((code) => !currencyCodes.includes(code))).toEqual([])
  expect(currencies.length).toBeGreaterThan(205)
  const zones = countryCodes.flatMap((country) => usualTimeZone(country) ?? [])
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
  expect(zones.length).toBeGreaterThan(225)
})
