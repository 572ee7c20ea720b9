/** Ships a part of an order: the basis of the shop's shipments. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { transitionNotAllowed } from '../contract.ts'
import { shipmentTooLarge } from '../line-schemas.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { requireLines } from '../known-lines.ts'
import { excessLines, type LineQuantity } from '../line-quantities.ts'
import { holdMessages } from '../messages/holds.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { openPieces, shipPieces } from './move-pieces.server.ts'
import { stateOf } from './transitions.server.ts'
import {
  queueShipmentMail,
  queueTransitionMails,
  sourceOf,
  type MailSource,
} from '../mails/notifications.server.ts'
import { allowedTransitions, type OrderStatus } from '../rules.ts'
import type { ParcelTracking, ShippedPieces } from '../model/shipping-hooks.ts'
import {
  insertHistory,
  lockOrderByNumber,
  updateStatus,
  withLines,
  type OrderWithLines,
} from '../store.server.ts'

/** The pieces that leave the shop together. */
export type PartialShipping = {
  /** The number of the order. */
  readonly number: number
  /** Each line once; absent: everything that is open. */
  readonly lines?: readonly LineQuantity[] | undefined
  readonly parcels: readonly ParcelTracking[]
  readonly note: string
}

/** Ships in the caller's transaction. */
export type ShipPart = (
  tx: Handle,
  actor: Actor,
  request: PartialShipping,
) => Promise<ShippedPieces>

/** Reads the data for its mails before a transaction, which may only run SQL. */
export async function prepareShipping(context: OrdersContext): Promise<ShipPart> {
  const source = await sourceOf(context)
  return (tx, actor, request) => shipPart(context, tx, { actor, request, source })
}

type Parameters = {
  readonly actor: Actor
  readonly request: PartialShipping
  readonly source: MailSource
}

/**
 * Ships a part of a confirmed order, or everything that is open. While pieces remain, the order
 * stays in `picking`; with the last piece it becomes `shipped`. The row is locked, so if two desks
 * ship at the same time, the second is told what the first has left.
 * @throws notFound; transitionNotAllowed if nothing of it may be shipped; invalidInput for unknown
 *   lines; shipmentTooLarge
 */
export async function shipPart(
  context: OrdersContext,
  tx: Handle,
  { actor, request, source }: Parameters,
): Promise<ShippedPieces> {
  const { number, lines, parcels, note } = request
  const row = await lockOrderByNumber(tx, number)
  const [order] = row ? await withLines(tx, [row]) : []
  if (!order) throw notFound()
  requireShippable(order)
  const open = openPieces(order)
  const pieces = lines ?? open
  requireLines(
    pieces,
    order.lines.map(({ position }) => position),
  )
  const excess = excessLines(pieces, new Map(open.map(({ line, quantity }) => [line, quantity])))
  if (excess.length > 0)
    throw shipmentTooLarge({ detail: messages.shipmentTooLarge(excess), facts: { lines: excess } })

  if (pieces.length === 0) throw nothingToShip(order)

  const at = context.now()
  const shipped = await shipPieces(context, tx, order, { pieces, parcels, note, actor, at })
  const enter = (status: OrderStatus) =>
    enterStatus(tx, order, { status, actor, at, note, parcels })
  if (order.status === 'confirmed') await enter('picking')
  if (shipped.complete) await enter('shipped')
  const [tracking] = parcels
  const mailed = {
    ...order,
    ...(shipped.complete ? { status: 'shipped' as const } : {}),
    tracking_number: parcels.map((parcel) => parcel.trackingNumber).join(', '),
    tracking_link: tracking?.trackingLink ?? '',
  }
  if (shipped.complete)
    await queueTransitionMails(context, tx, mailed, { source, note, byBuyer: false, shipped })
  else await queueShipmentMail(context, tx, mailed, { source, note, shipped })
  return shipped
}

/** Only orders that were confirmed, and are neither cancelled nor completely shipped. */
function requireShippable(order: OrderWithLines): void {
  const { number, status } = order
  if (status === 'confirmed' || status === 'picking') return
  const state = stateOf(order)
  const allowed = allowedTransitions({ role: 'admin' }, status, state)
  throw transitionNotAllowed({
    detail: state.onHold
      ? holdMessages.releaseFirst(number)
      : state.isChargeOpen
        ? messages.chargeFirst(number)
        : messages.notShippable(number, messages.status[status]),
    facts: { status, allowed },
  })
}

/** For an order that waits for goods completely. */
const nothingToShip = ({ number, status }: OrderWithLines) =>
  transitionNotAllowed({
    detail: messages.nothingToShip(number),
    facts: { status, allowed: allowedTransitions({ role: 'admin' }, status, { isWaiting: true }) },
  })

type Entry = Pick<PartialShipping, 'parcels' | 'note'> & {
  readonly status: OrderStatus
  readonly actor: Actor
  readonly at: Date
}

/** The note belongs to the last step. */
async function enterStatus(
  tx: Handle,
  { id }: OrderWithLines,
  { status, actor, at, note, parcels: [first] }: Entry,
): Promise<void> {
  const isShipped = status === 'shipped'
  const tracking = {
    tracking_number: first?.trackingNumber ?? '',
    tracking_link: first?.trackingLink ?? '',
  }
  await updateStatus(tx, id, status, isShipped ? tracking : {})
  await insertHistory(tx, {
    order_id: id,
    status,
    actor_id: actor.id,
    actor_name: actor.name,
    note: isShipped ? note : '',
    at,
  })
}
