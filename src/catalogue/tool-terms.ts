/** What a tool's terms say by themselves, whatever quantity is asked: all that a card needs of the rules. */
import type { QuantityTerms } from './rules.ts'

/** The lowest quantity of full packs that reaches the minimum. */
export const minOrderQuantity = ({
  minimumQuantity,
  packSize,
}: Pick<QuantityTerms, 'minimumQuantity' | 'packSize'>): number =>
  Math.ceil(minimumQuantity / packSize) * packSize

/** Whether so little is left that exactly the whole remainder is sold. */
export const isClearance = (terms: QuantityTerms): boolean =>
  terms.stock > 0 && terms.stock < minOrderQuantity(terms)

/** The average of ratings, 0 when there are none. */
export const averageRating = ({
  ratingSum,
  ratingCount,
}: {
  readonly ratingSum: number
  readonly ratingCount: number
}): number => (ratingCount === 0 ? 0 : ratingSum / ratingCount)
