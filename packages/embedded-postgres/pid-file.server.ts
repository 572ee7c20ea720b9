/**
 * Reads PostgreSQL's pid file. A pid may have been reused: these values are hints, the locks are
 * decisive.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './error.ts'

/** Whether a process has this pid now; it may be any process. */
export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** The pid of the server that wrote postmaster.pid (its first line); undefined without the file. */
export const readServerPid = (cluster: string): number | undefined =>
  Number(readPidFile(cluster)[0]) || undefined

/** Whether the server of this cluster is shutting down (line 8 of postmaster.pid). */
export const isServerStopping = (cluster: string): boolean =>
  readPidFile(cluster)[7]?.trim() === 'stopping'

/**
 * Whether the process is a server of this cluster: its working directory is the cluster's.
 * @returns false if it cannot be determined, as on systems without /proc
 */
export function isServerOfCluster(pid: number, cluster: string): boolean {
  try {
    const [processDirectory, clusterDirectory] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)]
    return (
      processDirectory.ino === clusterDirectory.ino && processDirectory.dev === clusterDirectory.dev
    )
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EACCES') return false
    throw error
  }
}

function readPidFile(cluster: string): readonly string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
