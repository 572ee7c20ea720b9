/** PDF documents of tools, such as manuals and safety data sheets; a file is kept once. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tool_document_files (
      -- SHA-256 of the file, in hexadecimal digits.
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      bytes bytea not null
    )`.execute(db)
  await sql`
    create table tool_documents (
      id uuid primary key,
      tool_id uuid not null references tools (id) on delete cascade,
      position integer not null,
      title text not null check (length(title) between 1 and 120),
      hash text not null references tool_document_files (hash),
      size integer not null check (size > 0),
      added_at timestamptz not null,
      -- Removed, and kept for a while, so that it can be put back.
      removed_at timestamptz
    )`.execute(db)
  await sql`create index tool_documents_of_tool on tool_documents (tool_id, position)`.execute(db)
  await sql`create index tool_documents_of_file on tool_documents (hash)`.execute(db)
}
