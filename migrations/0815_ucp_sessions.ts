/** Carts and checkouts that agents keep with the shop by the Universal Commerce Protocol. */
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table ucp_sessions (
    id uuid primary key,
    -- They go with the agent, and with the person who has linked it.
    agent_id uuid not null references agents on delete cascade,
    kind text not null check (kind in ('cart', 'checkout')),
    state text not null default 'open' check (state in ('open', 'completed', 'canceled')),
    -- What the agent has sent: lines, buyer, destination, purchase order number.
    content jsonb not null,
    -- What it was told that the order would cost: charge for delivery and sum, in cents.
    seen_delivery_cents bigint,
    seen_gross_cents bigint,
    -- The answer to its completion, which never changes.
    completed jsonb,
    order_number bigint,
    -- The cart of which a checkout was made.
    cart_id uuid references ucp_sessions on delete set null,
    created_key text check (length(created_key) <= 64),
    created_hash bytea,
    completed_key text check (length(completed_key) <= 64),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check ((created_key is null) = (created_hash is null))
  )`,
  'create index ucp_sessions_of_agent on ucp_sessions (agent_id, state)',
  `create unique index ucp_sessions_created on ucp_sessions (agent_id, kind, created_key)
    where created_key is not null`,
  'create index ucp_sessions_of_cart on ucp_sessions (cart_id) where cart_id is not null',
  'create index ucp_sessions_of_order on ucp_sessions (order_number) where order_number is not null',
  'create index ucp_sessions_expired on ucp_sessions (expires_at)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
