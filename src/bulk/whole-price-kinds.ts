/**
 * The meaning of whole prices in a list, once somebody has set it: cents, or units of the currency.
 * Pure.
 */
export const wholePriceKinds = ['cents', 'units'] as const
export type WholePrices = (typeof wholePriceKinds)[number]

/** The field of the question about them, which identifies its answers. */
export const wholePricesField = 'whole_prices'
