/** A buyer system signs in, and gets a session of its company. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '../../platform/config/loopback.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import type { OciCall } from '../oci/read-call.ts'
import { agreedAddress, sessionLife } from '../rules.ts'
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

/** Begins a session. Every call of a known buyer system is logged, without its secret. */
export async function beginOci(deps: PunchOutDependencies, call: OciCall): Promise<Begun> {
  const { database, newId, now, origin, securityLog } = deps
  const { userName, password, hookUrl, returned } = call
  const connection = await findConnection(database.handle, { protocol: 'oci', userName })
  const log = (kind: 'begun' | 'refused', reason: string | null) =>
    connection &&
    insertMessage(database.handle, {
      id: newId(),
      connectionId: connection.id,
      at: now(),
      kind,
      reason,
      content: new URLSearchParams({ HOOK_URL: hookUrl, ...returned }).toString(),
    })
  if (!connection || !isRight(connection, password)) {
    securityLog('punch_out_refused', { reason: connection ? 'secret' : 'unknown' })
    await log('refused', 'secret')
    return { refused: 'not-known', origins: [] }
  }
  const { origins } = connection
  if (!keepsCookies(origin)) {
    await log('refused', 'not-secure')
    return { refused: 'not-secure', origins }
  }
  const returnAddress = agreedAddress(hookUrl, origins)
  if (returnAddress === undefined) {
    await log('refused', 'return-address')
    return { refused: 'not-agreed', origins }
  }
  const [id, token] = [newId(), randomBytes(32).toString('base64url')]
  await insertSession(database.handle, {
    id,
    connectionId: connection.id,
    tokenHash: hashSecret(token),
    returnAddress,
    returnedFields: returned,
    at: now(),
    expiresAt: new Date(now().getTime() + sessionLife),
  })
  await log('begun', null)
  return { id, token, seconds: sessionLife / 1000 }
}

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
