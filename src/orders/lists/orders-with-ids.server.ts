/** Reads many orders with everything that staff see, for followers of the shop's data. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrderDetails } from '../contract.ts'
import { toOrderDetailsDto } from '../dto.server.ts'
import { editsOfOrders } from '../model/edit-store.server.ts'
import { holdsOfOrders } from '../model/holds-store.server.ts'
import { findOrdersById, historyOfOrders, withLines } from '../store.server.ts'

/** Those of these orders that are not deleted, as staff see them; unordered. */
export async function ordersWithIds(
  db: Handle,
  ids: readonly string[],
): Promise<readonly OrderDetails[]> {
  const rows = (await findOrdersById(db, ids)).filter((row) => row.deleted_at === null)
  if (rows.length === 0) return []
  const found = rows.map(({ id }) => id)
  const orders = await withLines(db, rows)
  const history = Map.groupBy(await historyOfOrders(db, found), (row) => row.order_id)
  const holds = Map.groupBy(await holdsOfOrders(db, found), (row) => row.order_id)
  const edits = Map.groupBy(await editsOfOrders(db, found), (row) => row.order_id)
  return orders.map((order) =>
    toOrderDetailsDto(
      order,
      history.get(order.id) ?? [],
      { role: 'admin' },
      {
        holds: holds.get(order.id) ?? [],
        edits: order.revision > 1 ? (edits.get(order.id) ?? []) : [],
      },
    ),
  )
}
