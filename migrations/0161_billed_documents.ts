/** What invoices and credit notes come to, published by documents for whoever proves the accounts. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view billed_documents as
      select
        id, kind, corrects_id,
        series || '-' || lpad(number::text, greatest(6, length(number::text)), '0') as number,
        coalesce(content #>> '{order,tax,gross}', content #>> '{order,total}', '0')::bigint as cents
      from documents where kind in ('invoice', 'credit-note')`.execute(db)
}
