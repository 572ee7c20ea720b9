/** The connection pool: limits how long a statement may take, and parses values. */
import { Pool, types, type ClientBase, type ClientConfig } from 'pg'
import type { WarningLog } from './database.server.ts'
import type { StatementLimit } from './statement-limit.server.ts'

export type PoolOptions = {
  /** The maximum number of connections. */
  readonly size: number
  readonly limit: StatementLimit
  readonly log: WarningLog
  /** Server settings with which each connection starts. */
  readonly session?: SessionSettings | undefined
}

/** Settings of PostgreSQL by name. */
export type SessionSettings = Readonly<Record<string, string>>

/** The number of connections that stay open. */
export const minConnections = 4

/**
 * Creates the pool. It connects on first use. A database that does not respond at all is detected
 * by the client's timeout; a slow statement is cancelled slightly earlier by the server, so that
 * the connection survives and no abandoned statement keeps running.
 */
export function createPool(connection: ClientConfig, options: PoolOptions): Pool {
  const { size, limit, log, session } = options
  const pool = new Pool({
    ...connection,
    max: size,
    // Kept open during quiet hours: on a busy machine a new connection may take longer than a
    // request may wait.
    min: Math.min(minConnections, size),
    connectionTimeoutMillis: limit.connection,
    statement_timeout: limit.server,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    // If host names are cached forever, or the old primary still responds after a fail-over, every
    // connection must end at some point.
    maxLifetimeSeconds: 900,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    allowExitOnIdle: true,
    types: { getTypeParser },
    ...(session ? { onConnect: settingsOf(session) } : {}),
  })
  // Without a listener, losing an idle connection would end the process. While the pool is closing,
  // the server may close connections first, which is expected.
  pool.on('error', (error) => {
    if (!pool.ending) log('An idle database connection was lost', error)
  })
  // The pool does not listen between two statements of a transaction either; the next statement
  // fails with the error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Milliseconds to wait for a server that does not close its connections, such as an unreachable
 * one.
 */
const goodbyeTimeout = 1_000

/**
 * Ends the pool, and waits until the server has closed the connections, so that stopping the server
 * next cuts off none. The pool itself does not wait after saying goodbye.
 * @param open the connections, as returned by trackProcessIds
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

/** Applies the settings to each connection before first use: the pool waits for the promise. */
const settingsOf =
  (settings: SessionSettings): ((client: ClientBase) => unknown) =>
  (client) =>
    client.query(
      'select set_config(name, value, false) from unnest($1::text[], $2::text[]) as wanted (name, value)',
      [Object.keys(settings), Object.values(settings)],
    )

/** The server process ids of the pool's present connections. */
export function trackProcessIds(pool: Pool): ReadonlySet<number> {
  const ids = new Set<number>()
  pool.on('connect', (client) => {
    const id = processIdOf(client)
    if (id !== undefined) ids.add(id)
  })
  pool.on('remove', (client) => ids.delete(processIdOf(client) ?? 0))
  return ids
}

// Missing in node-postgres's types.
const processIdOf = (client: object): number | undefined =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : undefined

const oids = { int8: 20, date: 1082 }

/** Parsers of values that differ from those of node-postgres, by the type's oid. */
const parsers = new Map<number, (text: string) => unknown>([
  [oids.int8, parseSafeInteger],
  // A date is not a moment: node-postgres would convert it to midnight in the machine's time zone.
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
