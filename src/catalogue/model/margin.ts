/** What stays of a price after its cost. Pure. */
import type { Cents } from '../../platform/money/money.ts'

/**
 * What stays of the price after the cost, as a part of the price; undefined without a cost.
 * @param terms both in cents, for the same quantity
 */
export const marginOf = ({
  price,
  cost,
}: {
  readonly price: Cents
  readonly cost: Cents | null
}): number | undefined => (cost === null || price === 0 ? undefined : (price - cost) / price)
