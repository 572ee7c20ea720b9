/** The only SQL queries for notices about orders for admins. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrderStatementPart } from '../model/insert-order-store.server.ts'
import type { AdminMailEvent } from './order-mails.ts'

export type Notice = {
  readonly order_id: string
  readonly event: AdminMailEvent
  readonly note: string
}

/** Inserts the notice of a placed order, as a part of the statement that writes it. */
export const placementNotice: OrderStatementPart = (order) => sql`
  notice as (
    insert into order_notices (order_id, event) select ${order.column.id}, 'placed'
    from ${order.table}
  )`

/** Inserts a notice; inserting it again changes nothing. */
export async function insertNotice(db: Handle, { order_id, event, note }: Notice): Promise<void> {
  await sql`
    insert into order_notices (order_id, event, note) values (${order_id}, ${event}, ${note})
    on conflict do nothing`.execute(db)
}

/** Takes all notices, oldest first. */
export async function takeNotices(db: Handle): Promise<Notice[]> {
  const { rows } = await sql<Notice & { created_at: Date }>`
    delete from order_notices returning order_id, event, note, created_at`.execute(db)
  return rows.toSorted(
    (a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.order_id < b.order_id ? -1 : 1),
  )
}
