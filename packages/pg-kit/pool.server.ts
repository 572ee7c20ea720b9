/** The pool of connections: limits how long a statement may take, and parses values. */
import { Pool, types, type ClientBase, type ClientConfig } from 'pg'
import type { WarningLog } from './database.server.ts'
import type { StatementLimit } from './statement-limit.server.ts'

export type PoolOptions = {
  /** The most connections. */
  readonly size: number
  readonly limit: StatementLimit
  readonly log: WarningLog
  /** Settings of the server with which each connection begins. */
  readonly session?: SessionSettings | undefined
}

/** Settings of PostgreSQL by name. */
export type SessionSettings = Readonly<Record<string, string>>

/** Connections that stay open once they are. */
export const minConnections = 4

/**
 * Creates the pool; it connects when it is first used. A database that does not answer at all is
 * noticed by the client's clock; a slow statement is cancelled a little earlier by the server's, so
 * that the connection survives and no abandoned statement goes on.
 */
export function createPool(connection: ClientConfig, options: PoolOptions): Pool {
  const { size, limit, log, session } = options
  const pool = new Pool({
    ...connection,
    max: size,
    // Kept open through quiet hours: on a busy machine a new connection may take longer than a
    // request may wait.
    min: Math.min(minConnections, size),
    connectionTimeoutMillis: limit.connection,
    statement_timeout: limit.server,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    // Where host names are cached for ever, or a fail-over leaves the old primary answering, every
    // connection must end some time.
    maxLifetimeSeconds: 900,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    allowExitOnIdle: true,
    types: { getTypeParser },
    ...(session ? { onConnect: settingsOf(session) } : {}),
  })
  // Without a listener, the loss of an idle connection would end the process. While the pool ends,
  // the server may end the connections first: they were to end.
  pool.on('error', (error) => {
    if (!pool.ending) log('An idle database connection was lost', error)
  })
  // The pool does not listen either between two statements of a transaction; the next statement
  // fails with the error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Milliseconds to wait for a server that does not close its connections, such as one that is away. */
const goodbyeTimeout = 1_000

/**
 * Ends the pool, and waits until the server has closed the connections: one that is stopped next has
 * none to cut off. The pool itself says goodbye and does not wait.
 * @param open the connections, as trackProcessIds has them
 */
export async function endPool(pool: Pool, open: ReadonlySet<number>): Promise<void> {
  const closed = Promise.withResolvers<void>()
  const settle = (): void => {
    if (open.size === 0) closed.resolve()
  }
  await pool.end()
  pool.on('remove', settle)
  settle()
  const timer = setTimeout(closed.resolve, goodbyeTimeout)
  await closed.promise
  clearTimeout(timer)
}

/** Gives each connection its settings before anybody gets it: the pool waits for the promise. */
const settingsOf =
  (settings: SessionSettings): ((client: ClientBase) => unknown) =>
  (client) =>
    client.query(
      'select set_config(name, value, false) from unnest($1::text[], $2::text[]) as wanted (name, value)',
      [Object.keys(settings), Object.values(settings)],
    )

/** The process ids, at the server, of the pool's connections as they are at the moment. */
export function trackProcessIds(pool: Pool): ReadonlySet<number> {
  const ids = new Set<number>()
  pool.on('connect', (client) => {
    const id = processIdOf(client)
    if (id !== undefined) ids.add(id)
  })
  pool.on('remove', (client) => ids.delete(processIdOf(client) ?? 0))
  return ids
}

// The types of node-postgres do not name it.
const processIdOf = (client: object): number | undefined =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : undefined

const oids = { int8: 20, date: 1082 }

/** How values are parsed where node-postgres does otherwise, by the type's oid. */
const parsers = new Map<number, (text: string) => unknown>([
  [oids.int8, parseSafeInteger],
  // A date is not a moment: node-postgres would make it midnight in the machine's time zone.
  [oids.date, (text) => text],
])

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: never) => unknown {
  if (format === 'binary') return types.getTypeParser(oid, 'binary')
  return parsers.get(oid) ?? types.getTypeParser(oid, 'text')
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is too large a number for this shop`)
  return value
}
