/** The age limit and the hazard marks of a tool. Pure. */
import { safetyMessages as messages } from './messages/safety.ts'

/** The pictograms of the Globally Harmonized System (CLP, annex V). */
export const hazardCodes = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const
export type HazardCode = (typeof hazardCodes)[number]
export const isHazardCode = (text: string): text is HazardCode =>
  hazardCodes.some((code) => code === text)

/** The stored form, with wire names; absent: none. Source: product rule 6.4. */
export type StoredSafety = {
  /** Years. */
  readonly age_limit?: number
  readonly hazards?: readonly HazardCode[]
  /** Signal word and hazard statements. */
  readonly hazard_text?: string
}

/** The same with our names, as in tools and order lines. */
export type Safety = {
  readonly ageLimit?: number | undefined
  readonly hazards?: readonly HazardCode[] | undefined
  readonly hazardText?: string | undefined
}

/** Without duplicates, in the order of their numbers. */
export const sortedHazards = (codes: readonly HazardCode[]): HazardCode[] =>
  hazardCodes.filter((code) => codes.includes(code))

/**
 * The stored value after a change: absent fields stay unchanged; null and empty ones are removed.
 */
export function toStoredSafety(
  {
    ageLimit,
    hazards,
    hazardText,
  }: Omit<Safety, 'ageLimit'> & { readonly ageLimit?: number | null | undefined },
  before: StoredSafety,
): StoredSafety {
  const limit = ageLimit === undefined ? before.age_limit : (ageLimit ?? undefined)
  const codes = sortedHazards(hazards ?? before.hazards ?? [])
  const text = hazardText ?? before.hazard_text ?? ''
  return {
    ...(limit === undefined ? {} : { age_limit: limit }),
    ...(codes.length === 0 ? {} : { hazards: codes }),
    ...(text === '' ? {} : { hazard_text: text }),
  }
}

type SafetyDto = { ageLimit?: number; hazards?: HazardCode[]; hazardText?: string }

/** Only the safety values of a record that has them. */
export const safetyOf = ({ ageLimit, hazards, hazardText }: Safety): SafetyDto => ({
  ...(ageLimit === undefined ? {} : { ageLimit }),
  ...(hazards === undefined ? {} : { hazards: [...hazards] }),
  ...(hazardText === undefined ? {} : { hazardText }),
})

export const toSafetyDto = ({ age_limit, hazards, hazard_text }: StoredSafety): SafetyDto =>
  safetyOf({ ageLimit: age_limit, hazards, hazardText: hazard_text })

/**
 * On documents: 'GHS02 Flammable · GHS07 Harmful or irritant · Danger'; empty if there are none.
 */
export const safetyText = ({ ageLimit, hazards = [], hazardText = '' }: Safety): string =>
  [
    ...hazards.map((code) => `${code} ${messages.hazards[code]}`),
    ...(hazardText === '' ? [] : [hazardText]),
    ...(ageLimit === undefined ? [] : [messages.ageLimit(ageLimit)]),
  ].join(' · ')
