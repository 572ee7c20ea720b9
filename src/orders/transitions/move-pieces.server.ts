/**
 * Ships and cancels pieces of an order whose row is locked: the lines, the stock ledger and the
 * records of later capabilities change in the caller's transaction.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { MovementReason } from '../../stock/movement-reasons.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { toOrderDto, toOrderLineDto } from '../dto.server.ts'
import { lineQuantities, partTotal, waitingOf, type LineQuantity } from '../line-quantities.ts'
import { updateLineQuantities } from '../line-quantities-store.server.ts'
import type {
  ParcelTracking,
  ShippedLine,
  ShippedPieces,
  ShippingActor,
} from '../model/shipping-hooks.ts'
import type { LineRow, OrderWithLines } from '../store.server.ts'

/** Who moves pieces, and when. */
type Cause = { readonly actor: ShippingActor; readonly at: Date }

/** The pieces that are still reserved for an order, by line; lines without any are left out. */
export const openPieces = ({
  status,
  lines,
}: Pick<OrderWithLines, 'status' | 'lines'>): readonly LineQuantity[] =>
  lines.flatMap((line) => {
    const { allocated } = lineQuantities(status, line)
    return allocated === 0 ? [] : [{ line: line.position, quantity: allocated }]
  })

const sum = (pieces: readonly LineQuantity[]): number =>
  pieces.reduce((total, { quantity }) => total + quantity, 0)

export type Shipping = Cause & {
  /** For each line, at most its open pieces. */
  readonly pieces: readonly LineQuantity[]
  readonly parcels: readonly ParcelTracking[]
  readonly note: string
}

/** Ships pieces. @param order before the change, with its row locked */
export async function shipPieces(
  { stock, hooks }: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  { pieces, parcels, note, actor, at }: Shipping,
): Promise<ShippedPieces> {
  const lines = await changeLines(tx, order, pieces, 'shipped')
  const shipped: ShippedPieces = {
    order: toOrderDto({ ...order, lines }),
    buyerId: order.user_id,
    lines: partsOf(order, pieces),
    complete: sum(pieces) === sum(openPieces(order)) && waitingOf(order) === 0,
    parcels,
    note,
    actor,
    at,
  }
  if (pieces.length === 0) return shipped
  await stock.shipStock(tx, shipped.lines, { actorId: actor.id, at, orderId: order.id })
  for (const hook of hooks.shipped) await hook(tx, shipped)
  return shipped
}

/** Puts reserved pieces back in stock. @param order before the change, with its row locked */
export async function cancelPieces(
  { catalogue, stock }: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  {
    pieces,
    actor,
    at,
    reason,
  }: Cause & Pick<Shipping, 'pieces'> & { readonly reason: MovementReason },
): Promise<void> {
  if (pieces.length === 0) return
  await changeLines(tx, order, pieces, 'cancelled')
  const parts = partsOf(order, pieces)
  await stock.releaseStock(tx, parts, { actorId: actor.id, at, orderId: order.id, reason })
  await catalogue.notifyChanged(
    tx,
    parts.map(({ toolId }) => toolId),
  )
}

export type TakenBack = Cause & {
  /** For each line, at most its shipped pieces that were not returned. */
  readonly pieces: readonly LineQuantity[]
  readonly scrapped: boolean
  readonly reason: string
}

/** Takes shipped pieces back. @param order before the change, with its row locked */
export async function takeBackPieces(
  { catalogue, stock, hooks }: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  { pieces, actor, at, reason, scrapped }: TakenBack,
): Promise<void> {
  await changeLines(tx, order, pieces, 'returned')
  const parts = partsOf(order, pieces)
  const cause = { actorId: actor.id, at, orderId: order.id, reason, scrapped }
  await stock.takeBackStock(tx, parts, cause)
  await catalogue.notifyChanged(
    tx,
    parts.map(({ toolId }) => toolId),
  )
  for (const hook of hooks.reduced) await hook(tx, { number: order.number, at })
}

/** Adds pieces to the shipped, cancelled or returned ones. @returns all lines after the change */
async function changeLines(
  tx: Handle,
  { id, status, lines }: OrderWithLines,
  pieces: readonly LineQuantity[],
  kind: 'shipped' | 'cancelled' | 'returned',
): Promise<readonly LineRow[]> {
  const byLine = new Map(pieces.map(({ line, quantity }) => [line, quantity]))
  const changed = lines.map((line) => {
    const { shipped, returned, cancelled } = lineQuantities(status, line)
    const quantities = { shipped, returned, cancelled }
    const added = byLine.get(line.position) ?? 0
    return { ...line, ...quantities, [kind]: quantities[kind] + added }
  })
  await updateLineQuantities(
    tx,
    id,
    changed.filter(({ position }) => byLine.has(position)),
  )
  return changed
}

/**
 * Parts of an order's lines that follow those already shipped, with their own quantity and price.
 */
export const partsOf = (
  { status, lines }: Pick<OrderWithLines, 'status' | 'lines'>,
  pieces: readonly LineQuantity[],
): readonly ShippedLine[] => {
  const byLine = new Map(pieces.map(({ line, quantity }) => [line, quantity]))
  return lines.flatMap((row) => {
    const quantity = byLine.get(row.position)
    if (quantity === undefined) return []
    const line = toOrderLineDto(row)
    const { shipped: before } = lineQuantities(status, row)
    const total = partTotal(line, before, quantity)
    return [{ ...line, line: row.position, quantity, total }]
  })
}
