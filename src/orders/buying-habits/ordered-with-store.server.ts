/** The SQL that finds which tools are ordered together. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'

/** The index that the query uses; without it, a tool in very many orders would be slow. */
export const newestOfToolIndex = 'order_lines_newest_of_tool'

export type OrderedWithBounds = {
  /** How many of the tool's newest orders are read. */
  readonly orders: number
  /** Lines read from each of them, so that an order of a thousand lines costs no more. */
  readonly lines: number
  /** The minimum number of orders that contain both tools. */
  readonly minOrders: number
  readonly limit: number
}

export type OrderedWithRow = { readonly tool_id: string; readonly orders: number }

/** Whether the index exists and is complete. */
export async function hasNewestOfToolIndex(db: Handle): Promise<boolean> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index
    where indexrelid = to_regclass(${newestOfToolIndex})`.execute(db)
  return rows[0]?.valid ?? false
}

/**
 * The tools that occur most often in this tool's newest orders; cancelled and deleted orders do not
 * count. The number of rows read is bounded, however many orders there are.
 */
export async function orderedWith(
  db: Handle,
  toolId: string,
  { orders, lines, minOrders, limit }: OrderedWithBounds,
): Promise<OrderedWithRow[]> {
  const query = sql<OrderedWithRow>`
    with newest as (
      select distinct order_id from (
        select order_id from order_lines
        where tool_id = ${toolId} order by order_id desc limit ${sql.lit(orders)}
      ) as of_tool
    )
    select other.tool_id, count(distinct other.order_id)::int as orders
    from newest
    join orders on orders.id = newest.order_id
      and orders.deleted_at is null and orders.status <> 'cancelled'
    join order_lines other on other.order_id = newest.order_id
      and other.position <= ${sql.lit(lines)} and other.tool_id <> ${toolId}
    group by other.tool_id
    having count(distinct other.order_id) >= ${sql.lit(minOrders)}
    order by 2 desc, 1 limit ${sql.lit(limit)}`
  return (await executePrepared(db, 'ordered_with', query)).rows
}
