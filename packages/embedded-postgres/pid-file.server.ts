/** What the numbers of processes in PostgreSQL's pid file are worth: hints, never a decision. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../pg-kit/database-error.ts'

/** Whether some process has this number now; it may be anybody's. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** The first line of postmaster.pid: the number of the server process that wrote it; undefined when there is none. */
export const serverPid = (cluster: string): number | undefined =>
  Number(linesOf(cluster)[0]) || undefined

/** Whether the server of this cluster says that it is stopping (line 8 of postmaster.pid). */
export const isStopping = (cluster: string): boolean => linesOf(cluster)[7]?.trim() === 'stopping'

/** Whether that process is a server of this very cluster: it stands in the cluster's folder. Unknown without /proc: false. */
export function pidFileExists(pid: number, cluster: string): boolean {
  try {
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)]
    return its.ino === ours.ino && its.dev === ours.dev
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EACCES') return false
    throw error
  }
}

function linesOf(cluster: string): readonly string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
