/** The SQL on what was sold: by day, by buyer, by tool. Deleted and cancelled orders do not count. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** From a moment to another, which is not included. */
export type Period = { readonly from: Date; readonly to: Date }

/** What was sold on a day of the shop; `cents` is what the orders came to. */
export type DaySales = {
  readonly day: string
  readonly orders: number
  readonly pieces: number
  readonly cents: number
}

const sold = ({ from, to }: Period) => sql`
  orders.deleted_at is null and orders.status <> 'cancelled'
  and orders.placed_at >= ${from} and orders.placed_at < ${to}`

/** Days without an order are left out. */
export async function salesByDay(
  db: Handle,
  period: Period,
  timeZone: string,
): Promise<readonly DaySales[]> {
  const { rows } = await sql<DaySales>`
    select (placed_at at time zone ${timeZone})::date::text as day, count(*)::int as orders,
      sum(pieces)::float8 as pieces, sum(total_cents)::float8 as cents
    from orders where ${sold(period)} group by 1 order by 1`.execute(db)
  return rows
}

/** How many different buyers ordered. */
export async function countBuyers(db: Handle, period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct user_id)::int as count from orders where ${sold(period)}`.execute(db)
  return rows[0]?.count ?? 0
}

export type SoldTool = {
  readonly toolId: string
  readonly sku: string
  readonly name: string
  readonly pieces: number
  readonly cents: number
}

/** The tools that brought most, the first ones. Names are those of the orders. */
export async function bestSellers(
  db: Handle,
  period: Period,
  limit: number,
): Promise<readonly SoldTool[]> {
  const { rows } = await sql<SoldTool>`
    select line.tool_id as "toolId", max(line.sku) as sku, max(line.name) as name,
      sum(line.quantity)::float8 as pieces, sum(line.total_cents)::float8 as cents
    from orders join order_lines line on line.order_id = orders.id
    where ${sold(period)}
    group by line.tool_id order by cents desc, line.tool_id limit ${limit}`.execute(db)
  return rows
}
