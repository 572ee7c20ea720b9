/** Accounts at a hosted identity provider that wait to be disabled there, since their owners were deleted here. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_disablings (
      issuer text not null check (length(issuer) between 1 and 500),
      subject text not null check (length(subject) between 1 and 255),
      attempts integer not null default 0 check (attempts >= 0),
      created_at timestamptz not null,
      next_try_at timestamptz not null,
      last_error text,
      primary key (issuer, subject)
    )`.execute(db)
}
