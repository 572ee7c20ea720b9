/** The credit limit of a company, and what others publish of which it is used. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Cents with tax; null: none.
  await sql`
    alter table companies add column credit_limit_cents bigint check (credit_limit_cents >= 0)
  `.execute(db)
  // Published by payments: what companies have not settled, and what they paid for nothing yet.
  await sql`
    create view open_items_of_companies as
      select company_id, currency, number, issue_date, due_date, open_cents
      from receivables where company_id is not null and open_cents <> 0`.execute(db)
  await sql`
    create view payments_left_of_companies as
      select company_id, currency, cents + coalesce((
        select sum(entry.cents) from receivable_entries as entry
        where entry.source_id = payments.id and entry.kind = 'payment'
      ), 0)::bigint as cents
      from payments where company_id is not null`.execute(db)
  // Published by documents: what of an order was invoiced, less what was credited.
  await sql`
    create view billed_of_orders as
      select order_number, sum(
        case kind when 'credit-note' then -abs(total_cents) else total_cents end
      )::bigint as cents
      from documents where kind in ('invoice', 'credit-note') group by order_number`.execute(db)
  // In a large shop it is built while the shop runs: src/orders/lists/list-indexes-store.server.ts.
  await sql`
    do $$ begin
      if pg_relation_size('orders') < 33554432 then
        create index if not exists orders_of_company
          on orders (company_id, placed_at) where company_id is not null;
      end if;
    end $$`.execute(db)
}
