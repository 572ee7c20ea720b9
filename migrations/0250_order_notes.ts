/** What staff write about an order for each other: its buyer never reads it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_notes (
      id uuid primary key,
      order_id uuid not null references orders (id) on delete cascade,
      text text not null check (length(text) between 1 and 2000),
      actor_id uuid,
      actor_name text not null default '' check (length(actor_name) <= 200),
      at timestamptz not null
    )`.execute(db)
  await sql`create index order_notes_of_order on order_notes (order_id, at)`.execute(db)
}
