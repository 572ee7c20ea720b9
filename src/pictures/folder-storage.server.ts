/** Pictures in a folder of this machine. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStorageConfigs } from '../platform/config/pictures-config.server.ts'
import { diskFull, readOnly } from '../platform/outage-problems.ts'
import type { ProblemKind } from '../../packages/contract/problem.ts'
import { picturesUnavailable } from './contract.ts'
import type { PictureStorage, StoredFile } from './storage.server.ts'

/** Files whose times are read in parallel while a folder is listed. */
const concurrentStats = 32

export function createFolderStorage({
  folder,
}: Pick<PictureStorageConfigs['folder'], 'folder'>): PictureStorage {
  return {
    publicUrl: undefined,
    put: (name, bytes) => withUnavailableProblem(() => writeWholeFile(folder, name, bytes)),
    get: (name) =>
      withUnavailableProblem(() => readFile(join(folder, name)).catch(undefinedIfMissing)),
    list: () => listFiles(folder),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/**
 * Writes a temporary file, syncs it to the disk and renames it: a reader never sees half a file.
 */
async function writeWholeFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
  try {
    const file = await open(temporary, 'wx', 0o644)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function* listFiles(folder: string): AsyncGenerator<StoredFile> {
  const names = (await readdir(folder).catch(undefinedIfMissing)) ?? []
  for (let start = 0; start < names.length; start += concurrentStats) {
    const files = await Promise.all(
      names.slice(start, start + concurrentStats).map(async (name) => ({
        name,
        stats: await stat(join(folder, name)).catch(undefinedIfMissing),
      })),
    )
    yield* files.flatMap(({ name, stats }) => (stats?.isFile() ? [{ name, at: stats.mtime }] : []))
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** The Problem of each error code that the environment causes, not a bug. */
const environmentErrors: Readonly<Record<string, ProblemKind>> = {
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EROFS: readOnly,
  EACCES: readOnly,
  EPERM: readOnly,
  ENOTDIR: picturesUnavailable,
  EMFILE: picturesUnavailable,
  EIO: picturesUnavailable,
}

/**
 * @throws Problem diskFull, readOnly, picturesUnavailable for an error caused by the environment
 */
async function withUnavailableProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw environmentErrors[codeOf(cause)]?.({ cause }) ?? cause
  }
}
