/** The units of tools in UCP: UN/ECE Recommendation 20, where C62 is one of something. Pure. */
import { countUnits, type Unit } from '../../catalogue/model/units.ts'
import { unitCodes } from '../../catalogue/units/unit-codes.ts'

const each = 'C62'

export const unitCode = (unit: Unit = 'piece'): string =>
  unit === 'piece' ? each : unitCodes[unit]

const unitName = (unit: Unit = 'piece'): string => countUnits(2, unit).replace(/^\D*\d+\s*/, '')

type Terms = { readonly unit?: Unit | undefined; readonly packSize: number }

/** The unit of a quantity, and the increments in which it is sold: full packs. */
export const quantityUnit = ({ unit, packSize }: Terms) => ({
  unit: unitCode(unit),
  display_text: unitName(unit),
  increment: packSize,
})

type Priced = { readonly unit?: Unit | undefined; readonly pricePer?: number | undefined }

/**
 * The price of one unit, in cents, and the shop's price per several units, if it is for more than
 * one: then the unit price is rounded and only informative.
 */
export function priceFields({ unit, pricePer = 1 }: Priced, cents: number, currency: string) {
  if (pricePer === 1) return { price: cents }
  const measure = { unit: unitCode(unit), display_text: unitName(unit) }
  return {
    price: Math.floor((2 * cents + pricePer) / (2 * pricePer)),
    unit_price: {
      amount: cents,
      currency,
      measure: { ...measure, value: 1 },
      reference: { ...measure, value: pricePer },
    },
  }
}
