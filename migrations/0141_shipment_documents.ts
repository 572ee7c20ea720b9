/** Documents of a shipment, what invoices and credit notes come to, and files that mails bring. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null for a document of a whole order. No foreign key: a document outlives its shipment.
  await sql`alter table documents add column shipment_id uuid`.execute(db)
  // Cents with tax, of what is owed or given back; computed also for what the release before issues.
  await sql`
    alter table documents add column total_cents bigint generated always as (
      case when kind in ('invoice', 'credit-note') then coalesce(
        (content #>> '{order,tax,gross}')::bigint, (content #>> '{order,total}')::bigint) end
    ) stored`.execute(db)
  await sql`
    create index documents_that_correct on documents (corrects_id) where corrects_id is not null
  `.execute(db)
  // [{ "reference", "name" }]: who keeps such a file loads it when the mail is sent.
  await sql`alter table mail_outbox add column attachments jsonb`.execute(db)
}
