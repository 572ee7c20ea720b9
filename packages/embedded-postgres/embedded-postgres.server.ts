/** Runs a PostgreSQL server in DATA_DIR: starts it, restarts it when it dies, and stops it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { type DataDirectory, prepareDataDirectory } from './data-directory.server.ts'
import { checkMajorVersion, databaseUser, initializeCluster } from './initdb.server.ts'
import { connectOnce, launch, readLockOwner } from './launch.server.ts'
import { rotateLog } from './server-log.server.ts'
import { claimCluster, newClusterOwner } from './file-owner.server.ts'
import { findPlatformPackage } from './platform-package.server.ts'
import { readOrCreatePassword, readPassword } from './password.server.ts'
import { cacheDirectories, unpackBinaries } from './binaries.server.ts'
import { socketPort, type ServerRoom } from './postgres-settings.server.ts'
import { removeSocketDirectory, socketDirectory } from './socket-directory.server.ts'
import type { SupervisorOptions } from './supervisor.server.ts'
import { DataDirectoryInUse, EmbeddedPostgresError, errorCode, errorReason } from './error.ts'
import { embeddedPostgresMessages as messages } from './messages.ts'

export type EmbeddedPostgresOptions = {
  readonly dataDir: string
  /** No durability, and DATA_DIR is removed at the end: for tests. */
  readonly throwaway?: boolean
  /** A directory for the copy of the binaries, tried before the usual ones. */
  readonly cacheDirectory?: string
  /** 100 connections and 256 MB by default. */
  readonly room?: ServerRoom | undefined
  readonly log: (message: string) => void
}

export type EmbeddedPostgres = {
  /** For any PostgreSQL client. */
  readonly connection: ClientConfig
  /** Shuts the server down cleanly and waits until its process has ended. */
  stop(): Promise<void>
}

const logRotationInterval = 3_600_000
/** Milliseconds between two attempts to start a server that died: doubled each time. */
const restartDelay = { first: 50, max: 5_000 }

/**
 * Starts the server, and creates everything that it needs on the first start.
 * @throws EmbeddedPostgresError with a sentence for the operator
 */
export async function startEmbedded(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, throwaway = false, cacheDirectory, room, log } = options
  const platformPackage = findPlatformPackage()
  const directory = prepareDataDirectory(dataDir)
  const programPath = await unpackBinaries(
    platformPackage,
    cacheDirectories(directory, cacheDirectory),
    newClusterOwner(directory),
  )
  const password = readOrCreatePassword(directory)
  await initializeCluster(directory, { programPath, password, throwaway })
  checkMajorVersion(directory, platformPackage.major)
  const user = claimCluster(directory)
  return runServer(
    { directory, programPath, user, throwaway, room },
    clientConfig(directory, password),
    log,
  )
}

/**
 * Connects to the server of another process that already runs on this DATA_DIR, or starts one.
 * @throws EmbeddedPostgresError as startEmbedded
 */
export async function attachOrStart(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const running = await attach(options.dataDir)
  if (running) return running
  try {
    return await startEmbedded(options)
  } catch (error) {
    // The other process was still starting its server when we tried to attach.
    const started = error instanceof DataDirectoryInUse ? await attach(options.dataDir) : undefined
    if (started) return started
    throw error
  }
}

/**
 * Connects to the server of another process of the same shop, and never starts one.
 * @throws EmbeddedPostgresError if it is not running
 */
export async function attachToRunning({
  dataDir,
}: Pick<EmbeddedPostgresOptions, 'dataDir'>): Promise<EmbeddedPostgres> {
  const running = await attach(dataDir)
  if (running) return running
  throw new EmbeddedPostgresError(messages.notRunning)
}

/** No socket, no process behind it, or a server that is starting or stopping (57P01 to 57P03). */
const notRunningCodes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']
/** pg's message if the server ends while connecting. */
const connectionLost = 'Connection terminated unexpectedly'

async function attach(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const directory = prepareDataDirectory(dataDir)
  const password = readPassword(directory.passwordFile)
  // The server of a killed shop still responds for a moment before it ends.
  if (password === undefined || readLockOwner(directory).hasEnded) return undefined
  const connection = clientConfig(directory, password)
  try {
    await connectOnce(connection)
    return { connection, stop: async () => undefined }
  } catch (error) {
    const isNotRunning =
      notRunningCodes.includes(errorCode(error) ?? '') || errorReason(error) === connectionLost
    if (isNotRunning) return undefined
    throw error
  }
}

const clientConfig = ({ cluster }: DataDirectory, password: string): ClientConfig => ({
  host: socketDirectory(cluster),
  port: socketPort,
  user: databaseUser,
  password,
  database: 'postgres',
  ssl: false,
})

async function runServer(
  options: SupervisorOptions,
  connection: ClientConfig,
  log: (message: string) => void,
): Promise<EmbeddedPostgres> {
  let server = await launch(options, connection)
  let isStopping = false
  const logRotation = setInterval(() => rotateLog(options.directory), logRotationInterval).unref()

  const restart = async (): Promise<void> => {
    let delay = restartDelay.first
    while (!isStopping) {
      try {
        server = await launch(options, connection)
        return
      } catch (error) {
        log(errorReason(error))
        await pause(delay, undefined, { ref: false })
        delay = Math.min(delay * 2, restartDelay.max)
      }
    }
  }
  const watchServer = async (): Promise<void> => {
    while (!isStopping) {
      const code = await server.exited
      if (!isStopping) log(`PostgreSQL ended unasked (${code}); it is started again`)
      await restart()
    }
  }
  const watching = watchServer()

  return {
    connection,
    async stop() {
      isStopping = true
      clearInterval(logRotation)
      await server.stop()
      // A restart may have been under way: wait for it, and stop the server that it started.
      await watching
      await server.stop()
      removeSocketDirectory(options.directory.cluster)
    },
  }
}
