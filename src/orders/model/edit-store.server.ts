/** The only SQL queries for edits of placed orders. */
import { sayHoldReason, type HoldReason } from './hold-reason.ts'
import { keptReason } from './holds-store.server.ts'
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { namesOfTool } from '../../platform/languages/spoken-names.server.ts'
import type { EditableLine } from './edit-plan.ts'
import type { OrderChange } from './edit-schema.ts'
import type { OrderRow } from '../store.server.ts'

export type EditRow = {
  readonly order_id: string
  readonly revision: number
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string
  readonly reason: string
  readonly note: string
  readonly changes: readonly OrderChange[]
  /** Whether a colleague of the buyer made it, or the shop. */
  readonly by_company: boolean
}

/** The edits of an order, oldest first. */
export async function listEdits(db: Handle, orderId: string): Promise<readonly EditRow[]> {
  const { rows } = await sql<EditRow>`
    select * from order_edits where order_id = ${orderId} order by revision`.execute(db)
  return rows
}

/** The edits of these orders, those of each with the oldest first. */
export async function editsOfOrders(
  db: Handle,
  orderIds: readonly string[],
): Promise<readonly EditRow[]> {
  const { rows } = await sql<EditRow>`
    select * from order_edits where order_id = any(${[...orderIds]}::uuid[])
    order by revision`.execute(db)
  return rows
}

export async function insertEdit(tx: Handle, edit: EditRow): Promise<void> {
  await sql`
    insert into order_edits (
      order_id, revision, at, actor_id, actor_name, reason, note, changes, by_company
    ) values (
      ${edit.order_id}, ${edit.revision}, ${edit.at}, ${edit.actor_id}, ${edit.actor_name},
      ${edit.reason}, ${edit.note}, ${JSON.stringify(edit.changes)}::jsonb,
      ${edit.by_company}
    )`.execute(tx)
}

/** The values that an edit writes into the row of an order. */
export type EditedValues = Pick<
  OrderRow,
  'phone' | 'address' | 'ship_to' | 'pieces' | 'total_cents' | 'delivery' | 'tax' | 'revision'
>

export async function updateContents(tx: Handle, id: string, order: EditedValues): Promise<void> {
  await sql`
    update orders set
      phone = ${order.phone}, address = ${order.address}, ship_to = ${asJson(order.ship_to)},
      pieces = ${order.pieces},
      total_cents = ${order.total_cents}, delivery = ${asJson(order.delivery)},
      tax = ${asJson(order.tax)}, revision = ${order.revision}
    where id = ${id}`.execute(tx)
}

const asJson = (value: object | null) =>
  sql`${value === null ? null : JSON.stringify(value)}::jsonb`

/** Removes, changes and adds lines of an order whose row is locked. */
export async function replaceLines(
  tx: Handle,
  orderId: string,
  {
    removed,
    changed,
    added,
  }: {
    /** Positions. */
    readonly removed: readonly number[]
    readonly changed: readonly EditableLine[]
    readonly added: readonly EditableLine[]
  },
): Promise<void> {
  if (removed.length > 0)
    await sql`
      delete from order_lines
      where order_id = ${orderId} and position = any(${removed}::int[])`.execute(tx)
  if (changed.length > 0)
    await sql`
      update order_lines set
        quantity = line.quantity, unit_cents = line.unit_cents, total_cents = line.total_cents,
        waiting = line.waiting,
        expected_on = case when line.waiting > 0 then order_lines.expected_on end
      from unnest(
        ${changed.map(({ position }) => position)}::int[],
        ${changed.map(({ quantity }) => quantity)}::int[],
        ${changed.map((line) => line.unit_cents)}::int[],
        ${changed.map((line) => line.total_cents)}::bigint[],
        ${changed.map(({ waiting }) => waiting)}::int[]
      ) as line (position, quantity, unit_cents, total_cents, waiting)
      where order_lines.order_id = ${orderId}
        and order_lines.position = line.position`.execute(tx)
  if (added.length > 0) await insertLines(tx, orderId, added)
}

async function insertLines(
  tx: Handle,
  orderId: string,
  lines: readonly EditableLine[],
): Promise<void> {
  await sql`
    insert into order_lines (
      order_id, position, tool_id, sku, name, quantity, unit, unit_cents, price_per, total_cents,
      waiting, tax_class, packs, safety, part_number, names
    )
    select ${orderId}::uuid, line.*, ${namesOfTool(sql.ref('line.tool_id'))}
    from unnest(
      ${lines.map(({ position }) => position)}::smallint[],
      ${lines.map((line) => line.tool_id)}::uuid[],
      ${lines.map(({ sku }) => sku)}::text[],
      ${lines.map(({ name }) => name)}::text[],
      ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ unit }) => unit)}::text[],
      ${lines.map((line) => line.unit_cents)}::int[],
      ${lines.map((line) => line.price_per)}::smallint[],
      ${lines.map((line) => line.total_cents)}::bigint[],
      ${lines.map(({ waiting }) => waiting)}::int[],
      ${lines.map((line) => line.tax_class)}::text[],
      ${lines.map(({ packs }) => JSON.stringify(packs))}::jsonb[],
      ${lines.map(({ safety }) => JSON.stringify(safety))}::jsonb[],
      ${lines.map((line) => line.part_number)}::text[]
    ) as line (
      position, tool_id, sku, name, quantity, unit, unit_cents, price_per, total_cents, waiting,
      tax_class, packs, safety, part_number
    )`.execute(tx)
}

/** Whether this member of staff has edited an order. */
export async function hasEdited(db: Handle, orderId: string, actorId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_edits
    where order_id = ${orderId} and actor_id = ${actorId} and not by_company limit 1`.execute(db)
  return rows.length > 0
}

/** Updates the reason why an order is on hold. */
export async function updateHoldReason(
  tx: Handle,
  orderId: string,
  reason: HoldReason,
): Promise<void> {
  await sql`
    update order_holds set
      reason = ${sayHoldReason(reason)}, reason_facts = ${keptReason(reason)}::jsonb
    where order_id = ${orderId} and ended_at is null`.execute(tx)
}

/**
 * Removes personal data from the edits of a deleted account's orders, and its name from other
 * edits.
 */
export async function anonymizeEdits(tx: Handle, userId: string): Promise<void> {
  await sql`
    update order_edits set
      note = '',
      changes = jsonb_path_query_array(
        changes, '$[*] ? (@.kind != "address" && @.kind != "phone")'
      )
    from orders
    where orders.id = order_edits.order_id and orders.user_id = ${userId}`.execute(tx)
  await sql`update order_edits set actor_name = '' where actor_id = ${userId}`.execute(tx)
}
