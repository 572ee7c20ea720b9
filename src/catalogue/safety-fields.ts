/** The schemas of the age limit and the hazard marks of a tool. */
import * as z from 'zod/mini'
import { Integer, OptionalLine } from '../platform/fields/fields.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'
import { hazardCodes, sortedHazards } from './safety.ts'

const Hazards = z.array(z.enum(hazardCodes, messages.notHazard))

/** Source: product rule 6.4. If absent, a field stays unchanged; null or empty clears it. */
export const SafetyFields = {
  /** Years. */
  ageLimit: z.optional(z.nullable(Integer(1, 99))),
  hazards: z.optional(
    Hazards.check(
      z.maxLength(hazardCodes.length, messages.tooManyHazards),
      z.overwrite(sortedHazards),
    ),
  ),
  hazardText: z.optional(OptionalLine(200)),
}
/** The same values as read; absent: none. */
export const SafetyValues = {
  /** The minimum age of persons, in years. */
  ageLimit: z.optional(z.int()),
  /** Pictograms of the Globally Harmonized System. */
  hazards: z.optional(Hazards),
  /** Signal word and hazard statements. */
  hazardText: z.optional(z.string()),
}
export const safetyNames = { ageLimit: 'age_limit', hazardText: 'hazard_text' } as const
