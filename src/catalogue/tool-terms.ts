/**
 * Values derived from a tool's terms without a quantity: the part of the rules that a card needs.
 * Pure.
 */
import type { QuantityTerms } from './rules.ts'

/** The lowest quantity of full packs that reaches the minimum. */
export const minOrderQuantity = ({
  minimumQuantity,
  packSize,
}: Pick<QuantityTerms, 'minimumQuantity' | 'packSize'>): number =>
  Math.ceil(minimumQuantity / packSize) * packSize

/** Whether so little is left that only the whole remainder can be bought. */
export const isClearance = (terms: QuantityTerms): boolean =>
  terms.backOrder !== true && terms.stock > 0 && terms.stock < minOrderQuantity(terms)

/** The average of ratings, 0 when there are none. */
export const averageRating = ({
  ratingSum,
  ratingCount,
}: {
  readonly ratingSum: number
  readonly ratingCount: number
}): number => (ratingCount === 0 ? 0 : ratingSum / ratingCount)
