/**
 * Service accounts: programs that call the API, their keys, and the access tokens of OAuth. Each has
 * a row in `users`, so that what it does names it as it names people; it is never staff there.
 */
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table service_accounts (
    id uuid primary key references users,
    name text not null check (length(name) between 1 and 100),
    purpose text not null default '' check (length(purpose) <= 500),
    scopes text[] not null check (cardinality(scopes) > 0),
    company_id uuid references companies on delete set null,
    for_company boolean not null,
    responsible_id uuid references users on delete set null,
    created_at timestamptz not null,
    paused_at timestamptz,
    deleted_at timestamptz,
    unattended_since timestamptz
  )`,
  'create index service_accounts_company on service_accounts (company_id)',
  'create index service_accounts_responsible on service_accounts (responsible_id)',
  `create table service_account_keys (
    id uuid primary key,
    account_id uuid not null references service_accounts on delete cascade,
    hash bytea not null unique,
    tail text not null check (length(tail) = 4),
    name text not null default '' check (length(name) <= 100),
    created_at timestamptz not null,
    created_by uuid references users on delete set null,
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz,
    last_used_address text,
    warned_at timestamptz
  )`,
  'create index service_account_keys_account on service_account_keys (account_id)',
  'create index service_account_keys_created_by on service_account_keys (created_by)',
  `create table service_account_tokens (
    hash bytea primary key,
    key_id uuid not null references service_account_keys on delete cascade,
    scopes text[] not null,
    expires_at timestamptz not null
  )`,
  'create index service_account_tokens_key on service_account_tokens (key_id)',
  // What no service does, no version and no operator by hand shall do: a program is never staff.
  `alter table users add constraint users_service_accounts_are_customers
    check (issuer <> 'service-account' or role = 'customer') not valid`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
