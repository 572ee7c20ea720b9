/** VAT numbers in a customer file, whose country may be in a separate column. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { countryOf, type Cells } from './import-addresses.ts'

/** 'EU-Land' of DATEV: the letters before a VAT number, which identify its country. */
const vatCountry = /^eu ?(?:land|landerkennzeichen|country( code)?|lkz)$/
export const namesVatCountry = (heading: string): boolean => vatCountry.test(wordsOf(heading))

/** Headings of numbers that always begin with country letters. */
const ofUnion = /^(?:eu|ust|umsatzsteuer|uid|vat|tva|btw)\b/
/** Headings that only mean the VAT number of the European Union. */
const onlyOfUnion = /^(?:eu|ust|umsatzsteuer)\b/

/** A VAT number in a column that is called a tax number: 'DE136695976', 'GB123456789'. */
export function vatIdIn(cells: Cells): string | undefined {
  const number = (cells.get('taxNumber') ?? '').replaceAll(/[\s.-]/g, '')
  const [, country = ''] = /^([A-Z]{2})(?=(?:[A-Z]*\d){7})[A-Z0-9]{8,12}$/.exec(number) ?? []
  return union.has(country) || country === 'GB' ? cells.get('taxNumber') : undefined
}

const union = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)
const lettersOf = (country: string): string => (country === 'GR' ? 'EL' : country)

/**
 * A number with its country letters: '136695976' in Germany is DE136695976.
 * @param heading the heading of its column
 * @param countries the countries in the row, that of the number first
 * @returns undefined if nothing indicates the country
 */
export function withVatCountry(
  number: string,
  heading: string,
  countries: readonly string[],
): string | undefined {
  const words = wordsOf(heading)
  // Austrian numbers begin with U, which is not a country.
  const isBare = /^(?:\d[\d\s.]{6,13}|U\d{8})$/.test(number)
  if (!isBare || !ofUnion.test(words)) return number
  const [country] = countries.map((said) => lettersOf(countryOf(said))).filter(Boolean)
  if (country === undefined) return onlyOfUnion.test(words) ? undefined : number
  return union.has(country) ? `${country}${number}` : number
}
