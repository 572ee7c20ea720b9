/**
 * Agents: programs that a person has linked and that act for them within a mandate; who may be linked
 * (OAuth clients), codes and tokens, and every call.
 */
import { sql, type Kysely } from 'kysely'

const statements = [
  // When everything that opened an account ended: agents that were linked before count no longer.
  'alter table users add column access_ended_at timestamptz',
  `create table agent_clients (
    id text primary key check (length(id) between 1 and 1000),
    name text not null check (length(name) <= 100),
    redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 20),
    created_at timestamptz not null,
    -- When its metadata document was read; null: it has registered itself.
    read_at timestamptz
  )`,
  'create index agent_clients_created on agent_clients (created_at)',
  `create table agents (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    company_id uuid references companies on delete cascade,
    client_id text not null references agent_clients,
    name text not null check (length(name) <= 100),
    scopes text[] not null check (cardinality(scopes) > 0),
    -- Without tax; an order above it waits for the person.
    order_limit_cents bigint not null check (order_limit_cents >= 0),
    month_limit_cents bigint not null check (month_limit_cents >= 0),
    linked_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    -- Why: the person has unlinked it, or one of its tokens came twice.
    ended_by text check (ended_by in ('person', 'replay')),
    used_at timestamptz,
    check ((ended_at is null) = (ended_by is null))
  )`,
  'create index agents_of_user on agents (user_id)',
  'create index agents_of_company on agents (company_id)',
  'create index agents_of_client on agents (client_id)',
  `create unique index agents_linked on agents (
    user_id, client_id, coalesce(company_id, '00000000-0000-0000-0000-000000000000')
  ) where ended_at is null`,
  `create table agent_tokens (
    hash bytea primary key,
    agent_id uuid not null references agents on delete cascade,
    kind text not null check (kind in ('code', 'access', 'refresh')),
    scopes text[] not null,
    -- The address for which it counts: of one door, and no other.
    resource text not null check (length(resource) <= 1000),
    -- Of a code: where it was sent, and the challenge of its owner (PKCE).
    redirect_uri text check (length(redirect_uri) <= 1000),
    challenge text check (length(challenge) <= 128),
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    -- A code or a refresh token counts once; when it comes again, the agent ends.
    redeemed_at timestamptz
  )`,
  'create index agent_tokens_of_agent on agent_tokens (agent_id)',
  'create index agent_tokens_expired on agent_tokens (expires_at)',
  `create table agent_calls (
    id uuid primary key,
    agent_id uuid not null references agents on delete cascade,
    at timestamptz not null,
    tool text not null check (length(tool) <= 100),
    -- 'done', or the type of the Problem.
    outcome text not null check (length(outcome) <= 100),
    order_number integer
  )`,
  'create index agent_calls_of_agent on agent_calls (agent_id, at desc, id desc)',
  'create index agent_calls_at on agent_calls (at)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
