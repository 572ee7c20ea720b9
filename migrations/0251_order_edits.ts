/**
 * Edits of placed orders by staff: the revision by which two desks notice each other, and what was
 * changed, for the buyer to read.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // It rises with whatever changes what an order contains, costs or has become.
  await sql`alter table orders add column revision integer not null default 1`.execute(db)
  await sql`
    create table order_edits (
      order_id uuid not null references orders (id) on delete cascade,
      -- That of the order after the edit.
      revision integer not null,
      at timestamptz not null,
      actor_id uuid,
      actor_name text not null default '' check (length(actor_name) <= 200),
      -- Why a price is another one.
      reason text not null default '' check (length(reason) <= 300),
      note text not null default '' check (length(note) <= 500),
      -- [{ kind, sku?, name?, before, after }], in words.
      changes jsonb not null,
      primary key (order_id, revision)
    )`.execute(db)
}
