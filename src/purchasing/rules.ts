/** What is bought again, how much of it, and what nobody buys any longer. Pure. */

/** Days of which the sales say how much is needed of a tool in one day. */
export const demandDays = 90
/** A tool that nobody has bought for so many days is dead stock. */
export const deadDays = 180

/** How long goods take to come, and for how long they shall last then; both in days. */
export type PurchaseTerms = { readonly leadDays: number; readonly coverDays: number }

export type ToolToPurchase = {
  /** Pieces that can be sold, and pieces that are sold and not there yet. */
  readonly stock: number
  readonly waiting: number
  /** Pieces that are ordered from a supplier and have not come. */
  readonly ordered: number
  /** Pieces that were sold in `demandDays`. */
  readonly sold: number
  /** At this level it is ordered again; null where nobody has said so. */
  readonly reorderLevel: number | null
  /** It is bought in whole packs, as it is sold. */
  readonly packSize: number
}

/**
 * How many pieces to buy: what is sold until the goods are there and for as long as they shall last,
 * and the reorder level as a reserve, less what is there and what is ordered. In whole packs, at
 * least one.
 */
export function purchaseQuantity(tool: ToolToPurchase, terms: PurchaseTerms): number {
  const { stock, waiting, ordered, sold, reorderLevel, packSize } = tool
  const needed = Math.ceil((sold * (terms.leadDays + terms.coverDays)) / demandDays)
  const missing = needed + (reorderLevel ?? 0) - (stock - waiting + ordered)
  return Math.max(1, Math.ceil(missing / packSize)) * packSize
}

/** Whole days for which the stock lasts at that demand; null where nothing is sold. */
export const daysLeft = ({
  stock,
  waiting,
  sold,
}: Pick<ToolToPurchase, 'stock' | 'waiting' | 'sold'>): number | null =>
  sold === 0 ? null : Math.max(0, Math.floor(((stock - waiting) * demandDays) / sold))
