/**
 * Decides which user PostgreSQL runs as: it refuses to run as root, so root starts it as another
 * user.
 */
import { chmodSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError, errorCode } from './error.ts'
import { embeddedPostgresMessages as messages } from './messages.ts'
import { type DataDirectory, isRoot, type Owner } from './data-directory.server.ts'

/** The user of the server when this process is root: a number that needs no name in /etc/passwd. */
export const serverUser: Owner = { uid: 54_320, gid: 54_320 }

/**
 * The user that runs initdb when this process is root: initdb looks its user up by name, and
 * 'nobody' exists everywhere. The cluster that it creates gets another owner at once.
 */
export const nobody: Owner = { uid: 65_534, gid: 65_534 }

/**
 * The owner that a new cluster gets: the owner of DATA_DIR, unless that is root.
 * @returns undefined when this process is an ordinary user, who owns what it creates
 */
export function newClusterOwner({ owner }: DataDirectory): Owner | undefined {
  if (!isRoot) return undefined
  return owner.uid === 0 ? serverUser : owner
}

/**
 * Decides which user the server runs as, and gives a cluster that belongs to root (a restored copy)
 * to that user.
 * @returns undefined when this process is an ordinary user, who also runs the server
 */
export function claimCluster(directory: DataDirectory): Owner | undefined {
  const owner = newClusterOwner(directory)
  if (!owner) {
    chmodSync(directory.cluster, 0o700)
    return undefined
  }
  const { uid, gid } = statSync(directory.cluster)
  if (uid === 0) chownRecursively(directory.cluster, owner)
  chmodSync(directory.cluster, 0o700)
  return uid === 0 ? owner : { uid, gid }
}

/**
 * Gives a directory and all that it contains to a user.
 * @throws EmbeddedPostgresError when this root user lacks the right to do so (CAP_CHOWN)
 */
export function chownRecursively(directory: string, owner: Owner): void {
  try {
    chownTree(directory, owner)
  } catch (error) {
    throw errorCode(error) === 'EPERM'
      ? new EmbeddedPostgresError(messages.cannotChown(directory), error)
      : error
  }
}

function chownTree(directory: string, owner: Owner): void {
  lchownSync(directory, owner.uid, owner.gid)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) chownTree(path, owner)
    else lchownSync(path, owner.uid, owner.gid)
  }
}
