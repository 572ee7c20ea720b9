/**
 * Punch-out: what a buyer system of a company signs in with, its sessions, each of which fills one
 * basket, and every message.
 */
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table punch_out_connections (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    protocol text not null check (protocol in ('oci', 'cxml', 'ids')),
    user_name text not null unique check (length(user_name) between 1 and 100),
    secret_hash bytea not null,
    -- Of the buyer system: may show the session in a frame, and gets baskets.
    origins text[] not null check (cardinality(origins) between 1 and 10),
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index punch_out_connections_of_company on punch_out_connections (company_id)',
  `create table punch_out_sessions (
    id uuid primary key,
    connection_id uuid not null references punch_out_connections on delete cascade,
    token_hash bytea not null,
    return_address text not null check (length(return_address) <= 4000),
    -- Fields that the protocol gives back with the basket.
    returned_fields jsonb not null,
    begun_at timestamptz not null,
    expires_at timestamptz not null,
    -- The form that was given back; null until then.
    basket text check (length(basket) <= 1000000)
  )`,
  'create index punch_out_sessions_of_connection on punch_out_sessions (connection_id)',
  'create index punch_out_sessions_expired on punch_out_sessions (expires_at)',
  `create table punch_out_lines (
    session_id uuid not null references punch_out_sessions on delete cascade,
    tool_id uuid not null,
    quantity integer not null check (quantity between 1 and 1000000),
    added_at timestamptz not null default clock_timestamp(),
    primary key (session_id, tool_id)
  )`,
  `create table punch_out_messages (
    id uuid primary key,
    connection_id uuid not null references punch_out_connections on delete cascade,
    at timestamptz not null,
    kind text not null check (kind in ('begun', 'refused', 'returned')),
    -- Why it was refused.
    reason text check (length(reason) <= 100),
    -- Without secrets.
    content text not null check (length(content) <= 1000000)
  )`,
  'create index punch_out_messages_of_connection on punch_out_messages (connection_id, at desc, id desc)',
  'create index punch_out_messages_at on punch_out_messages (at)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
