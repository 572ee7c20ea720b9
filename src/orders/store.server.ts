/**
 * The SQL that reads and changes orders, their lines and their history. New orders are written by
 * insert-order-store, lists are read by list-store.
 */
import { sql, type Generated } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Pack } from '../catalogue/units/packs.ts'
import type { StoredSafety } from '../catalogue/safety.ts'
import type { LineNames } from '../platform/languages/line-names.ts'
import type { AddressColumns } from '../platform/addresses/address-parts.ts'
import type { TaxClass } from '../catalogue/tax-class.ts'
import type { Unit } from '../catalogue/model/units.ts'
import type { OrderDelivery } from '../delivery/contract.ts'
import type { OrderTax } from '../tax/contract.ts'
import type { HoldKind } from './model/holds.ts'
import type { OrderStatus } from './rules.ts'

/** The tables of orders, for the stores of this folder only. */
export type Tables = {
  orders: {
    id: string
    number: Generated<number>
    user_id: string
    email: string
    name: string
    phone: string
    address: string
    /** The address in parts; null if it is plain text. */
    ship_to: AddressColumns | null
    po_number: string
    note: string
    tracking_number: string
    tracking_link: string
    status: OrderStatus
    pieces: number
    /** Goods and delivery, without tax. */
    total_cents: number
    /** Frozen at placement; null if none is charged. */
    delivery: OrderDelivery | null
    /** ISO 4217 */
    currency: string
    /** Frozen at placement; null if no tax is charged. */
    tax: OrderTax | null
    idempotency_key: string
    body_hash: Buffer
    demo: boolean
    placed_at: Date
    deleted_at: Date | null
    /** The company for which it was ordered, and its name at that time; null: the buyer only. */
    company_id: string | null
    company_name: string | null
    /** Who ordered it, if it was reassigned to another member; null: its buyer. */
    ordered_by: string | null
    /** Why it waits; null: it does not. */
    hold_kind: HoldKind | null
    /** The payment method; null: by invoice. */
    pay_by: 'card' | null
    /** The version of the terms that the buyer saw; null: none. Written by a trigger. */
    terms_version: number | null
    /** The buyer has accepted that missing pieces wait. */
    back_order: boolean
    /** Incremented by every change to its contents, cost or progress. */
    revision: Generated<number>
  }
  order_lines: {
    order_id: string
    position: number
    tool_id: string
    sku: string
    name: string
    /** Its name in each language at that time; null: an earlier version stored only one name. */
    names: LineNames | null
    quantity: number
    unit: Unit
    unit_cents: number
    price_per: number
    total_cents: number
    packs: readonly Pack[]
    safety: StoredSafety
    tax_class: TaxClass
    /** The part number of the buyer's company; empty: none. */
    part_number: string
    /** In pieces, as all below; read them with `lineQuantities`. */
    shipped: number
    returned: number
    cancelled: number
    /** Not reserved yet: the order is on hold, or they are not in stock. */
    waiting: number
    /** When the waiting pieces are expected. */
    expected_on: string | null
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

export type OrderRow = Omit<Tables['orders'], 'number' | 'revision'> & {
  readonly number: number
  readonly revision: number
}
export type LineRow = Tables['order_lines']
export type OrderWithLines = OrderRow & { readonly lines: readonly LineRow[] }
export type HistoryRow = Tables['order_history']

const tables = (db: Handle) => db.withTables<Tables>()

/** The order that this buyer placed under this idempotency key, if any. */
export const findOrderByKey = (
  db: Handle,
  userId: string,
  key: string,
): Promise<OrderRow | undefined> =>
  tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** The order with this number; undefined if it does not exist or is deleted. */
export const findOrderByNumber = (db: Handle, number: number): Promise<OrderRow | undefined> =>
  selectOrderByNumber(db, number).executeTakeFirst()

/** These orders, including deleted ones. */
export const findOrdersById = (db: Handle, ids: readonly string[]): Promise<OrderRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tables(db).selectFrom('orders').selectAll().where('id', 'in', ids).execute()

/** As `findOrderByNumber`, its row locked until the transaction ends. */
export const lockOrderByNumber = (db: Handle, number: number): Promise<OrderRow | undefined> =>
  selectOrderByNumber(db, number).forUpdate().executeTakeFirst()

const selectOrderByNumber = (db: Handle, number: number) =>
  tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('deleted_at', 'is', null)

/** The order, locked until the transaction ends; undefined if it does not exist or is deleted. */
export const lockOrder = (db: Handle, id: string): Promise<OrderRow | undefined> =>
  tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function updateStatus(
  db: Handle,
  id: string,
  status: OrderStatus,
  tracking: Partial<Pick<OrderRow, 'tracking_number' | 'tracking_link'>>,
): Promise<void> {
  await tables(db)
    .updateTable('orders')
    .set((eb) => ({ status, ...tracking, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markDeleted(db: Handle, id: string, at: Date): Promise<void> {
  await tables(db).updateTable('orders').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Appends an entry to the history of an order. */
export async function insertHistory(db: Handle, entry: Omit<HistoryRow, 'step'>): Promise<void> {
  await sql`
    insert into order_history (order_id, step, status, actor_id, actor_name, note, at)
    select
      ${entry.order_id}::uuid, coalesce(max(step), 0) + 1, ${entry.status},
      ${entry.actor_id}::uuid, ${entry.actor_name}, ${entry.note}, ${entry.at}
    from order_history
    where order_id = ${entry.order_id}`.execute(db)
}

/** The history of an order, oldest first. */
export const listHistory = (db: Handle, orderId: string): Promise<HistoryRow[]> =>
  tables(db)
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('step')
    .execute()

/** The history of these orders, each with its oldest step first. */
export const historyOfOrders = (db: Handle, orderIds: readonly string[]): Promise<HistoryRow[]> =>
  tables(db)
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('step')
    .execute()

/** The lines of these orders, by order and position. */
export const listLines = (db: Handle, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : tables(db)
        .selectFrom('order_lines')
        .selectAll()
        .where('order_id', 'in', [...orderIds])
        .orderBy('order_id')
        .orderBy('position')
        .execute()

/** Adds the lines to each of these orders, with one query. */
export async function withLines(
  db: Handle,
  orders: readonly OrderRow[],
): Promise<OrderWithLines[]> {
  const lines = await listLines(
    db,
    orders.map((order) => order.id),
  )
  const linesByOrder = Map.groupBy(lines, (line) => line.order_id)
  return orders.map((order) => ({ ...order, lines: linesByOrder.get(order.id) ?? [] }))
}

/** Removes personal data from a buyer's orders; amounts and lines stay. */
export async function anonymizeOrders(db: Handle, userId: string, email: string): Promise<void> {
  await tables(db)
    .updateTable('orders')
    .set({
      email,
      name: 'Deleted user',
      phone: '-',
      address: '-',
      ship_to: null,
      note: '',
      po_number: '',
    })
    .where('user_id', '=', userId)
    .execute()
  await tables(db)
    .updateTable('order_history')
    .set({ actor_name: 'Deleted user' })
    .where('actor_id', '=', userId)
    .execute()
  // The note of a buyer's cancellation is personal data too.
  await tables(db)
    .updateTable('order_history')
    .set({ note: '' })
    .where('actor_id', '=', userId)
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('orders.id').where('user_id', '=', userId),
    )
    .execute()
}

/** Which of these buyers have an order of which tool that is neither cancelled nor deleted. */
export async function findPurchases(
  db: Handle,
  toolIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (toolIds.length === 0 || userIds.length === 0) return new Set()
  const rows = await tables(db)
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

/** The demo shop's orders and all orders of these users, including deleted ones; locked. */
export const lockDemoOrders = (db: Handle, userIds: readonly string[]): Promise<OrderRow[]> =>
  tables(db)
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

/** Permanently deletes orders with their lines and history. */
export async function deleteOrders(db: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tables(db)
      .deleteFrom('orders')
      .where('id', 'in', [...ids])
      .execute()
}

/**
 * Which of the demo shop's tools are in any order. The view `demo_tools_by_id`, which the catalogue
 * publishes, lists those tools.
 */
export async function orderedDemoTools(db: Handle): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct tool.id
    from order_lines line
    join demo_tools_by_id tool on tool.id = line.tool_id`.execute(db)
  return rows.map((row) => row.id)
}
