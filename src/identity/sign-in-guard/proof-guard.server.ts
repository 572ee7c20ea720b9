/**
 * Slows down guessing an account's password or codes by somebody who is already signed in, such as
 * with a stolen access token, from any number of addresses. It does not slow down signing in, so
 * the owner is never locked out: a new sign-in is itself a verification.
 */
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { clearFailures, countAttempt } from './sign-in-failures-store.server.ts'

/** Seconds; same as for signing in. */
const delays = { free: 20, maxDelay: 900, memory: 86_400 }

/**
 * Counts an attempt, then makes it; a correct attempt resets the count.
 * @param attempt compares the password or code
 * @param isRight interprets the attempt's result
 * @returns the attempt's result
 * @throws tooManyRequests, in which case nothing is compared
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

/** Like guardProof, for an attempt that returns whether it was correct. */
export const isProven = (
  db: Handle,
  subject: string,
  check: () => Promise<boolean>,
): Promise<boolean> => guardProof(db, subject, check, (isRight) => isRight)
