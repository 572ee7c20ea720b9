/** Shipments, payments and quotes are followed too: see 0580_changes.ts. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await followShipments(db)
  await followPayments(db)
  await followQuotes(db)
  await sql`
    create or replace view followed_records as
      select 'tool'::text as kind, id from tools
      union all select 'stock'::text, tool_id from stock_levels
      union all select 'order'::text, id from orders
      union all select 'document'::text, id from documents
      union all select 'company'::text, id from companies
      union all select 'shipment'::text, id from shipments
      union all select 'payment'::text, id from payments
      union all select 'quote'::text, id from quotes`.execute(db)
}

/** Triggers for what a statement has inserted, updated and deleted. */
async function follow(
  db: Kysely<unknown>,
  table: string,
  bodies: Readonly<Partial<Record<'insert' | 'update' | 'delete', string>>>,
): Promise<void> {
  const name = `changes_of_${table}`
  const branches = Object.entries(bodies)
    .map(([operation, body]) => `if tg_op = '${operation.toUpperCase()}' then ${body} end if;`)
    .join('\n')
  await sql`
    create function ${sql.raw(name)}() returns trigger language plpgsql as $$
    begin
      ${sql.raw(branches)}
      return null;
    end $$`.execute(db)
  for (const operation of Object.keys(bodies)) {
    const before = operation === 'insert' ? '' : 'old table as old_rows'
    const after = operation === 'delete' ? '' : 'new table as new_rows'
    await sql`
      create trigger ${sql.raw(`${name}_${operation}`)} after ${sql.raw(operation)}
      on ${sql.table(table)} referencing ${sql.raw(`${before} ${after}`)}
      for each statement execute function ${sql.raw(name)}()`.execute(db)
  }
}

const noted = (kind: string, event: string, id: string, from: string): string =>
  `perform note_changes('${kind}', '${event}', array_agg(distinct ${id})) from ${from};`

async function followShipments(db: Kysely<unknown>): Promise<void> {
  await follow(db, 'shipments', {
    insert: noted('shipment', 'created', 'id', 'new_rows'),
    update: noted('shipment', 'changed', 'id', 'new_rows'),
    delete: noted('shipment', 'deleted', 'id', 'old_rows'),
  })
  await follow(db, 'parcels', {
    insert: noted('shipment', 'changed', 'shipment_id', 'new_rows'),
    delete: noted('shipment', 'changed', 'shipment_id', 'old_rows'),
  })
  // Shipments of an order that was deleted are not shown.
  await sql`
    create function changes_of_shipments_with_order() returns trigger language plpgsql as $$
    begin
      perform note_changes('shipment', 'changed', array_agg(id))
      from shipments where order_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger changes_of_shipments_with_order after update of deleted_at on orders
    for each row when (old.deleted_at is distinct from new.deleted_at)
    execute function changes_of_shipments_with_order()`.execute(db)
}

async function followPayments(db: Kysely<unknown>): Promise<void> {
  await follow(db, 'payments', {
    // What is taken back changes, and what a refund that is taken back had paid back.
    insert: `
      ${noted('payment', 'recorded', 'id', 'new_rows')}
      ${noted('payment', 'reversed', 'reverses_id', 'new_rows where reverses_id is not null')}
      ${noted('payment', 'changed', 'part.payment_id', 'new_rows join refunded_payments as part on part.refund_id = new_rows.reverses_id')}`,
    delete: noted('payment', 'deleted', 'id', 'old_rows'),
  })
  await follow(db, 'receivable_entries', {
    insert: noted('payment', 'changed', 'source_id', `new_rows where kind = 'payment'`),
    delete: noted('payment', 'changed', 'source_id', `old_rows where kind = 'payment'`),
  })
  const refunded = `(
    select payment_id as id from new_rows union select refund_id from new_rows
  ) as part`
  await follow(db, 'refunded_payments', { insert: noted('payment', 'changed', 'id', refunded) })
}

async function followQuotes(db: Kysely<unknown>): Promise<void> {
  await follow(db, 'quotes', {
    insert: noted('quote', 'asked', 'id', 'new_rows'),
    update: `
      perform note_changes('quote', event, array_agg(id)) from (
        select later.id, case
          when later.state <> former.state then later.state
          when later.version <> former.version then 'answered'
          else 'changed' end as event
        from new_rows as later join old_rows as former on former.id = later.id
      ) as changed group by event;`,
    delete: noted('quote', 'deleted', 'id', 'old_rows'),
  })
  await follow(db, 'quote_messages', {
    insert: noted('quote', 'message', 'quote_id', 'new_rows'),
    update: noted('quote', 'changed', 'quote_id', 'new_rows'),
  })
  await follow(db, 'quote_versions', {
    insert: noted('quote', 'changed', 'quote_id', 'new_rows'),
    update: noted('quote', 'changed', 'quote_id', 'new_rows'),
  })
}
