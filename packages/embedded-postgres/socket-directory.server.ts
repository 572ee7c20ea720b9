/** Where clients find the server's socket. A socket's path may have about 100 bytes; a longer one is reached through a short link. */
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketPort } from './postgres-settings.server.ts'

const longest = process.platform === 'darwin' ? 103 : 107

/** The folder that clients name as host: the cluster itself, or a link to it. */
export function socketDirectory(cluster: string): string {
  if (isShortEnough(cluster)) return cluster
  const uid = process.getuid?.() ?? 0
  const folder = folderOf(cluster)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0)
    throw new Error(`${folder} belongs to somebody else`)
  const link = join(folder, 's')
  if (lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) === cluster) return link
  rmSync(link, { force: true })
  symlinkSync(cluster, link)
  return link
}

/** Removes the link, if there is one. */
export function removeSocketDirectory(cluster: string): void {
  if (!isShortEnough(cluster)) rmSync(folderOf(cluster), { recursive: true, force: true })
}

const isShortEnough = (cluster: string): boolean =>
  Buffer.byteLength(join(cluster, `.s.PGSQL.${socketPort}`)) <= longest

// Named after user and cluster, so that a shop that was killed leaves nothing that the next one does not use again.
const folderOf = (cluster: string): string =>
  join(
    tmpdir(),
    `ironmonger-socket-${process.getuid?.() ?? 0}-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`,
  )
