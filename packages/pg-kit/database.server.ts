/** The database as stores and services get it: queries, transactions, notifications. */
import { Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely'
import type { ClientConfig } from 'pg'
import { isUnreachable, toUnavailable } from './unavailable.ts'
import { createListener, type NotificationListener } from './listener.server.ts'
import { createNotifier, type Notifier } from './notifier.server.ts'
import { createPool, minConnections, trackProcessIds } from './pool.server.ts'
import { toKyselyPool } from './kysely-pool.server.ts'
import { transact, withRetry } from './transact.server.ts'

/**
 * A database or a transaction on it. It names no tables: each store declares its own with
 * `handle.withTables<Tables>()`, so that no capability can read another's tables.
 */
export type Handle = Kysely<Record<never, never>>

/** A part of a statement: one or more WITH clauses, built by the store that owns their tables. */
export type SqlClause = RawBuilder<unknown>

/** Receives warnings from the background: a lost connection, messages that could not be sent. */
export type WarningLog = (message: string, error?: unknown) => void

export interface Database {
  /**
   * For single statements. An int8 is returned as number, a date as text; numeric stays text, so
   * cast sums and averages.
   */
  readonly handle: Handle
  /**
   * Runs `work` in one transaction, again when it collides with another: it may hold nothing but
   * SQL.
   * @throws Problem unavailable (503) when the database cannot be reached in time, else whatever
   *   `work` throws, after rolling back
   */
  transact<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  /**
   * Runs `work` again when it collides, as `transact` does, but without BEGIN and COMMIT: for work
   * that writes with one statement only, which is a transaction by itself.
   */
  withRetry<T>(work: (db: Handle) => Promise<T>): Promise<T>
  /**
   * Receives the messages of a channel, from every instance. `onReconnect` says that messages may
   * have been missed: drop everything cached that they invalidate.
   * @returns a function that stops listening
   */
  listen: NotificationListener['listen']
  /**
   * Sends a message of at most 8,000 bytes; on a transaction, after its commit. When `transact`
   * returns, the subscribers of this process have it, and it is sent to the others, unless the
   * process or the database died in that moment: whatever is cached because of messages must also
   * expire by time.
   */
  notify: Notifier['notify']
  /** @throws Problem unavailable when the database does not answer */
  ping(): Promise<void>
  /**
   * Opens some connections beforehand, so that the first requests need not wait for them.
   * @throws Problem unavailable
   */
  warm(): Promise<void>
  /** Closes all connections. */
  close(): Promise<void>
  /** For libraries that bring their own PostgreSQL client. Without the timeouts of the pool. */
  readonly connection: ClientConfig
}

export type DatabaseOptions = {
  /** Milliseconds that one statement may take. */
  readonly statementTimeout: number
  /** The most connections; 10 by default. */
  readonly poolSize?: number
  readonly log?: WarningLog
}

/** Creates the pool and the listener; both connect when they are first used. */
export function createDatabase(
  connection: ClientConfig,
  { statementTimeout, poolSize = 10, log = () => undefined }: DatabaseOptions,
): Database {
  const pool = createPool(connection, { size: poolSize, statementTimeout, log })
  const handle: Handle = new Kysely({ dialect: new PostgresDialect({ pool: toKyselyPool(pool) }) })
  const processIds = trackProcessIds(pool)
  const listener = createListener(connection, log, (processId, channel, payload) =>
    notifier.isDelivered(processIds.has(processId), channel, payload),
  )
  const notifier = createNotifier(handle, log, listener.deliver)
  const ping = async (): Promise<void> => {
    try {
      await sql`select 1`.execute(handle)
    } catch (error) {
      throw toUnavailable(error)
    }
  }
  return {
    handle,
    connection,
    ping,
    listen: listener.listen,
    notify: notifier.notify,
    async transact(work) {
      const { run, sendCollected } = notifier.collect(work)
      try {
        const result = await transact(handle, run)
        await sendCollected()
        return result
      } catch (error) {
        // The connection may have been lost after the commit: better a message too many.
        if (isUnreachable(error)) void sendCollected()
        throw error
      }
    },
    withRetry: (work) => withRetry(() => work(handle)),
    async warm() {
      await Promise.all(Array.from({ length: Math.min(minConnections, poolSize) }, ping))
    },
    async close() {
      await listener.close()
      await notifier.close()
      await pool.end()
    },
  }
}
