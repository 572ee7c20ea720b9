/** Spends ID tokens of the embedded provider: each once, and only while its session lives. */
import { hash } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { idTokenRefused, secondFactorRequired } from '../problems.ts'
import { findSecondFactorState } from '../second-factor/second-factor-store.server.ts'
import { insertUsedToken, lockLiveSession } from '../store.server.ts'

/** Milliseconds that a used token is stored beyond its expiry; verifiers tolerate less than that. */
const clockTolerance = 60_000

/**
 * Marks a verified ID token as used. A reset or change of the password, signing out and disabling
 * the account all delete sessions, and with its session an ID token is void. The session stays
 * locked until the transaction ends: anybody who deletes it waits, and then also sees the access token
 * that the transaction issued. It must be the last step, since it would otherwise hold that lock
 * while it waits for others.
 * @returns the id of the session
 * @throws secondFactorRequired when the account has one and the session has not passed it
 * @throws idTokenRefused when the session has ended, or the token was used before
 */
export async function redeemIdToken(
  tx: Handle,
  idToken: string,
  now: Date,
  securityLog: SecurityLog,
): Promise<string | undefined> {
  const { sub: userId = '', sid, exp = 0 } = decodeJwt(idToken)
  // Release 0.1 named no session in its tokens; during an upgrade some are still on their way.
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
 * However a session began, by password or by Google: of an account with a second factor it opens
 * nothing before that was shown.
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
 * The hash of what the signature covers. The signature itself is left out, because its last
 * character has bits that decoders ignore: a changed copy of the token would verify too.
 */
const signedPartHash = (idToken: string): Buffer =>
  hash('sha256', idToken.slice(0, idToken.lastIndexOf('.')), 'buffer')
