/** Runs one server process under a shell script that holds the locks and stops it when we end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chownToOwner, type DataDirectory, isRoot, type Owner } from './data-directory.server.ts'
import { openServerLog } from './server-log.server.ts'
import { cleanEnvironment } from './run-program.server.ts'
import type { ProgramPath } from './binaries.server.ts'
import { settingArguments, type ServerRoom } from './postgres-settings.server.ts'

export type SupervisorOptions = {
  readonly directory: DataDirectory
  readonly programPath: ProgramPath
  /** The user of the server, when this process is root. */
  readonly user: Owner | undefined
  /** No durability, and DATA_DIR is removed at the end: for tests. */
  readonly throwaway: boolean
  readonly room?: ServerRoom | undefined
}

/** The script's exit codes for a lock that is held by another process. */
export const exitCodes = { serverAlive: 75, supervisorAlive: 76 }

// Descriptor 0 is a pipe from this process: when it closes, the server is to stop.
// Descriptor 3 is the cluster: its lock means that a server process lives, since every one of them
// inherits the descriptor. Descriptor 4 is postgres.lock: its lock means that a supervisor lives.
// Both locks are the kernel's, so no pid has to be believed, and they hold across containers that
// share a volume. Pid and socket files are removed only under both locks.
// The server does not inherit 4, and the waiting subshell inherits neither 4 nor 5: an orphan of
// them would delay the next start.
// Without `flock` (macOS) nothing is removed; PostgreSQL's own pid file refuses a second server.
const script = `
if command -v flock >/dev/null 2>&1; then
  flock -n 4 || exit ${exitCodes.supervisorAlive}
  flock -n 3 || exit ${exitCodes.serverAlive}
  rm -f "$0/postmaster.pid" "$0/.s.PGSQL.5432" "$0/.s.PGSQL.5432.lock"
fi
exec 5<&0
"$@" </dev/null 4<&- 5<&- &
server=$!
(
  read -r _ <&5
  kill -INT $server
  waited=0
  while [ $waited -lt 200 ] && kill -0 $server; do
    sleep .1 4<&- 5<&-
    waited=$((waited+1))
  done
  kill -QUIT $server
) >/dev/null 2>&1 3<&- &
watcher=$!
exec 5<&-
wait $server
result=$?
kill $watcher 2>/dev/null
[ -n "$THROWAWAY" ] && rm -rf "$THROWAWAY"
exit $result
`

export type SupervisedServer = {
  /** The log output of this server process. */
  output(): string
  /** The script's exit code, once it has ended; -1 when a signal or the system ended it. */
  readonly exited: Promise<number>
  hasExited(): boolean
  /** Stops the server and waits for its end: cleanly within 20 s, then by SIGQUIT. */
  stop(): Promise<void>
}

/**
 * Starts a server process and returns at once: the caller watches whether it becomes ready. It does
 * not keep Node's event loop alive, and it stops when this process ends, in whatever way.
 */
export function supervise(options: SupervisorOptions): SupervisedServer {
  const { directory, programPath, user, throwaway, room } = options
  // The server's user may be unable to enter DATA_DIR: it uses the descriptor that root has opened.
  const cluster = isRoot ? '/proc/self/fd/3' : directory.cluster
  const log = openServerLog(directory)
  const lock = openSync(directory.lockFile, 'a', 0o600)
  chownToOwner(directory.lockFile, directory)
  const descriptors = [log.descriptor, log.descriptor, openSync(directory.cluster, 'r'), lock]
  const server = [programPath('postgres'), '-D', cluster, ...settingArguments(throwaway, room)]
  const child = spawn('/bin/sh', ['-c', script, cluster, ...server], {
    ...user,
    cwd: '/',
    // Ctrl-C in a terminal reaches this process only, which then stops the server in its own time.
    detached: true,
    env: { ...cleanEnvironment, ...(throwaway ? { THROWAWAY: directory.path } : {}) },
    stdio: ['pipe', ...descriptors],
  })
  for (const descriptor of new Set(descriptors)) closeSync(descriptor)
  let hasExited = false
  const exited = waitForExit(child).finally(() => (hasExited = true))
  // Nothing is written to the pipe; an error means that the other end closed, which `exited` tells.
  child.stdin?.on('error', () => undefined)
  child.unref()
  const stop = async (): Promise<void> => {
    child.ref()
    child.stdin?.end()
    await exited
  }
  return { output: log.output, exited, hasExited: () => hasExited, stop }
}

const waitForExit = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('exit', (code) => {
      // A script that was killed leaves its subshell, which stops the server when the pipe closes.
      child.stdin?.destroy()
      resolve(code ?? -1)
    })
    child.on('error', () => resolve(-1))
  })
