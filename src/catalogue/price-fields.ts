/** The schemas of a tool's price ladder, and the rules over its price, minimum and packs. */
import * as z from 'zod/mini'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Integer } from '../platform/fields.ts'
import { Money } from '../platform/money-field.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'

/**
 * The wire name of `from` in a price break. A Problem points to a wrong one under this name, so
 * forms
 * use it as their field name too.
 */
export const priceBreakDto = 'min_quantity'
const PriceBreak = z.strictObject({
  from: Integer(2, 1_000_000),
  price: Money,
})
/** Price breaks of a tool; `from` is `min_quantity` on the wire. */
export const PriceBreaks = z.array(
  named('PriceBreak', renameKeys(PriceBreak, { from: priceBreakDto }), 'NewPriceBreak'),
)
type Terms = {
  price: number
  minimumQuantity: number
  packSize?: number | undefined
  priceBreaks?: readonly { from: number; price: number }[] | undefined
}

/** The rules over several fields; each adds its message at its own field. */
export const consistentTerms = z.superRefine<Terms>(
  ({ price, minimumQuantity, packSize = 1, priceBreaks = [] }, { addIssue }) => {
    // In a form this also runs while a single field is wrong; that field has its own message then.
    if (![price, minimumQuantity, packSize].every(Number.isSafeInteger) || packSize < 1) return
    const issue = (path: PropertyKey[], message: string) =>
      addIssue({ code: 'custom', path, message, input: undefined })
    if (minimumQuantity % packSize !== 0)
      issue(['minimumQuantity'], messages.minimumNotPacks(minimumQuantity, packSize))
    let previous = { from: minimumQuantity, price }
    for (const [row, current] of priceBreaks.entries()) {
      const { from, price: breakPrice } = current
      if (from <= previous.from)
        issue(['priceBreaks', row, priceBreakDto], messages.breaksNotRising)
      else if (from % packSize !== 0)
        issue(['priceBreaks', row, priceBreakDto], messages.breakNotPacks(from, packSize))
      if (breakPrice >= previous.price)
        issue(['priceBreaks', row, 'price'], messages.breaksNotFalling)
      previous = current
    }
  },
)
