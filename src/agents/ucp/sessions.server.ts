/**
 * Carts and checkouts: created once per key, visible to their agent only, limited in number, and
 * valid for a day.
 */
import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { Id } from '../../platform/fields/fields.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import type { UcpCall, UcpServices } from './context.server.ts'
import { errorMessage, nothingFound, UcpOutcome, UcpRefusal } from './envelope.ts'
import type { SessionContent } from './session-content.ts'
import {
  countOpen,
  findSession,
  insertSession,
  type SessionKind,
  type SessionRow,
} from './session-store.server.ts'
import type { Actor, ActingAgent } from '../../platform/access/endpoint.ts'

/** Milliseconds for which a cart or a checkout is valid. */
export const sessionLifetime = 86_400_000
/** Milliseconds after which an expired one is deleted. */
export const sessionsKept = 30 * 86_400_000
/** The maximum number of an agent's open carts and checkouts. */
export const maxOpenSessions = 100

/** A person for whom an agent acts; sessions belong to both. */
export type Buyer = { readonly actor: Actor; readonly agent: ActingAgent }

/** @throws UcpRefusal if no account is linked */
export function buyerOf({ caller }: UcpCall): Buyer {
  const agent = caller?.actor.agent
  if (!caller || !agent) throw new UcpRefusal(401, 'identity_required', messages.identity)
  return { actor: caller.actor, agent }
}

const keyPattern = /^[\w-]{8,64}$/

/** @throws UcpRefusal for an invalid key */
export function readKey({ idempotencyKey }: UcpCall): string | undefined {
  if (idempotencyKey === undefined || keyPattern.test(idempotencyKey)) return idempotencyKey
  throw new UcpRefusal(400, 'invalid_request', messages.noKey)
}

/** @throws UcpRefusal if it is missing */
export function requireKey(call: UcpCall): string {
  const key = readKey(call)
  if (key === undefined) throw new UcpRefusal(400, 'invalid_request', messages.noKey)
  return key
}

/**
 * Stores a new cart or checkout; if sent again with the same key, returns the first one.
 * @throws UcpRefusal for a key that was used with other content; UcpOutcome for too many
 */
export async function createSession(
  { deps }: UcpServices,
  call: UcpCall,
  {
    kind,
    content,
    cartId = null,
  }: {
    readonly kind: SessionKind
    readonly content: SessionContent
    readonly cartId?: string | null
  },
): Promise<SessionRow> {
  const { agent } = buyerOf(call)
  const key = readKey(call)
  const at = deps.now()
  if ((await countOpen(deps.database.handle, agent.id, at)) >= maxOpenSessions)
    throw new UcpOutcome([
      errorMessage('too_many_sessions', messages.tooManySessions(maxOpenSessions), {
        severity: 'unrecoverable',
      }),
    ])
  const digest = hash('sha256', JSON.stringify([content, cartId]), 'buffer')
  const row = await insertSession(deps.database.handle, {
    id: deps.newId(),
    agent_id: agent.id,
    kind,
    content,
    cart_id: cartId,
    created_key: key ?? null,
    created_hash: key === undefined ? null : digest,
    created_at: at,
    expires_at: new Date(at.getTime() + sessionLifetime),
  })
  if (row.created_hash && !digest.equals(row.created_hash))
    throw new UcpRefusal(409, 'idempotency_conflict', messages.keyReused)
  return row
}

/** @throws UcpOutcome not_found, also for another agent's session */
export async function requireSession(
  { deps }: UcpServices,
  call: UcpCall,
  { id, kind }: { readonly id: string; readonly kind: SessionKind },
): Promise<SessionRow> {
  const { agent } = buyerOf(call)
  const found = z.safeParse(Id, id).success
    ? await findSession(deps.database.handle, { id, agentId: agent.id, kind }, deps.now())
    : undefined
  if (!found) throw nothingFound(messages.notFound[kind])
  return found
}
