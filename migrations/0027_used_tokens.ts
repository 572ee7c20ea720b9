/** ID tokens that were exchanged: each works once, until it would have expired anyway. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_used_tokens (
      hash bytea primary key check (length(hash) = 32),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index identity_used_tokens_expiry on identity_used_tokens (expires_at)`.execute(
    db,
  )
}
