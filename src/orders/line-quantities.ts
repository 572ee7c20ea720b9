/** The progress of each order line, and what is still possible for it (product rule 7.1). */
import { lineTotal } from '../catalogue/rules.ts'
import type { OrderStatus } from './rules.ts'

/**
 * The pieces of one line. `ordered` = `allocated` + `shipped` + `cancelled` + `waiting`; `returned`
 * are of those that were shipped.
 */
export type LineQuantities = {
  readonly ordered: number
  /** Reserved for this order, and not shipped yet. */
  readonly allocated: number
  readonly shipped: number
  readonly returned: number
  readonly cancelled: number
  /** Not reserved: the order is on hold, or they are not in stock. */
  readonly waiting: number
}

/** A line as it is stored. */
export type StoredQuantities = {
  readonly quantity: number
  readonly shipped: number
  readonly returned: number
  readonly cancelled: number
  readonly waiting?: number | undefined
}

/**
 * The quantities of a line. For lines of older orders, the order's status fills in what they lack:
 * a shipped order has shipped everything that was not cancelled, a cancelled order has cancelled
 * everything that was not shipped.
 */
export function lineQuantities(
  status: OrderStatus,
  { quantity: ordered, returned, ...stored }: StoredQuantities,
): LineQuantities {
  const isShipped = status === 'shipped' || status === 'delivered'
  const shipped = isShipped ? ordered - stored.cancelled : stored.shipped
  const cancelled = status === 'cancelled' ? ordered - shipped : stored.cancelled
  const waiting = isShipped || status === 'cancelled' ? 0 : (stored.waiting ?? 0)
  const allocated = ordered - shipped - cancelled - waiting
  return { ordered, allocated, shipped, returned, cancelled, waiting }
}

/** The parts of an order that its progress is computed from. */
export type OrderProgress = {
  readonly status: OrderStatus
  readonly lines: readonly StoredQuantities[]
}

/** Pieces of all lines that are not reserved yet. */
export const waitingOf = ({ status, lines }: OrderProgress): number =>
  lines.reduce((sum, line) => sum + lineQuantities(status, line).waiting, 0)

/** Pieces of all lines that were shipped. */
export const shippedPieces = ({ status, lines }: OrderProgress): number =>
  lines.reduce((sum, line) => sum + lineQuantities(status, line).shipped, 0)

/** Whether some pieces were shipped and others wait: in the API such an order is `picking`. */
export const isPartlyShipped = (order: OrderProgress): boolean =>
  order.status === 'picking' && shippedPieces(order) > 0

/** A quantity of one line, identified by its position. */
export type LineQuantity = { readonly line: number; readonly quantity: number }

/** A quantity above what the line has left, which is `left`. */
export type ExcessLine = { readonly line: number; readonly quantity: number; readonly left: number }

/**
 * The lines for which more is requested than they have left; each line is listed once.
 * @param available by the position of the line, in pieces
 */
export const excessLines = (
  wanted: readonly LineQuantity[],
  available: ReadonlyMap<number, number>,
): readonly ExcessLine[] =>
  wanted.flatMap(({ line, quantity }) => {
    const left = available.get(line) ?? 0
    return quantity > left ? [{ line, quantity, left }] : []
  })

/**
 * The price of a part of a line, in cents. Consecutive parts sum to the price of the line, although
 * each part may be rounded.
 * @param before pieces of the line in the parts before this one
 */
export const partTotal = (
  { unitPrice, pricePer }: { readonly unitPrice: number; readonly pricePer?: number | undefined },
  before: number,
  quantity: number,
): number =>
  lineTotal(unitPrice, before + quantity, pricePer) - lineTotal(unitPrice, before, pricePer)
