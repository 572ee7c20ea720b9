/**
 * A price that somebody writes is for as many units as they say, and for one where they say nothing:
 * never for as many as happen to be stored, since they may not know of these.
 */
import { catalogueMessages as messages } from '../messages/catalogue.ts'

/**
 * What is wrong with a price that may be for any number of units; undefined: nothing.
 * @param said for how many units its writer says that it is
 * @param present for how many the price is that it replaces; null: for different numbers
 */
export const unstatedBase = (
  said: number | undefined,
  present: number | null,
): string | undefined =>
  said === undefined && present !== null && present !== 1
    ? messages.baseNotSaid(present)
    : undefined

/** The same for a price whose number of units is fixed: of a line of an order or a quote. */
export const otherBase = (said = 1, present = 1): string | undefined =>
  said === present ? undefined : messages.otherBase(said, present)
