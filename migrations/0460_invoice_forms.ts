/** In which form a company gets its invoices, at which address, and what they name as its reference. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      -- As the shop makes them, unless it is said.
      add column invoice_form text not null default 'shop'
        check (invoice_form in ('shop', 'pdf', 'facturx', 'xrechnung', 'ubl')),
      -- BT-10 of EN 16931: for public buyers in Germany the Leitweg-ID.
      add column buyer_reference text not null default '' check (length(buyer_reference) <= 100),
      add column billing_email text not null default '' check (length(billing_email) <= 254)`.execute(
    db,
  )
  await sql`
    create or replace view order_customers as
      select
        orders.id as order_id, coalesce(orders.company_name, companies.name) as name,
        companies.address, companies.vat_id,
        companies.number, companies.invoice_form, companies.buyer_reference,
        companies.billing_email
      from orders join companies on companies.id = orders.company_id`.execute(db)
}
