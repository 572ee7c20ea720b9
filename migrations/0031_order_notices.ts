/** What admins are to be told about orders: collected, and mailed together. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_notices (
      order_id uuid not null references orders (id) on delete cascade,
      event text not null check (event in ('placed', 'cancelled')),
      note text not null default '',
      created_at timestamptz not null default now(),
      primary key (order_id, event)
    )`.execute(db)
  // One row: when admins were last mailed, and which instance is about to do it.
  await sql`
    create table order_digest (
      only_row boolean primary key default true check (only_row),
      sent_at timestamptz,
      claimed_until timestamptz
    )`.execute(db)
}
