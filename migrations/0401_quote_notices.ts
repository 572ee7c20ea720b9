/** What admins are to be told about quotes: collected, and mailed together. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_notices (
      id bigint generated always as identity primary key,
      quote_id uuid not null references quotes (id) on delete cascade,
      event text not null check (event in ('asked', 'message', 'declined')),
      author_id uuid not null,
      author_name text not null,
      -- What the buyer wrote.
      text text not null default '' check (length(text) <= 2000),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index quote_notices_of on quote_notices (quote_id)`.execute(db)
  // One row, as the table order_digest.
  await sql`
    create table quote_digest (
      only_row boolean primary key default true check (only_row),
      sent_at timestamptz,
      claimed_until timestamptz
    )`.execute(db)
}
