/** The only SQL queries for back-orders: lines that wait for goods, and their allocations. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Allocated, WaitingLine } from './back-orders.ts'
import type { BackOrderState } from './back-orders-contract.ts'
import type { OrderRow } from '../store.server.ts'

export type WaitingRow = WaitingLine & {
  readonly orderId: string
  /** The position of the line. */
  readonly line: number
}

/** Orders that wait for goods, not for a decision. */
const isWaiting = sql`
  orders.deleted_at is null and orders.hold_kind is null
  and orders.status in ('placed', 'confirmed', 'picking')`

/**
 * The lines that wait for these tools, by their promised day, then by the time of their orders. The
 * rows of the orders are locked; rows that another transaction has locked are skipped, which
 * prevents deadlocks.
 * @param except an order that must not receive its own released pieces
 */
export async function lockWaitingLines(
  tx: Handle,
  toolIds: readonly string[],
  { except, limit }: { readonly except: string | undefined; readonly limit: number },
): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select line.tool_id as "toolId", line.waiting, line.order_id as "orderId",
      line.position as line
    from order_lines line join orders on orders.id = line.order_id
    where line.tool_id = any(${[...toolIds]}::uuid[]) and line.waiting > 0 and ${isWaiting}
      and (${except ?? null}::uuid is null or orders.id <> ${except ?? null}::uuid)
    order by line.expected_on nulls last, orders.placed_at, orders.number
    limit ${limit}
    for update of orders skip locked`.execute(tx)
  return rows
}

/** Records that pieces of lines are now reserved; the orders' rows are locked. */
export async function writeAllocations(
  tx: Handle,
  lines: readonly Allocated<WaitingRow>[],
  at: Date,
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    with allocated as (
      select * from unnest(
        ${lines.map(({ orderId }) => orderId)}::uuid[],
        ${lines.map(({ line }) => line)}::smallint[],
        ${lines.map(({ quantity }) => quantity)}::int[]
      ) as allocated (order_id, line, quantity)
    ),
    changed_lines as (
      update order_lines set
        waiting = order_lines.waiting - allocated.quantity,
        expected_on = case when order_lines.waiting > allocated.quantity then expected_on end
      from allocated
      where order_lines.order_id = allocated.order_id and order_lines.position = allocated.line
    ),
    changed_orders as (
      update orders set revision = revision + 1
      where id in (select order_id from allocated)
    )
    insert into order_allocations (order_id, line, quantity, at)
    select order_id, line, quantity, ${at} from allocated`.execute(tx)
}

/** Tools that are in stock although lines wait for them. */
export async function toolsToAllocate(db: Handle, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct line.tool_id as id
    from order_lines line
    join orders on orders.id = line.order_id
    join stock_on_hand stock on stock.tool_id = line.tool_id and stock.level > 0
    where line.waiting > 0 and ${isWaiting}
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Cancels the waiting pieces of an order whose row is locked; none of them were reserved. */
export async function cancelWaiting(tx: Handle, orderId: string): Promise<void> {
  await sql`
    update order_lines set cancelled = cancelled + waiting, waiting = 0, expected_on = null
    where order_id = ${orderId} and waiting > 0`.execute(tx)
}

/** Lines of a released order, each with the pieces that still wait: none, or the shortage. */
export async function setWaiting(
  tx: Handle,
  orderId: string,
  lines: readonly { readonly line: number; readonly waiting: number }[],
  expectedOn: string,
): Promise<void> {
  await sql`
    update order_lines set
      waiting = still.waiting,
      expected_on = case when still.waiting > 0 then ${expectedOn}::date end
    from unnest(
      ${lines.map(({ line }) => line)}::smallint[], ${lines.map(({ waiting }) => waiting)}::int[]
    ) as still (line, waiting)
    where order_lines.order_id = ${orderId} and order_lines.position = still.line`.execute(tx)
}

/** An allocation that the buyer was not told about yet. */
export type UnmailedAllocation = { readonly line: number; readonly quantity: number }

/**
 * Takes the allocations of one order that its buyer was not told about, and marks them as told.
 * @returns undefined if there are none
 */
export async function takeUnmailed(
  tx: Handle,
  at: Date,
): Promise<
  { readonly order: OrderRow; readonly lines: readonly UnmailedAllocation[] } | undefined
> {
  const { rows: found } = await sql<OrderRow>`
    select orders.* from order_allocations join orders on orders.id = order_allocations.order_id
    where mailed_at is null order by order_allocations.id limit 1
    for update of orders skip locked`.execute(tx)
  const [order] = found
  if (!order) return undefined
  const { rows: lines } = await sql<UnmailedAllocation>`
    update order_allocations set mailed_at = ${at}
    where order_id = ${order.id} and mailed_at is null returning line, quantity`.execute(tx)
  return { order, lines }
}

/** Promises another day for a waiting line, in an order whose row is locked. */
export async function setExpectedOn(
  tx: Handle,
  orderId: string,
  line: number,
  day: string,
): Promise<void> {
  await sql`
    with changed_order as (update orders set revision = revision + 1 where id = ${orderId})
    update order_lines set expected_on = ${day}
    where order_id = ${orderId} and position = ${line}`.execute(tx)
}

/** A back-order with one of its open lines. */
export type BackOrderRow = Pick<
  OrderRow,
  'id' | 'number' | 'name' | 'company_name' | 'status' | 'placed_at'
> & {
  readonly lines: readonly {
    readonly line: number
    readonly sku: string
    readonly name: string
    readonly waiting: number
    /** Reserved and not shipped. */
    readonly allocated: number
    readonly expectedOn: string | null
  }[]
}

export type BackOrderFilters = {
  /** Those that can ship, that wait, or that wait past the promised day; otherwise all. */
  readonly state: BackOrderState | undefined
  /** Promised days before this one have passed. */
  readonly today: string
  readonly after: number | undefined
  readonly limit: number
}

/** One page of open back-orders plus one row, oldest first. */
export async function listBackOrders(
  db: Handle,
  { state, today, after, limit }: BackOrderFilters,
): Promise<readonly BackOrderRow[]> {
  const open = sql`(line.quantity - line.shipped - line.cancelled - line.waiting)`
  const condition = {
    ready: sql`orders.status in ('confirmed', 'picking') and pieces.allocated > 0`,
    waiting: sql`pieces.waiting > 0`,
    late: sql`pieces.promised < ${today}::date`,
    all: sql`pieces.lines is not null`,
  }[state ?? 'all']
  const { rows } = await sql<BackOrderRow>`
    select orders.id, orders.number, orders.name, orders.company_name, orders.status,
      orders.placed_at, pieces.lines
    from orders
    cross join lateral (
      select sum(${open}) as allocated, sum(line.waiting) as waiting,
        min(line.expected_on) filter (where line.waiting > 0) as promised,
        jsonb_agg(jsonb_build_object(
          'line', line.position, 'sku', line.sku, 'name', line.name, 'waiting', line.waiting,
          'allocated', ${open}, 'expectedOn', line.expected_on
        ) order by line.position) filter (where line.waiting > 0 or ${open} > 0) as lines
      from order_lines line where line.order_id = orders.id
    ) as pieces
    where orders.back_order and ${isWaiting} and ${condition}
      and (${after ?? null}::bigint is null or orders.number > ${after ?? null}::bigint)
    order by orders.number limit ${limit + 1}`.execute(db)
  return rows
}

/** How many orders wait for goods, and how many of them wait past the promised day. */
export async function countBackOrders(
  db: Handle,
  today: string,
): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(distinct orders.id)::int as waiting,
      count(distinct orders.id) filter (where line.expected_on < ${today}::date)::int as late
    from order_lines line join orders on orders.id = line.order_id
    where line.waiting > 0 and ${isWaiting}`.execute(db)
  return rows[0] ?? { waiting: 0, late: 0 }
}
