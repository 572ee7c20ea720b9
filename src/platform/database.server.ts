/** Opens the shop's database: the embedded PostgreSQL, or the server behind DATABASE_URL. */
import type { ClientConfig } from 'pg'
import {
  attachOrStart,
  attachToRunning,
  startEmbedded,
} from '../../packages/embedded-postgres/embedded-postgres.server.ts'
import { checkServer } from '../../packages/pg-kit/check-server.server.ts'
import {
  createDatabase,
  type Database,
  type WarningLog,
} from '../../packages/pg-kit/database.server.ts'
import type { Neighbours } from '../../packages/pg-kit/notifier.server.ts'
import type { OnSlowStatement } from '../../packages/pg-kit/pool-health.server.ts'
import type { DatabaseConfig } from './config/config.server.ts'
import { toDatabaseError } from './unavailable.server.ts'
import { machine } from './machine/machine.server.ts'
import { connectionsOf, sharedBuffers, shareOf } from './machine/shares.ts'

/**
 * Milliseconds that one statement may take, by the kind of work. A statement that takes longer
 * fails with the Problem `statementTimedOut` (src/platform/unavailable.server.ts). Migrations, backups
 * and bulk loads have connections of their own without a limit.
 */
export const statementTimeouts = {
  /** So that every request is answered in about a second, even when the database is stuck. */
  request: 900,
  /** Lists and counts for admins, on separate connections (`Database.reports`). */
  report: 5_000,
  /** The first connection to DATABASE_URL, which may be far away, and its version check. */
  connect: 5_000,
  /**
   * Work at startup before the shop serves requests: the demo shop, the index of an earlier
   * version.
   */
  startup: 60_000,
  /** A command that runs beside the shop, such as clearing a million tools. */
  command: 900_000,
} as const

/**
 * Connections for text searches. The planner expects words to be common and would read the whole
 * table; with these settings it can only use bitmap scans of the word index, so one plan fits every
 * word and is made once.
 */
const searchSettings = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  plan_cache_mode: 'force_generic_plan',
}

export type OpenDatabaseOptions = {
  /**
   * Use the server of a shop that already runs on this DATA_DIR instead of starting one: for
   * commands that run beside it. `only`, for workers, never starts one.
   */
  readonly attach?: boolean | 'only'
  /** Receives warnings from the background: a lost connection, a server that was restarted. */
  readonly log?: WarningLog
  /** Receives slow statements. */
  readonly onSlowStatement?: OnSlowStatement
  /** The number of processes that share the database; 1 by default. */
  readonly workers?: number
  /** The other processes, if this one is a worker. */
  readonly neighbours?: Neighbours | undefined
  /** Milliseconds; statementTimeouts.request by default. */
  readonly statementTimeout?: number
}

/** A running server, and how to stop it if this process started it. */
type Engine = {
  readonly connection: ClientConfig
  /** For session-bound work (such as LISTEN), where `connection` leads through a pooler. */
  readonly direct?: ClientConfig
  stop(): Promise<void>
}
type EngineOptions = {
  readonly attach: boolean | 'only'
  readonly log: WarningLog
  readonly room: { readonly connections: number; readonly sharedBuffers: number }
}
type Configs = { [K in DatabaseConfig['kind']]: Extract<DatabaseConfig, { kind: K }> }
type Engines = {
  readonly [K in keyof Configs]: (config: Configs[K], options: EngineOptions) => Promise<Engine>
}

const engines: Engines = {
  embedded: ({ dataDir }, { attach, log, room }) => {
    if (attach === 'only') return attachToRunning({ dataDir })
    return attach ? attachOrStart({ dataDir, log, room }) : startEmbedded({ dataDir, log, room })
  },
  server: async ({ url, directUrl }) => ({
    connection: await checkServer(url, statementTimeouts.connect),
    ...(directUrl === undefined
      ? {}
      : { direct: await checkServer(directUrl, statementTimeouts.connect) }),
    stop: async () => undefined,
  }),
}

const startEngine = <K extends keyof Configs>(
  kind: K,
  config: Configs[K],
  options: EngineOptions,
): Promise<Engine> => engines[kind](config, options)

/**
 * Opens the database of the configuration; an embedded one is started.
 * @returns the database; `close` also stops a server that was started
 * @throws EmbeddedPostgresError or OperatorError with one sentence for the operator
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: OpenDatabaseOptions = {},
): Promise<Database> {
  const { attach = false, log = () => undefined, workers = 1 } = options
  const { statementTimeout = statementTimeouts.request } = options
  const { cores, memory } = machine()
  const room = {
    connections: connectionsOf(workers, cores),
    sharedBuffers: sharedBuffers(memory),
  }
  const engine = await startEngine(config.kind, config, { attach, log, room })
  const share = shareOf(workers, cores)
  const reportTimeout = Math.max(statementTimeouts.report, statementTimeout)
  const database = createDatabase(engine.connection, {
    direct: engine.direct,
    statementTimeout,
    reportTimeout,
    poolSize: share.requests,
    reportPoolSize: share.reports,
    special: { size: share.searches, settings: searchSettings },
    log,
    onSlowStatement: options.onSlowStatement,
    neighbours: options.neighbours,
    toError: toDatabaseError,
  })
  return {
    ...database,
    async close() {
      await database.close()
      await engine.stop()
    },
  }
}
