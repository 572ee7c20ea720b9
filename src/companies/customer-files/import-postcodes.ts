/** Postcodes that have lost their leading zero in a spreadsheet. Pure. */
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { countryName } from '../../platform/addresses/countries.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { countryOf } from './import-addresses.ts'

/** Countries whose postcodes have five digits and may begin with a zero. */
const ofFive: ReadonlySet<string> = new Set(
  'DE FR IT ES US FI CZ SK GR HR EE LT TR MX UA MY TH KR MC'.split(' '),
)

/** Whether most postcodes of a list have five digits, some four, and none begins with a zero. */
export function haveShortCodes(codes: readonly string[]): boolean {
  const count = (pattern: RegExp) => codes.filter((code) => pattern.test(code)).length
  return count(/^0/) === 0 && count(/^\d{4}$/) > 0 && count(/^\d{5}$/) > count(/^\d{4}$/)
}

/**
 * The question about a postcode of four digits; undefined if it may be complete.
 * @param country as written; undefined for none
 * @param isShort whether the list has such postcodes
 */
export function doubtOfCode(
  code: string | undefined,
  country: string | undefined,
  isShort: boolean,
): string | undefined {
  if (code === undefined || !/^\d{4}$/.test(code)) return undefined
  const known = countryOf(country ?? '')
  if (ofFive.has(known)) return messages.shortCode(code, countryName(known))
  return known === '' && isShort ? messages.shorterCode(code) : undefined
}

/** States of the USA whose codes are those of countries without postcodes of five digits. */
const states: ReadonlySet<string> = new Set(
  'AL AR AZ CA CO GA IL IN MD MO MS MT NE PA SC TN'.split(' '),
)

/** The question about a country that may be a state of the USA: 'GA' beside 'Atlanta 30301'. */
export function doubtOfCountry(
  code: string | undefined,
  country: string | undefined = '',
): string | undefined {
  const isState = states.has(country) && /^\d{5}(?:-\d{4})?$/.test(code ?? '')
  return isState ? messages.swappedState(country, countryName(country)) : undefined
}

type Cells = ReadonlyMap<FieldOf<'customer'>, string>

/** With the town and the postcode in their own columns, if each stands in that of the other. */
export function inOwnColumns(cells: Cells): Cells {
  const [code = '', town = ''] = [cells.get('postcode'), cells.get('city')]
  const areSwapped = /^\p{L}[\p{L} .'-]+$/u.test(code) && /^\d{4,5}$/.test(town)
  return areSwapped ? new Map([...cells, ['postcode', town], ['city', code]]) : cells
}
