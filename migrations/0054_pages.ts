/** The versions of the text pages that the shopkeeper writes. */
import { sql, type Kysely } from 'kysely'

// Only added to: the newest version of an address is its page, unless it says `removed`.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_versions (
      slug text not null,
      revision integer not null,
      title text not null,
      description text not null,
      body text not null,
      removed boolean not null,
      saved_at timestamptz not null,
      actor_id uuid not null,
      actor_name text not null,
      primary key (slug, revision)
    )`.execute(db)
}
