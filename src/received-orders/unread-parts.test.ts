/** What is said of the parts of a file that the shop does not read. */
import { expect, test } from 'vitest'
import { namedPart } from './unread-parts.ts'

test.each([
  ['AllowanceCharge', 'discounts or charges (AllowanceCharge)'],
  ['ALC+A', 'discounts or charges (ALC+A)'],
  ['ValidityPeriod', 'a validity period (ValidityPeriod)'],
  ['SCC+1', 'a delivery schedule (SCC+1)'],
  ['RFF+CT', 'a contract or an offer (RFF+CT)'],
  ['LIN C829 (sub-line)', 'parts of a line, or substitutes for it (LIN C829 (sub-line))'],
  ['ShipTo', 'a delivery location (ShipTo)'],
  ['TOD+3', 'delivery terms (TOD+3)'],
  ['requestedDeliveryDate of ItemOut', 'delivery dates (requestedDeliveryDate of ItemOut)'],
  ['ColourOfTheSky', 'ColourOfTheSky'],
])('a part of a file that is not read says what it is about: %s', (part, said) => {
  expect(namedPart(part)).toBe(said)
})
