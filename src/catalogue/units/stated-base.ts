/**
 * A submitted price is for the stated number of units, and for one if none is stated: never for the
 * stored number, which its author may not know.
 */
import { catalogueMessages as messages } from '../messages/catalogue.ts'

/**
 * The error of a price whose number of units is unclear; undefined if there is none.
 * @param said the number of units stated by its author
 * @param present the number of units of the price that it replaces; null: different numbers
 */
export const unstatedBase = (
  said: number | undefined,
  present: number | null,
): string | undefined =>
  said === undefined && present !== null && present !== 1
    ? messages.baseNotSaid(present)
    : undefined

/** The same for a price with a fixed number of units: of a line of an order or a quote. */
export const otherBase = (said = 1, present = 1): string | undefined =>
  said === present ? undefined : messages.otherBase(said, present)
