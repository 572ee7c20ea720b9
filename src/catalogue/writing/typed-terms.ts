/** The meaning of a tool's typed fields so far, for the information beside its form. Pure. */
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { parseMoney, type Cents } from '../../platform/money/money.ts'
import { marginOf } from '../model/margin.ts'
import { isUnit } from '../model/units.ts'
import { priceBreakDto } from '../price-fields.ts'
import type { PriceTerms, QuantityTerms } from '../rules.ts'
import type { TypedTool } from './tool-form-fields.ts'

export type TypedTerms = PriceTerms & QuantityTerms

const wholeOf = (text: string, otherwise: number): number => {
  const value = parseQuantity(text)
  return Number.isNaN(value) ? otherwise : value
}

/**
 * The terms as far as they are typed; undefined without a valid price. Invalid quantity prices are
 * left out; missing quantities count as one, missing stock as none.
 */
export function typedTerms(typed: TypedTool): TypedTerms | undefined {
  const price = parseMoney(typed.price)
  if (price === undefined) return undefined
  return {
    price,
    priceBreaks: typed.priceBreaks.flatMap((row) => {
      const each = parseMoney(row.price)
      const from = wholeOf(row[priceBreakDto], 0)
      return each === undefined || from === 0 ? [] : [{ from, price: each }]
    }),
    pricePer: wholeOf(typed.pricePer, 1),
    unit: isUnit(typed.unit) ? typed.unit : 'piece',
    minimumQuantity: Math.max(1, wholeOf(typed.minimumQuantity, 1)),
    packSize: Math.max(1, wholeOf(typed.packSize, 1)),
    stock: wholeOf(typed.stock, 0),
  }
}

/** The margin of the typed price and cost; undefined if one of them is invalid. */
export function typedMargin(price: string, cost: string): number | undefined {
  const [each, own]: readonly (Cents | undefined)[] = [parseMoney(price), parseMoney(cost)]
  return each === undefined || own === undefined ? undefined : marginOf({ price: each, cost: own })
}
