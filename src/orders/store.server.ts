/** The only SQL on orders, their lines and their history. */
import { sql, type Generated } from 'kysely'
import type { Handle } from '../platform/database/database.server.ts'
import type { OrderStatus } from './rules.ts'

type Tables = {
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
    status: OrderStatus
    pieces: number
    total_cents: number
    idempotency_key: string
    body_hash: Buffer
    demo: boolean
    placed_at: Date
    deleted_at: Date | null
  }
  order_lines: { order_id: string; position: number; tool_id: string; sku: string; name: string; quantity: number; unit_cents: number; total_cents: number }
  order_history: { order_id: string; step: number; status: OrderStatus; actor_id: string | null; note: string; at: Date }
}

export type OrderRow = Omit<Tables['orders'], 'number'> & { readonly number: number }
export type LineRow = Tables['order_lines']
export type OrderWithLines = OrderRow & { readonly lines: readonly LineRow[] }
export type OrderValues = Omit<OrderRow, 'number' | 'deleted_at'>

const on = (db: Handle) => db.withTables<Tables>()

/** The order that this buyer placed under this key, if any. */
export const orderByKey = (db: Handle, userId: string, key: string): Promise<OrderRow | undefined> =>
  on(db).selectFrom('orders').selectAll().where('user_id', '=', userId).where('idempotency_key', '=', key).executeTakeFirst()

/**
 * Writes an order's head. Waits for a twin that is being placed under the same key at this moment.
 * @returns undefined when the key is taken
 */
export const insertOrder = (db: Handle, order: OrderValues): Promise<OrderRow | undefined> =>
  on(db).insertInto('orders').values({ ...order, deleted_at: null }).onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing()).returningAll().executeTakeFirst()

export async function insertLines(db: Handle, lines: readonly LineRow[]): Promise<void> {
  await on(db).insertInto('order_lines').values([...lines]).execute()
}

export async function recordStep(db: Handle, step: Omit<Tables['order_history'], 'step'>): Promise<void> {
  await sql`
    insert into order_history (order_id, step, status, actor_id, note, at)
    select ${step.order_id}::uuid, coalesce(max(step), 0) + 1, ${step.status}, ${step.actor_id}::uuid, ${step.note}, ${step.at}
    from order_history where order_id = ${step.order_id}`.execute(db)
}

export const linesOf = (db: Handle, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0 ? Promise.resolve([]) : on(db).selectFrom('order_lines').selectAll().where('order_id', 'in', [...orderIds]).orderBy('order_id').orderBy('position').execute()

export type OrderNarrowing = { readonly userId?: string | undefined; readonly q?: string | undefined; readonly before?: number | undefined; readonly limit: number }

/** One page of orders, newest first, with one row more than `limit` if there is one. */
export async function listOrders(db: Handle, { userId, q, before, limit }: OrderNarrowing): Promise<OrderWithLines[]> {
  let query = on(db).selectFrom('orders').selectAll().where('deleted_at', 'is', null)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  if (before !== undefined) query = query.where('number', '<', before)
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const number = /^#?(\d{1,15})$/.exec(q)?.[1]
    query = query.where((eb) => eb.or([
      ...(number ? [eb('number', '=', Number(number))] : []),
      eb('email', 'ilike', like), eb('name', 'ilike', like), eb('po_number', 'ilike', like),
      eb.exists(eb.selectFrom('order_lines').select('order_lines.order_id').whereRef('order_lines.order_id', '=', 'orders.id').where((line) => line.or([line('sku', 'ilike', like), line('order_lines.name', 'ilike', like)]))),
    ]))
  }
  return withLines(db, await query.orderBy('number', 'desc').limit(limit + 1).execute())
}

export async function withLines(db: Handle, orders: readonly OrderRow[]): Promise<OrderWithLines[]> {
  const lines = Map.groupBy(await linesOf(db, orders.map((order) => order.id)), (line) => line.order_id)
  return orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }))
}

/** The order, locked against a change at the same moment; undefined when it does not exist or is deleted. */
export const lockOrder = (db: Handle, id: string): Promise<OrderRow | undefined> =>
  on(db).selectFrom('orders').selectAll().where('id', '=', id).where('deleted_at', 'is', null).forUpdate().executeTakeFirst()

export async function markDeleted(db: Handle, id: string, at: Date): Promise<void> {
  await on(db).updateTable('orders').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Takes what is personal out of a buyer's orders; figures and lines stay. */
export async function anonymiseOrders(db: Handle, userId: string, email: string): Promise<void> {
  await on(db).updateTable('orders').set({ email, name: 'Deleted user', phone: '-', address: '-', note: '' }).where('user_id', '=', userId).execute()
}

/** Which of these buyers have a living order of which tool: 'user tool' pairs. */
export async function boughtPairs(db: Handle, toolIds: readonly string[], userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (toolIds.length === 0 || userIds.length === 0) return new Set()
  const rows = await on(db).selectFrom('order_lines').innerJoin('orders', 'orders.id', 'order_lines.order_id').select(['orders.user_id', 'order_lines.tool_id']).distinct()
    .where('order_lines.tool_id', 'in', [...toolIds]).where('orders.user_id', 'in', [...userIds]).where('orders.deleted_at', 'is', null).where('orders.status', '<>', 'cancelled').execute()
  return new Set(rows.map((row) => `${row.user_id} ${row.tool_id}`))
}

/** Marks orders as the demo shop's. */
export async function markDemo(db: Handle, id: string, placedAt: Date): Promise<void> {
  await on(db).updateTable('orders').set({ demo: true, placed_at: placedAt }).where('id', '=', id).execute()
}

/** The demo shop's orders, and all of these users; deleted ones too. */
export const demoOrders = (db: Handle, userIds: readonly string[]): Promise<OrderRow[]> =>
  on(db).selectFrom('orders').selectAll().where((eb) => eb.or([eb('demo', '=', true), ...(userIds.length > 0 ? [eb('user_id', 'in', [...userIds])] : [])])).orderBy('number').forUpdate().execute()

/** Forgets orders, their lines and history for good. */
export async function forgetOrders(db: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await on(db).deleteFrom('orders').where('id', 'in', [...ids]).execute()
}

/** Which of these tools stand in an order that stays. */
export async function orderedTools(db: Handle, toolIds: readonly string[]): Promise<readonly string[]> {
  if (toolIds.length === 0) return []
  const rows = await on(db).selectFrom('order_lines').select('tool_id').distinct().where('tool_id', 'in', [...toolIds]).execute()
  return rows.map((row) => row.tool_id)
}
