/** Second factors of the embedded identity provider: Better Auth's two-factor tables, under our names. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identity_users
    add column two_factor_enabled boolean not null default false`.execute(db)
  // When this session has passed the second factor; null for one that began without.
  await sql`alter table identity_sessions add column second_factor_at timestamptz`.execute(db)
  // The secret and the recovery codes are encrypted by the library.
  await sql`
    create table identity_second_factors (
      id text primary key,
      user_id text not null unique references identity_users (id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default false,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    )`.execute(db)
}
