/** Deleted orders: listed for 30 days, and restored with the stock that they had. */
import type { Actor } from '../../../packages/contract/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { restorableSince } from '../../audit/rules.ts'
import { orderChange } from '../audited-order.ts'
import { stockTakenMeanwhile, type DeletedOrder } from './deletion-contract.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { listDeletedOrders, lockDeletedOrder, unmarkDeleted } from './deleted-order-store.server.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { namedShortages } from '../placing/named-shortages.ts'
import type { ToolShortage } from '../../stock/movements.server.ts'
import { orderIndexChannel } from '../lists/order-index.server.ts'
import { listLines, type LineRow } from '../store.server.ts'

const maxListed = 1000

/** The last one first. */
export async function readDeletedOrders({
  database,
  now,
}: OrdersDependencies): Promise<DeletedOrder[]> {
  const rows = await listDeletedOrders(database.handle, restorableSince(now()), maxListed)
  return rows.map(({ total_cents: total, deleted_at: deletedAt, ...order }) => ({
    ...order,
    total,
    deletedAt: deletedAt.toISOString(),
  }))
}

/**
 * Restores an order that was deleted less than 30 days ago, as it was. What its deletion has
 * released is reserved again, whole or not at all.
 * @returns how many were restored: 0 when it is not deleted
 * @throws notFound; stockTakenMeanwhile with the tools of which there are too few
 */
export const restoreOrder = (
  { audit, catalogue, database, now, stock }: OrdersDependencies,
  actor: Pick<Actor, 'id' | 'name'>,
  id: string,
): Promise<number> =>
  database.transact(async (tx) => {
    const at = now()
    const order = await lockDeletedOrder(tx, id)
    if (!order) throw notFound()
    const { deleted_at: deletedAt } = order
    if (!deletedAt) return 0
    if (deletedAt < restorableSince(at)) throw notFound({ detail: messages.restoreTooLate })
    const lines = await listLines(tx, [id])
    const short = await stock.reserveAgain(tx, deletedAt, {
      actorId: actor.id,
      at,
      orderId: id,
      reason: 'order restored',
    })
    if (short.length > 0) throw shortStock(order.number, short, lines)
    await unmarkDeleted(tx, id)
    await audit.record(tx, actor, {
      ...orderChange('orders.restore', order),
      after: { status: order.status, pieces: order.pieces, name: order.name },
    })
    // Its words were forgotten with it: they are written anew in the background.
    await database.notify(tx, orderIndexChannel, '')
    await catalogue.notifyChanged(
      tx,
      lines.map((line) => line.tool_id),
    )
    return 1
  })

const shortStock = (number: number, short: readonly ToolShortage[], lines: readonly LineRow[]) =>
  stockTakenMeanwhile({
    detail: messages.stockTaken(number, namedShortages(short, lines)),
    facts: { short },
  })
