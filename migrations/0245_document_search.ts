/** What documents are searched by: number, customer, company, e-mail address, order. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Apart from documents, which never change: a row follows its document, and goes with a demo's.
  await sql`
    create table document_search (
      document_id uuid primary key references documents (id) on delete cascade,
      -- As the document names them.
      customer text not null,
      company text not null,
      words text not null
    )`.execute(db)
  await sql`
    create function search_of_document(new documents) returns void language plpgsql as $$
    declare
      buyer jsonb := new.content -> 'order';
      digits text := new.number::text;
      company text := coalesce((select company_name from orders where id = new.order_id), '');
    begin
      insert into document_search (document_id, customer, company, words)
      values (
        new.id, coalesce(buyer ->> 'name', ''), company,
        concat_ws(
          ' ', new.series || '-' || lpad(digits, greatest(6, length(digits)), '0'),
          new.order_number, buyer ->> 'name', company, buyer ->> 'email', buyer ->> 'poNumber'
        )
      );
    end $$`.execute(db)
  await sql`
    create function document_search_follows() returns trigger language plpgsql as $$
    begin
      perform search_of_document(new);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger document_search_follows after insert on documents
    for each row execute function document_search_follows()`.execute(db)
  await sql`
    do $$ begin perform search_of_document(documents) from documents; end $$`.execute(db)
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index document_search_words on document_search using gin (words gin_trgm_ops);
    exception when others then
      raise notice 'pg_trgm is not to be had: %', sqlerrm;
    end $$`.execute(db)
}
