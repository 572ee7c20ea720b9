/** Punch-out by cXML: sessions that a link opens once, and orders that a buyer system sends. */
import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table punch_out_sessions
    -- Of the link that opens the session, until it was used.
    add column start_hash bytea,
    -- What a message said that asked for the session, as the basket's names it again.
    add column request jsonb,
    add column operation text not null default 'create'
      constraint punch_out_sessions_operation check (operation in ('create', 'edit', 'inspect'))`,
  `create unique index punch_out_sessions_start on punch_out_sessions (start_hash)
    where start_hash is not null`,
  'alter table punch_out_messages drop constraint punch_out_messages_kind_check',
  `alter table punch_out_messages add constraint punch_out_messages_kind_check
    check (kind in ('begun', 'refused', 'returned', 'ordered', 'answered'))`,
  // A message that a buyer system sends again, since no answer came, is known by its number.
  `create table punch_out_orders (
    connection_id uuid not null references punch_out_connections on delete cascade,
    payload_id text not null check (length(payload_id) <= 255),
    received_order_id uuid not null references received_orders on delete cascade,
    at timestamptz not null,
    primary key (connection_id, payload_id)
  )`,
  'create index punch_out_orders_of_file on punch_out_orders (received_order_id)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
