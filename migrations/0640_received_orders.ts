/** Orders that buyers sent as files: the file, what was read in it, what a person corrected. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table received_orders (
      id uuid primary key,
      state text not null default 'open' check (state in ('open', 'ordered', 'rejected')),
      revision int not null default 1,
      received_at timestamptz not null,
      -- Who brought the file, and for whom it is ordered; null: not known yet, or an account that is gone.
      received_by uuid references users on delete set null,
      user_id uuid references users on delete set null,
      company_id uuid references companies on delete cascade,
      company_name text,
      form text not null,
      file_name text not null,
      file bytea not null check (octet_length(file) <= 5000000),
      -- SHA-256 of the file, and which of its orders this is.
      file_hash bytea not null,
      position int not null,
      -- The text as it is shown beside the lines.
      shown_text text not null,
      -- What was read; never changed. Corrections stand beside it.
      draft jsonb not null,
      corrections jsonb not null default '[]',
      line_count int not null,
      number text not null,
      -- The number without signs and case: '' where the file has none.
      number_key text not null,
      sender text not null,
      order_id uuid,
      order_number bigint,
      ended_at timestamptz,
      ended_by uuid references users on delete set null,
      reason text not null default '',
      check ((state = 'ordered') = (order_number is not null)),
      check ((state = 'open') = (ended_at is null))
    )`.execute(db)
  await sql`
    create index received_orders_newest on received_orders (received_at desc, id desc)`.execute(db)
  await sql`create index received_orders_user on received_orders (user_id)`.execute(db)
  await sql`create index received_orders_receiver on received_orders (received_by)`.execute(db)
  await sql`create index received_orders_ended_by on received_orders (ended_by)`.execute(db)
  await sql`
    create index received_orders_company on received_orders (company_id, number_key)`.execute(db)
  await sql`create index received_orders_file on received_orders (file_hash)`.execute(db)
  // Written by the statement that places the order: once for each, or there is no order.
  await sql`
    create table received_order_placements (
      received_order_id uuid constraint received_order_placements_once primary key
        references received_orders on delete cascade,
      order_id uuid not null,
      at timestamptz not null
    )`.execute(db)
  await holdersOfRecords(db)
}

/** The view of 0550, and received orders: nobody acts for the shop on those of their own. */
async function holdersOfRecords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view holders_of_records as
      select 'order'::text as kind, id, number, user_id, company_id from holders_of_orders
      union all
      select 'shipment'::text, shipments.id, null::bigint, orders.user_id, orders.company_id
      from shipments join holders_of_orders as orders on orders.id = shipments.order_id
      union all
      select 'return'::text, returned.id, null::bigint, orders.user_id, orders.company_id
      from order_returns as returned join holders_of_orders as orders
        on orders.id = returned.order_id
      union all
      select 'quote'::text, id, null::bigint, user_id, company_id from quotes
      union all
      select 'quote'::text, id, null::bigint, asked_by, null::uuid from quotes
      where asked_by is not null
      union all
      select 'document'::text, id, null::bigint, user_id, company_id from documents
      union all
      select 'document'::text, documents.id, null::bigint, orders.user_id, orders.company_id
      from documents join holders_of_orders as orders on orders.number = documents.order_number
      union all
      select 'payment'::text, id, null::bigint, user_id, company_id from payments
      union all
      select 'card-payment'::text, card_payments.id, null::bigint, card_payments.user_id,
        orders.company_id
      from card_payments left join holders_of_orders as orders
        on orders.number = card_payments.order_number
      union all
      select 'card-payment'::text, card_payments.id, null::bigint, orders.user_id, null::uuid
      from card_payments join holders_of_orders as orders
        on orders.number = card_payments.order_number
      union all
      select 'company'::text, id, null::bigint, null::uuid, id from companies
      union all
      select 'user'::text, id, null::bigint, id, null::uuid from users
      union all
      select 'certificate'::text, id, null::bigint, null::uuid, company_id
      from exemption_certificates
      union all
      select 'price-list'::text, held.list_id, null::bigint, null::uuid, held.company_id from (
        with recursive held as (
          select price_list_id as list_id, id as company_id from companies
          where price_list_id is not null
          union
          select price_lists.base_id, held.company_id
          from held join price_lists on price_lists.id = held.list_id
          where price_lists.base_id is not null
        )
        select list_id, company_id from held
      ) as held
      union all
      select 'received-order'::text, id, null::bigint, user_id, company_id from received_orders
      where user_id is not null or company_id is not null`.execute(db)
}
