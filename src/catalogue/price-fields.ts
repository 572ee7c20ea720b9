/** The schemas of a tool's quantity prices, and the rules on its price, minimum and packs. */
import * as z from 'zod/mini'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named, omittable } from '../../packages/contract/wire-format.ts'
import { Integer } from '../platform/fields/fields.ts'
import { hiddenPrice, isHidden } from '../platform/money/money.ts'
import { Money } from '../platform/fields/money-field.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'

/**
 * The wire name of `from` in a price break. A Problem uses this name, so forms use it as their
 * field name, too.
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
/** A break with a hidden price: on the wire, all quantity prices are absent instead. */
const hiddenBreak = { from: 2, price: hiddenPrice }
/** The quantity prices in a response; absent if they are hidden from the caller. */
export const ShownPriceBreaks = omittable(
  z.codec(z.optional(PriceBreaks), z.custom<z.output<typeof PriceBreaks>>(), {
    decode: (breaks) => breaks ?? [],
    encode: (breaks) =>
      breaks === undefined || breaks.some(({ price }) => isHidden(price)) ? undefined : breaks,
  }),
)

/** A record with a price and quantity prices. */
export type Priced = {
  readonly price: number
  readonly priceBreaks: readonly { from: number; price: number }[]
}

/** A tool in a response to a caller who may not see prices: without price and quantity prices. */
export const withoutPrices = <T extends Priced>(tool: T): T => ({
  ...tool,
  price: hiddenPrice,
  priceBreaks: [hiddenBreak],
})

/**
 * The same for a page, which keeps the number of quantity prices, so that nothing moves when prices
 * are filled in.
 */
export const withoutPricesOnPage = <T extends Priced>(tool: T): T => ({
  ...tool,
  price: hiddenPrice,
  priceBreaks: tool.priceBreaks.map(({ from }) => ({ from, price: hiddenPrice })),
})

type Terms = {
  price: number
  minimumQuantity: number
  packSize?: number | undefined
  priceBreaks?: readonly { from: number; price: number }[] | undefined
}

/** The rules across several fields; each adds its message at its own field. */
export const consistentTerms = z.superRefine<Terms>(
  ({ price, minimumQuantity, packSize = 1, priceBreaks = [] }, { addIssue }) => {
    // In a form this also runs while a single field is invalid; that field then has its own
    // message.
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
