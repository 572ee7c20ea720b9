/**
 * Places that are taxed differently from the country in their address. Pure.
 *
 * Source: Directive 2006/112/EC, articles 6 and 7; Northern Ireland: Windsor Framework (Protocol on
 * Ireland / Northern Ireland), article 8 and annex 3; Svalbard and Jan Mayen: Norwegian VAT Act
 * (merverdiavgiftsloven), section 1-2; Samnaun: Swiss VAT Act (MWSTG), article 4; Büsingen: MWSTG,
 * article 3; the Channel Islands and Gibraltar: Value Added Tax Act 1994, section 96. Postcodes:
 * the postal services of these countries, read on 2026-11-26.
 */

/** Countries that belong to another country's VAT territory. */
const partsOf: Readonly<Record<string, string>> = { IM: 'GB', MC: 'FR' }

/**
 * Country, the postcodes of the place, and its code. All are outside the Union except Northern
 * Ireland.
 */
const places: readonly (readonly [string, RegExp, string])[] = [
  // The prefix of its VAT numbers.
  ['GB', /^BT\d/, 'XI'],
  // ISO 3166 reserves IC for the Canary Islands, and EA for Ceuta and Melilla.
  ['ES', /^3[58]\d{3}$/, 'IC'],
  ['ES', /^5[12]\d{3}$/, 'EA'],
  // Livigno (article 6, 2 f), and Campione d'Italia (article 6, 1 f).
  ['IT', /^(?:23041|22061)$/, 'IT-outside'],
  // Guadeloupe, Martinique, French Guiana, Réunion, Mayotte, and the territories in the Pacific and
  // the southern seas. 98000 is Monaco, which is taxed like France.
  ['FR', /^9(?:7\d|8[4678])\d{2}$/, 'FR-outside'],
  // Heligoland (article 6, 2 a).
  ['DE', /^27498$/, 'DE-outside'],
  // Büsingen (article 6, 2 b), which belongs to the Swiss tax territory.
  ['DE', /^78266$/, 'DE-78266'],
  // Mount Athos: Karyes and Dafni (article 6, 1 a).
  ['GR', /^6308[67]$/, 'GR-outside'],
  // Åland (article 6, 1 d).
  ['FI', /^22\d{3}$/, 'AX'],
  // Greenland and the Faroe Islands, with their former and present codes: not part of the Union.
  ['DK', /^39\d{2}$/, 'GL'],
  ['DK', /^(?:38\d{2}|[1-9]\d{2})$/, 'FO'],
  ['NO', /^(?:917\d|8099)$/, 'SJ'],
  // Goods there are not subject to Swiss tax.
  ['CH', /^756[23]$/, 'CH-outside'],
  ['GB', /^JE\d/, 'JE'],
  ['GB', /^GY\d/, 'GG'],
  ['GB', /^GX11/, 'GI'],
]

/** Whether the postcode may determine the tax in this country. */
export const isDivided = (country: string): boolean =>
  places.some(([divided]) => divided === country)

/**
 * The VAT territory of an address: a code of ISO 3166-1, or that of a place that is taxed
 * separately.
 */
export function territoryOf(country: string, postcode = ''): string {
  const typed = postcode.replaceAll(/[\s-]/g, '').toUpperCase()
  // 'D-27498', 'FI-22100': numeric postcodes may be preceded by the country.
  const compact =
    country !== 'GB' && /^[A-Z]{1,3}\d+$/.test(typed) ? typed.replace(/^[A-Z]+/, '') : typed
  const [, , place] =
    places.find(([divided, postcodes]) => divided === country && postcodes.test(compact)) ?? []
  return place ?? partsOf[country] ?? country
}
