/** SQL queries for sessions and their baskets. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { toJsonb } from '../../../packages/pg-kit/jsonb.ts'
import type { BasketField, Operation, Protocol } from '../rules.ts'
import type { SessionRequest } from '../session-request.ts'

export type SessionRow = {
  readonly id: string
  readonly protocol: Protocol
  /** `inspect`: the buyer views a basket, and changes nothing. */
  readonly operation: Operation
  readonly connection_id: string
  readonly origins: readonly string[]
  readonly company_id: string
  readonly company: string
  readonly return_address: string
  /** For cXML: the field in which the basket is returned. */
  readonly basket_field: BasketField
  readonly returned_fields: Readonly<Record<string, string>>
  /** Null if a form started it. */
  readonly request: SessionRequest | null
  /** The form that was returned; null until then. */
  readonly basket: string | null
}

type NewSession = {
  readonly id: string
  readonly connectionId: string
  readonly tokenHash: Buffer
  /** The token of the link that opens it once; null if the response itself sets the cookie. */
  readonly startHash: Buffer | null
  readonly operation: Operation
  readonly returnAddress: string
  readonly returnedFields: Readonly<Record<string, string>>
  readonly request: SessionRequest | null
  readonly at: Date
  readonly expiresAt: Date
}

export async function insertSession(tx: Handle, session: NewSession): Promise<void> {
  await sql`
    insert into punch_out_sessions (
      id, connection_id, token_hash, start_hash, operation, return_address, returned_fields,
      request, begun_at, expires_at
    ) values (
      ${session.id}, ${session.connectionId}, ${session.tokenHash}, ${session.startHash},
      ${session.operation}, ${session.returnAddress}, ${toJsonb(session.returnedFields)}::jsonb,
      ${session.request && toJsonb(session.request)}::jsonb, ${session.at}, ${session.expiresAt}
    )`.execute(tx)
}

type Proof = { readonly id: string; readonly tokenHash: Buffer; readonly now: Date }

/** The session, if its token is right, it has not expired, and its company may still buy. */
export async function findSession(
  db: Handle,
  { id, tokenHash, now }: Proof,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select sessions.id, sessions.connection_id, one.protocol, sessions.operation, one.origins,
      one.company_id, companies.name as company, sessions.return_address, sessions.returned_fields, sessions.request,
      sessions.basket, one.basket_field
    from punch_out_sessions sessions
    join punch_out_connections one on one.id = sessions.connection_id
    join companies on companies.id = one.company_id
    where sessions.id = ${id} and sessions.token_hash = ${tokenHash}
      and sessions.expires_at > ${now} and one.revoked_at is null
      and companies.state = 'approved'`.execute(db)
  return rows[0]
}

type Start = {
  readonly startHash: Buffer
  /** The browser's token, from now on. */
  readonly tokenHash: Buffer
  readonly begunAfter: Date
}

/** Uses the link of a session, once. @returns the session, if the link was valid */
export async function startSession(
  tx: Handle,
  { startHash, tokenHash, begunAfter }: Start,
): Promise<{ readonly id: string; readonly request: SessionRequest | null } | undefined> {
  const { rows } = await sql<{ id: string; request: SessionRequest | null }>`
    update punch_out_sessions set start_hash = null, token_hash = ${tokenHash}
    where start_hash = ${startHash} and begun_at > ${begunAfter}
    returning id, request`.execute(tx)
  return rows[0]
}

/** Locks the session until the transaction ends. @returns the form that it has returned */
export async function lockSession(tx: Handle, id: string): Promise<{ basket: string | null }> {
  const { rows } = await sql<{ basket: string | null }>`
    select basket from punch_out_sessions where id = ${id} for update`.execute(tx)
  return { basket: rows[0]?.basket ?? null }
}

export async function keepBasket(tx: Handle, id: string, basket: string): Promise<void> {
  await sql`update punch_out_sessions set basket = ${basket} where id = ${id}`.execute(tx)
}

export type LineRow = { readonly tool_id: string; readonly quantity: number }

export async function listLines(db: Handle, sessionId: string): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select tool_id, quantity from punch_out_lines
    where session_id = ${sessionId} order by added_at, tool_id`.execute(db)
  return rows
}

export async function setLine(tx: Handle, sessionId: string, line: LineRow): Promise<void> {
  await sql`
    insert into punch_out_lines (session_id, tool_id, quantity)
    values (${sessionId}, ${line.tool_id}, ${line.quantity})
    on conflict (session_id, tool_id) do update set quantity = excluded.quantity`.execute(tx)
}

export async function removeLine(tx: Handle, sessionId: string, toolId: string): Promise<void> {
  await sql`
    delete from punch_out_lines
    where session_id = ${sessionId} and tool_id = ${toolId}`.execute(tx)
}
