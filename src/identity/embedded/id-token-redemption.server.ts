/**
 * Spends ID tokens of the embedded provider: each only once, and only while its session is live.
 */
import { hash } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { idTokenRefused, secondFactorRequired } from '../problems.ts'
import { findSecondFactorState } from '../second-factor/second-factor-store.server.ts'
import { insertUsedToken, lockLiveSession } from '../store.server.ts'

/**
 * Milliseconds that a used token is kept beyond its expiry; the tolerance of verifiers is smaller.
 */
const clockTolerance = 60_000

/**
 * Marks a verified ID token as used. A password reset or change, signing out and disabling the
 * account all delete sessions, and an ID token is invalid without its session. The session stays
 * locked until the transaction ends: a transaction that deletes it waits, and then also sees the
 * newly issued access token. It must be the last step; otherwise it would hold that lock while
 * waiting for others.
 * @returns the id of the session
 * @throws secondFactorRequired if the account has one and the session has not passed it
 * @throws idTokenRefused if the session has ended, or the token was used before
 */
export async function redeemIdToken(
  tx: Handle,
  idToken: string,
  now: Date,
  securityLog: SecurityLog,
): Promise<string | undefined> {
  const { sub: userId = '', sid, exp = 0 } = decodeJwt(idToken)
  // Tokens of release 0.1 named no session; some may still be in use during an upgrade.
  const id = typeof sid === 'string' ? sid : undefined
  const refuse = (reason: string, detail: string) => {
    securityLog('token_refused', { subject: userId, reason })
    return idTokenRefused({ detail })
  }
  if (!(await lockLiveSession(tx, { userId, id }, now)))
    throw refuse('session-ended', messages.refusals.UNAUTHORIZED)
  await requireSecondFactor(tx, { userId, sessionId: id })
  const expiresAt = new Date(exp * 1000 + clockTolerance)
  if (!(await insertUsedToken(tx, signedPartHash(idToken), expiresAt)))
    throw refuse('used-before', messages.idTokenUsed)
  return id
}

/**
 * Whether a session began by password or by Google: with a second factor it gives no access until
 * that is verified.
 */
async function requireSecondFactor(
  tx: Handle,
  session: { readonly userId: string; readonly sessionId: string | undefined },
): Promise<void> {
  const { isEnrolled, passedAt } = await findSecondFactorState(tx, session)
  if (isEnrolled && passedAt === null)
    throw secondFactorRequired({ detail: messages.refusals.SECOND_FACTOR_REQUIRED })
}

/**
 * The hash of the signed part. The signature itself is left out, because its last character has
 * bits that decoders ignore: a changed copy of the token would also verify.
 */
const signedPartHash = (idToken: string): Buffer =>
  hash('sha256', idToken.slice(0, idToken.lastIndexOf('.')), 'buffer')
