/** Changes of an e-mail address that wait until the new address is confirmed: one an account. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_email_changes (
      user_id text primary key references identity_users (id) on delete cascade,
      email text not null check (email = lower(email) and length(email) between 3 and 254),
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`.execute(db)
}
