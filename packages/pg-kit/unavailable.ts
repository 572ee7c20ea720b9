/** Tells a database that is away from a mistake of ours: the first is a 503 with Retry-After, the second a bug. */
import { Problem } from '../contract/problem.ts'
import { unavailable } from '../contract/standard-problems.ts'

// Seconds: an embedded server is back within one, a fail-over takes a few.
const retryAfter = 2

// SQLSTATE classes and codes: connection lost; resources spent (too many connections, disk full); the system's own failures;
// cancelled by a time-out; shutting down, crashed, starting up; a former primary that is read-only now; and what is left of
// serialization failures and deadlocks when all retries are spent.
const states = /^(?:08...|53...|58...|57014|57P0[1-5]|25006|25P0[34]|55P03|40001|40P01)$/
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

// pg and Kysely give these no code.
const sayings = [
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

/** Whether an error, or a cause of it, says that the database is not there now and may be later. */
export function isUnreachable(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 6; one = one.cause, depth += 1)
    if (saysUnreachable(one)) return true
  return false
}

/**
 * Turns an error of an unreachable database into the Problem `away` (503, retry in seconds, the error as cause).
 * Any other error, and a Problem, comes back as it is: `throw awayIfUnreachable(error)`.
 */
export const toUnavailable = (error: unknown): unknown =>
  !(error instanceof Problem) && isUnreachable(error)
    ? unavailable({ retryAfter, cause: error })
    : error

function saysUnreachable(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code !== undefined && (states.test(code) || systemErrors.has(code))) return true
  // The embedded server's socket is missing while it starts; a file that is missing is something else.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return sayings.some((saying) => error.message.startsWith(saying))
}
