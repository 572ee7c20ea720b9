/**
 * Currencies: the codes of ISO 4217 (as of November 2026) whose amounts have two decimals, and
 * their internationally understood signs. Funds, metals and test codes are left out.
 */
import { currentLanguage } from '../languages/current-language.ts'
import { defaultCurrency, type Currency } from './money.ts'

export const currencyCodes: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
  'CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL ' +
  'HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT ' +
  'MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB ' +
  'SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH ' +
  'USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG'
).split(' ')

/** A sign that several currencies share is combined with letters, as in the English CLDR. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['AUD', 'A$'],
  ['BRL', 'R$'],
  ['CAD', 'CA$'],
  ['CNY', 'CN¥'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['HKD', 'HK$'],
  ['ILS', '₪'],
  ['INR', '₹'],
  ['MXN', 'MX$'],
  ['NZD', 'NZ$'],
  ['PHP', '₱'],
  ['TWD', 'NT$'],
  ['USD', '$'],
  ['XCD', 'EC$'],
])

/** 'EUR' → its sign; a code without a sign represents itself: 'CHF'. */
export const currencyOf = (code: string): Currency =>
  code === defaultCurrency.code ? defaultCurrency : { code, symbol: symbols.get(code) ?? code }

/** 'EUR' → 'Euro', in the current language. */
export const currencyName = (code: string): string =>
  new Intl.DisplayNames(currentLanguage(), { type: 'currency' }).of(code) ?? code
