/** A PostgreSQL of our own in DATA_DIR: started with the shop, stopped with it, started again when it dies. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { type DataDirectory, openDataDirectory } from './data-directory.server.ts'
import { checkMajorVersion, databaseUser, initializeCluster } from './initdb.server.ts'
import { connectOnce, launch, ShopAlreadyRunning } from './launch.server.ts'
import { rotateLog } from './server-log.server.ts'
import { newClusterOwner, claimCluster } from './file-owner.server.ts'
import { findPlatformPackage } from './platform-package.server.ts'
import { existing, readPassword } from './password.server.ts'
import { cacheDirectories, unpackBinaries } from './binaries.server.ts'
import { socketPort } from './postgres-settings.server.ts'
import { removeSocketDirectory, socketDirectory } from './socket-directory.server.ts'
import type { SupervisorPlan } from './supervisor.server.ts'
import { errorCode, errorReason } from '../pg-kit/database-error.ts'

export type EmbeddedOptions = {
  readonly dataDir: string
  /** Without durability, and DATA_DIR removed at the end: for tests. */
  readonly throwaway?: boolean
  /** A folder that keeps the copy of the binaries, tried before the usual ones. */
  readonly cache?: string
  readonly log: (sentence: string) => void
}

export type Embedded = {
  /** For any client of PostgreSQL. */
  readonly connection: ClientConfig
  /** Stops the server cleanly and waits until it is gone. */
  stop(): Promise<void>
}

const hour = 3_600_000
const longestPause = 5_000

/**
 * Starts the server, making everything it needs on the first start.
 * @throws DatabaseRefused with a sentence for the shopkeeper
 */
export async function startEmbedded({
  dataDir,
  throwaway = false,
  cache,
  log,
}: EmbeddedOptions): Promise<Embedded> {
  const brought = findPlatformPackage()
  const home = openDataDirectory(dataDir)
  const runtime = await unpackBinaries(
    brought,
    cacheDirectories(home, cache),
    newClusterOwner(home),
  )
  const password = readPassword(home)
  await initializeCluster(home, { runtime, password, hurried: throwaway })
  checkMajorVersion(home, brought.major)
  const plan: SupervisorPlan = { home, runtime, as: claimCluster(home), throwaway }
  const connection = connectionTo(home, password)
  return keepAlive(plan, connection, log)
}

/**
 * Uses the server of a shop that already runs on this DATA_DIR, or starts one.
 * @throws DatabaseRefused as startEmbedded does
 */
export async function attachOrStart(options: EmbeddedOptions): Promise<Embedded> {
  const running = await attach(options.dataDir)
  if (running) return running
  try {
    return await startEmbedded(options)
  } catch (error) {
    // A shop that was just starting a moment ago.
    const late = error instanceof ShopAlreadyRunning ? await attach(options.dataDir) : undefined
    if (late) return late
    throw error
  }
}

async function attach(dataDir: string): Promise<Embedded | undefined> {
  const home = openDataDirectory(dataDir)
  const password = existing(home.password)
  if (password === undefined) return undefined
  const connection = connectionTo(home, password)
  try {
    await connectOnce(connection)
    return { connection, stop: async () => undefined }
  } catch (error) {
    // No socket, nobody behind it, or a server that is starting or stopping: nothing to attach to.
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(errorCode(error) ?? ''))
      return undefined
    throw error
  }
}

const connectionTo = ({ cluster }: DataDirectory, password: string): ClientConfig => ({
  host: socketDirectory(cluster),
  port: socketPort,
  user: databaseUser,
  password,
  database: 'postgres',
  ssl: false,
})

async function keepAlive(
  plan: SupervisorPlan,
  connection: ClientConfig,
  log: (sentence: string) => void,
): Promise<Embedded> {
  let server = await launch(plan, connection)
  let stopping = false
  const turnover = setInterval(() => rotateLog(plan.home), hour).unref()
  const watch = async (): Promise<void> => {
    while (!stopping) {
      const code = await server.ended
      if (!stopping) log(`PostgreSQL ended unasked (${code}); it is started again`)
      await revive()
    }
  }
  const revive = async (): Promise<void> => {
    for (let wait = 50; !stopping; wait = Math.min(wait * 2, longestPause)) {
      try {
        server = await launch(plan, connection)
        return
      } catch (error) {
        log(errorReason(error))
        await pause(wait, undefined, { ref: false })
      }
    }
  }
  const watching = watch()
  return {
    connection,
    async stop() {
      stopping = true
      clearInterval(turnover)
      await server.stop()
      // It may have been starting a next one just then.
      await watching
      await server.stop()
      removeSocketDirectory(plan.home.cluster)
    },
  }
}
