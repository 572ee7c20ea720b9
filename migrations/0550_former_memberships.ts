/** Who belonged to a company, and who ordered or asked, stays known after they leave it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_memberships (
      user_id uuid not null references users on delete cascade,
      company_id uuid not null references companies on delete cascade,
      ended_at timestamptz not null,
      primary key (user_id, company_id)
    )`.execute(db)
  await sql`create index former_memberships_company on former_memberships (company_id)`.execute(db)
  // Versions before remove members too. With a user or a company that is deleted nothing stays.
  await sql`
    create function remember_membership() returns trigger language plpgsql as $$
    begin
      insert into former_memberships (user_id, company_id, ended_at)
      select old.user_id, old.company_id, now()
      where exists (select from users where id = old.user_id)
        and exists (select from companies where id = old.company_id)
      on conflict (user_id, company_id) do update set ended_at = excluded.ended_at;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger company_members_remembered after delete on company_members
    for each row execute function remember_membership()`.execute(db)
  await sql`alter table quotes add column asked_by uuid references users on delete set null`.execute(
    db,
  )
  await sql`create index quotes_asked_by on quotes (asked_by) where asked_by is not null`.execute(
    db,
  )
  // A quote passes to a colleague of the person who asked, also by a version before.
  await sql`
    create function remember_asker() returns trigger language plpgsql as $$
    begin
      new.asked_by := coalesce(old.asked_by, old.user_id);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger quotes_asker before update of user_id on quotes
    for each row when (old.user_id is distinct from new.user_id and new.user_id is not null)
    execute function remember_asker()`.execute(db)
  await sql`
    create view holders_of_orders as
      select id, number, user_id, company_id from orders
      union all
      select id, number, ordered_by, null::uuid from orders where ordered_by is not null`.execute(
    db,
  )
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
      ) as held`.execute(db)
}
