/**
 * The measure that the prices below a heading are for: 'Preis/m', 'EUR per 100 kg', 'Prix au
 * litre'. Pure.
 */
import { knownPart } from './heading-key.ts'

/** `other`: a measure that prices cannot have, such as a foot, a tonne or a bag of 25 kg. */
export type PriceMeasure = {
  readonly measure: 'metre' | 'square_metre' | 'kilogram' | 'gram' | 'litre' | 'other'
  /** How many of the measure the price is for. */
  readonly quantity: number
}

const connector = String.raw`(?:[/@]|(?<!\p{L})(?:per|pro|je|por|p|pr|voor|les?|aux?|a|pour|za|la|il|all?|fur|for|om|par|ogni|cada|na)(?!\p{L})\.?)`
const words = [
  ['square_metre', 'm2|qm|sqm|(?:quadratmeter|metre carre|metro quadr[oa]t?o?)'],
  [
    'metre',
    'm|mtr|lfm|lfdm|lfd ?m|lm|mb|bm|fm|jm|meter[n]?|metres?|metr[ioy]?|metros?|metru|lopmeter|lobende meter',
  ],
  ['kilogram', 'kgs?|kilos?|kilogram(?:m|me|mes|o|os|mi)?'],
  ['gram', 'gr?|gram(?:m|me|mes|o|os)?'],
  ['litre', 'l|ltr|lit(?:er|ers|re|res|ro|ros|ri|r|ru)'],
  [
    'other',
    't|to|ton(?:ne|nes|nen|s|y)?|lbs?|pounds?|oz|ft|foot|feet|lf|yd|yards?|inch|cwt|gal(?:lon)?|m3|cbm|km|ml|cl|cm|mm|h|hr|hours?|std|stunde|heure|hora|ora|(?:units? of )?(?:weight|length|volume|area)|(?:gewichts|langen|volumen|flachen)einheit',
  ],
] as const
const patterns = words.map(
  ([measure, word]) =>
    [
      measure,
      new RegExp(`${connector}\\s*(\\d{1,4})?\\s*(?:${word})(?![\\p{L}\\p{N}'’-])`, 'u'),
    ] as const,
)
/** The quantities of a measure that a price can have. */
const kept: ReadonlySet<number> = new Set([1, 10, 100, 1000])

/** @returns undefined if the heading names no measure */
export function measureOfHeading(written: string): PriceMeasure | undefined {
  const heading = knownPart(written)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // An uppercase M is a thousand.
    .replace(/(\/\s*|\b(?:per|pro|je)\s+)M(?![\p{L}\p{N}])/u, '$1mille')
    .toLowerCase()
  for (const [measure, pattern] of patterns) {
    const found = pattern.exec(heading)
    if (!found) continue
    const quantity = Number(found[1] ?? 1)
    return kept.has(quantity) ? { measure, quantity } : { measure: 'other', quantity }
  }
  return undefined
}
