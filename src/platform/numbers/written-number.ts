/**
 * Numbers as people type them into forms. Pure, but for the style of the shop, which a page sets in
 * the browser: on the wire an amount is written as the API says.
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
 * Sets how numbers are typed into the forms of this page: by the shop's country, and on German pages
 * with a comma where the country says nothing. Other pages of a shop without a country, or of one in
 * the USA, only take amounts as the specification writes them.
 */
export const setNumberCountry = (country: string): void => {
  const own = country === 'US' ? undefined : signOfCountry(country)
  style = own ?? (writtenForm().decimal === ',' ? 'comma' : undefined)
}
/** Whether forms take amounts in other ways than that of the specification. */
export const takesLocalNumbers = (): boolean => style !== undefined

/** What a typed number can be: one reading, two of them, or none. Each with a dot, without groups. */
export function readingsOf(typed: string): readonly string[] {
  const text = typed.trim()
  if (!/^[\d.,\s'’]+$/.test(text) || hasStrangeBlanks(text)) return []
  const bare = text.replace(/[\s'’]/g, '')
  const sign = signBefore(bare, text)
  // A dot is before decimals wherever the country writes it so.
  const isAsked = sign === 'open' && (style === 'comma' || bare.includes(','))
  const signs =
    sign === 'open' ? (isAsked ? (['dot', 'comma'] as const) : (['dot'] as const)) : [sign ?? 'dot']
  return signs.flatMap((each) => plainIn(bare, each) ?? []).toSorted(byLength)
}
/** The one that has no decimals first. */
const byLength = (one: string, two: string): number => one.length - two.length

/**
 * The number that was typed, with a dot and without groups.
 * @returns undefined for what is no number, and for what can be read in two ways
 */
export const typedNumber = (text: string): string | undefined => {
  const [only, ...more] = readingsOf(text)
  return more.length === 0 ? only : undefined
}

/** A typed number that may have decimals; NaN for what is none or can be read in two ways. */
export const typedDecimal = (text: string): number => Number(typedNumber(text) ?? Number.NaN)
