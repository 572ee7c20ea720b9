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

/** As it is kept: of 256 random bits, so one hash is enough. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

export type Refusal = {
  readonly refused: 'not-known' | 'not-agreed' | 'not-secure'
  /** Those of the buyer system, where it has proved who it is. */
  readonly origins: readonly string[]
}

/** Whether a buyer system may have a session. @returns where its basket goes, or why not */
export function checkCall(
  { origin }: Pick<PunchOutDependencies, 'origin'>,
  { origins }: Pick<CallingConnection, 'origins'>,
  address: string,
): { readonly returnAddress: string } | Refusal {
  if (!keepsCookies(origin)) return { refused: 'not-secure', origins }
  const returnAddress = agreedAddress(address, origins)
  return returnAddress === undefined ? { refused: 'not-agreed', origins } : { returnAddress }
}

/** As messages name a refusal. */
export const reasonOf = {
  'not-known': 'secret',
  'not-agreed': 'return-address',
  'not-secure': 'not-secure',
} as const satisfies Readonly<Record<Refusal['refused'], string>>

type SigningIn = {
  readonly protocol: Protocol
  /** Those that the call names; the first that is known counts. */
  readonly userNames: readonly string[]
  readonly secret: string
}

/**
 * The connection that a call names, and again as `caller` where the secret is right and it counts.
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
 * Of a caller with a wrong secret: those that may show the reason in their frame. Only the buyer
 * system itself knows user name and origin together.
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

/** Characters of a message that are kept at most: as many as its table takes. */
const maxLoggedContent = 1_000_000

/** Keeps what a buyer system sent, for staff. */
export async function logMessage(
  { database, newId, now }: Pick<PunchOutDependencies, 'database' | 'newId' | 'now'>,
  known: CallingConnection | undefined,
  message: { readonly kind: MessageKind; readonly reason: string | null; readonly content: string },
): Promise<void> {
  if (!known) return
  const { kind, reason } = message
  // A character of a form is three in its content: what is too long is kept from its beginning.
  const content = message.content.slice(0, maxLoggedContent).toWellFormed()
  const row = { id: newId(), connectionId: known.id, at: now(), kind, reason, content }
  await insertMessage(database.handle, row)
}

/** Of a session: 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

const isRight = ({ counts, secret_hash: expected }: CallingConnection, secret: string): boolean =>
  timingSafeEqual(hashSecret(secret), expected) && counts

/**
 * Whether a browser keeps the cookie of a session in a frame: over https only, or on the machine of
 * the browser.
 */
const keepsCookies = (origin: string): boolean => {
  const { hostname, protocol } = new URL(origin)
  return protocol === 'https:' || isLoopback(hostname)
}
