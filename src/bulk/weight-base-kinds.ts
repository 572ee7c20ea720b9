/**
 * What the weights of a list are for, once somebody has set it: one unit of the article, or as many
 * as its price is for. Pure.
 */
export const weightBases = ['piece', 'price'] as const
export type WeightBase = (typeof weightBases)[number]

/** The field of the question about it, which identifies its answers. */
export const weightBaseField = 'weight_base'
