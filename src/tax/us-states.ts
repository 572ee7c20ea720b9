/**
 * The states of the USA, with or without sales tax, and the ZIP codes of each. Territories have
 * their own country codes, so goods sent there are exported.
 *
 * Source: USPS Publication 28, appendix B (states); USPS Labeling List L002 (prefixes of three
 * digits). A prefix in two states is assigned to the one with most of its ZIP codes.
 */

export type UsState = {
  /** As on an envelope: 'OH'. */
  readonly code: string
  readonly name: string
}

/** Code, name, prefixes of three digits. */
const table: readonly (readonly [string, string, string])[] = [
  ['AL', 'Alabama', '350-352 354-369'],
  ['AK', 'Alaska', '995-999'],
  ['AZ', 'Arizona', '850-865'],
  ['AR', 'Arkansas', '716-729'],
  ['CA', 'California', '900-908 910-928 930-961'],
  ['CO', 'Colorado', '800-816'],
  ['CT', 'Connecticut', '060-069'],
  ['DE', 'Delaware', '197-199'],
  ['DC', 'District of Columbia', '200 202-205 569'],
  ['FL', 'Florida', '320-339 341-342 344 346-347 349'],
  ['GA', 'Georgia', '300-319 398-399'],
  ['HI', 'Hawaii', '967-968'],
  ['ID', 'Idaho', '832-838'],
  ['IL', 'Illinois', '600-620 622-629'],
  ['IN', 'Indiana', '460-479'],
  ['IA', 'Iowa', '500-516 520-528'],
  ['KS', 'Kansas', '660-662 664-679'],
  ['KY', 'Kentucky', '400-427'],
  ['LA', 'Louisiana', '700-701 703-708 710-714'],
  ['ME', 'Maine', '039-049'],
  ['MD', 'Maryland', '206-212 214-219'],
  ['MA', 'Massachusetts', '010-027 055'],
  ['MI', 'Michigan', '480-499'],
  ['MN', 'Minnesota', '550-551 553-567'],
  ['MS', 'Mississippi', '386-397'],
  ['MO', 'Missouri', '630-631 633-641 644-658'],
  ['MT', 'Montana', '590-599'],
  ['NE', 'Nebraska', '680-681 683-693'],
  ['NV', 'Nevada', '889-891 893-895 897-898'],
  ['NH', 'New Hampshire', '030-038'],
  ['NJ', 'New Jersey', '070-089'],
  ['NM', 'New Mexico', '870-871 873-875 877-884'],
  ['NY', 'New York', '005 100-149'],
  ['NC', 'North Carolina', '270-289'],
  ['ND', 'North Dakota', '580-588'],
  ['OH', 'Ohio', '430-459'],
  ['OK', 'Oklahoma', '730-731 734-741 743-749'],
  ['OR', 'Oregon', '970-979'],
  ['PA', 'Pennsylvania', '150-196'],
  ['RI', 'Rhode Island', '028-029'],
  ['SC', 'South Carolina', '290-299'],
  ['SD', 'South Dakota', '570-577'],
  ['TN', 'Tennessee', '370-385'],
  ['TX', 'Texas', '733 750-770 772-799 885'],
  ['UT', 'Utah', '840-847'],
  ['VT', 'Vermont', '050-054 056-059'],
  ['VA', 'Virginia', '201 220-246'],
  ['WA', 'Washington', '980-986 988-994'],
  ['WV', 'West Virginia', '247-268'],
  ['WI', 'Wisconsin', '530-532 534-535 537-549'],
  ['WY', 'Wyoming', '820-831'],
]

export const usStates: readonly UsState[] = table.map(([code, name]) => ({ code, name }))
export const usStateCodes: readonly string[] = usStates.map(({ code }) => code)

/** 'OH' → 'Ohio'; text that is not a code stays unchanged. */
export const usStateName = (code: string): string =>
  usStates.find((state) => state.code === code)?.name ?? code

/** A state by its code or name; undefined for other text. */
export function readUsState(text: string): string | undefined {
  const folded = text.trim().toLowerCase()
  return usStates.find(
    ({ code, name }) => code.toLowerCase() === folded || name.toLowerCase() === folded,
  )?.code
}

/** '43215', '43215-1234' → '43215'; undefined for text that is not a ZIP code. */
export const readZip = (text: string): string | undefined =>
  /^(\d{5})(?:[- ]?\d{4})?$/.exec(text.trim())?.[1]

/** The first three digits of a state's ZIP codes. */
export const zipPrefixes = (code: string): readonly string[] =>
  (table.find(([known]) => known === code)?.[2] ?? '').split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      String(Number(first) + index).padStart(3, '0'),
    )
  })

/** The state of a five-digit ZIP code; undefined if there is none. */
export function stateOfZip(zip: string): string | undefined {
  const prefix = zip.slice(0, 3)
  return usStateCodes.find((code) => zipPrefixes(code).includes(prefix))
}
