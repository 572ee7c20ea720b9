/** Tells an unavailable database (a 503 with Retry-After) from a mistake in a statement (a bug). */
import { Problem } from '../contract/problem.ts'
import { unavailable } from '../contract/standard-problems.ts'
import { errorCode } from './errors.ts'

// Seconds: an embedded server is back within one, a fail-over takes a few.
const retryAfter = 2

/** A statement was cancelled, by the statement timeout or by an operator. */
const queryCanceled = '57014'

/**
 * SQLSTATE classes and codes of a database that cannot work now and may later
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const unavailableStates: readonly RegExp[] = [
  /^08...$/, // connection lost
  /^53...$/, // out of resources: too many connections, disk full
  /^58...$/, // system error
  /^57P0[1-5]$/, // shutting down, crashed, starting up
  /^25006$/, // read-only: a former primary after a fail-over
  /^25P0[34]$/, // idle in transaction, or transaction, for too long
  /^55P03$/, // lock not available
  /^(?:40001|40P01)$/, // serialization failure or deadlock, when all retries are spent
]

const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ECONNABORTED',
  'EADDRNOTAVAIL',
  'EMFILE',
])

/** The beginnings of messages of pg and Kysely whose errors have no code. */
const messagesWithoutCode = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
  'driver has already been destroyed',
  'Postgres connection has been discarded',
]

/** Whether a statement was cancelled because it took too long (or by an operator). */
const isStatementTimeout = (error: Error): boolean => errorCode(error) === queryCanceled

/** Whether an error, or one of its causes, says that the database is not available now. */
export function isUnreachable(error: unknown): boolean {
  let current = error
  for (let depth = 0; current instanceof Error && depth < 6; depth += 1) {
    if (isUnreachableError(current)) return true
    current = current.cause
  }
  return false
}

/**
 * Turns the error of an unavailable database into the Problem `unavailable` (503, with seconds to
 * wait and the error as cause). Any other error, and a Problem, is returned as it is:
 * `throw toUnavailable(error)`.
 */
export const toUnavailable = (error: unknown): unknown =>
  !(error instanceof Problem) && isUnreachable(error)
    ? unavailable({ retryAfter, cause: error })
    : error

function isUnreachableError(error: Error): boolean {
  // A statement that timed out is answered like an unavailable database: the same 503.
  if (isStatementTimeout(error)) return true
  const code = errorCode(error)
  if (code !== undefined && unavailableStates.some((state) => state.test(code))) return true
  if (code !== undefined && systemErrors.has(code)) return true
  // The embedded server's socket is missing while it starts; a missing file is something else.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return messagesWithoutCode.some((beginning) => error.message.startsWith(beginning))
}
