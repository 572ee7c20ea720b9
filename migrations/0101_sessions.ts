/** Sessions, as their owner sees them: where from, with which browser, and when signed in. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Short: tokens live for hours. Empty where an earlier release has issued the token.
  await sql`
    alter table access_tokens
      add column id uuid not null default gen_random_uuid(),
      add column address text not null default '',
      add column browser text not null default '',
      add column identity_session text`.execute(db)
  await sql`create unique index access_tokens_id on access_tokens (id)`.execute(db)
}
