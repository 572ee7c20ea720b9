/**
 * What a member who leaves a company has ordered passes to another: who ordered it stays known. And
 * the lists of a company's orders, and of those on hold.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who ordered what somebody else of the company looks after now; null: its buyer.
  await sql`alter table orders add column ordered_by uuid`.execute(db)
  // Whether a colleague of the buyer has made an edit, or the shop.
  await sql`
    alter table order_edits add column by_company boolean not null default false`.execute(db)
  // Published by orders: whose they are, deleted ones too.
  await sql`
    create view order_owners as select id, number, user_id, company_id from orders`.execute(db)
  // In a large shop they are built while it runs: src/orders/lists/list-indexes-store.server.ts.
  await sql`
    do $$ begin
      if pg_relation_size('orders') < 33554432 then
        create index if not exists orders_of_company_by_number
          on orders (company_id, number desc) where company_id is not null and deleted_at is null;
        create index if not exists orders_on_hold
          on orders (number desc) where hold_kind is not null and deleted_at is null;
      end if;
    end $$`.execute(db)
}
