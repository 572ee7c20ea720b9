/** Passkeys of the embedded identity provider (https://www.w3.org/TR/webauthn-3/). */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Ids and keys are as the authenticator gave them; the counter is that of the last sign-in.
  await sql`
    create table identity_passkeys (
      id text primary key,
      user_id text not null references identity_users (id) on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index identity_passkeys_user on identity_passkeys (user_id)`.execute(db)
}
