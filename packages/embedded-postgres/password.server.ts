/** The password of the embedded database: created once, in DATA_DIR, readable by its owner only. */
import { chownSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { errorCode } from './error.ts'
import { chownToOwner, type DataDirectory } from './data-directory.server.ts'
import { nobody } from './file-owner.server.ts'

/** Reads the password, or creates it on the first start. Two first starts at once get the same. */
export function readOrCreatePassword(directory: DataDirectory): string {
  return readPassword(directory.passwordFile) ?? createPassword(directory)
}

/** Reads the password; undefined when the file does not exist or is empty. */
export function readPassword(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function createPassword(directory: DataDirectory): string {
  const draft = `${directory.passwordFile}.${process.pid}`
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  chownToOwner(draft, directory)
  try {
    // Unlike a rename, a link never replaces the file of a process that was faster.
    linkSync(draft, directory.passwordFile)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(directory.passwordFile, 'utf8').trim()
}

/**
 * Opens an unlinked file with the password that the user `nobody` may read. initdb opens its
 * descriptor again by path, so a file of root's would be refused.
 * @returns a descriptor, which the caller closes
 */
export function openPasswordForNobody(directory: DataDirectory, password: string): number {
  const draft = `${directory.passwordFile}.initdb-${process.pid}`
  writeFileSync(draft, password, { mode: 0o600 })
  try {
    chownSync(draft, nobody.uid, nobody.gid)
    return openSync(draft, 'r')
  } finally {
    rmSync(draft)
  }
}
