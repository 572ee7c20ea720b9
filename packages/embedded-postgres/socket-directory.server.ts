/** The directory of the server's socket, or a link to it if its path is too long for a socket. */
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketPort } from './postgres-settings.server.ts'

// The size of sockaddr_un.sun_path, less the terminating zero.
const maxSocketPathBytes = process.platform === 'darwin' ? 103 : 107

/**
 * The directory that clients give as host: the cluster itself, or a symbolic link to it.
 * @throws Error when another user owns the directory of the link
 */
export function socketDirectory(cluster: string): string {
  if (isShortEnough(cluster)) return cluster
  const uid = process.getuid?.() ?? 0
  const directory = linkDirectory(cluster)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const stats = lstatSync(directory)
  if (!stats.isDirectory() || stats.uid !== uid || (stats.mode & 0o077) !== 0)
    throw new Error(`${directory} belongs to somebody else`)
  const link = join(directory, 's')
  if (lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) === cluster) return link
  rmSync(link, { force: true })
  symlinkSync(cluster, link)
  return link
}

/** Removes the link, if there is one. */
export function removeSocketDirectory(cluster: string): void {
  if (!isShortEnough(cluster)) rmSync(linkDirectory(cluster), { recursive: true, force: true })
}

const isShortEnough = (cluster: string): boolean =>
  Buffer.byteLength(join(cluster, `.s.PGSQL.${socketPort}`)) <= maxSocketPathBytes

// Named after user and cluster, so that the next start reuses what a killed process left behind.
function linkDirectory(cluster: string): string {
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 12)
  return join(tmpdir(), `ironmonger-socket-${process.getuid?.() ?? 0}-${hash}`)
}
