/** The schemas of identifiers that others assign to a tool. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../../packages/contract/wire-format.ts'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { bareGtin, isGtin } from './identifiers.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'

/** A GTIN as typed or scanned; empty for none. */
export const Gtin = withWireFormat(
  OptionalLine(40).check(
    z.overwrite<string>(bareGtin),
    z.refine<string>((text) => text === '' || isGtin(text), messages.notGtin),
  ),
  // The check digit cannot be expressed as a pattern.
  { type: 'string', pattern: '^(?:\\d{8}|\\d{12,14})?$' },
  { type: 'string' },
)

/** The identifiers assigned by others; an empty value clears one. Source: product rule 6.1. */
export const IdentifierFields = {
  gtin: z.optional(Gtin),
  mpn: z.optional(OptionalLine(70)),
  customsNumber: z.optional(
    withWireFormat(
      OptionalLine(40).check(
        z.overwrite<string>((text) => text.replace(/[\s.]/g, '')),
        z.regex(/^(?:\d{6,11})?$/, messages.notCustomsNumber),
      ),
      { type: 'string', pattern: '^(?:\\d{6,11})?$' },
      { type: 'string' },
    ),
  ),
  origin: z.optional(
    withWireFormat(
      OptionalLine(40).check(z.toUpperCase(), z.regex(/^(?:[A-Z]{2})?$/, messages.notCountry)),
      { type: 'string', pattern: '^(?:[A-Za-z]{2})?$' },
      { type: 'string' },
    ),
  ),
}
