/** Archives an order: it disappears from all lists, and its reserved stock is released. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { orderChange } from '../audited-order.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { lineQuantities } from '../line-quantities.ts'
import { listLines, lockOrder, markDeleted } from '../store.server.ts'

/**
 * Archives an order once, however often it is called.
 * @returns whether this call archived it
 */
export const archiveOrder = (
  { audit, database, catalogue, stock, now }: OrdersDependencies,
  actor: Pick<Actor, 'id' | 'name'>,
  id: string,
): Promise<boolean> =>
  database.transact(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return false
    const at = now()
    await markDeleted(tx, id, at)
    await audit.record(tx, actor, {
      ...orderChange('orders.remove', order),
      before: { status: order.status, pieces: order.pieces, name: order.name },
    })
    const lines = (await listLines(tx, [id])).map((line) => ({
      toolId: line.tool_id,
      quantity: lineQuantities(order.status, line).allocated,
    }))
    const open = lines.filter(({ quantity }) => quantity > 0)
    if (open.length > 0)
      await stock.releaseStock(tx, open, {
        actorId: actor.id,
        at,
        orderId: id,
        reason: 'order deleted',
      })
    // Also without stock to release: a review states whether its author bought the tool.
    await catalogue.notifyChanged(
      tx,
      lines.map(({ toolId }) => toolId),
    )
    return true
  })
