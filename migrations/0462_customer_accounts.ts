/** The account on which a company is booked, and which company a bill is for. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      -- Empty: by its number, where the settings say from where on.
      add column ledger_account text not null default '' check (ledger_account ~ '^[0-9]{0,9}$')
  `.execute(db)
  // Published by documents and companies; the number as it is printed.
  await sql`
    create view document_customers as
      select
        documents.id as document_id,
        documents.series || '-' || lpad(
          documents.number::text, greatest(6, length(documents.number::text)), '0'
        ) as document,
        companies.number as customer, companies.name, companies.address, companies.vat_id,
        companies.ledger_account, companies.billing_email
      from documents
      join orders on orders.id = documents.order_id
      join companies on companies.id = orders.company_id
      where documents.kind in ('invoice', 'credit-note')`.execute(db)
}
