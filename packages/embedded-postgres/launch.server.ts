/**
 * Starts a server and waits until it responds; stops processes that a killed one has left behind,
 * and retries.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { DataDirectoryInUse, EmbeddedPostgresError, errorCode, errorReason } from './error.ts'
import { embeddedPostgresMessages as messages } from './messages.ts'
import { rotateLog } from './server-log.server.ts'
import {
  isProcessAlive,
  isServerOfCluster,
  isServerStopping,
  readServerPid,
} from './pid-file.server.ts'
import { failureReason } from './failure-reason.server.ts'
import {
  exitCodes,
  supervise,
  type SupervisedServer,
  type SupervisorOptions,
} from './supervisor.server.ts'

/** How long to wait, in milliseconds. */
const timeouts = {
  /** Of one attempt to connect to a server that is starting; the next one follows at once. */
  readiness: 1_500,
  /** A running server responds, even if late. */
  connection: 15_000,
  /** The recovery after a crash may take long. */
  start: 120_000,
  /** Another shop holds the data directory and is alive: it will not go away. */
  inUse: 1_200,
  /** Another shop holds the data directory and is stopping: it will go away. */
  stopping: 25_000,
  /** A server whose supervisor was killed has been told to stop. */
  orphan: 25_000,
}

/**
 * Starts the server and waits until it responds.
 * @throws DataDirectoryInUse if another process runs a server on the directory
 * @throws EmbeddedPostgresError if the server cannot start
 */
export async function launch(
  options: SupervisorOptions,
  connection: ClientConfig,
): Promise<SupervisedServer> {
  const startedAt = performance.now()
  const elapsed = (): number => performance.now() - startedAt
  for (;;) {
    rotateLog(options.directory)
    const server = supervise(options)
    const result = await waitUntilReady(server, connection, () => elapsed() < timeouts.start)
    if (result.ready) {
      // Only for the error message of another process; the lock itself is the kernel's (flock).
      writeFileSync(options.directory.lockFile, `${process.pid} ${hostname()}`)
      return server
    }
    const exitedByItself = server.hasExited()
    await server.stop()
    const code = await server.exited
    if (!exitedByItself) throw new EmbeddedPostgresError(messages.notReady(result.reason))
    if (code === exitCodes.supervisorAlive) assertMayStillEnd(elapsed(), options)
    else if (code === exitCodes.serverAlive) stopOrphan(elapsed(), options)
    else assertWorthRetrying(server.output(), options)
    await pause(30)
  }
}

type Readiness = { readonly ready: true } | { readonly ready: false; readonly reason: string }

async function waitUntilReady(
  server: SupervisedServer,
  connection: ClientConfig,
  isInTime: () => boolean,
): Promise<Readiness> {
  let reason: string = messages.noReason
  while (!server.hasExited() && isInTime()) {
    // Only its own log is reliable: another server may respond on this socket.
    if (/listening on Unix socket/.test(server.output())) {
      try {
        await connectOnce(connection, timeouts.readiness)
        return { ready: true }
      } catch (error) {
        reason = errorReason(error)
        // SQLSTATE class 28: a wrong password stays wrong.
        if (errorCode(error)?.startsWith('28')) break
      }
    }
    await pause(15)
  }
  return { ready: false, reason }
}

/**
 * Connects and disconnects; rejects when the server does not accept the connection.
 * @param patience milliseconds: a server on a busy machine may take seconds
 */
export async function connectOnce(
  connection: ClientConfig,
  patience: number = timeouts.connection,
): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: patience })
  // Without a listener a lost connection would end the process; connect() rejects with the error.
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
}

/**
 * The shop that wrote the lock file, and whether it has ended: its server may live on for a moment.
 * In another container the pid means nothing.
 */
export function readLockOwner({ lockFile }: SupervisorOptions['directory']): {
  readonly pid: number | undefined
  readonly hasEnded: boolean
} {
  const [pidText, host] = existsSync(lockFile) ? readFileSync(lockFile, 'utf8').split(' ') : []
  const pid = Number(pidText) || undefined
  return { pid, hasEnded: pid !== undefined && host === hostname() && !isProcessAlive(pid) }
}

/** Another supervisor holds the lock: throws if it is not going to end. */
function assertMayStillEnd(elapsed: number, { directory }: SupervisorOptions): void {
  const { pid, hasEnded } = readLockOwner(directory)
  const isStopping = hasEnded || isServerStopping(directory.cluster)
  if (elapsed > (isStopping ? timeouts.stopping : timeouts.inUse))
    throw new DataDirectoryInUse(messages.takenByShop(directory.path, pid))
}

// A server without a supervisor: the shop and the script were killed and the server was not. The
// lock proves that some server lives; the pid file says which process it is; the working directory
// of that process proves it.
function stopOrphan(elapsed: number, { directory }: SupervisorOptions): void {
  const pid = readServerPid(directory.cluster)
  if (pid !== undefined && isServerOfCluster(pid, directory.cluster)) {
    try {
      process.kill(pid, 'SIGINT')
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw error
    }
  }
  if (elapsed > timeouts.orphan)
    throw new EmbeddedPostgresError(messages.takenByServer(directory.path))
}

/** Throws the reason of a failed start, unless it will be gone at the next attempt. */
function assertWorthRetrying(output: string, { directory }: SupervisorOptions): void {
  if (/lock file .* already exists/.test(output))
    throw new DataDirectoryInUse(messages.takenByServer(directory.path))
  // A killed server leaves these behind for a moment.
  if (/shared memory block .* is still in use|Address already in use/.test(output)) return
  // Started by root, the server knows its directory as a descriptor only.
  const reason = failureReason(output).replaceAll('/proc/self/fd/3', directory.cluster)
  throw new EmbeddedPostgresError(messages.notStarted(reason))
}
