/** The margin of a price. Pure. */
import type { Cents } from '../../platform/money/money.ts'

/**
 * The margin as a share of the price; undefined without a cost.
 * @param terms both in cents, for the same quantity
 */
export const marginOf = ({
  price,
  cost,
}: {
  readonly price: Cents
  readonly cost: Cents | null
}): number | undefined => (cost === null || price === 0 ? undefined : (price - cost) / price)
