/** One life of the server: a shell that holds the locks, starts PostgreSQL, and stops it when the shop lets go of a pipe. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { giveToOwner, type DataDirectory, isRoot, type Owner } from './data-directory.server.ts'
import { openServerLog } from './server-log.server.ts'
import { cleanEnvironment } from './run-program.server.ts'
import type { Binaries } from './binaries.server.ts'
import { settingArguments } from './postgres-settings.server.ts'

export type SupervisorPlan = {
  readonly home: DataDirectory
  readonly runtime: Binaries
  /** As whom the server runs, where the shop is root. */
  readonly as: Owner | undefined
  /** Without durability, and DATA_DIR removed at the end: for tests. */
  readonly throwaway: boolean
}

/** How the script says which lock it found taken. */
export const isSupervisorAlive = 76
export const isServerAlive = 75

// Descriptor 0: the shop's pipe, whose end means 'stop'. 3: the cluster; its lock means that a server process lives, since every
// one of them inherits it. 4: postgres.lock; its lock means that a supervisor lives. Both are the kernel's, so no number of a
// process is believed, and they hold across containers that share a volume. Pid and socket files are removed only under both.
// The server does not inherit 4, and the sleeping watcher neither 4 nor 5: an orphan of them would delay the next start.
// Without `flock` (macOS) nothing is removed, and PostgreSQL's own pid file refuses the second.
const script = `
if command -v flock >/dev/null 2>&1; then
  flock -n 4 || exit ${isSupervisorAlive}
  flock -n 3 || exit ${isServerAlive}
  rm -f "$0/postmaster.pid" "$0/.s.PGSQL.5432" "$0/.s.PGSQL.5432.lock"
fi
exec 5<&0
"$@" </dev/null 4<&- 5<&- &
server=$!
(
  read -r _ <&5
  kill -INT $server
  waited=0
  while [ $waited -lt 200 ] && kill -0 $server; do sleep .1 4<&- 5<&-; waited=$((waited+1)); done
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
  /** What the server has logged in this life. */
  said(): string
  /** The script's exit code, once it has ended; -1 when a signal or the system ended it. */
  readonly ended: Promise<number>
  isOver(): boolean
  /** Ends it and waits until it is gone: at most 20 s for a clean stop, then a hard one. */
  stop(): Promise<void>
}

/** Starts a server; whether it comes up is the caller's to watch. It never keeps Node alive, and ends when Node does, in whatever way. */
export function supervise({ home, runtime, as, throwaway }: SupervisorPlan): SupervisedServer {
  // Root reaches a cluster below a folder that the server's user cannot enter through the open descriptor.
  const cluster = isRoot ? '/proc/self/fd/3' : home.cluster
  const log = openServerLog(home)
  const lock = openSync(home.lock, 'a', 0o600)
  giveToOwner(home.lock, home)
  const descriptors = [log.descriptor, log.descriptor, openSync(home.cluster, 'r'), lock]
  // Detached: Ctrl-C reaches the shop alone, which then stops the server in its own time.
  const child = spawn(
    '/bin/sh',
    ['-c', script, cluster, runtime('postgres'), '-D', cluster, ...settingArguments(throwaway)],
    {
      ...as,
      cwd: '/',
      detached: true,
      env: { ...cleanEnvironment, ...(throwaway ? { THROWAWAY: home.folder } : {}) },
      stdio: ['pipe', ...descriptors],
    },
  )
  for (const descriptor of new Set(descriptors)) closeSync(descriptor)
  let over = false
  const ended = endOf(child).finally(() => (over = true))
  // Writing never happens on this pipe; its error only says that the other end is gone, which `ended` tells.
  child.stdin?.on('error', () => undefined)
  child.unref()
  const stop = async (): Promise<void> => {
    child.ref()
    child.stdin?.end()
    await ended
  }
  return { said: log.said, ended, isOver: () => over, stop }
}

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('exit', (code) => {
      // A script killed alone leaves its watcher, which stops the server when the pipe closes.
      child.stdin?.destroy()
      resolve(code ?? -1)
    })
    child.on('error', () => resolve(-1))
  })
