/** Orders as sold: contact, lines, history. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence order_numbers start 10001`.execute(db)
  await sql`
    create table orders (
      id uuid primary key,
      number bigint not null unique default nextval('order_numbers'),
      user_id uuid not null references users (id),
      email text not null,
      name text not null,
      phone text not null check (length(phone) between 1 and 40),
      address text not null check (length(address) between 1 and 500),
      po_number text not null default '' check (length(po_number) <= 60),
      note text not null default '' check (length(note) <= 500),
      status text not null default 'placed' check (status in ('placed', 'confirmed', 'picking', 'shipped', 'delivered', 'cancelled')),
      pieces integer not null check (pieces > 0),
      total_cents bigint not null check (total_cents >= 0),
      -- The same key from the same buyer finds the first order; another body under it is refused.
      idempotency_key text not null check (length(idempotency_key) between 8 and 64),
      body_hash bytea not null check (length(body_hash) = 32),
      demo boolean not null default false,
      placed_at timestamptz not null,
      deleted_at timestamptz,
      unique (user_id, idempotency_key)
    )`.execute(db)
  await sql`create index orders_of_user on orders (user_id, number desc) where deleted_at is null`.execute(
    db,
  )
  await sql`
    create table order_lines (
      order_id uuid not null references orders (id) on delete cascade,
      position smallint not null check (position >= 1),
      tool_id uuid not null references tools (id),
      sku text not null,
      name text not null,
      quantity integer not null check (quantity > 0),
      unit_cents integer not null check (unit_cents >= 0),
      total_cents bigint not null,
      primary key (order_id, position),
      check (total_cents = quantity::bigint * unit_cents)
    )`.execute(db)
  await sql`create index order_lines_tool on order_lines (tool_id)`.execute(db)
  await sql`
    create table order_history (
      order_id uuid not null references orders (id) on delete cascade,
      step smallint not null,
      status text not null,
      actor_id uuid,
      note text not null default '',
      at timestamptz not null,
      primary key (order_id, step)
    )`.execute(db)
}
