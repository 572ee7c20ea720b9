/** The database as used by stores and services: queries, transactions, notifications. */
import { Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely'
import type { ClientConfig } from 'pg'
import { isUnavailable, Outage, toOutage } from './outage.ts'
import { createListener, type NotificationListener } from './listener.server.ts'
import { createNotifier, type Neighbours, type Notifier } from './notifier.server.ts'
import {
  createPool,
  endPool,
  minConnections,
  trackProcessIds,
  type SessionSettings,
} from './pool.server.ts'
import {
  createPoolHealth,
  type OnSlowStatement,
  type PoolHealth,
  type PoolStatistics,
} from './pool-health.server.ts'
import { toKyselyPool } from './kysely-pool.server.ts'
import { statementLimit } from './statement-limit.server.ts'
import { transact, withRetry } from './transact.server.ts'

/**
 * A database or a transaction on it. It declares no tables: each store declares its own with
 * `handle.withTables<Tables>()`, so that no capability can read another's tables.
 */
export type Handle = Kysely<Record<never, never>>

/** A part of a statement: one or more WITH clauses, built by the store that owns their tables. */
export type SqlClause = RawBuilder<unknown>

/** Receives background warnings: a lost connection, messages that could not be sent. */
export type WarningLog = (message: string, error?: unknown) => void

export interface Database {
  /**
   * For single statements. An int8 is returned as a number, a date as text; numeric stays text, so
   * cast sums and averages.
   */
  readonly handle: Handle
  /**
   * For read-only statements that may take longer, such as lists and counts for admins: on separate
   * connections, so that they cannot use up the others.
   */
  readonly reports: Handle
  /**
   * For statements that need different server settings, on connections that have them
   * (`DatabaseOptions.special`); undefined without such settings, and behind a pooler, which shares
   * connections: then a transaction must set them itself.
   */
  readonly special: Handle | undefined
  /**
   * Changes the time limit of all further statements of `handle` and `special`.
   * @param milliseconds see `DatabaseOptions.statementTimeout`
   */
  setStatementTimeout(milliseconds: number): void
  /**
   * Runs `work` in one transaction, and repeats it if it collides with another: it must contain
   * nothing but SQL.
   * @throws Outage if the database is out of service, otherwise the error of `work`, after rolling
   *   back; both converted by `toError` of the options
   */
  transact<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  /**
   * Repeats `work` if it collides, like `transact`, but without BEGIN and COMMIT: for work that
   * writes with one statement only, which is a transaction by definition.
   */
  withRetry<T>(work: (db: Handle) => Promise<T>): Promise<T>
  /**
   * Receives the messages of a channel, from every instance. `onReconnect` means that messages may
   * have been missed: drop everything that they would invalidate.
   * @returns a function that stops listening
   */
  listen: NotificationListener['listen']
  /**
   * Sends a message of at most 8,000 bytes; on a transaction, after its commit. When `transact`
   * returns, the subscribers of this process have received it, those of its neighbours have handled
   * it, and it has been sent to the others, unless the process or the database died at that moment: cached data that relies on messages
   * must also expire.
   */
  notify: Notifier['notify']
  /** @throws Outage if the database does not respond */
  ping(): Promise<void>
  /**
   * Checks whether the database is working: it responds and, as far as is known, is writable. After
   * a failed write (full disk, read-only), a table is created and rolled back: the disk must have
   * two megabytes of free space.
   * @throws Outage with the cause
   */
  checkHealth(): Promise<void>
  /**
   * Opens some connections in advance, so that the first requests need not wait for them.
   * @throws Outage
   */
  warm(): Promise<void>
  /** For metrics: figures of `handle` since startup; `connections` and `waiting` are current. */
  statistics(): PoolStatistics & { readonly connections: number; readonly waiting: number }
  /** Closes all connections, and waits until the server has closed them, too. */
  close(): Promise<void>
  /**
   * For session-bound work (migrations and their lock, backups, listening), and for libraries with
   * their own PostgreSQL client. Without the pool's timeouts.
   */
  readonly connection: ClientConfig
  /** Same as in the options. */
  readonly toError: (error: unknown) => unknown
}

export type DatabaseOptions = {
  /** Milliseconds that one statement may take. */
  readonly statementTimeout: number
  /** Milliseconds that a statement of a report may take; `statementTimeout` by default. */
  readonly reportTimeout?: number
  /**
   * A connection that bypasses a pooler, for session-bound work; the same connection by default.
   * With it, the role's limits apply on the server, and these limits only on the client.
   */
  readonly direct?: ClientConfig | undefined
  /** The maximum number of connections; 10 by default. */
  readonly poolSize?: number
  /** The maximum number of connections of `reports`; 2 by default. */
  readonly reportPoolSize?: number
  /** Connections with special settings: their maximum number, and the settings. */
  readonly special?: { readonly size: number; readonly settings: SessionSettings }
  readonly log?: WarningLog
  readonly onSlowStatement?: OnSlowStatement | undefined
  /** Other processes of the program: what `notify` sends has reached them when it returns. */
  readonly neighbours?: Neighbours | undefined
  /**
   * Converts errors before they are thrown: a program turns an `Outage`, and `KeyReused` of `once`,
   * into its own errors. By default, errors of a database that is out of service become an
   * `Outage`.
   */
  readonly toError?: (error: unknown) => unknown
}

/** Creates the pools and the listener; all connect on first use. */
export function createDatabase(connection: ClientConfig, options: DatabaseOptions): Database {
  const { statementTimeout, poolSize = 10, log = () => undefined, toError = toOutage } = options
  const { reportTimeout = statementTimeout, reportPoolSize = 2, direct = connection } = options
  const isPooled = direct !== connection
  const common = { log, onSlowStatement: options.onSlowStatement, isPooled }
  const main = createHandle(connection, { ...common, size: poolSize, timeout: statementTimeout })
  const reports = createHandle(connection, {
    ...common,
    size: reportPoolSize,
    timeout: reportTimeout,
  })
  const { handle, health } = main
  const special =
    options.special && !isPooled
      ? createHandle(connection, {
          ...common,
          size: options.special.size,
          timeout: statementTimeout,
          session: options.special.settings,
        })
      : undefined
  const listener = createListener(direct, log, (processId, channel, payload) =>
    notifier.isDelivered(main.processIds.has(processId), channel, payload),
  )
  const notifier = createNotifier(handle, log, listener, options.neighbours)
  const ping = async (): Promise<void> => {
    try {
      await sql`select 1`.execute(handle)
    } catch (error) {
      throw toError(error)
    }
  }
  return {
    handle,
    reports: reports.handle,
    special: special?.handle,
    setStatementTimeout(milliseconds) {
      main.setTimeout(milliseconds)
      special?.setTimeout(milliseconds)
    },
    connection: direct,
    toError,
    ping,
    checkHealth: () =>
      checkHealth(handle, health).catch((error: unknown) => {
        throw toError(error)
      }),
    statistics: main.statistics,
    listen: listener.listen,
    notify: notifier.notify,
    async transact(work) {
      const { run, sendCollected } = notifier.collect(work)
      try {
        const result = await transact(handle, run)
        await sendCollected()
        return result
      } catch (error) {
        // The connection may have been lost after the commit: a superfluous message is better than
        // a missing one.
        if (isUnavailable(error)) void sendCollected()
        throw toError(error)
      }
    },
    withRetry: (work) =>
      withRetry(() => work(handle)).catch((error: unknown) => {
        throw toError(error)
      }),
    async warm() {
      await Promise.all(Array.from({ length: Math.min(minConnections, poolSize) }, ping))
    },
    async close() {
      await listener.close()
      await notifier.close()
      await main.end()
      await special?.end()
      await reports.end()
    },
  }
}

type HandleOptions = {
  readonly size: number
  readonly timeout: number
  readonly log: WarningLog
  readonly onSlowStatement: OnSlowStatement | undefined
  readonly isPooled: boolean
  readonly session?: SessionSettings
}

/** A pool with its limit and its health, as a Kysely handle. */
function createHandle(connection: ClientConfig, options: HandleOptions) {
  const { size, timeout, log, onSlowStatement, isPooled, session } = options
  let limit = statementLimit(timeout)
  const pool = createPool(connection, { size, limit, log, session })
  const processIds = trackProcessIds(pool)
  const health = createPoolHealth(() => limit.server, onSlowStatement)
  const dialect = new PostgresDialect({
    pool: toKyselyPool(pool, { health, limit: () => limit, isPooled }),
  })
  const handle: Handle = new Kysely({ dialect })
  return {
    handle,
    health,
    statistics: () => ({
      ...health.statistics(),
      connections: pool.totalCount,
      waiting: pool.waitingCount,
    }),
    processIds,
    setTimeout(milliseconds: number) {
      limit = statementLimit(milliseconds)
      pool.options.connectionTimeoutMillis = limit.connection
    },
    end: () => endPool(pool, processIds),
  }
}

async function checkHealth(handle: Handle, health: PoolHealth): Promise<void> {
  try {
    const { rows } = await sql<{ readOnly: boolean }>`
      select current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(handle)
    if (rows[0]?.readOnly) throw new Outage('read-only')
    if (health.writeFailure() === undefined) return
    await handle.transaction().execute(async (tx) => {
      await writeProbe(tx)
      throw new ProbeSucceeded()
    })
  } catch (error) {
    if (!(error instanceof ProbeSucceeded)) throw error
    health.writeSucceeded()
  }
}

/** Two megabytes: a little space may be left although the failed write found none. */
const writeProbe = (tx: Handle) =>
  sql`
    create table write_probe as
    select repeat('x', 1000) as filler from generate_series(1, 2000)`.execute(tx)

/** Thrown to roll back the probe. */
class ProbeSucceeded extends Error {}
