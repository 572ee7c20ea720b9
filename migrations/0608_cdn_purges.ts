/** What a CDN in front of the shop must still forget: written with the change, sent afterwards. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cdn_purges (
      id bigint generated always as identity primary key,
      -- Separated by blanks; '*' is everything.
      tags text not null,
      -- How often the CDN has been told: each purge is sent twice.
      told integer not null default 0,
      attempts integer not null default 0,
      due_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index cdn_purges_due on cdn_purges (due_at)`.execute(db)
}
