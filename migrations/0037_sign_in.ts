/** Signing in: addresses that were deleted are free again, guesses are counted, no hash tells its password's length. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A deleted user's address stayed taken for ever. What opened the account is gone already, and
  // the user's own record still refuses the old identity.
  await sql`delete from identity_users where disabled_at is not null`.execute(db)
  // The prefix told whether the password had 15 characters. Release 0.1 reads hashes without it.
  await sql`
    update identity_accounts set password = regexp_replace(password, '^(short|long)[$]', '')
    where password like 'short$%' or password like 'long$%'`.execute(db)
  await sql`alter table identity_sessions add column short_password boolean not null default false`.execute(
    db,
  )
  // Not logged ahead: after a crash everybody may begin anew.
  await sql`
    create unlogged table identity_sign_in_failures (
      key text primary key,
      failures integer not null,
      next_try_at timestamptz not null,
      last_try_at timestamptz not null,
      told_at timestamptz
    )`.execute(db)
  await sql`create index identity_sign_in_failures_age on identity_sign_in_failures (last_try_at)`.execute(
    db,
  )
}
