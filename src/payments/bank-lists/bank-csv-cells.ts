/** Amounts in the notations of banks, and currencies beside them. Pure. */
import { signOf } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { currencyCodes } from '../../platform/money/currencies.ts'
import type { DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'

/**
 * The digits of an amount, '1.234,50' and '1,234.50', as '1234.50'. A single sign before three
 * digits separates thousands, unless other amounts of the file prove that it is the decimal sign.
 * @param proven the decimal sign of the file, if its amounts prove one
 */
export function toPlainAmount(digits: string, proven: DecimalSign | undefined): string {
  const sign = signOf(digits)
  const decimals = sign === 'open' ? proven : sign
  const point = decimals === undefined ? -1 : digits.lastIndexOf(decimals === 'comma' ? ',' : '.')
  const whole = (point < 0 ? digits : digits.slice(0, point)).replaceAll(/[.,]/g, '')
  return point < 0 ? whole : `${whole || '0'}.${digits.slice(point + 1)}`
}

/** Codes of the countries whose lists are read; 'ALL' and 'TOP', for example, are also words. */
const codes = /(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|DKK|NOK|CZK|HUF|RON|ISK|BGN)(?!\p{L})/u
/** Currency signs and words beside an amount. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|(?<!\p{L})(?:euro(?:[astj]|issa|sse)?|eurais|eurų)(?!\p{L})/iu],
  ['GBP', /£|(?<!\p{L})sterling(?!\p{L})/iu],
  ['USD', /(?<![A-Z])(?:US)?\$/],
  ['PLN', /zł/i],
  ['CZK', /Kč/i],
  ['HUF', /(?<!\p{L})Ft(?!\p{L})/iu],
  ['RON', /(?<!\p{L})lei(?!\p{L})/iu],
  ['CHF', /(?<!\p{L})s?fr\.?(?!\p{L})/iu],
  ['UAH', /₴|(?<!\p{L})грн(?!\p{L})/iu],
  ['TRY', /₺|(?<!\p{L})TL(?!\p{L})/u],
]
/** Currencies called crowns; in other shops, such a list is in a foreign currency. */
const crowns: readonly string[] = ['SEK', 'DKK', 'NOK', 'ISK']

/**
 * The currency in the cell of an amount: '1 250,00 kr', '$12.50'; '' for none.
 * @param own the shop's currency
 */
export function currencyOfAmount(text: string, own: string): string {
  const code = codes.exec(text.toUpperCase())?.[0]
  if (code !== undefined) return code
  if (/(?<!\p{L})kr\.?(?!\p{L})/iu.test(text)) return crowns.includes(own) ? own : 'SEK'
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? ''
}

/** Words of currencies behind the name of an amount, as `wordsOf` makes them. */
const behindAmount = /^(?:euro(?:[astj]|issa|sse)?|eurais|eurų?|kc|zl|ft|lei|kr|tl|грн|rsd|din)$/

/** Whether the last word of a heading names a currency: 'castka kc', 'maara euroa'. */
export const isCurrencyWord = (word: string): boolean =>
  behindAmount.test(word) || currencyCodes.includes(word.toUpperCase())

/** The only currency code above a list: 'Konto: 123 CHF'; '' for none or several. */
export function currencyOfTitle(text: string): string {
  const named = new Set(text.match(new RegExp(codes, 'gu')) ?? [])
  const [only = ''] = named
  return named.size === 1 ? only : ''
}
