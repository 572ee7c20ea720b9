/**
 * Numbers as people type them into forms. Pure, except for the shop's number style, which a page
 * sets in the browser: on the wire an amount is written as the API specifies.
 */
import {
  hasStrangeBlanks,
  plainIn,
  signBefore,
  signOfCountry,
  type DecimalSign,
} from '../../../packages/file-reader/numbers/number-signs.ts'
import { writtenForm } from '../languages/written-form.ts'

let style: DecimalSign | undefined
/**
 * Sets how numbers are typed into the forms of this page: according to the shop's country, or with
 * a decimal comma on German pages if the country does not decide it. Other pages of a shop without
 * a country, or in the USA, only accept amounts in the specification's format.
 */
export const setNumberCountry = (country: string): void => {
  const own = country === 'US' ? undefined : signOfCountry(country)
  style = own ?? (writtenForm().decimal === ',' ? 'comma' : undefined)
}
/** Whether forms accept amounts in other formats than the specification's. */
export const takesLocalNumbers = (): boolean => style !== undefined

/**
 * The possible readings of a typed number: one, two, or none. Each with a decimal point, without
 * groups.
 */
export function readingsOf(typed: string): readonly string[] {
  const text = typed.trim()
  if (!/^[\d.,\s'’]+$/.test(text) || hasStrangeBlanks(text)) return []
  const bare = text.replace(/[\s'’]/g, '')
  const sign = signBefore(bare, text)
  // In countries that write decimals with a point, a point is always the decimal sign.
  const isAsked = sign === 'open' && (style === 'comma' || bare.includes(','))
  const signs =
    sign === 'open' ? (isAsked ? (['dot', 'comma'] as const) : (['dot'] as const)) : [sign ?? 'dot']
  return signs.flatMap((each) => plainIn(bare, each) ?? []).toSorted(byLength)
}
/** The reading without decimals comes first. */
const byLength = (one: string, two: string): number => one.length - two.length

/**
 * The number that was typed, with a decimal point and without groups.
 * @returns undefined for text that is not a number, or is ambiguous
 */
export const typedNumber = (text: string): string | undefined => {
  const [only, ...more] = readingsOf(text)
  return more.length === 0 ? only : undefined
}

/** A typed number that may have decimals; NaN if it is not a number or is ambiguous. */
export const typedDecimal = (text: string): number => Number(typedNumber(text) ?? Number.NaN)
