/** VAT numbers of a file of customers, whose country may stand in a column of its own. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { countryOf } from './import-addresses.ts'

/** 'EU-Land' of DATEV: the letters before a VAT number, which are those of its country. */
const vatCountry = /^eu ?(?:land|landerkennzeichen|country( code)?|lkz)$/
export const namesVatCountry = (heading: string): boolean => vatCountry.test(wordsOf(heading))

/** Headings of numbers that always begin with the letters of a country. */
const ofUnion = /^(?:eu|ust|umsatzsteuer|uid|vat|tva|btw)\b/
/** Those of which there is no other number than the one of the Union. */
const onlyOfUnion = /^(?:eu|ust|umsatzsteuer)\b/

const union = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)
const lettersOf = (country: string): string => (country === 'GR' ? 'EL' : country)

/**
 * A number with the letters of its country: '136695976' of Germany is DE136695976.
 * @param heading of its column
 * @param countries as the row says them, the one of the number first
 * @returns undefined where nothing says of which country it is
 */
export function withVatCountry(
  number: string,
  heading: string,
  countries: readonly string[],
): string | undefined {
  const words = wordsOf(heading)
  // Austrian numbers begin with U, which is none of a country.
  const isBare = /^(?:\d[\d\s.]{6,13}|U\d{8})$/.test(number)
  if (!isBare || !ofUnion.test(words)) return number
  const [country] = countries.map((said) => lettersOf(countryOf(said))).filter(Boolean)
  if (country === undefined) return onlyOfUnion.test(words) ? undefined : number
  return union.has(country) ? `${country}${number}` : number
}
