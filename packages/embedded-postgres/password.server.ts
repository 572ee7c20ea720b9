/** The password of the embedded database: made once, kept in DATA_DIR, readable by its owner alone. */
import { linkSync, openSync, readFileSync, rmSync, writeFileSync, chownSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { errorCode } from '../pg-kit/database-error.ts'
import { giveToOwner, type DataDirectory } from './data-directory.server.ts'
import { nobody } from './file-owner.server.ts'

/** Reads the password, making it on the first start. Two first starts at once agree on one. */
export function readPassword(home: DataDirectory): string {
  return existing(home.password) ?? make(home)
}

/** The password, or undefined where no shop has ever run. */
export function existing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function make(home: DataDirectory): string {
  const draft = `${home.password}.${process.pid}`
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  giveToOwner(draft, home)
  try {
    // A link, unlike a rename, never replaces the one that came first.
    linkSync(draft, home.password)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(home.password, 'utf8').trim()
}

/**
 * Opens a nameless file with the password that `nobody` may read: initdb opens its descriptor anew, so root's own file would be refused.
 * @returns a descriptor, which the caller closes
 */
export function passwordForNobody(home: DataDirectory, password: string): number {
  const draft = `${home.password}.initdb-${process.pid}`
  writeFileSync(draft, password, { mode: 0o600 })
  try {
    chownSync(draft, nobody.uid, nobody.gid)
    return openSync(draft, 'r')
  } finally {
    rmSync(draft)
  }
}
