/** The schemas of a tool's unit, its content, and the number of units for a price. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../../packages/contract/wire-format.ts'
import { Integer, OptionalLine } from '../../platform/fields/fields.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { taxClasses } from '../tax-class.ts'
import { priceQuantities, unitNames } from '../model/units.ts'

/** The class that determines the tax rate; absent: standard, or unchanged in an edit. */
export const TaxClassField = {
  taxClass: z.optional(z.enum(taxClasses, messages.notTaxClass)),
}

/** The maximum weight of a unit: 100 t, in grams. */
export const maxWeight = 100_000_000

/**
 * Grams per packed unit. Null clears it; absent: unchanged, or the weight in a changed
 * specification row.
 */
export const WeightField = {
  weightGrams: z.optional(z.nullable(Integer(1, maxWeight, messages.notWeight))),
}

/** Source: product rule 6.2. If absent, unchanged; for a new tool one piece. */
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
          // A pattern, since generators merge two enumerations into one list.
          { type: 'string', pattern: '^10{0,3}$' },
        ],
      },
      { type: 'integer', enum: [...priceQuantities] },
    ),
  ),
}
