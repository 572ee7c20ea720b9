/** A buyer system signs in, and gets a session of its company. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '../../platform/config/loopback.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import {
  agreedAddress,
  sessionLife,
  type MessageKind,
  type Operation,
  type Protocol,
} from '../rules.ts'
import type { SessionRequest } from '../session-request.ts'
import { findConnection, insertMessage, type CallingConnection } from '../store.server.ts'
import type { Opened } from './replies.server.ts'
import { insertSession, setLine, type LineRow } from './session-store.server.ts'

/** As it is stored: a token of 256 random bits, so one hash is enough. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

export type Refusal = {
  readonly refused: 'not-known' | 'not-agreed' | 'not-secure'
  /** The origins of the buyer system, if it has authenticated itself. */
  readonly origins: readonly string[]
}

/** Whether a buyer system may have a session. @returns the basket's destination, or why not */
export function checkCall(
  { origin }: Pick<PunchOutDependencies, 'origin'>,
  { origins }: Pick<CallingConnection, 'origins'>,
  address: string,
): { readonly returnAddress: string } | Refusal {
  if (!keepsCookies(origin)) return { refused: 'not-secure', origins }
  const returnAddress = agreedAddress(address, origins)
  return returnAddress === undefined ? { refused: 'not-agreed', origins } : { returnAddress }
}

/** The refusal's text in messages. */
export const reasonOf = {
  'not-known': 'secret',
  'not-agreed': 'return-address',
  'not-secure': 'not-secure',
} as const satisfies Readonly<Record<Refusal['refused'], string>>

type SigningIn = {
  readonly protocol: Protocol
  /** The names in the call; the first known one is used. */
  readonly userNames: readonly string[]
  readonly secret: string
}

/**
 * The connection that a call names; also as `caller` if the secret is right and the connection is
 * active.
 */
export async function findCaller(
  { database, securityLog }: PunchOutDependencies,
  { protocol, userNames, secret }: SigningIn,
): Promise<{ readonly known?: CallingConnection; readonly caller?: CallingConnection }> {
  const known = await findConnection(database.handle, { protocol, userNames })
  if (known && isRight(known, secret)) return { known, caller: known }
  securityLog('punch_out_refused', { reason: known ? 'secret' : 'unknown' })
  return known ? { known } : {}
}

/**
 * For a caller with a wrong secret: the origins that may show the reason in their frame. Only the
 * buyer system itself knows user name and origin together.
 */
export const shownTo = (known: CallingConnection | undefined, address: string): readonly string[] =>
  known && agreedAddress(address, known.origins) !== undefined ? known.origins : []

export type NewCall = {
  readonly connectionId: string
  readonly operation: Operation
  readonly returnAddress: string
  readonly returnedFields?: Readonly<Record<string, string>>
  readonly request?: SessionRequest
  readonly lines?: readonly LineRow[]
}

/** Begins a session for the browser that called. */
export async function beginSession(
  { database, newId, now }: Pick<PunchOutDependencies, 'database' | 'newId' | 'now'>,
  { connectionId, operation, returnAddress, returnedFields = {}, request, lines = [] }: NewCall,
): Promise<Opened> {
  const [id, token, at] = [newId(), randomToken(), now()]
  await database.transact(async (tx) => {
    await insertSession(tx, {
      id,
      connectionId,
      tokenHash: hashSecret(token),
      startHash: null,
      operation,
      returnAddress,
      returnedFields,
      request: request ?? null,
      at,
      expiresAt: new Date(at.getTime() + sessionLife),
    })
    for (const line of lines) await setLine(tx, id, line)
  })
  return { id, token, seconds: sessionLife / 1000 }
}

/** The maximum number of characters of a message that are stored: the limit of its table. */
const maxLoggedContent = 1_000_000

/** Stores a buyer system's message, for staff. */
export async function logMessage(
  { database, newId, now }: Pick<PunchOutDependencies, 'database' | 'newId' | 'now'>,
  known: CallingConnection | undefined,
  message: { readonly kind: MessageKind; readonly reason: string | null; readonly content: string },
): Promise<void> {
  if (!known) return
  const { kind, reason } = message
  // A character of a form may take three in its content: only the start of a long one is stored.
  const content = message.content.slice(0, maxLoggedContent).toWellFormed()
  const row = { id: newId(), connectionId: known.id, at: now(), kind, reason, content }
  await insertMessage(database.handle, row)
}

/** The token of a session: 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

const isRight = ({ counts, secret_hash: expected }: CallingConnection, secret: string): boolean =>
  timingSafeEqual(hashSecret(secret), expected) && counts

/**
 * Whether a browser stores the cookie of a session in a frame: only over https, or on the browser's
 * own machine.
 */
const keepsCookies = (origin: string): boolean => {
  const { hostname, protocol } = new URL(origin)
  return protocol === 'https:' || isLoopback(hostname)
}
