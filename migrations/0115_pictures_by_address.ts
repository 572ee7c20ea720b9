/** Pictures of tools that wait to be fetched from an address, or taken out of an archive. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table picture_fetches (
      id uuid primary key,
      -- In the order in which they were added: pictures of one tool are done in it.
      nth bigint generated always as identity,
      tool_id uuid not null references tools (id) on delete cascade,
      -- An address, or the name of a file in an archive.
      source text not null check (length(source) between 1 and 2048),
      -- The file of an archive, until it is done; null for an address.
      file bytea,
      -- From 0, where it stands among the tool's pictures; null: where its address stands, or last.
      place integer check (place between 0 and 98),
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      -- Why it failed, or what went wrong so far.
      reason text not null default '',
      -- As tools.image, once it is done.
      image text not null default '',
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      -- Who added it, until it is done; null: the shop itself.
      actor_id uuid,
      actor_name text not null default ''
    )`.execute(db)
  await sql`
    create index picture_fetches_waiting on picture_fetches (tool_id, nth)
    where state = 'waiting'`.execute(db)
  await sql`create index picture_fetches_of_tool on picture_fetches (tool_id, nth)`.execute(db)
}
