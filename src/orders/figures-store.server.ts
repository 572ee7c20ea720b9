/**
 * The SQL on sales: by day, by buyer, by tool. Deleted and cancelled orders do not count, nor do
 * orders on hold: they are not sold until somebody has decided.
 */
import { sql } from 'kysely'
import type { Handle, SqlClause } from '../../packages/pg-kit/database.server.ts'

/** From one moment to another; the end is excluded. */
export type Period = { readonly from: Date; readonly to: Date }

/** The sales of one day of the shop; `cents` is the sum of its orders. */
export type DaySales = {
  readonly day: string
  readonly orders: number
  readonly pieces: number
  readonly cents: number
}

const ordered = ({ from, to }: Period) => sql`
  orders.deleted_at is null and orders.status <> 'cancelled'
  and orders.placed_at >= ${from} and orders.placed_at < ${to}`
const sold = (period: Period) => sql`orders.hold_kind is null and ${ordered(period)}`

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

/** A company's orders in one month of the shop, 'YYYY-MM'; `cents` is their sum. */
export type MonthSales = {
  readonly month: string
  readonly orders: number
  readonly cents: number
}

/** Months without an order are left out. */
export async function companySalesByMonth(
  db: Handle,
  companyId: string,
  { timeZone, ...period }: Period & { readonly timeZone: string },
): Promise<readonly MonthSales[]> {
  const { rows } = await sql<MonthSales>`
    select to_char(placed_at at time zone ${timeZone}, 'YYYY-MM') as month,
      count(*)::int as orders, sum(total_cents)::float8 as cents
    from orders where company_id = ${companyId} and ${sold(period)}
    group by 1 order by 1`.execute(db)
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
  readonly pieces: number
  readonly cents: number
  /** The cost of the pieces at the tool's present cost; null if unknown. */
  readonly cost: number | null
}

/** The lines of what was sold, and their known cost. Amounts are in cents. */
export type SoldLines = {
  readonly lines: number
  /** Lines of tools whose cost is known, and the sum of these lines. */
  readonly linesAtCost: number
  readonly salesAtCost: number
  /** The cost of the pieces in those lines, at the tools' present cost. */
  readonly cost: number
  /** Pieces without cancelled ones; and how many of them did not wait for goods. */
  readonly ordered: number
  readonly filled: number
}

const nothingSold: SoldLines = {
  lines: 0,
  linesAtCost: 0,
  salesAtCost: 0,
  cost: 0,
  ordered: 0,
  filled: 0,
}

export type SoldByTool = {
  readonly now: SoldLines
  readonly before: SoldLines
  /** The tools with the highest sales in the period. */
  readonly best: readonly SoldTool[]
}

/**
 * The lines of a period and of the one before, which begins at `start`: as totals, and by tool. One
 * statement, so that the lines, which may be many, are read once; cents are summed as doubles,
 * which hold them exactly and are added in a third of the time of numerics.
 */
export async function soldByTool(
  db: Handle,
  { start, from, to }: Period & { readonly start: Date },
  limit: number,
): Promise<SoldByTool> {
  const { rows } = await sql<{
    totals: readonly (SoldLines & { readonly isNow: boolean })[] | null
    best: readonly SoldTool[] | null
  }>`
    with allocated as materialized (
      select order_id, line, sum(quantity) as pieces from order_allocations
      where at >= ${start} group by order_id, line
    ),
    by_tool as materialized (
      select orders.placed_at >= ${from} as is_now, line.tool_id, count(*) as lines,
        sum(line.quantity) as pieces, sum(line.total_cents::float8) as cents,
        sum(line.quantity - line.cancelled) as ordered,
        sum(greatest(0,
          line.quantity - line.cancelled - coalesce(allocated.pieces, 0)::int
            - case when orders.status in ('shipped', 'delivered') then 0 else line.waiting end
        )) as filled
      from orders join order_lines line on line.order_id = orders.id
      left join allocated
        on allocated.order_id = line.order_id and allocated.line = line.position
      where ${sold({ from: start, to })} group by 1, 2
    ),
    at_cost as materialized (
      select by_tool.*, round(pieces * cost_cents::numeric / price_per)::float8 as cost
      from by_tool left join tool_costs on tool_costs.tool_id = by_tool.tool_id
    ),
    totals as (
      select is_now as "isNow", sum(lines) as lines,
        coalesce(sum(lines) filter (where cost is not null), 0) as "linesAtCost",
        coalesce(sum(cents) filter (where cost is not null), 0) as "salesAtCost",
        coalesce(sum(cost), 0) as cost,
        coalesce(sum(ordered), 0) as ordered, coalesce(sum(filled), 0) as filled
      from at_cost group by is_now
    ),
    best as (
      select tool_id as "toolId", pieces, cents, cost from at_cost where is_now
      order by cents desc, tool_id limit ${limit}
    )
    select (select json_agg(totals) from totals) as totals,
      (select json_agg(best order by cents desc, "toolId") from best) as best`.execute(db)
  const { totals, best } = rows[0] ?? {}
  const ofPeriod = (isNow: boolean): SoldLines =>
    totals?.find((row) => row.isNow === isNow) ?? nothingSold
  return { now: ofPeriod(true), before: ofPeriod(false), best: best ?? [] }
}

/**
 * A customer who ordered regularly and has stopped: a company, or a buyer who bought for
 * themselves.
 */
export type OverdueCustomer = {
  readonly companyId: string | null
  readonly userId: string | null
  /** As in the last order. */
  readonly name: string
  readonly email: string
  /** The number of days on which they ordered, and the last of those days. */
  readonly orderDays: number
  readonly last: string
  /** The average number of days between orders, and the days since the last one. */
  readonly interval: number
  readonly days: number
  readonly cents: number
}

/**
 * Customers who ordered on at least `minOrderDays` days of the period, and whose last order is at
 * least `factor` times their usual interval and at least `minDays` ago: highest sales first.
 * @param today the last day that is counted
 */
export async function overdueCustomers(
  db: Handle,
  period: Period,
  terms: {
    readonly today: string
    readonly timeZone: string
    readonly minOrderDays: number
    readonly minDays: number
    readonly factor: number
    readonly limit: number
  },
): Promise<readonly OverdueCustomer[]> {
  const { today, timeZone, minOrderDays, minDays, factor, limit } = terms
  const { rows } = await sql<OverdueCustomer>`
    with ordered as (
      select company_id, case when company_id is null then user_id end as user_id,
        (placed_at at time zone ${timeZone})::date as day, sum(total_cents::float8) as cents,
        max(number) as number
      from orders where ${ordered(period)} group by 1, 2, 3
    ),
    overdue as (
      select company_id, user_id, count(*)::int as days, min(day) as first, max(day) as last,
        sum(cents) as cents, max(number) as number
      from ordered group by 1, 2
      having count(*) >= ${minOrderDays} and ${today}::date - max(day) >= ${minDays}::int
        and (${today}::date - max(day)) * (count(*) - 1) > ${factor}::float8 * (max(day) - min(day))
      order by sum(cents) desc, max(number) limit ${limit}
    )
    select overdue.company_id as "companyId", overdue.user_id as "userId",
      coalesce(orders.company_name, orders.name) as name, orders.email,
      overdue.days as "orderDays", overdue.last::text as last,
      round((overdue.last - overdue.first)::numeric / (overdue.days - 1))::int as interval,
      (${today}::date - overdue.last) as days, overdue.cents::float8 as cents
    from overdue join orders on orders.number = overdue.number
    order by overdue.cents desc, overdue.number`.execute(db)
  return rows
}

/** The sum of a company's orders in a period, in cents: SQL on `companies.id`. */
export const turnoverOfCompany = (period: Period): SqlClause => sql`(
  select coalesce(sum(total_cents), 0)::bigint from orders
  where orders.company_id = companies.id and ${sold(period)}
)`

/** The time of a company's last order: SQL on `companies.id`. */
export const lastOrderOfCompany: SqlClause = sql`(
  select placed_at from orders
  where orders.company_id = companies.id and deleted_at is null and status <> 'cancelled'
  order by placed_at desc limit 1
)`
