/**
 * Back-orders: orders of which something waits until goods come in, the day on which it is expected,
 * what was allocated to them, and which companies may order so.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The buyer has accepted that what is short waits.
  await sql`alter table orders add column back_order boolean not null default false`.execute(db)
  // When the waiting pieces of a line are expected.
  await sql`alter table order_lines add column expected_on date`.execute(db)
  await sql`
    create table order_allocations (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id) on delete cascade,
      -- The position of the order's line.
      line smallint not null check (line >= 1),
      quantity integer not null check (quantity > 0),
      at timestamptz not null,
      -- When the buyer was told; null: not yet.
      mailed_at timestamptz
    )`.execute(db)
  await sql`
    create index order_allocations_unmailed on order_allocations (order_id)
    where mailed_at is null`.execute(db)
  // Null: as the settings say.
  await sql`
    alter table companies
      add column back_orders text check (back_orders in ('yes', 'no'))`.execute(db)
  await createIndexes(db)
  await requireThisRelease(db)
}

/** In a large shop writing would stop while they are built: there the shop builds them itself. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if pg_relation_size('order_lines') < 33554432 then
        create index if not exists order_lines_waiting on order_lines (tool_id)
          where waiting > 0;
      end if;
      if pg_relation_size('orders') < 33554432 then
        create index if not exists orders_back_ordered on orders (number)
          where back_order and deleted_at is null;
      end if;
    end $$`.execute(db)
}

/**
 * A release that does not know back-orders would ship what is not there. From the first one on, it
 * refuses to work: see README.md, `breaksEarlierReleases`.
 */
async function requireThisRelease(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists required_migration (name text primary key)`.execute(db)
  await sql`
    create function require_back_orders() returns trigger language plpgsql as $$
    begin
      if not exists (select from required_migration where name = '0252_back_orders') then
        insert into required_migration values ('0252_back_orders') on conflict do nothing;
        perform pg_notify('schema', '');
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger orders_with_back_orders after insert on orders
      for each row when (new.back_order) execute function require_back_orders()`.execute(db)
}
