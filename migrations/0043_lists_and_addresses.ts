/**
 * Lists that buyers save, the parts of an address beside its text, and for which company a cart or
 * an order is.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_lists (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- Whose members share it; null: its user's alone.
      company_id uuid,
      name text not null check (length(name) between 1 and 80),
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create unique index saved_lists_name on saved_lists (user_id, lower(name))`.execute(db)
  // A tool may be deleted while it is in a list, so a line refers to it by id alone.
  await sql`
    create table saved_list_lines (
      list_id uuid not null references saved_lists (id) on delete cascade,
      position integer not null check (position between 0 and 999),
      tool_id uuid not null,
      quantity integer not null check (quantity between 1 and 1000000),
      primary key (list_id, position)
    )`.execute(db)
  // The text stays what is printed and sent; the parts, where they are known, say the same.
  await sql`
    alter table addresses
      add column company text check (length(company) <= 120),
      add column recipient text check (length(recipient) <= 120),
      add column street text check (length(street) <= 200),
      add column extra text check (length(extra) <= 200),
      add column postcode text check (length(postcode) <= 20),
      add column town text check (length(town) <= 120),
      add column region text check (length(region) <= 120),
      add column country text check (country ~ '^[A-Z]{2}$'),
      add column delivery_notes text check (length(delivery_notes) <= 300)`.execute(db)
  await sql`alter table carts add column company_id uuid`.execute(db)
  // ship_to: the parts of its address, by the names of the columns of addresses.
  await sql`
    alter table orders
      add column company_id uuid,
      add column ship_to jsonb`.execute(db)
}
