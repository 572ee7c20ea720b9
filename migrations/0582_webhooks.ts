/** Webhooks: who is told of what, with which secrets, and what became of each message. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id uuid primary key,
      address text not null check (length(address) between 1 and 1000),
      events text[] not null,
      state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
      -- Why it is not active; null: an owner paused it, or it is.
      reason text check (reason in ('failing', 'gone')),
      -- Who made it, and is told when it fails.
      owner_id uuid references users on delete set null,
      -- Since when no message has arrived; null: the last one did.
      failing_since timestamptz,
      -- By the clock of the changes: what happened before is not sent.
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index webhook_endpoints_owner on webhook_endpoints (owner_id)`.execute(db)
  // While a secret is being replaced, messages are signed with the former ones too.
  await sql`
    create table webhook_secrets (
      id bigint generated always as identity primary key,
      endpoint_id uuid not null references webhook_endpoints on delete cascade,
      secret text not null,
      -- Null: the newest.
      expires_at timestamptz
    )`.execute(db)
  await sql`create index webhook_secrets_endpoint on webhook_secrets (endpoint_id)`.execute(db)
  // How far the log of changes has become messages; no row: nobody is told.
  await sql`
    create table webhook_progress (
      is_only boolean primary key default true check (is_only),
      place text not null
    )`.execute(db)
  // What all endpoints are sent, byte for byte, however often.
  await sql`
    create table webhook_messages (
      id uuid primary key,
      type text not null,
      record_id uuid not null,
      at timestamptz not null,
      body text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index webhook_messages_created on webhook_messages (created_at)`.execute(db)
  await sql`
    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      endpoint_id uuid not null references webhook_endpoints on delete cascade,
      message_id uuid not null references webhook_messages on delete cascade,
      record_id uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      attempted_at timestamptz,
      -- Of the last attempt.
      status smallint,
      answer text not null default '',
      milliseconds integer
    )`.execute(db)
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (due_at, id)
    where state = 'waiting'`.execute(db)
  await sql`
    create index webhook_deliveries_record on webhook_deliveries (endpoint_id, record_id, id)
    where state = 'waiting'`.execute(db)
  await sql`create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id)`.execute(
    db,
  )
  await sql`create index webhook_deliveries_message on webhook_deliveries (message_id)`.execute(db)
}
