/** Statements of account: what a statement names beside amounts, and the statements of a company. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The columns of 0161 first, as they are: further ones follow them.
  await sql`
    create or replace view billed_documents as
      select
        id, kind, corrects_id,
        series || '-' || lpad(number::text, greatest(6, length(number::text)), '0') as number,
        coalesce(content #>> '{order,tax,gross}', content #>> '{order,total}', '0')::bigint as cents,
        issue_date, order_number, coalesce(content #>> '{order,poNumber}', '') as po_number
      from documents where kind in ('invoice', 'credit-note')`.execute(db)
  await sql`
    create index documents_of_company on documents (company_id, issued_at desc, id desc)
    where company_id is not null`.execute(db)
}
