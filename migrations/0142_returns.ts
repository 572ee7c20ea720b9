/** Returns: what a buyer wants to send back of an order, and what became of it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_returns (
      id uuid primary key,
      order_id uuid not null references orders (id) on delete cascade,
      -- From 1, in each order.
      position smallint not null check (position >= 1),
      status text not null check (status in ('requested', 'approved', 'refused', 'received')),
      reason text not null check (length(reason) between 1 and 500),
      -- What the shop answered.
      answer text not null default '' check (length(answer) <= 500),
      -- Whether what came back was thrown away; null before it came.
      scrapped boolean,
      requested_at timestamptz not null,
      changed_at timestamptz not null,
      unique (order_id, position)
    )`.execute(db)
  await sql`
    create table order_return_lines (
      return_id uuid not null references order_returns (id) on delete cascade,
      -- The position of the order's line.
      line smallint not null check (line >= 1),
      quantity integer not null check (quantity > 0),
      primary key (return_id, line)
    )`.execute(db)
}
