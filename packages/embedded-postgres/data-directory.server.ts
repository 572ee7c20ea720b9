/** The paths in DATA_DIR that belong to the embedded PostgreSQL, and whether we may use them. */
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
import { EmbeddedPostgresError, errorCode, errorReason } from './error.ts'
import { embeddedPostgresMessages as messages } from './messages.ts'

/** A user and group by number. */
export type Owner = { readonly uid: number; readonly gid: number }

export type DataDirectory = {
  /** DATA_DIR itself, absolute and with symbolic links resolved. */
  readonly path: string
  /** PostgreSQL's own data directory (PGDATA); its socket is in it too. */
  readonly cluster: string
  readonly passwordFile: string
  readonly logFile: string
  readonly lockFile: string
  /**
   * The owner of DATA_DIR. Files that this process creates in it as root get this owner, too;
   * otherwise a later start as that user could not open them.
   */
  readonly owner: Owner
}

// PostgreSQL keeps paths in 1,024 bytes and appends to them; longer ones make it fail obscurely.
const maxPathBytes = 800

export const isRoot = process.getuid?.() === 0

/**
 * Creates DATA_DIR if it is missing and returns the paths in it.
 * @throws EmbeddedPostgresError if the directory cannot be created, belongs to another user, or its
 *   path is too long
 */
export function prepareDataDirectory(dataDir: string): DataDirectory {
  const bytes = Buffer.byteLength(dataDir)
  if (bytes > maxPathBytes)
    throw new EmbeddedPostgresError(messages.pathTooLong(bytes, maxPathBytes))
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new EmbeddedPostgresError(
      messages.cannotCreateDirectory(dataDir, errorReason(error)),
      error,
    )
  }
  const path = realpathSync(dataDir)
  const { uid, gid } = statSync(path)
  const directory: DataDirectory = {
    path,
    cluster: join(path, 'postgres'),
    passwordFile: join(path, 'postgres.password'),
    logFile: join(path, 'postgres.log'),
    lockFile: join(path, 'postgres.lock'),
    owner: { uid, gid },
  }
  for (const existing of [directory.path, directory.cluster].filter((each) => existsSync(each)))
    assertWritable(existing, directory)
  return directory
}

/** Gives a file that root has just created in DATA_DIR to the owner of DATA_DIR. */
export function chownToOwner(file: string, { owner }: DataDirectory): void {
  if (isRoot && owner.uid !== 0) chownSync(file, owner.uid, owner.gid)
}

function assertWritable(path: string, directory: DataDirectory): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new EmbeddedPostgresError(reasonNotWritable(path, directory, error), error)
  }
}

function reasonNotWritable(path: string, { path: dataDir }: DataDirectory, error: unknown): string {
  if (errorCode(error) === 'EROFS') return messages.readOnlyFileSystem(path)
  const { uid: owner, mode } = statSync(path)
  const self = process.getuid?.() ?? 0
  if (owner === self) return messages.forbiddenByMode(path, (mode & 0o777).toString(8))
  return messages.notWritable(path, owner, self, dataDir)
}
