/** The schemas of how a tool is sold: its unit, what one contains, and for how many a price is. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../../packages/contract/wire-format.ts'
import { Integer, OptionalLine } from '../../platform/fields/fields.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { taxClasses } from '../tax-class.ts'
import { priceQuantities, unitNames } from '../model/units.ts'

/**
 * Which of a country's rates of tax it bears; absent: the standard one, or in an edit as before.
 */
export const TaxClassField = {
  taxClass: z.optional(z.enum(taxClasses, messages.notTaxClass)),
}

/** The heaviest that a unit may be: 100 t, in grams. */
export const maxWeight = 100_000_000

/**
 * Grams of a unit, packed. Null clears it; absent: as before, or what a changed row of the
 * specification says.
 */
export const WeightField = {
  weightGrams: z.optional(z.nullable(Integer(1, maxWeight, messages.notWeight))),
}

/** Source: product rule 6.2. Absent: as before; for a new tool one piece. */
export const UnitFields = {
  ...TaxClassField,
  unit: z.optional(z.enum(unitNames, messages.notUnit)),
  /** Empty clears it. */
  unitContent: z.optional(OptionalLine(80)),
  pricePer: z.optional(
    withWireFormat(
      z.codec(
        z
          .union([z.number(), z.string()])
          .check(
            z.refine(
              (input) => priceQuantities.some((quantity) => String(quantity) === String(input)),
              messages.notPriceQuantity,
            ),
          ),
        z.int(),
        { decode: Number, encode: (quantity) => quantity },
      ),
      {
        anyOf: [
          { type: 'integer', enum: [...priceQuantities] },
          // A pattern, since generators make one list of two enumerations.
          { type: 'string', pattern: '^10{0,3}$' },
        ],
      },
      { type: 'integer', enum: [...priceQuantities] },
    ),
  ),
}
