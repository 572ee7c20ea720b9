/** The only SQL on what admins are to be told about orders. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrderStatementPart } from '../placing/insert-order-store.server.ts'
import type { AdminMailEvent } from './order-mails.ts'

export type Notice = {
  readonly order_id: string
  readonly event: AdminMailEvent
  readonly note: string
}

/** Inserts that an order is placed, as a part of the statement that writes it. */
export const placementNotice: OrderStatementPart = (order) => sql`
  notice as (
    insert into order_notices (order_id, event) select ${order.column.id}, 'placed'
    from ${order.table}
  )`

/** Inserts a notice; the same one again changes nothing. */
export async function insertNotice(db: Handle, { order_id, event, note }: Notice): Promise<void> {
  await sql`
    insert into order_notices (order_id, event, note) values (${order_id}, ${event}, ${note})
    on conflict do nothing`.execute(db)
}

/**
 * Claims the next mail to admins, if something is to be told and the last mail was sent before the
 * window. A time after now stems from a clock that was set back, and holds nothing up.
 * @param lease milliseconds for which the claim stands
 * @param window milliseconds
 * @returns whether this instance writes it now
 */
export async function claimDigest(db: Handle, lease: number, window: number): Promise<boolean> {
  const { rows } = await sql`
    insert into order_digest as digest (claimed_until)
    select now() + ${lease}::float8 * interval '1 millisecond'
    where exists (select from order_notices) and not exists (
      select from order_digest
      where sent_at <= now() and sent_at > now() - ${window}::float8 * interval '1 millisecond'
    )
    on conflict (only_row) do update set claimed_until = excluded.claimed_until
    where (digest.claimed_until is null or digest.claimed_until <= now()
        or digest.claimed_until > excluded.claimed_until)
      and (digest.sent_at is null or digest.sent_at > now()
        or digest.sent_at <= now() - ${window}::float8 * interval '1 millisecond')
    returning true`.execute(db)
  return rows.length > 0
}

/** Takes all notices, oldest first. */
export async function takeNotices(db: Handle): Promise<Notice[]> {
  const { rows } = await sql<Notice & { created_at: Date }>`
    delete from order_notices returning order_id, event, note, created_at`.execute(db)
  return rows.toSorted(
    (a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.order_id < b.order_id ? -1 : 1),
  )
}

/** Ends the claim; the window begins now. */
export async function markDigestSent(db: Handle): Promise<void> {
  await sql`update order_digest set sent_at = now(), claimed_until = null`.execute(db)
}

/** Milliseconds until the next mail is due; undefined when there is nothing to tell. */
export async function nextDigestIn(db: Handle, window: number): Promise<number | undefined> {
  const { rows } = await sql<{ due_in: number }>`
    select greatest(
      extract(epoch from digest.claimed_until - now()) * 1000,
      least(extract(epoch from digest.sent_at - now()) * 1000, 0) + ${window}::float8,
      0
    )::float8 as due_in
    from (select) as once left join order_digest as digest on true
    where exists (select from order_notices)`.execute(db)
  return rows[0]?.due_in
}
