/** As whom PostgreSQL runs: it refuses to be root, so root lends it a number and hands it the folder. */
import { chmodSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { databaseMessages as messages } from '../pg-kit/messages.ts'
import { errorCode, DatabaseStartError } from '../pg-kit/database-error.ts'
import { type DataDirectory, isRoot, type Owner } from './data-directory.server.ts'

/** The user that runs the server where the shop is root: a number of its own, which needs no name in /etc/passwd. */
export const lent: Owner = { uid: 54_320, gid: 54_320 }

// initdb does look its user up. 'nobody' exists everywhere; what it makes is handed on at once.
export const nobody: Owner = { uid: 65_534, gid: 65_534 }

/** Whose a new cluster becomes: DATA_DIR's owner, unless that is root. Undefined for an ordinary user, who keeps what he makes. */
export const newClusterOwner = ({ owner }: DataDirectory): Owner | undefined =>
  isRoot ? (owner.uid === 0 ? lent : owner) : undefined

/**
 * Decides as whom the server runs, and gives it a cluster that belongs to root (a restored copy).
 * @returns undefined when the shop itself is an ordinary user
 */
export function claimCluster(home: DataDirectory): Owner | undefined {
  const fresh = newClusterOwner(home)
  if (fresh) {
    const { uid, gid } = statSync(home.cluster)
    if (uid === 0) changeOwner(home.cluster, fresh)
    chmodSync(home.cluster, 0o700)
    return uid === 0 ? fresh : { uid, gid }
  }
  chmodSync(home.cluster, 0o700)
  return undefined
}

/**
 * Gives a folder and all in it to a user.
 * @throws DatabaseRefused when this root has lost the right to do so
 */
export function changeOwner(folder: string, to: Owner): void {
  try {
    giveAll(folder, to)
  } catch (error) {
    throw errorCode(error) === 'EPERM'
      ? new DatabaseStartError(messages.cannotChown(folder), error)
      : error
  }
}

function giveAll(folder: string, to: Owner): void {
  lchownSync(folder, to.uid, to.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveAll(path, to)
    else lchownSync(path, to.uid, to.gid)
  }
}
