/** The only SQL that writes orders, their lines and their history, and reads single ones; lists have their own file. */
import { sql, type Generated } from 'kysely'
import type { SqlClause, Handle } from '../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../packages/pg-kit/prepared-statements.server.ts'
import type { OrderStatus } from './rules.ts'

/** The tables of orders; for the files of this store. */
export type Tables = {
  orders: {
    id: string
    number: Generated<number>
    user_id: string
    email: string
    name: string
    phone: string
    address: string
    po_number: string
    note: string
    tracking_number: string
    tracking_link: string
    status: OrderStatus
    pieces: number
    total_cents: number
    idempotency_key: string
    body_hash: Buffer
    demo: boolean
    placed_at: Date
    deleted_at: Date | null
  }
  order_lines: {
    order_id: string
    position: number
    tool_id: string
    sku: string
    name: string
    quantity: number
    unit_cents: number
    total_cents: number
  }
  order_history: {
    order_id: string
    step: number
    status: OrderStatus
    actor_id: string | null
    actor_name: string
    note: string
    at: Date
  }
}

export type OrderRow = Omit<Tables['orders'], 'number'> & { readonly number: number }
export type LineRow = Tables['order_lines']
export type OrderWithLines = OrderRow & { readonly lines: readonly LineRow[] }
export type OrderValues = Omit<
  OrderRow,
  'number' | 'deleted_at' | 'tracking_number' | 'tracking_link'
>
export type HistoryRow = Tables['order_history']
/** One line to be written; its place among the others is its position. */
export type LineValues = Omit<LineRow, 'order_id' | 'position' | 'total_cents'>

const on = (db: Handle) => db.withTables<Tables>()

/** The order that this buyer placed under this key, if any. */
export const orderByKey = (
  db: Handle,
  userId: string,
  key: string,
): Promise<OrderRow | undefined> =>
  on(db)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** A number for an order that is about to be written; not used, it is missing for ever. */
export async function nextNumber(db: Handle): Promise<number> {
  const {
    rows: [row],
  } = await executePrepared(
    db,
    'next_order_number',
    sql<{ number: number }>`select nextval('order_numbers') as number`,
  )
  if (!row) throw new Error('A sequence gave no number')
  return row.number
}

/** The clause of `insertOrder` that has the order's `id`, or no row when the key is taken. */
export const orderClause = 'head'

/** What is written of an order together with it: its lines, who placed it as the history names them, and clauses of others. */
export type OrderParts = {
  readonly lines: readonly LineValues[]
  readonly by: { readonly id: string; readonly name: string }
  readonly clauses: readonly SqlClause[]
}

/**
 * Writes an order with its lines and its first step, and whatever else belongs to it, in one statement. Waits for a twin that is
 * being placed under the same key at this moment.
 * @param order its number is the next one where none is named
 * @returns undefined when the key is taken
 */
export async function insertOrder(
  db: Handle,
  order: OrderValues & { readonly number?: number | undefined },
  { lines, by, clauses }: OrderParts,
): Promise<OrderWithLines | undefined> {
  const {
    rows: [head],
  } = await executePrepared(
    db,
    'insert_order',
    sql<{ number: number }>`
    with head as (
      insert into orders (id, user_id, email, name, phone, address, po_number, note, status, pieces, total_cents, idempotency_key, body_hash, demo, placed_at, number)
      values (${order.id}, ${order.user_id}, ${order.email}, ${order.name}, ${order.phone}, ${order.address}, ${order.po_number}, ${order.note}, ${order.status},
        ${order.pieces}, ${order.total_cents}, ${order.idempotency_key}, ${order.body_hash}, ${order.demo}, ${order.placed_at}, coalesce(${order.number ?? null}::bigint, nextval('order_numbers')))
      on conflict (user_id, idempotency_key) do nothing
      returning id, number, status, placed_at
    ), body as (
      insert into order_lines (order_id, position, tool_id, sku, name, quantity, unit_cents, total_cents)
      select head.id, line.position, line.tool_id, line.sku, line.name, line.quantity, line.unit_cents, line.quantity::bigint * line.unit_cents
      from head, unnest(${lines.map((line) => line.tool_id)}::uuid[], ${lines.map((line) => line.sku)}::text[], ${lines.map((line) => line.name)}::text[],
        ${lines.map((line) => line.quantity)}::int[], ${lines.map((line) => line.unit_cents)}::int[]) with ordinality as line (tool_id, sku, name, quantity, unit_cents, position)
    ), first_step as (
      insert into order_history (order_id, step, status, actor_id, actor_name, note, at)
      select head.id, 1, head.status, ${by.id}::uuid, ${by.name}, '', head.placed_at from head
    ), ${sql.join(clauses)}
    select number from head`,
  )
  return head && toOrderWithLines(order, head.number, lines)
}

/** An order as it is when it has just been written. */
export const toOrderWithLines = (
  order: OrderValues,
  number: number,
  lines: readonly LineValues[],
): OrderWithLines => ({
  ...order,
  number,
  deleted_at: null,
  tracking_number: '',
  tracking_link: '',
  lines: lines.map((line, row) => ({
    ...line,
    order_id: order.id,
    position: row + 1,
    total_cents: line.quantity * line.unit_cents,
  })),
})

/** Writes a step at the end of an order's history. */
export async function insertHistory(db: Handle, step: Omit<HistoryRow, 'step'>): Promise<void> {
  await sql`
    insert into order_history (order_id, step, status, actor_id, actor_name, note, at)
    select ${step.order_id}::uuid, coalesce(max(step), 0) + 1, ${step.status}, ${step.actor_id}::uuid, ${step.actor_name}, ${step.note}, ${step.at}
    from order_history where order_id = ${step.order_id}`.execute(db)
}

export const listHistory = (db: Handle, orderId: string): Promise<HistoryRow[]> =>
  on(db)
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('step')
    .execute()

export const orderByNumber = (db: Handle, number: number): Promise<OrderRow | undefined> =>
  on(db)
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The order with this number, locked against a change at the same moment; undefined when it does not exist or is deleted. */
export const lockByNumber = (db: Handle, number: number): Promise<OrderRow | undefined> =>
  on(db)
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function setStatus(
  db: Handle,
  id: string,
  status: OrderStatus,
  tracking: Partial<Pick<OrderRow, 'tracking_number' | 'tracking_link'>>,
): Promise<void> {
  await on(db)
    .updateTable('orders')
    .set({ status, ...tracking })
    .where('id', '=', id)
    .execute()
}

export const listLines = (db: Handle, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : on(db)
        .selectFrom('order_lines')
        .selectAll()
        .where('order_id', 'in', [...orderIds])
        .orderBy('order_id')
        .orderBy('position')
        .execute()

export async function withLines(
  db: Handle,
  orders: readonly OrderRow[],
): Promise<OrderWithLines[]> {
  const lines = Map.groupBy(
    await listLines(
      db,
      orders.map((order) => order.id),
    ),
    (line) => line.order_id,
  )
  return orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }))
}

/** The order, locked against a change at the same moment; undefined when it does not exist or is deleted. */
export const lockOrder = (db: Handle, id: string): Promise<OrderRow | undefined> =>
  on(db)
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function markDeleted(db: Handle, id: string, at: Date): Promise<void> {
  await on(db).updateTable('orders').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Takes what is personal out of a buyer's orders; figures and lines stay. */
export async function anonymizeOrders(db: Handle, userId: string, email: string): Promise<void> {
  await on(db)
    .updateTable('orders')
    .set({ email, name: 'Deleted user', phone: '-', address: '-', note: '' })
    .where('user_id', '=', userId)
    .execute()
  await on(db)
    .updateTable('order_history')
    .set({ actor_name: 'Deleted user' })
    .where('actor_id', '=', userId)
    .execute()
  // What a buyer wrote when cancelling is theirs too.
  await on(db)
    .updateTable('order_history')
    .set({ note: '' })
    .where('actor_id', '=', userId)
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('orders.id').where('user_id', '=', userId),
    )
    .execute()
}

/** Which of these buyers have a living order of which tool: 'user tool' pairs. */
export async function purchasedPairs(
  db: Handle,
  toolIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (toolIds.length === 0 || userIds.length === 0) return new Set()
  const rows = await on(db)
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['orders.user_id', 'order_lines.tool_id'])
    .distinct()
    .where('order_lines.tool_id', 'in', [...toolIds])
    .where('orders.user_id', 'in', [...userIds])
    .where('orders.deleted_at', 'is', null)
    .where('orders.status', '<>', 'cancelled')
    .execute()
  return new Set(rows.map((row) => `${row.user_id} ${row.tool_id}`))
}

/** The demo shop's orders, and all of these users; deleted ones too. */
export const demoOrders = (db: Handle, userIds: readonly string[]): Promise<OrderRow[]> =>
  on(db)
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('demo', '=', true),
        ...(userIds.length > 0 ? [eb('user_id', 'in', [...userIds])] : []),
      ]),
    )
    .orderBy('number')
    .forUpdate()
    .execute()

/** Forgets orders, their lines and history for good. */
export async function deleteOrders(db: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await on(db)
      .deleteFrom('orders')
      .where('id', 'in', [...ids])
      .execute()
}

/** Which of the demo shop's tools stand in an order that stays; which those are, the catalogue publishes. */
export async function orderedDemoTools(db: Handle): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string
  }>`select distinct tool.id from order_lines line join demo_tools_by_id tool on tool.id = line.tool_id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
