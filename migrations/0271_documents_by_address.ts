/** PDF documents of tools by address: in the queue of pictures, and in the rows of bulk jobs. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture_fetches
      add column kind text not null default 'picture' check (kind in ('picture', 'document')),
      -- The document of the tool that it became; null where the tool had the file already.
      add column document_id uuid`.execute(db)
  await sql`
    alter table bulk_job_rows
    -- Addresses of PDF documents that the tool has not yet.
    add column documents text[] not null default '{}'`.execute(db)
  await sql`
    create table document_sources (
      -- An address that was fetched.
      source text primary key,
      -- SHA-256 of the file, as tool_document_files.hash.
      hash text not null,
      fetched_at timestamptz not null
    )`.execute(db)
}
