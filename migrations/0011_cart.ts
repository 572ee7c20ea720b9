/** Carts of the signed-in: one row a line, and a head that is locked while lines change. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table carts (
      user_id uuid primary key references users (id) on delete cascade,
      -- Rises with every change: an open page sees that another tab or device changed the cart.
      revision bigint not null
    ) with (fillfactor = 70)`.execute(db)
  // A tool may be forgotten while it lies in a cart, so a line refers to it by id alone: the cart then says that it is gone.
  await sql`
    create table cart_lines (
      user_id uuid not null references carts (user_id) on delete cascade,
      tool_id uuid not null,
      place bigint generated always as identity,
      quantity integer not null check (quantity between 1 and 1000000),
      seen_quantity integer not null check (seen_quantity between 1 and 1000000),
      seen_cents integer not null check (seen_cents >= 0),
      primary key (user_id, tool_id)
    ) with (fillfactor = 70)`.execute(db)
}
