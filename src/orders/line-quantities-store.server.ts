/** The SQL that changes the quantities of order lines other than the ordered quantity. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** The quantities of a line after a change, in pieces. */
export type ChangedQuantities = {
  readonly position: number
  readonly shipped: number
  readonly returned: number
  readonly cancelled: number
}

/** Writes the quantities of lines of an order whose row the caller has locked; its revision rises. */
export async function updateLineQuantities(
  tx: Handle,
  orderId: string,
  lines: readonly ChangedQuantities[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    with changed_order as (update orders set revision = revision + 1 where id = ${orderId})
    update order_lines
    set shipped = changed.shipped, returned = changed.returned, cancelled = changed.cancelled
    from unnest(
      ${lines.map(({ position }) => position)}::int[],
      ${lines.map(({ shipped }) => shipped)}::int[],
      ${lines.map(({ returned }) => returned)}::int[],
      ${lines.map(({ cancelled }) => cancelled)}::int[]
    ) as changed (position, shipped, returned, cancelled)
    where order_lines.order_id = ${orderId} and order_lines.position = changed.position
  `.execute(tx)
}
