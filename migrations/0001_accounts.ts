/** Users and the access tokens that the shop gives them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) between 3 and 254),
      display_name text not null check (length(display_name) between 1 and 200),
      role text not null default 'customer' check (role in ('customer', 'admin')),
      issuer text not null,
      subject text not null,
      education text not null default '' check (length(education) <= 200),
      location text not null default '' check (length(location) <= 200),
      phone text not null default '' check (length(phone) <= 40),
      linkedin text not null default '' check (length(linkedin) <= 300),
      demo boolean not null default false,
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (issuer, subject),
      check (deleted_at is null or role = 'customer')
    )`.execute(db)
  await sql`create index users_admins on users (id) where role = 'admin'`.execute(db)
  await sql`
    create table access_tokens (
      hash bytea primary key check (length(hash) = 32),
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index access_tokens_user on access_tokens (user_id)`.execute(db)
}
