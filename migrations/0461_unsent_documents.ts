/** Bills that reached nobody yet: written when one is issued, gone when one is sent. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unsent_documents (
      document_id uuid primary key references documents (id) on delete cascade,
      issued_at timestamptz not null
    )`.execute(db)
  // The key of the mail that brings it; null for what was sent otherwise.
  await sql`alter table document_deliveries add column mail_key text`.execute(db)
  await sql`
    create index document_deliveries_by_mail on document_deliveries (mail_key)
      where mail_key is not null`.execute(db)
  await sql`
    create function sent_documents() returns trigger language plpgsql as $$
    begin
      delete from unsent_documents where document_id = new.document_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger sent_documents after insert on document_deliveries
    for each row execute function sent_documents()`.execute(db)
  await returnFailed(db)
}

/** A mail that is given up has reached nobody: what it brought is to be sent again. */
async function returnFailed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function unsent_of_failed_mails() returns trigger language plpgsql as $$
    begin
      insert into unsent_documents (document_id, issued_at)
        select documents.id, documents.issued_at
        from document_deliveries delivery
        join documents on documents.id = delivery.document_id
        where delivery.mail_key = new.key and documents.kind in ('invoice', 'credit-note')
          and not exists (
            select from document_deliveries other
            where other.document_id = documents.id and other.id > delivery.id
          )
      on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger unsent_of_failed_mails after update of given_up_at on mail_outbox
    for each row when (new.given_up_at is not null and new.key is not null)
    execute function unsent_of_failed_mails()`.execute(db)
}
