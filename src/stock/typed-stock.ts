/** Which stock may be typed. Pure. */

/**
 * The highest stock that may be typed. What was received in several deliveries may be more, and
 * then an edit leaves it as it is.
 */
export const maxTypedStock = 1_000_000
/** Whether an edit may set this stock: up to the highest that is typed, or what it is already. */
export const canEditStock = (stock: number, stockBefore: number): boolean =>
  stock <= maxTypedStock || stock === stockBefore
