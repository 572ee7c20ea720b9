/** What whole prices of a list are, once somebody has said it: cents, or units of the currency. Pure. */
export const wholePriceKinds = ['cents', 'units'] as const
export type WholePrices = (typeof wholePriceKinds)[number]

/** The field of the question about them, by which its answers are found. */
export const wholePricesField = 'whole_prices'
