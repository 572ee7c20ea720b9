/** A price list belongs to the companies of every list that is based on it, however far above. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view holders_of_records as
      select 'order'::text as kind, id, number, user_id, company_id from orders
      union all
      select 'order'::text, id, number, ordered_by, null::uuid from orders
      where ordered_by is not null
      union all
      select 'shipment'::text, shipments.id, null::bigint, orders.user_id, orders.company_id
      from shipments join orders on orders.id = shipments.order_id
      union all
      select 'return'::text, returned.id, null::bigint, orders.user_id, orders.company_id
      from order_returns as returned join orders on orders.id = returned.order_id
      union all
      select 'quote'::text, id, null::bigint, user_id, company_id from quotes
      union all
      select 'document'::text, id, null::bigint, user_id, company_id from documents
      union all
      select 'document'::text, documents.id, null::bigint, orders.user_id, orders.company_id
      from documents join orders on orders.number = documents.order_number
      union all
      select 'payment'::text, id, null::bigint, user_id, company_id from payments
      union all
      select 'card-payment'::text, card_payments.id, null::bigint, card_payments.user_id,
        orders.company_id
      from card_payments left join orders on orders.number = card_payments.order_number
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
