/** The filters of a list of the dashboard, under a name; each person's own. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      list text not null,
      name text not null,
      search text not null,
      saved_at timestamptz not null default now(),
      unique (user_id, list, name)
    )`.execute(db)
}
