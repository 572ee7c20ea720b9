/**
 * Tells a database that cannot do its work at the moment, and may later, from a mistake in a
 * statement (a bug).
 */
import { errorCode } from './errors.ts'

/** Why a statement could not be executed although there is nothing wrong with it. */
export type OutageCause =
  | 'away'
  | 'statement-limit'
  | 'pool-full'
  | 'collisions'
  | 'disk-full'
  | 'read-only'
  | 'refused'
  /** A newer program has changed the schema so that this one cannot work with it. */
  | 'newer-version'

/** The database cannot do its work at the moment. `cause` is what the client or the server said. */
export class Outage extends Error {
  override readonly name = 'Outage'
  readonly reason: OutageCause
  constructor(reason: OutageCause, options?: ErrorOptions) {
    super(`The database cannot do its work at the moment: ${reason}`, options)
    this.reason = reason
  }
}

/**
 * SQLSTATE classes and codes of a database that cannot work now and may later
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html). The first that fits counts.
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
 * A protocol violation (08P01) is a bug, or what a pooler calls all of its own troubles: by the
 * messages of PgBouncer 1.18 to 1.25.
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

/** pg-pool's message when no connection became free in time. */
export const poolTimeoutMessage = 'timeout exceeded when trying to connect'
/** Ours, when the server has not answered a statement in time. */
export const queryTimeoutMessage = 'The database did not answer a statement'
/** Ours, when connections were in use because the server does not answer: see pool-health. */
export const silentServerMessage = 'The database does not answer on any connection'

/** The beginnings of messages of pg and Kysely whose errors have no code. */
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

/** The cause behind an error or one of its causes; undefined when it is no outage. */
export function outageCause(error: unknown): OutageCause | undefined {
  let current = error
  for (let depth = 0; current instanceof Error && depth < maxCauseDepth; depth += 1) {
    const cause = current instanceof Outage ? current.reason : causeOfError(current)
    if (cause !== undefined) return cause
    current = current.cause
  }
  return undefined
}

/** Whether an error, or one of its causes, says that the database cannot work now. */
export const isUnavailable = (error: unknown): boolean => outageCause(error) !== undefined

/** An `Outage` for the error of a database that cannot work now; any other error as it is. */
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
    // The embedded server's socket is missing while it starts; a missing file is something else.
    if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return 'away'
    // PostgreSQL reports a file that it may not write like a missing right
    // (errcode_for_file_access); a missing right on a table has another message.
    if (
      code === '42501' &&
      /^could not .*(?:Read-only file system|Permission denied)/.test(error.message)
    )
      return 'read-only'
  }
  return messagesWithoutCode.find(([beginning]) => error.message.startsWith(beginning))?.[1]
}
