/** What an order line knows beside what was ordered, and the shipments of an order with their parcels. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // In pieces. Of orders before, and of those that the release before moves on, the status of the
  // order says what its lines do not: `lineQuantities` in src/orders/line-quantities.ts.
  await sql`
    alter table order_lines
      add column shipped integer not null default 0,
      add column returned integer not null default 0,
      add column cancelled integer not null default 0`.execute(db)
  await sql`
    alter table order_lines add constraint order_lines_quantities_fit check (
      shipped >= 0 and cancelled >= 0 and returned >= 0
      and shipped + cancelled <= quantity and returned <= shipped
    ) not valid`.execute(db)
  await createShipments(db)
}

async function createShipments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shipments (
      id uuid primary key,
      order_id uuid not null references orders (id) on delete cascade,
      -- Printed as '10001-2': the second shipment of order 10001.
      position smallint not null check (position >= 1),
      note text not null default '' check (length(note) <= 500),
      actor_id uuid,
      actor_name text not null default '' check (length(actor_name) <= 200),
      shipped_at timestamptz not null,
      -- Null for a shipment that a step of the order made.
      idempotency_key text check (length(idempotency_key) between 8 and 64),
      body_hash bytea check (length(body_hash) = 32),
      unique (order_id, position)
    )`.execute(db)
  await sql`
    create unique index shipments_key on shipments (actor_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await sql`
    create table shipment_lines (
      shipment_id uuid not null references shipments (id) on delete cascade,
      -- The position of the order's line.
      line smallint not null check (line >= 1),
      quantity integer not null check (quantity > 0),
      primary key (shipment_id, line)
    )`.execute(db)
  await sql`
    create table parcels (
      shipment_id uuid not null references shipments (id) on delete cascade,
      position smallint not null check (position >= 1),
      tracking_number text not null default '' check (length(tracking_number) <= 80),
      tracking_link text not null default '' check (length(tracking_link) <= 500),
      primary key (shipment_id, position)
    )`.execute(db)
}
