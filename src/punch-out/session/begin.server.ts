/** A buyer system signs in, and gets a session of its company. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '../../platform/config/loopback.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import type { OciCall } from '../oci/read-call.ts'
import { agreedAddress, sessionLife, type Protocol } from '../rules.ts'
import { findConnection, insertMessage, type CallingConnection } from '../store.server.ts'
import { insertSession } from './session-store.server.ts'

/** As it is kept: of 256 random bits, so one hash is enough. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

export type Begun =
  | { readonly id: string; readonly token: string; readonly seconds: number }
  | {
      readonly refused: 'not-known' | 'not-agreed' | 'not-secure'
      /** Those of the buyer system, where it has proved who it is. */
      readonly origins: readonly string[]
    }

type Refusal = Extract<Begun, { readonly refused: unknown }>

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
const shownTo = (known: CallingConnection | undefined, address: string): readonly string[] =>
  known && agreedAddress(address, known.origins) !== undefined ? known.origins : []

/** Begins a session. Every call of a known buyer system is logged, without its secret. */
export async function beginOci(deps: PunchOutDependencies, call: OciCall): Promise<Begun> {
  const { database, newId, now } = deps
  const { userName, password, hookUrl, returned } = call
  const signingIn = { protocol: 'oci', userNames: [userName], secret: password } as const
  const { known, caller } = await findCaller(deps, signingIn)
  const log = async (kind: 'begun' | 'refused', reason: string | null): Promise<void> => {
    if (!known) return
    const content = new URLSearchParams({ HOOK_URL: hookUrl, ...returned }).toString()
    const message = { id: newId(), connectionId: known.id, at: now(), kind, reason, content }
    await insertMessage(database.handle, message)
  }
  const judged = caller
    ? checkCall(deps, caller, hookUrl)
    : ({ refused: 'not-known', origins: shownTo(known, hookUrl) } as const)
  if ('refused' in judged) {
    await log('refused', reasonOf[judged.refused])
    return judged
  }
  const [id, token] = [newId(), randomToken()]
  await insertSession(database.handle, {
    id,
    connectionId: known?.id ?? '',
    tokenHash: hashSecret(token),
    startHash: null,
    operation: 'create',
    returnAddress: judged.returnAddress,
    returnedFields: returned,
    request: null,
    at: now(),
    expiresAt: new Date(now().getTime() + sessionLife),
  })
  await log('begun', null)
  return { id, token, seconds: sessionLife / 1000 }
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
