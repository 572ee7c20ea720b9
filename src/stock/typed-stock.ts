/** The stock levels that may be typed. Pure. */

/**
 * The highest stock that may be typed. Several deliveries may add up to more; then an edit leaves
 * it unchanged.
 */
export const maxTypedStock = 1_000_000
/** Whether an edit may set this stock: up to the maximum, or the unchanged level. */
export const canEditStock = (stock: number, stockBefore: number): boolean =>
  stock <= maxTypedStock || stock === stockBefore
