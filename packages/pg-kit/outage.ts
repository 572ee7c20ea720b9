/**
 * Distinguishes a database that is temporarily out of service from a mistake in a statement (a
 * bug).
 */
import { errorCode } from './errors.ts'

/** Why a correct statement could not be executed. */
export type OutageCause =
  | 'away'
  | 'statement-limit'
  | 'pool-full'
  | 'collisions'
  | 'disk-full'
  | 'read-only'
  | 'refused'
  /** A newer program has changed the schema incompatibly. */
  | 'newer-version'

/** The database is temporarily out of service. `cause` is the error of the client or the server. */
export class Outage extends Error {
  override readonly name = 'Outage'
  readonly reason: OutageCause
  constructor(reason: OutageCause, options?: ErrorOptions) {
    super(`The database cannot do its work at the moment: ${reason}`, options)
    this.reason = reason
  }
}

/**
 * SQLSTATE classes and codes of a database that is temporarily out of service
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html). The first match is used.
 */
const states: readonly (readonly [RegExp, OutageCause])[] = [
  [/^57014$/, 'statement-limit'], // cancelled, by the statement timeout or by an operator
  [/^55P03$/, 'statement-limit'], // lock not available in time
  [/^25P0[34]$/, 'statement-limit'], // idle in transaction, or transaction, for too long
  [/^(?:40001|40P01)$/, 'collisions'], // serialization failure or deadlock, all retries are spent
  [/^25006$/, 'read-only'], // also a former primary after a fail-over
  [/^53100$/, 'disk-full'],
  [/^53300$/, 'pool-full'], // the server's own limit of connections
  [/^53...$/, 'away'], // out of other resources
  [/^(?:08004|28...|3D000)$/, 'refused'], // not this user, or not this database
  [/^(?:26000|42P05)$/, 'refused'], // a pooler that cannot keep prepared statements
  [/^08(?!P01)...$/, 'away'], // connection lost
  [/^58...$/, 'away'], // system error
  [/^57P0[1-5]$/, 'away'], // shutting down, crashed, starting up
]

/**
 * A protocol violation (08P01) is a bug, or a pooler's code for all its own problems, which are
 * recognised by the messages of PgBouncer 1.18 to 1.25.
 */
const poolerMessages: readonly (readonly [RegExp, OutageCause])[] = [
  [/no more connections allowed|query_wait_timeout|too many client/, 'pool-full'],
  [/cannot connect|login (?:has been )?fail|server conn|server_|client_\w+_timeout/, 'away'],
  [/query_timeout|idle_transaction_timeout|closed|shut|paused|removed|crashed/, 'away'],
  [
    /startup parameter|no such (?:database|user)|authentication|not allowed|SSL required/,
    'refused',
  ],
]

/** Codes of the operating system. */
const systemErrors: Readonly<Record<string, OutageCause>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENETDOWN: 'away',
  ECONNABORTED: 'away',
  EADDRNOTAVAIL: 'away',
  EMFILE: 'away',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
}

/** pg-pool's message if no connection became free in time. */
export const poolTimeoutMessage = 'timeout exceeded when trying to connect'
/** This package's message if the server has not responded to a statement in time. */
export const queryTimeoutMessage = 'The database did not answer a statement'
/**
 * This package's message if all connections were in use because the server does not respond: see
 * pool-health.
 */
export const silentServerMessage = 'The database does not answer on any connection'

/** The beginnings of messages of pg and Kysely errors without a code. */
const messagesWithoutCode: readonly (readonly [string, OutageCause])[] = [
  [poolTimeoutMessage, 'pool-full'],
  [silentServerMessage, 'away'],
  [queryTimeoutMessage, 'away'],
  ['timeout expired', 'away'],
  ['Connection terminated', 'away'],
  ['Query read timeout', 'away'],
  ['Client has encountered a connection error', 'away'],
  ['Client was closed and is not queryable', 'away'],
  ['Cannot use a pool after calling end', 'away'],
  ['driver has already been destroyed', 'away'],
  ['Postgres connection has been discarded', 'away'],
]

const maxCauseDepth = 6

/** The outage cause of an error or of one of its causes; undefined if it is not an outage. */
export function outageCause(error: unknown): OutageCause | undefined {
  let current = error
  for (let depth = 0; current instanceof Error && depth < maxCauseDepth; depth += 1) {
    const cause = current instanceof Outage ? current.reason : causeOfError(current)
    if (cause !== undefined) return cause
    current = current.cause
  }
  return undefined
}

/** Whether an error, or one of its causes, means that the database is out of service. */
export const isUnavailable = (error: unknown): boolean => outageCause(error) !== undefined

/** An `Outage` for the error of a database that is out of service; any other error unchanged. */
export function toOutage(error: unknown): unknown {
  if (error instanceof Outage) return error
  const reason = outageCause(error)
  return reason === undefined ? error : new Outage(reason, { cause: error })
}

function causeOfError(error: Error): OutageCause | undefined {
  const code = errorCode(error)
  if (code === '08P01') return poolerMessages.find(([pattern]) => pattern.test(error.message))?.[1]
  if (code !== undefined) {
    const state = states.find(([pattern]) => pattern.test(code))
    if (state) return state[1]
    const system = systemErrors[code]
    if (system !== undefined) return system
    // The embedded server's socket is missing while it starts; other missing files are something
    // else.
    if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return 'away'
    // PostgreSQL reports an unwritable file like a missing permission (errcode_for_file_access); a
    // missing permission on a table has another message.
    if (
      code === '42501' &&
      /^could not .*(?:Read-only file system|Permission denied)/.test(error.message)
    )
      return 'read-only'
  }
  return messagesWithoutCode.find(([beginning]) => error.message.startsWith(beginning))?.[1]
}
