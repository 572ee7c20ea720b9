/** Reserves the pieces of a released order. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { setWaiting } from '../back-orders/back-order-store.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { holdMessages as messages } from '../messages/holds.ts'
import { shortageMessage } from '../model/shortage-message.ts'
import type { OrderWithLines } from '../store.server.ts'
import { stockShort } from './holds-contract.ts'
import { allocateWaiting } from '../model/holds-store.server.ts'

/** For an order whose buyer has accepted that missing pieces wait. */
async function reserveAvailable(
  { stock }: OrdersContext,
  tx: Handle,
  { id: orderId, lines }: OrderWithLines,
  { needs, actor, at, expectedOn }: Reservation,
): Promise<void> {
  const cause = { actorId: actor.id, at, orderId, reason: 'order released' } as const
  const taken = await stock.reserveAvailable(tx, needs, cause)
  const still = lines.map((line) => ({
    line: line.position,
    waiting: line.waiting - (taken.get(line.tool_id) ?? 0),
  }))
  await setWaiting(tx, orderId, still, expectedOn)
}

type Reservation = {
  readonly needs: readonly { readonly toolId: string; readonly quantity: number }[]
  readonly actor: { readonly id: string | null }
  readonly at: Date
  /** When the missing pieces are expected, if they may wait. */
  readonly expectedOn: string
}

/**
 * Reserves the pieces of a released order; if its buyer has accepted that missing pieces wait, only
 * the available ones.
 * @throws stockShort, with nothing reserved, if no pieces may wait
 */
export async function reserveReleased(
  deps: OrdersContext,
  tx: Handle,
  order: OrderWithLines,
  reservation: Reservation,
): Promise<void> {
  if (order.back_order) return reserveAvailable(deps, tx, order, reservation)
  await reserveAll(deps, tx, order, reservation)
  await allocateWaiting(tx, order.id)
}

/** @throws stockShort, nothing reserved */
async function reserveAll(
  { stock }: OrdersContext,
  tx: Handle,
  { id: orderId, number, lines }: OrderWithLines,
  { needs, actor, at }: Reservation,
): Promise<void> {
  const cause = { actorId: actor.id, at, orderId, reason: 'order released' } as const
  const short = await stock.reserveOrderStock(tx, needs, cause)
  if (short.length === 0) return
  throw stockShort({
    detail: messages.stockShortDetail(number, shortageMessage(short, lines)),
    facts: { short },
  })
}
