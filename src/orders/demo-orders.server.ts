/** The demo shop's orders: imported with their history, and permanently deleted. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { NewOrder } from './contract.ts'
import type { OrdersContext, OrdersDependencies } from './dependencies.server.ts'
import { importOrder } from './checkout/place-order.server.ts'
import { openPieces, partsOf } from './transitions/move-pieces.server.ts'
import type { OrderStatus } from './rules.ts'
import { deleteOrders, lockDemoOrders, withLines } from './store.server.ts'
import { importTransition, type TransitionActor } from './transitions/transitions.server.ts'

/** An order with its time of placement and its later transitions. */
export type ImportedOrder = {
  readonly buyer: Actor
  readonly key: string
  readonly input: NewOrder
  readonly placedAt: Date
  readonly steps: readonly {
    readonly status: OrderStatus
    readonly actor: TransitionActor
    readonly at: Date
    readonly trackingNumber?: string
    readonly note?: string
  }[]
}

/** Places a demo order in the past and applies its transitions; no mails are sent. @returns its number */
export async function importDemoOrder(
  deps: OrdersContext,
  { buyer, key, input, placedAt, steps }: ImportedOrder,
): Promise<number> {
  const { number } = await importOrder(deps, { actor: buyer, idempotencyKey: key }, input, {
    at: placedAt,
    demo: true,
  })
  for (const { actor, at, ...step } of steps)
    await importTransition(deps, actor, { ...step, number }, at)
  return number
}

/** See OrdersService.deleteDemo. */
export async function deleteDemoOrders(
  { stock, now }: OrdersDependencies,
  tx: Handle,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const orders = await withLines(tx, await lockDemoOrders(tx, userIds))
  for (const order of orders) {
    const open = partsOf(order, openPieces(order))
    if (order.deleted_at || open.length === 0) continue
    await stock.releaseStock(tx, open, {
      actorId: null,
      at: now(),
      orderId: order.id,
      reason: 'demo cleared',
    })
  }
  const ids = orders.map((order) => order.id)
  await deleteOrders(tx, ids)
  return ids
}
