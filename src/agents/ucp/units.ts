/** The units of tools as UCP has them: UN/ECE Recommendation 20, where one of a thing is C62. Pure. */
import { countUnits, type Unit } from '../../catalogue/model/units.ts'
import { unitCodes } from '../../catalogue/units/unit-codes.ts'

const each = 'C62'

export const unitCode = (unit: Unit = 'piece'): string =>
  unit === 'piece' ? each : unitCodes[unit]

const unitName = (unit: Unit = 'piece'): string => countUnits(2, unit).replace(/^\D*\d+\s*/, '')

type Terms = { readonly unit?: Unit | undefined; readonly packSize: number }

/** In what a quantity is counted, and in which steps it is sold: full packs. */
export const quantityUnit = ({ unit, packSize }: Terms) => ({
  unit: unitCode(unit),
  display_text: unitName(unit),
  increment: packSize,
})

type Priced = { readonly unit?: Unit | undefined; readonly pricePer?: number | undefined }

/**
 * The price of one unit, in cents, and the one that the shop charges by, where that is for more
 * units: one is then rounded, and only shown.
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
