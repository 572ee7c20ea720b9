/**
 * The SQL that reads the orders of one buyer, or their company, for their part of the front page.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Purchases } from './buying-habits.ts'
import type { LineNames } from '../../platform/languages/line-names.ts'
import type { HoldKind } from '../model/holds.ts'
import type { OrderStatus } from '../rules.ts'

/** The number of a buyer's newest orders that are read. */
const recentOrders = 200

/**
 * Whose orders: all of a company, or the buyer's own, including those for companies to which they
 * belong.
 */
export type OrderScope =
  | { readonly companyId: string }
  | { readonly userId: string; readonly memberOf: readonly string[] }

const inScope = (scope: OrderScope): RawBuilder<boolean> =>
  'companyId' in scope
    ? sql`company_id = ${scope.companyId}`
    : sql`user_id = ${scope.userId}
        and (company_id is null or company_id = any(${[...scope.memberOf]}::uuid[]))`

/** The tools that were ordered most often; cancelled orders are ignored. */
export async function purchasesOf(
  db: Handle,
  scope: OrderScope,
  limit: number,
): Promise<Purchases[]> {
  const { rows } = await sql<Purchases>`
    with recent as (
      select id, placed_at from orders
      where ${inScope(scope)} and deleted_at is null and status <> 'cancelled'
      order by number desc limit ${recentOrders}
    )
    select lines.tool_id as "toolId", count(distinct recent.id)::int as times,
      min(recent.placed_at) as "firstAt", max(recent.placed_at) as "lastAt",
      (array_agg(lines.quantity order by recent.placed_at desc))[1] as quantity
    from recent join order_lines lines on lines.order_id = recent.id
    group by lines.tool_id
    order by times desc, "lastAt" desc, lines.tool_id limit ${limit}`.execute(db)
  return rows
}

/** Changes the address of a buyer's orders; later mails about them go there. */
export async function setEmailOfOrders(db: Handle, userId: string, email: string): Promise<void> {
  await sql`update orders set email = ${email} where user_id = ${userId}`.execute(db)
}

export type OpenOrderRow = {
  readonly number: number
  readonly status: OrderStatus
  readonly onHold: HoldKind | null
  readonly pieces: number
  readonly lineCount: number
  /** The first line. */
  readonly name: string
  readonly names: LineNames | null
  readonly shipped: number
  readonly total: number
  readonly placedAt: Date
}

/** The open orders, newest first. */
export async function openOrdersOf(
  db: Handle,
  scope: OrderScope,
  limit: number,
): Promise<OpenOrderRow[]> {
  const { rows } = await sql<OpenOrderRow>`
    select number, status, hold_kind as "onHold", pieces, total_cents as total,
      placed_at as "placedAt", first.name, first.names, lines.shipped, lines."lineCount"
    from orders
      cross join lateral (
        select coalesce(sum(shipped), 0)::int as shipped, count(*)::int as "lineCount"
        from order_lines where order_id = orders.id
      ) lines
      cross join lateral (
        select name, names from order_lines where order_id = orders.id order by position limit 1
      ) first
    where ${inScope(scope)} and deleted_at is null and status not in ('delivered', 'cancelled')
    order by number desc limit ${limit}`.execute(db)
  return rows
}
