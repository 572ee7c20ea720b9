/** The places in DATA_DIR that belong to the embedded PostgreSQL, and whether the shop may use them. */
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { databaseMessages as messages } from '../pg-kit/messages.ts'
import { DatabaseStartError, errorReason } from '../pg-kit/database-error.ts'

/** A user and group by number. */
export type Owner = { readonly uid: number; readonly gid: number }

export type DataDirectory = {
  /** DATA_DIR itself, absolute and without links. */
  readonly folder: string
  /** PostgreSQL's own folder; its socket stands in it too. */
  readonly cluster: string
  readonly password: string
  readonly log: string
  readonly lock: string
  /** Whoever owns DATA_DIR; what the shop makes as root in it gets this owner, or an ordinary start could not open it later. */
  readonly owner: Owner
}

// PostgreSQL keeps paths in 1,024 bytes and appends to them; beyond this it failed obscurely.
const longestPath = 800

export const isRoot = process.getuid?.() === 0

/**
 * Makes DATA_DIR if it is missing and says what stands where in it.
 * @throws DatabaseRefused when the folder cannot be made, belongs to somebody else, or has too long a path
 */
export function openDataDirectory(dataDir: string): DataDirectory {
  const bytes = Buffer.byteLength(dataDir)
  if (bytes > longestPath) throw new DatabaseStartError(messages.pathTooLong(bytes, longestPath))
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DatabaseStartError(messages.notAFolder(dataDir, errorReason(error)), error)
  }
  const folder = realpathSync(dataDir)
  const { uid, gid } = statSync(folder)
  const home: DataDirectory = {
    folder,
    cluster: join(folder, 'postgres'),
    password: join(folder, 'postgres.password'),
    log: join(folder, 'postgres.log'),
    lock: join(folder, 'postgres.lock'),
    owner: { uid, gid },
  }
  for (const place of [home.folder, home.cluster]) if (existsSync(place)) refuseForeign(place, home)
  return home
}

/** Gives a file that root has just made in DATA_DIR to the owner of DATA_DIR. */
export function giveToOwner(file: string, { owner }: DataDirectory): void {
  if (isRoot && owner.uid !== 0) chownSync(file, owner.uid, owner.gid)
}

function refuseForeign(place: string, home: DataDirectory): void {
  try {
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DatabaseStartError(
      messages.notWritable(place, statSync(place).uid, process.getuid?.() ?? 0, home.folder),
      error,
    )
  }
}
