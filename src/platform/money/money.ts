/**
 * Money: integer cents of the shop's currency internally, text such as '$12.50' in the API and on
 * pages. One process serves one shop, and a shop has one currency: it is set once when the shop
 * starts, and by the first script of a page, so that it need not be passed to every price.
 */

import { writtenForm } from '../languages/written-form.ts'
import { takesLocalNumbers, typedNumber } from '../numbers/written-number.ts'

/** The highest price of a piece: $1,000,000.00, in cents. */
export const maxPrice = 100_000_000

/**
 * The highest sum of an order, a quote or a cart, in cents: half of the highest amount on the wire,
 * so that tax can be added.
 */
export const maxTotal = 500_000_000_000_000
/** The highest sum that is sent, in cents: figures of many orders may be higher. */
export const maxSentTotal = 999_999_999_999_999

/**
 * An amount of money in cents; never negative, never a fraction. NaN is a price that the caller may
 * not see: sums that include it are hidden, too, and it is absent on the wire.
 */
export type Cents = number

/** A hidden price. */
export const hiddenPrice: Cents = Number.NaN
/** Whether an amount is hidden. */
export const isHidden = (cents: Cents): boolean => Number.isNaN(cents)

/** A currency with two decimals: 'EUR' and '€'. A currency without a sign uses its code. */
export type Currency = { readonly code: string; readonly symbol: string }

/** The currency of a shop that has not set one. Source: specification, point 9. */
export const defaultCurrency: Currency = { code: 'USD', symbol: '$' }

let current: Currency = defaultCurrency
/** The currency of this shop. */
export const shopCurrency = (): Currency => current
/** Sets the currency of this shop: from the settings on the server, from the page in a browser. */
export const setShopCurrency = (currency: Currency): void => {
  current = currency
}

/**
 * The prefix of an amount: '€', or 'CHF ' with a blank, since letters would run into the amount.
 */
export const moneyPrefix = ({ symbol }: Currency = current): string =>
  /[a-z]$/i.test(symbol) ? `${symbol} ` : symbol

/** The same as a regular expression. */
export const prefixPattern = (): string => moneyPrefix().replaceAll('$', '\\$')
/** The same, with the sign optional. */
export const optionalPrefixPattern = (): string => {
  const prefix = prefixPattern()
  return prefix.endsWith(' ') ? `(?:${prefix}?)?` : `(?:${prefix})?`
}

/** The currency in a sentence: 'US dollars', in German 'US-Dollar'; or 'EUR', in German 'Euro'. */
export const currencyInWords = ({ code }: Currency = current): string =>
  writtenForm().currencies[code] ?? code

const amountPattern = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** An amount without the sign of the shop's currency. */
export function withoutSymbol(text: string): string {
  if (!text.startsWith(current.symbol)) return text
  const amount = text.slice(current.symbol.length)
  return moneyPrefix().endsWith(' ') ? amount.replace(/^[ \u00a0]/, '') : amount
}

/** Typed text without the sign or code of the shop's currency, before or after: '8,90 €'. */
export function withoutCurrency(text: string): string {
  const bare = withoutSymbol(text.trim())
  const end = [current.symbol, current.code].find((sign) => bare.endsWith(sign))
  return end === undefined ? bare : bare.slice(0, -end.length).trim()
}

/**
 * Parses '$12.50', '12.5' or '12' into cents. In the forms of a shop whose country is set, also
 * '8,90', '1.234,50' and '1 234,50'.
 * @returns undefined for anything else: the sign of another currency, exponents, three decimals,
 *   and ambiguous text, such as '1.234'
 */
export function parseMoney(text: string): Cents | undefined {
  const match =
    amountPattern.exec(withoutSymbol(text.trim())) ??
    (takesLocalNumbers() ? amountPattern.exec(typedNumber(withoutCurrency(text)) ?? '') : null)
  if (!match) return undefined
  const [, whole, decimals = ''] = match
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Cents without a sign: 1250 → '12.50'. */
export const formatAmount = (cents: Cents): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Cents as on the wire: 1250 → '$12.50'. Source: specification, points 3 and 9. */
export const formatMoney = (cents: Cents): string => moneyPrefix() + formatAmount(cents)

/**
 * A plain number in a form field: '8.5', on German pages '8,5'; and '1,2550', since '1,255' could
 * be a thousand.
 */
export const numberInField = (plain: number | string): string =>
  writtenForm().decimal === ','
    ? String(plain)
        .replace('.', ',')
        .replace(/^[1-9]\d{0,2},\d{3}$/, '$&0')
    : String(plain)

/** Cents in a form field: 890 → '8.90', on German pages '8,90'. */
export const amountInField = (cents: Cents): string => numberInField(formatAmount(cents))

/** The same, for fields with the currency sign: '$8.90', on German pages '8,90'. */
export const moneyInField = (cents: Cents): string =>
  writtenForm().signBehind ? amountInField(cents) : formatMoney(cents)

/**
 * The digits of a whole number in groups of three, as `Intl.NumberFormat('en-US')` writes them: the
 * first use of `Intl` loads the browser's locale data, which takes a phone 0.1 s while the page
 * becomes interactive.
 */
const groupDigits = (whole: number): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, writtenForm().group)

/**
 * Cents for people: 131520 → '$1,315.20', in German '1.315,20 $'; '–' for a hidden amount.
 * @param currency that of a document, which may have been issued in another one
 */
export const displayMoney = (cents: Cents, currency: Currency = current): string => {
  if (isHidden(cents)) return '–'
  const { decimal, signBehind } = writtenForm()
  const amount =
    groupDigits(Math.trunc(cents / 100)) + decimal + String(cents % 100).padStart(2, '0')
  return signBehind
    ? `${amount}\u00a0${currency.symbol}`
    : moneyPrefix(currency).replace(' ', '\u00a0') + amount
}

/**
 * A number for people: 12000 → '12,000', in German '12.000'; fractions have at most three decimals.
 */
export const displayNumber = (count: number): string =>
  Number.isSafeInteger(count) ? groupDigits(count) : count.toLocaleString(writtenForm().locale)

/** A count with its noun: '1 piece', '2,400 pieces'. */
export const displayCount = (count: number, one: string, many = `${one}s`): string =>
  `${displayNumber(count)} ${count === 1 ? one : many}`
