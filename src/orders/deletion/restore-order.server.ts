/** Deleted orders: listed for 30 days, and restored with their stock. */
import { sayHoldReason, type HoldReason } from '../model/hold-reason.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { restorableSince } from '../../audit/rules.ts'
import { orderChange } from '../audited-order.ts'
import { stockTakenMeanwhile, type DeletedOrder } from './deletion-contract.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { listDeletedOrders, lockDeletedOrder, unmarkDeleted } from './deleted-order-store.server.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { shortageMessage } from '../model/shortage-message.ts'
import type { ToolShortage } from '../../stock/movements.server.ts'
import { orderIndexChannel } from '../lists/order-index.server.ts'
import { requireMoney } from '../edits/edit-limits.server.ts'
import { creditPassed } from '../holds/credit-hold.server.ts'
import { debtOfDeleted } from '../holds/credit-store.server.ts'
import { listLines, type LineRow, type OrderRow } from '../store.server.ts'

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
 * Restores an order that was deleted less than 30 days ago. The stock that its deletion released is
 * reserved again, completely or not at all.
 * @returns how many were restored: 0 if it is not deleted
 * @throws notFound; stockTakenMeanwhile with the tools that have too little stock; forbidden above
 *   the company's credit limit, without the permission `money`
 */
export const restoreOrder = (deps: OrdersDependencies, actor: Actor, id: string): Promise<number> =>
  deps.database.transact(async (tx) => {
    const { audit, catalogue, database, now, stock } = deps
    const at = now()
    const order = await lockDeletedOrder(tx, id)
    if (!order) throw notFound()
    const { deleted_at: deletedAt } = order
    if (!deletedAt) return 0
    if (deletedAt < restorableSince(at)) throw notFound({ detail: messages.restoreTooLate })
    const aboveLimit = await creditPassedBy(deps, tx, order)
    if (aboveLimit !== undefined) requireMoney(actor, aboveLimit)
    const lines = await listLines(tx, [id])
    const short = await stock.reserveStockAgain(tx, deletedAt, {
      actorId: actor.id,
      at,
      orderId: id,
      reason: 'order restored',
    })
    if (short.length > 0) throw shortStock(order.number, short, lines)
    await unmarkDeleted(tx, id)
    await audit.record(tx, actor, {
      ...orderChange('orders.restore', order),
      after: {
        status: order.status,
        pieces: order.pieces,
        name: order.name,
        aboveLimit: aboveLimit && sayHoldReason(aboveLimit),
      },
    })
    // Its search words were deleted with it: the background job writes them again.
    await database.notify(tx, orderIndexChannel, '')
    await catalogue.notifyChanged(
      tx,
      lines.map((line) => line.tool_id),
    )
    return 1
  })

/** Why its company would exceed its credit limit once the order is restored. */
async function creditPassedBy(
  deps: OrdersDependencies,
  tx: Handle,
  { id, company_id: companyId }: Pick<OrderRow, 'id' | 'company_id'>,
): Promise<HoldReason | undefined> {
  if (companyId === null) return undefined
  const added = await debtOfDeleted(tx, id)
  if (added === 0) return undefined
  const settings = await deps.readSettings()
  return creditPassed(deps, tx, { companyId, added, settings, now: deps.now() })
}

const shortStock = (number: number, short: readonly ToolShortage[], lines: readonly LineRow[]) =>
  stockTakenMeanwhile({
    detail: messages.stockTaken(number, shortageMessage(short, lines)),
    facts: { short },
  })
