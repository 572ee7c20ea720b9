/** What has been agreed with a company about when it pays, and by which terms an order is billed. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Such as '2/10 net 30'; empty: those of the shop.
  await sql`
    alter table companies add column payment_terms text not null default ''
      check (length(payment_terms) <= 20)`.execute(db)
  // Published by companies: read when an invoice is issued.
  await sql`
    create view order_payment_terms as
      select orders.id as order_id, companies.payment_terms
      from orders join companies on companies.id = orders.company_id
      where companies.payment_terms <> ''`.execute(db)
}
