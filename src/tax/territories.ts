/**
 * Places that are not taxed as the country in their address is. Pure.
 *
 * Source: Directive 2006/112/EC, articles 6 and 7; Northern Ireland: Windsor Framework (Protocol on
 * Ireland / Northern Ireland), article 8 and annex 3.
 */

/** Countries that are a part of another one's territory of value added tax. */
const partsOf: Readonly<Record<string, string>> = { IM: 'GB', MC: 'FR' }

/** Country, the postcodes of the place, and its code. Outside the Union but for Northern Ireland. */
const places: readonly (readonly [string, RegExp, string])[] = [
  // The prefix of its VAT numbers.
  ['GB', /^BT\d/, 'XI'],
  // ISO 3166 keeps IC for the Canary Islands, EA for Ceuta and Melilla.
  ['ES', /^3[58]\d{3}$/, 'IC'],
  ['ES', /^5[12]\d{3}$/, 'EA'],
  // Livigno, and Campione d'Italia.
  ['IT', /^(?:23041|22061)$/, 'IT-outside'],
  // Guadeloupe, Martinique, French Guiana, Réunion, Mayotte and the territories of the Pacific.
  ['FR', /^9(?:7\d|8[678])\d{2}$/, 'FR-outside'],
]

/** Whether the postcode of an address in this country may decide on its tax. */
export const isDivided = (country: string): boolean =>
  places.some(([divided]) => divided === country)

/**
 * The territory of value added tax in which an address is: a code of ISO 3166-1, or that of a place
 * that is taxed apart.
 */
export function territoryOf(country: string, postcode = ''): string {
  const compact = postcode.replaceAll(/[\s-]/g, '').toUpperCase()
  const [, , place] =
    places.find(([divided, postcodes]) => divided === country && postcodes.test(compact)) ?? []
  return place ?? partsOf[country] ?? country
}
