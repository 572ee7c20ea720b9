/** Which tools to reorder, in which quantity, and which are dead stock. Pure. */

/** The number of days of sales that determine the daily demand of a tool. */
export const demandDays = 90
/** A tool without a sale for this many days is dead stock. */
export const deadDays = 180

/** How long deliveries take, and how long they should last, both in days. */
export type PurchaseTerms = { readonly leadDays: number; readonly coverDays: number }

export type ToolToPurchase = {
  /** Pieces that can be sold, and pieces that are sold and not there yet. */
  readonly stock: number
  readonly waiting: number
  /** Pieces that are ordered from a supplier and have not come. */
  readonly ordered: number
  /** Pieces that were sold in `demandDays`. */
  readonly sold: number
  /** The reorder level; null if none is set. */
  readonly reorderLevel: number | null
  /** Goods are bought in whole packs, as they are sold. */
  readonly packSize: number
}

/**
 * How many pieces to buy: the demand until the goods arrive and for as long as they should last,
 * plus the reorder level as a reserve, less the stock and the outstanding purchases. In whole
 * packs, at least one.
 */
export function purchaseQuantity(tool: ToolToPurchase, terms: PurchaseTerms): number {
  const { stock, waiting, ordered, sold, reorderLevel, packSize } = tool
  const needed = Math.ceil((sold * (terms.leadDays + terms.coverDays)) / demandDays)
  const missing = needed + (reorderLevel ?? 0) - (stock - waiting + ordered)
  return Math.max(1, Math.ceil(missing / packSize)) * packSize
}

/** Whole days for which the stock lasts at that demand; null if there is no demand. */
export const daysLeft = ({
  stock,
  waiting,
  sold,
}: Pick<ToolToPurchase, 'stock' | 'waiting' | 'sold'>): number | null =>
  sold === 0 ? null : Math.max(0, Math.floor(((stock - waiting) * demandDays) / sold))
