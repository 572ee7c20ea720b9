/**
 * Invitations to companies: one an address and company, prepared by a file or mailed at once. The
 * link is known by its hash alone.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_invitations (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      email text not null check (email = lower(email) and length(email) between 3 and 254),
      name text not null default '' check (length(name) <= 120),
      role text not null check (role in ('buyer', 'approver', 'owner')),
      created_at timestamptz not null,
      -- Null: nobody has been written to yet.
      token_hash bytea unique,
      sent_at timestamptz,
      expires_at timestamptz,
      accepted_at timestamptz,
      accepted_by uuid references users (id) on delete set null,
      withdrawn_at timestamptz,
      unique (company_id, email),
      check ((token_hash is null) = (sent_at is null) and (sent_at is null) = (expires_at is null))
    )`.execute(db)
  await sql`
    create index company_invitations_by_age on company_invitations (created_at desc, id desc)
  `.execute(db)
  await sql`create index company_invitations_of_address on company_invitations (email)`.execute(db)
}
