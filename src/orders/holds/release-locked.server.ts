/** The steps after the last decision on an order whose row is locked. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { expectedDay } from '../back-orders/back-orders.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import type { OrderWithLines } from '../store.server.ts'
import { endHold } from '../model/holds-store.server.ts'
import { holdForCredit, type Release } from './release-credit.server.ts'
import { reserveReleased } from './reserve-released.server.ts'

/** The pieces that are not reserved yet. */
export const needsOf = ({ lines }: Pick<OrderWithLines, 'lines'>) =>
  lines.flatMap(({ tool_id: toolId, waiting: quantity }) =>
    quantity === 0 ? [] : [{ toolId, quantity }],
  )

/**
 * Ends the hold of an order and takes its stock; if it must be paid first, or its company's debt is
 * too high, it then waits for that.
 * @returns whether it proceeds
 * @throws stockShort
 */
export async function releaseLocked(
  deps: OrdersContext,
  tx: Handle,
  release: Release,
): Promise<boolean> {
  if (await holdForCredit(deps, tx, release)) return false
  const { order, actor, byCompany, at, settings } = release
  const [needs, expectedOn] = [needsOf(order), expectedDay(at, settings)]
  await reserveReleased(deps, tx, order, { needs, actor, at, expectedOn })
  await endHold(tx, order.id, { outcome: 'released', at, actor, byCompany })
  if (needs.length > 0)
    await deps.catalogue.notifyChanged(
      tx,
      needs.map(({ toolId }) => toolId),
    )
  return true
}
