/** What is deducted for paying early belongs to the payment with which it was deducted. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column deducted_with uuid references payments (id)`.execute(db)
  await sql`
    create index payments_deducted_with on payments (deducted_with)
    where deducted_with is not null`.execute(db)
  // Published by documents: hundredths of a percent, until a day.
  await sql`
    create view invoice_discounts as
      select
        id as document_id, (content #>> '{terms,discount,rate}')::int as rate,
        (content #>> '{terms,discount,until}')::date as until
      from documents
      where kind = 'invoice' and content #> '{terms,discount}' is not null`.execute(db)
}
