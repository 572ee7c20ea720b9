/** SQL queries for carts and checkouts of agents. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { SessionContent } from './session-content.ts'

export type SessionKind = 'cart' | 'checkout'
export type SessionState = 'open' | 'completed' | 'canceled'
export type SessionRow = {
  readonly id: string
  readonly kind: SessionKind
  readonly state: SessionState
  readonly content: SessionContent
  readonly seen_delivery_cents: number | null
  readonly seen_gross_cents: number | null
  readonly completed: object | null
  readonly order_number: number | null
  readonly cart_id: string | null
  readonly created_hash: Buffer | null
  readonly completed_key: string | null
  readonly expires_at: Date
}

const columns = sql`
  id, kind, state, content, seen_delivery_cents::float8 as seen_delivery_cents,
  seen_gross_cents::float8 as seen_gross_cents, completed, order_number::float8 as order_number,
  cart_id, created_hash,
  completed_key, expires_at`

export type NewSession = Pick<SessionRow, 'id' | 'kind' | 'content' | 'cart_id' | 'expires_at'> & {
  readonly agent_id: string
  readonly created_key: string | null
  readonly created_hash: Buffer | null
  readonly created_at: Date
}

/**
 * Stores a session.
 * @returns the session previously created with this key, otherwise this one
 */
export async function insertSession(db: Handle, session: NewSession): Promise<SessionRow> {
  const inserted = await sql<SessionRow>`
    insert into ucp_sessions (
      id, agent_id, kind, content, cart_id, created_key, created_hash, created_at, expires_at
    ) values (
      ${session.id}, ${session.agent_id}, ${session.kind}, ${JSON.stringify(session.content)}::jsonb,
      ${session.cart_id}, ${session.created_key}, ${session.created_hash}, ${session.created_at},
      ${session.expires_at}
    )
    on conflict (agent_id, kind, created_key) where created_key is not null do nothing
    returning ${columns}`.execute(db)
  const [row] = inserted.rows
  if (row) return row
  const { rows } = await sql<SessionRow>`
    select ${columns} from ucp_sessions
    where agent_id = ${session.agent_id} and kind = ${session.kind}
      and created_key = ${session.created_key}`.execute(db)
  const [earlier] = rows
  if (!earlier) throw new Error('A session was deleted while it was made')
  return earlier
}

type Own = { readonly id: string; readonly agentId: string; readonly kind: SessionKind }

/** A session of this agent that has not expired. */
export async function findSession(
  db: Handle,
  { id, agentId, kind }: Own,
  at: Date,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${columns} from ucp_sessions
    where id = ${id} and agent_id = ${agentId} and kind = ${kind} and expires_at > ${at}`.execute(
    db,
  )
  return rows[0]
}

/** The open checkout of a cart. */
export async function findCheckoutOfCart(
  db: Handle,
  { id, agentId }: Omit<Own, 'kind'>,
  at: Date,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${columns} from ucp_sessions
    where cart_id = ${id} and agent_id = ${agentId} and state = 'open' and expires_at > ${at}
    order by created_at desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Replaces the content of an open session.
 * @returns whether it was open
 */
export async function saveContent(
  db: Handle,
  id: string,
  content: SessionContent,
): Promise<boolean> {
  const { rows } = await sql`
    update ucp_sessions
    set content = ${JSON.stringify(content)}::jsonb, seen_gross_cents = null,
      seen_delivery_cents = null
    where id = ${id} and state = 'open' returning id`.execute(db)
  return rows.length > 0
}

/** Stores the order cost that the agent was shown; null: it could not be placed. */
export async function saveSeen(
  db: Handle,
  id: string,
  seen: { readonly delivery: number | null; readonly gross: number | null },
): Promise<void> {
  await sql`
    update ucp_sessions
    set seen_delivery_cents = ${seen.delivery}, seen_gross_cents = ${seen.gross}
    where id = ${id} and state = 'open'`.execute(db)
}

/** @returns whether it was open */
export async function cancelSession(db: Handle, id: string): Promise<boolean> {
  const { rows } = await sql`
    update ucp_sessions set state = 'canceled'
    where id = ${id} and state = 'open' returning id`.execute(db)
  return rows.length > 0
}

/** Stores the key that completes an open checkout: another key cannot replace it. */
export async function claimCompletion(db: Handle, id: string, key: string): Promise<void> {
  await sql`
    update ucp_sessions set completed_key = ${key}
    where id = ${id} and state = 'open'`.execute(db)
}

/** Stores the response of a placed order, which is returned from now on. */
export async function completeSession(
  db: Handle,
  id: string,
  { number, answer }: { readonly number: number; readonly answer: object },
): Promise<void> {
  await sql`
    update ucp_sessions
    set state = 'completed', order_number = ${number}, completed = ${JSON.stringify(answer)}::jsonb
    where id = ${id}`.execute(db)
}

export async function countOpen(db: Handle, agentId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ucp_sessions
    where agent_id = ${agentId} and state = 'open' and expires_at > ${at}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The checkout with which an agent placed this order. */
export async function findCheckoutOfOrder(
  db: Handle,
  agentId: string,
  number: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ucp_sessions
    where order_number = ${number} and agent_id = ${agentId}`.execute(db)
  return rows[0]?.id
}

/** A company's agreed payment terms; empty: the shop's. */
export async function findTerms(db: Handle, companyId: string): Promise<string> {
  const { rows } = await sql<{ payment_terms: string }>`
    select payment_terms from companies where id = ${companyId}`.execute(db)
  return rows[0]?.payment_terms ?? ''
}

/** Deletes sessions that expired before this moment. */
export async function deleteSessions(db: Handle, before: Date): Promise<void> {
  await sql`delete from ucp_sessions where expires_at < ${before}`.execute(db)
}
