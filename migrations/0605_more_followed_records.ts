/** Price lists with their rows, categories and customers are followed too: see 0580_changes.ts. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await followTable(db, 'price_rows', 'price-row')
  await followTable(db, 'price_lists', 'price-list')
  await followTable(db, 'categories', 'category')
  await followCustomers(db)
  await sql`
    create or replace view followed_records as
      select 'tool'::text as kind, id from tools
      union all select 'stock'::text, tool_id from stock_levels
      union all select 'order'::text, id from orders
      union all select 'document'::text, id from documents
      union all select 'company'::text, id from companies
      union all select 'shipment'::text, id from shipments
      union all select 'payment'::text, id from payments
      union all select 'quote'::text, id from quotes
      union all select 'price-row'::text, id from price_rows where removed_at is null
      union all select 'price-list'::text, id from price_lists
      union all select 'category'::text, id from categories
      union all select 'customer'::text, id from users
        where role = 'customer' and deleted_at is null and issuer <> 'service-account'`.execute(db)
}

/** Triggers for what a statement has inserted, updated and deleted. */
async function followTable(db: Kysely<unknown>, table: string, kind: string): Promise<void> {
  const name = `changes_of_${table}`
  await sql`
    create function ${sql.raw(name)}() returns trigger language plpgsql as $$
    begin
      perform note_changes(
        ${sql.lit(kind)},
        case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end,
        array_agg(id)
      ) from followed_rows;
      return null;
    end $$`.execute(db)
  for (const [operation, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.raw(`${name}_${operation}`)} after ${sql.raw(operation)}
      on ${sql.table(table)} referencing ${sql.raw(rows)} table as followed_rows
      for each statement execute function ${sql.raw(name)}()`.execute(db)
}

/** Of each row, so that signing in and out, which writes to it too, is no change of a customer. */
async function followCustomers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function changes_of_customers() returns trigger language plpgsql as $$
    begin
      perform note_changes(
        'customer',
        case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end,
        array[case tg_op when 'DELETE' then old.id else new.id end]
      );
      return null;
    end $$`.execute(db)
  await sql`
    create trigger changes_of_customers after insert or delete on users
    for each row execute function changes_of_customers()`.execute(db)
  await sql`
    create trigger changes_of_customers_update
    after update of email, display_name, phone, role, deleted_at on users
    for each row when (
      (old.email, old.display_name, old.phone, old.role, old.deleted_at)
        is distinct from (new.email, new.display_name, new.phone, new.role, new.deleted_at)
    ) execute function changes_of_customers()`.execute(db)
}
