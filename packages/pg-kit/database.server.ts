/** The handle that stores are given, and the one way to do several things at once or not at all. */
import { Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely'
import type { ClientConfig } from 'pg'
import type { DatabaseConfig } from '../../src/platform/config.server.ts'
import { type Notifier, createNotifier } from './notifier.server.ts'
import { toUnavailable } from './unavailable.ts'
import { attachOrStart, startEmbedded } from '../embedded-postgres/embedded-postgres.server.ts'
import { connectToServer } from './connect-server.server.ts'
import { type NotificationListener, createListener } from './listener.server.ts'
import { createPool, warmConnections } from './pool.server.ts'
import { withRetry, transact } from './transact.server.ts'

/**
 * A database or a transaction on it. It names no tables: each store says which are its own with
 * `handle.withTables<Tables>()`, so that no capability can read another's.
 */
export type Handle = Kysely<Record<never, never>>

/** A part of another's statement: one or more of its WITH clauses, handed over by whom their tables belong to. */
export type SqlClause = RawBuilder<unknown>

export interface Database {
  /** For single statements. int8 comes as number, date as text; numeric stays text, so cast sums and averages. */
  readonly handle: Handle
  /**
   * Runs `work` in one transaction, again when it collides with another: SQL and nothing else belongs in it.
   * @throws away (503) when the database cannot be reached in time, else whatever `work` throws, after rolling back
   */
  transact<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  /** As `transact`, for work that writes with one statement only: that is a transaction already, without the words around it. */
  single<T>(work: (db: Handle) => Promise<T>): Promise<T>
  /**
   * Hears a channel on every instance. `onReconnect` says that messages may have been missed: forget all that they guard.
   * @returns the way to stop
   */
  listen: NotificationListener['listen']
  /**
   * Sends a message of at most 8,000 bytes; through a transaction, once that has committed. Told before `transact` returns, unless
   * the process or the database dies just then: what is remembered because of messages must also end by time.
   */
  notify: Notifier['notify']
  /** @throws away when the database does not answer */
  ping(): Promise<void>
  /** Opens some connections beforehand, so that the first visitors need not wait for them. @throws away */
  warm(): Promise<void>
  /** Closes all connections and, where the server is ours, stops it. */
  close(): Promise<void>
  /** For libraries that bring their own client of PostgreSQL. Without the time-outs of requests. */
  readonly connection: ClientConfig
  /** For display only. */
  readonly kind: DatabaseConfig['kind']
}

export type DatabaseOptions = {
  /** Use the server of a shop that already runs on this DATA_DIR instead of starting one: for commands beside it. */
  readonly attach?: boolean
  /** Told what went wrong in the background: a lost connection, a server started again. */
  readonly log?: (sentence: string, error?: unknown) => void
  /** Connections at most; 10 unless told. */
  readonly poolSize?: number
  /** Milliseconds that a statement may take; 900 unless told, so that a request is answered in about a second. */
  readonly patience?: number
}

type Engine = { readonly connection: ClientConfig; stop(): Promise<void> }
type Configs = { [K in DatabaseConfig['kind']]: Extract<DatabaseConfig, { kind: K }> }
type Engines = {
  readonly [K in keyof Configs]: (config: Configs[K], options: DatabaseOptions) => Promise<Engine>
}

const silent = (): undefined => undefined

const engines = {
  embedded: ({ dataDir }, { attach = false, log = silent }) =>
    (attach ? attachOrStart : startEmbedded)({ dataDir, log }),
  server: async ({ url }) => ({
    connection: await connectToServer(url),
    stop: async () => undefined,
  }),
} satisfies Engines

const openEngine = <K extends keyof Configs>(
  kind: K,
  config: Configs[K],
  options: DatabaseOptions,
): Promise<Engine> => {
  const table: Engines = engines
  return table[kind](config, options)
}

/**
 * Opens the database of the configuration; an embedded one is started.
 * @throws DatabaseRefused with one sentence for the shopkeeper
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: DatabaseOptions = {},
): Promise<Database> {
  const { poolSize: size = 10, patience = 900, log = silent } = options
  const engine = await openEngine(config.kind, config, options)
  const pool = createPool(engine.connection, { size, patience, log })
  const handle: Handle = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const listening = createListener(engine.connection, log)
  const announcing = createNotifier(handle, log)
  const ping = async (): Promise<void> => {
    try {
      await sql`select 1`.execute(handle)
    } catch (error) {
      throw toUnavailable(error)
    }
  }
  return {
    handle,
    notify: announcing.notify,
    kind: config.kind,
    connection: engine.connection,
    async transact(work) {
      const heard = announcing.heard(work)
      const done = await transact(handle, heard.work)
      await heard.sent()
      return done
    },
    single: (work) => withRetry(() => work(handle)),
    listen: listening.listen,
    ping,
    async warm() {
      await Promise.all(Array.from({ length: Math.min(warmConnections, size) }, ping))
    },
    async close() {
      await listening.close()
      await announcing.close()
      await pool.end()
      await engine.stop()
    },
  }
}
