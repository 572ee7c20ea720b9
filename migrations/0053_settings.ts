/** What the shopkeeper has set in the dashboard, and every revision of it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A setting without a row has its default. `revision`: the one that set it last.
  await sql`
    create table settings (
      name text primary key,
      value jsonb not null,
      revision bigint not null
    )`.execute(db)
  // `actor_id` is null for what the environment has filled in. `changes`: name, before, after.
  await sql`
    create table setting_revisions (
      id bigint primary key,
      saved_at timestamptz not null,
      actor_id uuid,
      actor_name text not null,
      changes jsonb not null
    )`.execute(db)
}
