/**
 * Slows down guessing an account's password or codes for somebody who is signed in already, as with
 * a stolen access token, from however many addresses. Signing in is not slowed by it, so the owner
 * is never locked out: a new sign-in is a proof on its own.
 */
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { clearFailures, countAttempt } from './sign-in-failures-store.server.ts'

/** Seconds; as for signing in. */
const delays = { free: 20, maxDelay: 900, memory: 86_400 }

/**
 * Counts an attempt, then makes it; one that is right clears what was counted.
 * @param attempt compares the password or code
 * @param isRight what its answer says
 * @returns its answer
 * @throws tooManyRequests, and then nothing is compared
 */
export async function guardProof<T>(
  db: Handle,
  subject: string,
  attempt: () => Promise<T>,
  isRight: (answer: T) => boolean,
): Promise<T> {
  const key = `p:${subject}`
  const { wait } = await countAttempt(db, key, delays)
  if (wait > 0) throw tooManyRequests({ retryAfter: wait / 1000 })
  const answer = await attempt()
  if (isRight(answer)) await clearFailures(db, [key])
  return answer
}

/** As guardProof, for an attempt that answers whether it was right. */
export const isProven = (
  db: Handle,
  subject: string,
  check: () => Promise<boolean>,
): Promise<boolean> => guardProof(db, subject, check, (isRight) => isRight)
