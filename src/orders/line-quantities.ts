/** What has become of each line of an order, and what may still become of it (product rule 7.1). */
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
 * The quantities of a line. The status of the order says what lines of older orders do not: one
 * that is shipped has shipped whatever was not cancelled, one that is cancelled has cancelled
 * whatever was not shipped.
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

/** An order as far as its lines tell how far it is. */
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

/** Whether some pieces were shipped and others wait: on the wire such an order reads `picking`. */
export const isPartlyShipped = (order: OrderProgress): boolean =>
  order.status === 'picking' && shippedPieces(order) > 0

/** A quantity of one line, which its position names. */
export type LineQuantity = { readonly line: number; readonly quantity: number }

/** A quantity that a line has not: `left` is what it has. */
export type ExcessLine = { readonly line: number; readonly quantity: number; readonly left: number }

/**
 * The lines of which more is wanted than they have; each line is named once.
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
 * The price of a part of a line, in cents. Parts that follow each other sum to the price of the
 * line, although each of them alone may be rounded.
 * @param before pieces of the line in the parts before this one
 */
export const partTotal = (
  { unitPrice, pricePer }: { readonly unitPrice: number; readonly pricePer?: number | undefined },
  before: number,
  quantity: number,
): number =>
  lineTotal(unitPrice, before + quantity, pricePer) - lineTotal(unitPrice, before, pricePer)
