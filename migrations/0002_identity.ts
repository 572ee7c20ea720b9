/** The embedded identity provider's tables: what Better Auth's own migration makes, under our names, and its secret. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_users (
      id text primary key,
      name text not null check (length(name) <= 200),
      email text not null unique check (email = lower(email) and length(email) between 3 and 254),
      email_verified boolean not null,
      image text,
      created_at timestamptz not null default current_timestamp,
      updated_at timestamptz not null default current_timestamp,
      disabled_at timestamptz
    )`.execute(db)
  await sql`
    create table identity_sessions (
      id text primary key,
      expires_at timestamptz not null,
      token text not null unique,
      created_at timestamptz not null default current_timestamp,
      updated_at timestamptz not null,
      ip_address text,
      user_agent text,
      user_id text not null references identity_users (id) on delete cascade
    )`.execute(db)
  await sql`create index identity_sessions_user on identity_sessions (user_id)`.execute(db)
  await sql`
    create table identity_accounts (
      id text primary key,
      account_id text not null,
      provider_id text not null,
      user_id text not null references identity_users (id) on delete cascade,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null default current_timestamp,
      updated_at timestamptz not null,
      unique (provider_id, account_id)
    )`.execute(db)
  await sql`create index identity_accounts_user on identity_accounts (user_id)`.execute(db)
  await sql`
    create table identity_verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default current_timestamp,
      updated_at timestamptz not null default current_timestamp
    )`.execute(db)
  await sql`create index identity_verifications_identifier on identity_verifications (identifier)`.execute(
    db,
  )
  await sql`
    create table identity_keys (
      id text primary key,
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      alg text,
      crv text
    )`.execute(db)
  // One row: made once by whichever instance comes first, shared by all on this database.
  await sql`
    create table identity_secrets (
      name text primary key,
      secret text not null check (length(secret) >= 32),
      created_at timestamptz not null
    )`.execute(db)
}
