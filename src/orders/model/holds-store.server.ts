/** The only SQL queries for holds of orders, and on the pieces that wait with them. */
import * as z from 'zod/mini'
import { HoldReason, sayHoldReason } from './hold-reason.ts'
import { sql } from 'kysely'
import type { ActingAgent } from '../../platform/access/endpoint.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { HoldKind, HoldOutcome, NewHold } from './holds.ts'
import type { OrderStatementPart } from './insert-order-store.server.ts'
import type { OrderRow } from '../store.server.ts'

export type HoldRow = {
  readonly id: string
  readonly order_id: string
  readonly kind: HoldKind
  /** A sentence if an earlier release wrote it. */
  readonly reason: HoldReason | string
  readonly since: Date
  readonly until: Date
  readonly ended_at: Date | null
  readonly outcome: HoldOutcome | null
  readonly ended_by: string | null
  readonly ended_by_name: string
  readonly by_company: boolean
}

/** Inserts a hold, as a part of the statement that writes its order. */
export const holdPart =
  (id: string, { kind, reason, until }: NewHold): OrderStatementPart =>
  (order) =>
    sql`
  new_hold as (
    insert into order_holds (id, order_id, kind, reason, reason_facts, since, until)
    select
      ${id}::uuid, ${order.column.id}, ${kind}, ${sayHoldReason(reason)},
      ${keptReason(reason)}::jsonb, ${order.column.placed_at},
      ${until}::timestamptz
    from ${order.table}
  )`

/** The holds of an order, the first one first. */
export async function listHolds(db: Handle, orderId: string): Promise<readonly HoldRow[]> {
  const { rows } = await sql<KeptHold>`
    select * from order_holds where order_id = ${orderId} order by since, id`.execute(db)
  return rows.map(toHold)
}

/** The holds of these orders, those of each in their order. */
export async function holdsOfOrders(
  db: Handle,
  orderIds: readonly string[],
): Promise<readonly HoldRow[]> {
  const { rows } = await sql<KeptHold>`
    select * from order_holds where order_id = any(${[...orderIds]}::uuid[])
    order by since, id`.execute(db)
  return rows.map(toHold)
}

type KeptHold = Omit<HoldRow, 'reason'> & {
  readonly reason: string
  readonly reason_facts: unknown
}

const Kept = z.object({ reason: HoldReason, said: z.string() })

/**
 * How a reason is stored: its facts, and the sentence that they represent. An instance of an
 * earlier release changes only the sentence, which then takes precedence.
 */
export const keptReason = (reason: HoldReason): string =>
  JSON.stringify({ reason, said: sayHoldReason(reason) })

function toHold({ reason_facts: kept, reason, ...row }: KeptHold): HoldRow {
  const { success, data } = Kept.safeParse(kept)
  return { ...row, reason: success && data.said === reason ? data.reason : reason }
}

/** The open holds of these orders, by order. */
export async function openHolds(
  db: Handle,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, HoldRow>> {
  const { rows } = await sql<KeptHold>`
    select * from order_holds
    where order_id = any(${[...orderIds]}::uuid[]) and ended_at is null`.execute(db)
  return new Map(rows.map((row) => [row.order_id, toHold(row)]))
}

/** Orders that wait for the approval of this user in these companies. */
const awaiting = (companyIds: readonly string[], userId: string) => sql`
  order_holds.ended_at is null and order_holds.kind = 'approval'
  and orders.company_id = any(${[...companyIds]}::uuid[])
  and coalesce(orders.ordered_by, orders.user_id) <> ${userId}
  and orders.deleted_at is null`

/**
 * The orders of these companies that wait for approval, except those that the user ordered; oldest
 * first.
 */
export async function listAwaitingApproval(
  db: Handle,
  { companyIds, userId, limit }: { companyIds: readonly string[]; userId: string; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select orders.* from order_holds join orders on orders.id = order_holds.order_id
    where ${awaiting(companyIds, userId)}
    order by order_holds.since, orders.number limit ${limit}`.execute(db)
  return rows
}

/** The number of those orders, at most `limit`. */
export async function countAwaitingApproval(
  db: Handle,
  { companyIds, userId, limit }: { companyIds: readonly string[]; userId: string; limit: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from order_holds join orders on orders.id = order_holds.order_id
      where ${awaiting(companyIds, userId)} limit ${limit}
    ) as waiting`.execute(db)
  return rows[0]?.count ?? 0
}

/** How a hold ends. */
export type HoldEnd = {
  readonly outcome: HoldOutcome
  readonly at: Date
  /** Without an id: the shop itself. */
  readonly actor: { readonly id: string | null; readonly name: string }
  readonly byCompany: boolean
}

/** Ends the open hold of an order whose row the caller has locked. */
export async function endHold(
  tx: Handle,
  orderId: string,
  { outcome, at, actor, byCompany }: HoldEnd,
): Promise<void> {
  await sql`
    update order_holds set
      outcome = ${outcome}, ended_at = ${at}, ended_by = ${actor.id}::uuid,
      ended_by_name = ${actor.name.slice(0, 200)}, by_company = ${byCompany}
    where order_id = ${orderId} and ended_at is null`.execute(tx)
  await sql`update orders set hold_kind = null where id = ${orderId}`.execute(tx)
}

/** Records that the pieces of an order are now reserved. */
export async function allocateWaiting(tx: Handle, orderId: string): Promise<void> {
  await sql`
    update order_lines set waiting = 0 where order_id = ${orderId} and waiting > 0`.execute(tx)
}

/** Records that nothing of an order is reserved any longer. */
export async function waitWhole(tx: Handle, orderId: string): Promise<void> {
  await sql`
    update order_lines set waiting = quantity - shipped - cancelled
    where order_id = ${orderId}`.execute(tx)
}

/**
 * Gives the open hold of an order a new reason and end; the people concerned are told of the new
 * end.
 */
export async function renewHold(
  tx: Handle,
  orderId: string,
  { reason, until }: Pick<NewHold, 'reason' | 'until'>,
): Promise<void> {
  await sql`
    update order_holds set
      reason = ${sayHoldReason(reason)}, reason_facts = ${keptReason(reason)}::jsonb, until = ${until}, reminded_at = null
    where order_id = ${orderId} and ended_at is null`.execute(tx)
}

/**
 * The cents that a user has ordered for a company since then, except orders that are on hold,
 * cancelled or deleted.
 */
export async function spentSince(
  tx: Handle,
  { userId, companyId, since }: { userId: string; companyId: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(total_cents), 0)::bigint as spent from orders
    where coalesce(ordered_by, user_id) = ${userId} and company_id = ${companyId}
      and placed_at >= ${since}
      and status <> 'cancelled' and hold_kind is null and deleted_at is null`.execute(tx)
  return rows[0]?.spent ?? 0
}

/**
 * Blocks an agent's other orders until the transaction ends, so that together they stay within its
 * mandate.
 */
export async function lockAgent(tx: Handle, agentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent/${agentId}`}, 0))`.execute(tx)
}

/**
 * The cents that an agent has ordered since then, through any of its links, except orders that wait
 * for its person, or were cancelled or deleted.
 */
export async function spentByAgent(
  tx: Handle,
  { links, since }: { readonly links: readonly string[]; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(orders.total_cents), 0)::bigint as spent
    from agent_orders join orders on orders.id = agent_orders.order_id
    where agent_orders.agent_id = any(${[...links]}::uuid[]) and orders.placed_at >= ${since}
      and orders.status <> 'cancelled' and orders.deleted_at is null
      and orders.hold_kind is distinct from 'agent'`.execute(tx)
  return Number(rows[0]?.spent ?? 0)
}

/** Records which agent placed an order, as a part of the statement that writes it. */
export const agentPart =
  ({ id, name }: ActingAgent): OrderStatementPart =>
  (order) =>
    sql`
  agent_order as (
    insert into agent_orders (order_id, agent_id, agent_name)
    select ${order.column.id}, ${id}::uuid, ${name} from ${order.table}
  )`

/** Whether this buyer has an order that the shop has confirmed. */
export async function hasHistory(db: Handle, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders
    where user_id = ${userId} and deleted_at is null
      and status in ('confirmed', 'picking', 'shipped', 'delivered')
    limit 1`.execute(db)
  return rows.length > 0
}

/** Pieces of these tools in orders of this buyer that are not shipped yet, by tool. */
export async function heldPieces(
  db: Handle,
  userId: string,
  toolIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ tool_id: string; pieces: number }>`
    select line.tool_id, sum(line.quantity - line.shipped - line.cancelled - line.waiting)::int as pieces
    from orders join order_lines as line on line.order_id = orders.id
    where orders.user_id = ${userId} and orders.deleted_at is null
      and orders.status in ('placed', 'confirmed', 'picking')
      and line.tool_id = any (${toolIds}::uuid[])
    group by line.tool_id`.execute(db)
  return new Map(rows.map(({ tool_id, pieces }) => [tool_id, pieces]))
}

/** An order whose hold has ended by this time, if any. */
export async function nextExpired(db: Handle, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from order_holds join orders on orders.id = order_holds.order_id
    where order_holds.ended_at is null and order_holds.until <= ${now}
      and orders.deleted_at is null
    order by order_holds.until limit 1`.execute(db)
  return rows[0]?.id
}

/**
 * Takes a hold that ends soon and is still to be announced: two days before its end, or after half
 * of its time.
 * @returns the order, once
 */
export async function takeReminder(tx: Handle, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ order_id: string }>`
    update order_holds set reminded_at = ${now}
    where id = (
      select order_holds.id from order_holds join orders on orders.id = order_holds.order_id
      where order_holds.ended_at is null and reminded_at is null and orders.deleted_at is null
        and until > ${now} and until - least(interval '2 days', (until - since) / 2) <= ${now}
      order by until limit 1 for update of order_holds skip locked
    )
    returning order_id`.execute(tx)
  return rows[0]?.order_id
}

/** Removes the name of a deleted account from the holds that it has ended. */
export async function anonymizeHolds(tx: Handle, userId: string, name: string): Promise<void> {
  await sql`
    update order_holds set ended_by_name = ${name} where ended_by = ${userId}`.execute(tx)
}
