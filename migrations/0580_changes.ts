/**
 * What changed, for those who keep a copy of the shop's data: whichever release changes a record,
 * triggers note it in that transaction, a row for each statement. Readers compare the transaction's
 * id with snapshots, so a transaction that commits late is never missed.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await followCatalogue(db)
  await followOrders(db)
  await followDocuments(db)
  await followCompanies(db)
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table changes (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      kind text not null,
      event text not null,
      -- At most 1,000.
      record_ids uuid[] not null,
      -- When its transaction began.
      at timestamptz not null default now()
    )`.execute(db)
  await sql`create index changes_of_kind on changes (kind, xid, id)`.execute(db)
  // Cursors of another epoch mean nothing: after a restore transactions are numbered otherwise. The
  // first one begins when somebody follows.
  await sql`
    create table changes_epoch (
      is_only boolean primary key default true check (is_only),
      epoch uuid not null default gen_random_uuid(),
      -- The database server whose transaction ids the changes have.
      server text not null
    )`.execute(db)
  await sql`
    create function note_changes(changed text, done text, ids uuid[]) returns void language sql as $$
      insert into changes (kind, event, record_ids)
      select changed, done, ids[first : first + 999]
      from generate_series(1, cardinality(ids), 1000) as first
    $$`.execute(db)
  await sql`
    create view followed_records as
      select 'tool'::text as kind, id from tools
      union all select 'stock'::text, tool_id from stock_levels
      union all select 'order'::text, id from orders
      union all select 'document'::text, id from documents
      union all select 'company'::text, id from companies`.execute(db)
}

type Operation = 'insert' | 'update' | 'delete'

/** Triggers for what a statement has inserted, updated and deleted. */
async function follow(
  db: Kysely<unknown>,
  table: string,
  bodies: Readonly<Partial<Record<Operation, string>>>,
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

async function followCatalogue(db: Kysely<unknown>): Promise<void> {
  await follow(db, 'tools', {
    insert: noted('tool', 'created', 'id', 'new_rows'),
    // An entry of the stock has the SKU.
    update: `
      perform note_changes('tool', event, array_agg(id)) from (
        select later.id, case
          when former.archived_at is null and later.archived_at is not null then 'archived'
          when former.archived_at is not null and later.archived_at is null then 'restored'
          else 'changed' end as event
        from new_rows as later join old_rows as former on former.id = later.id
      ) as changed group by event;
      perform note_changes('price', 'changed', array_agg(later.id))
      from new_rows as later join old_rows as former on former.id = later.id
      where (later.price_cents, later.price_per, later.price_breaks)
        is distinct from (former.price_cents, former.price_per, former.price_breaks);
      perform note_changes('stock', 'renamed', array_agg(later.id))
      from new_rows as later join old_rows as former on former.id = later.id
      where later.sku <> former.sku;`,
    delete: noted('tool', 'deleted', 'id', 'old_rows'),
  })
  await follow(db, 'stock_levels', {
    insert: noted('stock', 'created', 'tool_id', 'new_rows'),
    update: noted('stock', 'changed', 'tool_id', 'new_rows'),
    delete: noted('stock', 'deleted', 'tool_id', 'old_rows'),
  })
}

async function followOrders(db: Kysely<unknown>): Promise<void> {
  await follow(db, 'orders', {
    insert: noted('order', 'placed', 'id', 'new_rows'),
    update: `
      perform note_changes('order', event, array_agg(id)) from (
        select later.id, case
          when former.deleted_at is null and later.deleted_at is not null then 'deleted'
          when former.deleted_at is not null and later.deleted_at is null then 'restored'
          when later.status <> former.status then later.status
          when former.hold_kind is null and later.hold_kind is not null then 'held'
          when former.hold_kind is not null and later.hold_kind is null then 'released'
          else 'changed' end as event
        from new_rows as later join old_rows as former on former.id = later.id
      ) as changed group by event;
      perform note_changes('document', 'changed', array_agg(documents.id))
      from new_rows as later join old_rows as former on former.id = later.id
      join documents on documents.order_id = later.id
      where (later.status = 'cancelled') <> (former.status = 'cancelled');`,
    delete: noted('order', 'deleted', 'id', 'old_rows'),
  })
  // New lines and the first step come with a new order, all others with a new revision of theirs.
  const ofOrder = noted('order', 'changed', 'order_id', 'new_rows')
  await follow(db, 'order_lines', { update: ofOrder })
  await follow(db, 'order_holds', { insert: ofOrder, update: ofOrder })
  await follow(db, 'order_edits', { update: ofOrder })
  await follow(db, 'order_history', {
    insert: noted('order', 'changed', 'order_id', 'new_rows where step > 1'),
    update: ofOrder,
  })
}

async function followDocuments(db: Kysely<unknown>): Promise<void> {
  await follow(db, 'documents', {
    insert: noted('document', 'issued', 'id', 'new_rows'),
    delete: noted('document', 'deleted', 'id', 'old_rows'),
  })
  await follow(db, 'document_deliveries', {
    insert: noted('document', 'sent', 'document_id', 'new_rows'),
    update: noted('document', 'changed', 'document_id', 'new_rows'),
  })
  // A row of a new document is inserted with it.
  await follow(db, 'document_search', {
    update: noted('document', 'changed', 'document_id', 'new_rows'),
  })
}

async function followCompanies(db: Kysely<unknown>): Promise<void> {
  await follow(db, 'companies', {
    insert: noted('company', 'created', 'id', 'new_rows'),
    update: noted('company', 'changed', 'id', 'new_rows'),
    delete: noted('company', 'deleted', 'id', 'old_rows'),
  })
  await follow(db, 'company_members', {
    insert: noted('company', 'changed', 'company_id', 'new_rows'),
    update: noted('company', 'changed', 'company_id', 'new_rows'),
    delete: noted('company', 'changed', 'company_id', 'old_rows'),
  })
  // Members are shown with name and address.
  await sql`
    create function changes_of_members() returns trigger language plpgsql as $$
    begin
      perform note_changes('company', 'changed', array_agg(distinct company_id))
      from company_members where user_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger changes_of_members after update of email, display_name on users
    for each row when (
      old.email is distinct from new.email or old.display_name is distinct from new.display_name
    ) execute function changes_of_members()`.execute(db)
}
