/** Pictures in a folder of this machine. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStorageConfigs } from '../platform/pictures-config.server.ts'
import { picturesUnavailable } from './contract.ts'
import type { PictureStorage } from './storage.server.ts'

/** Files are asked after in such numbers while a folder is listed. */
const atOnce = 32

export function createFolderStorage({
  folder,
}: Pick<PictureStorageConfigs['folder'], 'folder'>): PictureStorage {
  return {
    publicUrl: undefined,
    put: (name, bytes) =>
      guarded(async () => {
        await mkdir(folder, { recursive: true })
        const partial = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
        try {
          const file = await open(partial, 'wx', 0o644)
          try {
            await file.writeFile(bytes)
            await file.sync()
          } finally {
            await file.close()
          }
          await rename(partial, join(folder, name))
        } catch (error) {
          await rm(partial, { force: true })
          throw error
        }
      }),
    get: (name) => guarded(() => readFile(join(folder, name)).catch(unlessMissing)),
    async *list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? []
      for (let from = 0; from < names.length; from += atOnce) {
        const found = await Promise.all(
          names.slice(from, from + atOnce).map(async (name) => ({
            name,
            facts: await stat(join(folder, name)).catch(unlessMissing),
          })),
        )
        yield* found.flatMap(({ name, facts }) =>
          facts?.isFile() ? [{ name, at: facts.mtime }] : [],
        )
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** A full disk and a folder that is not ours to write in are no bugs. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EMFILE', 'EIO'].includes(
      codeOf(cause),
    )
      ? picturesUnavailable({ cause })
      : cause
  }
}
