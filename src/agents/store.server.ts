/** SQL queries for a person's agents, and on the programs that can be linked. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { AgentScope } from '../platform/access/endpoint.ts'

export type ClientRow = {
  readonly id: string
  readonly name: string
  readonly redirect_uris: readonly string[]
  readonly created_at: Date
  /** When its metadata document was read; null: it has registered itself. */
  readonly read_at: Date | null
}

export type AgentRow = {
  readonly id: string
  readonly user_id: string
  readonly company_id: string | null
  readonly company: string | null
  readonly client_id: string
  readonly name: string
  readonly scopes: readonly AgentScope[]
  readonly order_limit_cents: number
  readonly month_limit_cents: number
  readonly linked_at: Date
  readonly expires_at: Date
  readonly ended_at: Date | null
  readonly ended_by: 'person' | 'replay' | null
  readonly used_at: Date | null
}

export async function findClient(db: Handle, id: string): Promise<ClientRow | undefined> {
  const { rows } = await sql<ClientRow>`
    select id, name, redirect_uris, created_at, read_at from agent_clients where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Stores a client, or the present content of its document. */
export async function saveClient(db: Handle, client: ClientRow): Promise<void> {
  await sql`
    insert into agent_clients (id, name, redirect_uris, created_at, read_at)
    values (
      ${client.id}, ${client.name}, ${[...client.redirect_uris]}::text[], ${client.created_at},
      ${client.read_at}
    )
    on conflict (id) do update
    set name = excluded.name, redirect_uris = excluded.redirect_uris, read_at = excluded.read_at`.execute(
    db,
  )
}

const agents = sql`
  select agents.id, agents.user_id, agents.company_id, companies.name as company, agents.client_id,
    agents.name, agents.scopes, agents.order_limit_cents::float8 as order_limit_cents,
    agents.month_limit_cents::float8 as month_limit_cents, agents.linked_at, agents.expires_at,
    agents.ended_at, agents.ended_by, agents.used_at
  from agents left join companies on companies.id = agents.company_id`

/** A person's agents, the most recently linked first; includes those that ended within a month. */
export async function listAgents(
  db: Handle,
  { userId, endedSince, most }: { userId: string; endedSince: Date; most: number },
): Promise<readonly AgentRow[]> {
  const { rows } = await sql<AgentRow>`
    ${agents}
    where agents.user_id = ${userId} and (agents.ended_at is null or agents.ended_at > ${endedSince})
    order by agents.ended_at is not null, agents.linked_at desc, agents.id desc
    limit ${most}`.execute(db)
  return rows
}

/** This person's agent, locked until the transaction ends. */
export async function lockAgentOf(
  tx: Handle,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<AgentRow | undefined> {
  await sql`select from agents where id = ${id} and user_id = ${userId} for update`.execute(tx)
  const { rows } = await sql<AgentRow>`
    ${agents} where agents.id = ${id} and agents.user_id = ${userId}`.execute(tx)
  return rows[0]
}

type NewAgent = Pick<
  AgentRow,
  | 'id'
  | 'user_id'
  | 'company_id'
  | 'client_id'
  | 'name'
  | 'scopes'
  | 'order_limit_cents'
  | 'month_limit_cents'
  | 'expires_at'
>

/**
 * Links a client to a person. If linked again for the same company it keeps its id, so that this
 * month's orders still count, and all its tokens become invalid.
 * @returns its id
 */
export async function linkAgent(tx: Handle, agent: NewAgent): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into agents (
      id, user_id, company_id, client_id, name, scopes, order_limit_cents, month_limit_cents,
      expires_at
    ) values (
      ${agent.id}, ${agent.user_id}, ${agent.company_id}, ${agent.client_id}, ${agent.name},
      ${[...agent.scopes]}::text[], ${agent.order_limit_cents}, ${agent.month_limit_cents},
      ${agent.expires_at}
    )
    on conflict (
      user_id, client_id, coalesce(company_id, '00000000-0000-0000-0000-000000000000')
    ) where ended_at is null
    do update set name = excluded.name, scopes = excluded.scopes,
      order_limit_cents = excluded.order_limit_cents,
      month_limit_cents = excluded.month_limit_cents, expires_at = excluded.expires_at,
      linked_at = clock_timestamp()
    returning id`.execute(tx)
  const id = rows[0]?.id ?? agent.id
  await sql`delete from agent_tokens where agent_id = ${id}`.execute(tx)
  return id
}

export async function saveMandate(
  tx: Handle,
  {
    id,
    orderLimit,
    monthLimit,
    expiresAt,
  }: { id: string; orderLimit: number; monthLimit: number; expiresAt: Date },
): Promise<void> {
  await sql`
    update agents set order_limit_cents = ${orderLimit}, month_limit_cents = ${monthLimit},
      expires_at = ${expiresAt}
    where id = ${id}`.execute(tx)
}

/**
 * Ends an agent and all its tokens.
 * @returns whether it had not ended before
 */
export async function endAgent(
  tx: Handle,
  { id, at, by }: { readonly id: string; readonly at: Date; readonly by: 'person' | 'replay' },
): Promise<boolean> {
  const { rows } = await sql`
    update agents set ended_at = ${at}, ended_by = ${by}
    where id = ${id} and ended_at is null returning id`.execute(tx)
  await sql`delete from agent_tokens where agent_id = ${id}`.execute(tx)
  return rows.length > 0
}

/** The number of a person's active agents. */
export async function countAgents(tx: Handle, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agents
    where user_id = ${userId} and ended_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Ends a person's links, because their account was taken over by the mailbox's owner. */
export async function endAgentsOf(tx: Handle, userId: string, at: Date): Promise<void> {
  await sql`
    delete from agent_tokens using agents
    where agents.id = agent_tokens.agent_id and agents.user_id = ${userId}`.execute(tx)
  await sql`
    update agents set ended_at = ${at}, ended_by = 'person'
    where user_id = ${userId} and ended_at is null`.execute(tx)
}

/** Removes the agents of a deleted account; its orders still show that an agent placed them. */
export async function deleteAgentsOf(tx: Handle, userId: string): Promise<void> {
  await sql`delete from agents where user_id = ${userId}`.execute(tx)
}
