/** SQL queries for codes and tokens of agents, and on their callers. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { AgentScope } from '../../platform/access/endpoint.ts'

export type TokenRow = {
  readonly hash: Buffer
  readonly agent_id: string
  readonly client_id: string
  readonly kind: 'code' | 'access' | 'refresh'
  readonly scopes: readonly AgentScope[]
  readonly resource: string
  readonly redirect_uri: string | null
  readonly challenge: string | null
  readonly expires_at: Date
  readonly redeemed_at: Date | null
  /** When the agent ended. */
  readonly ended_at: Date | null
  readonly mandate_ends: Date
}

export type NewToken = Pick<TokenRow, 'hash' | 'agent_id' | 'kind' | 'scopes' | 'resource'> & {
  readonly redirect_uri?: string
  readonly challenge?: string
  readonly issued_at: Date
  readonly expires_at: Date
}

export async function insertToken(tx: Handle, token: NewToken): Promise<void> {
  await sql`
    insert into agent_tokens (
      hash, agent_id, kind, scopes, resource, redirect_uri, challenge, issued_at, expires_at
    ) values (
      ${token.hash}, ${token.agent_id}, ${token.kind}, ${[...token.scopes]}::text[],
      ${token.resource}, ${token.redirect_uri ?? null}, ${token.challenge ?? null},
      ${token.issued_at}, ${token.expires_at}
    )`.execute(tx)
}

/** A code or a refresh token; nobody else can redeem it until the transaction ends. */
export async function lockToken(
  tx: Handle,
  { hash, kind }: Pick<TokenRow, 'hash' | 'kind'>,
): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select token.hash, token.agent_id, token.kind, token.scopes, token.resource,
      token.redirect_uri, token.challenge, token.expires_at, token.redeemed_at, agents.client_id,
      agents.ended_at, agents.expires_at as mandate_ends
    from agent_tokens as token join agents on agents.id = token.agent_id
    where token.hash = ${hash} and token.kind = ${kind} for update`.execute(tx)
  return rows[0]
}

/**
 * Records that a code or a refresh token has been redeemed: it stays, so that a second use is
 * detected.
 */
export async function redeemToken(tx: Handle, hash: Buffer, at: Date): Promise<void> {
  await sql`update agent_tokens set redeemed_at = ${at} where hash = ${hash}`.execute(tx)
}

/** Deletes an agent's access tokens: each refresh creates the only valid one. */
export async function deleteAccessTokens(tx: Handle, agentId: string): Promise<void> {
  await sql`
    delete from agent_tokens where agent_id = ${agentId} and kind = 'access'`.execute(tx)
}

/** The agent of a token, and the program to which the token was issued. */
export async function findAgentOfToken(
  db: Handle,
  hash: Buffer,
): Promise<{ readonly id: string; readonly client_id: string } | undefined> {
  const { rows } = await sql<{ id: string; client_id: string }>`
    select agents.id, agents.client_id
    from agent_tokens as token join agents on agents.id = token.agent_id
    where token.hash = ${hash}`.execute(db)
  return rows[0]
}

export type CallingAgent = {
  readonly agent_id: string
  readonly agent_name: string
  /** All links of its program with this person for this company, including ended ones. */
  readonly link_ids: readonly string[]
  readonly scopes: readonly AgentScope[]
  readonly resource: string
  readonly order_limit_cents: number
  readonly month_limit_cents: number
  readonly company_id: string | null
  readonly used_at: Date | null
  readonly user_id: string
  readonly email: string
  readonly display_name: string
}

/**
 * The caller with an access token, by one query: neither token nor mandate has ended, and the
 * person exists and has not revoked earlier access.
 */
export async function findCallingAgent(
  db: Handle,
  hash: Buffer,
  at: Date,
): Promise<CallingAgent | undefined> {
  const { rows } = await sql<CallingAgent>`
    select agents.id as agent_id, agents.name as agent_name, token.scopes, token.resource,
      array(
        select links.id from agents as links
        where links.user_id = agents.user_id and links.client_id = agents.client_id
          and links.company_id is not distinct from agents.company_id
        order by links.id
      ) as link_ids,
      agents.order_limit_cents::float8 as order_limit_cents,
      agents.month_limit_cents::float8 as month_limit_cents, agents.company_id, agents.used_at,
      users.id as user_id, users.email, users.display_name
    from agent_tokens as token
    join agents on agents.id = token.agent_id
    join users on users.id = agents.user_id
    where token.hash = ${hash} and token.kind = 'access' and token.expires_at > ${at}
      and agents.ended_at is null and agents.expires_at > ${at}
      and users.deleted_at is null and users.paused_at is null
      and (users.access_ended_at is null or users.access_ended_at < agents.linked_at)`.execute(db)
  return rows[0]
}

/** Whether the person has revoked all access since the agent was linked. */
export async function isAccessEnded(tx: Handle, agentId: string): Promise<boolean> {
  const { rows } = await sql`
    select users.id from agents join users on users.id = agents.user_id
    where agents.id = ${agentId} and (
      users.access_ended_at >= agents.linked_at or users.deleted_at is not null
      or users.paused_at is not null
    )`.execute(tx)
  return rows.length > 0
}

/** Records that an agent has called, at most once a minute. */
export async function touchAgent(db: Handle, id: string, at: Date): Promise<void> {
  await sql`update agents set used_at = ${at} where id = ${id}`.execute(db)
}

/**
 * Deletes tokens that are invalid and no longer needed for detecting reuse, and clients that nobody
 * has linked.
 */
export async function deleteEnded(
  db: Handle,
  { now, clientsBefore, callsBefore }: { now: Date; clientsBefore: Date; callsBefore: Date },
): Promise<void> {
  await sql`delete from agent_tokens where expires_at <= ${now}`.execute(db)
  await sql`delete from agent_calls where at < ${callsBefore}`.execute(db)
  await sql`
    delete from agent_clients
    where created_at < ${clientsBefore}
      and not exists (select from agents where agents.client_id = agent_clients.id)`.execute(db)
}
