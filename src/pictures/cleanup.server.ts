/** Deletes pictures that nothing uses, and files without a picture. */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { fileNamesOf, pictureKeyOf } from './rules.ts'
import type { PictureStorage } from './storage.server.ts'
import {
  deletePicture,
  existingKeys,
  listOldPictures,
  lockOldPicture,
  withPictureLock,
} from './store.server.ts'

/** @returns those of these keys that the capability still uses */
export type FindUsedPictures = (tx: Handle, keys: readonly string[]) => Promise<string[]>

/** `files`: files of interrupted uploads, not those of the deleted pictures. */
export type CleanupResult = { readonly pictures: number; readonly files: number }

type Dependencies = {
  readonly database: Database
  readonly storage: PictureStorage
  readonly now: () => Date
}

/** Milliseconds after its upload within which an uploaded picture must be used. */
const unusedTime = 86_400_000
/** Pictures that are checked in one batch. */
const batchSize = 500

/**
 * Deletes pictures that were uploaded more than a day ago and are not used, and files of
 * interrupted uploads.
 * @param usages are called one after the other, and return which pictures are used
 */
export async function cleanUpPictures(
  dependencies: Dependencies,
  usages: readonly FindUsedPictures[],
): Promise<CleanupResult> {
  const { handle } = dependencies.database
  const before = new Date(dependencies.now().getTime() - unusedTime)
  let pictures = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const keys: string[] = await listOldPictures(handle, { before, after, limit: batchSize })
    for (const key of await findUnused(handle, usages, keys))
      if (await removeUnusedPicture(dependencies, usages, key, before)) pictures += 1
    after = keys.at(-1)
  }
  return { pictures, files: await removeOrphanedFiles(dependencies, before) }
}

async function findUnused(
  db: Handle,
  usages: readonly FindUsedPictures[],
  keys: readonly string[],
): Promise<readonly string[]> {
  const used = new Set<string>()
  for (const findUsed of usages) for (const key of await findUsed(db, keys)) used.add(key)
  return keys.filter((key) => !used.has(key))
}

/**
 * Removes a picture, unless it has been used or uploaded again meanwhile. An upload of the same
 * file waits until its files are gone, and stores them again.
 */
const removeUnusedPicture = (
  { database, storage }: Dependencies,
  usages: readonly FindUsedPictures[],
  key: string,
  before: Date,
): Promise<boolean> =>
  withPictureLock(database.connection, key, async () => {
    const isRemoved = await database.transact(async (tx) => {
      if (!(await lockOldPicture(tx, key, before))) return false
      if ((await findUnused(tx, usages, [key])).length === 0) return false
      await deletePicture(tx, key)
      return true
    })
    if (isRemoved) for (const name of fileNamesOf(key)) await storage.remove(name)
    return isRemoved
  })

/**
 * Removes old files of a picture without a row, left when the machine stopped while storing them.
 * Temporary files of the folder storage (`.name.digits`) never have a row.
 */
async function removeOrphanedFiles(
  { database, storage }: Dependencies,
  before: Date,
): Promise<number> {
  let removed = 0
  for await (const { name, at } of storage.list()) {
    const isTemporary = name.startsWith('.')
    const key = pictureKeyOf(name.replace(/^\.|(?<=^\..*)\.[0-9a-f]{12}$/g, ''))
    if (at >= before || key === undefined) continue
    const isOrphaned = async (): Promise<boolean> =>
      isTemporary || (await existingKeys(database.handle, [key])).length === 0
    if (!(await isOrphaned())) continue
    // An upload may use this file again at the same time; afterwards the picture has a row.
    const isRemoved = await withPictureLock(database.connection, key, async () => {
      if (!(await isOrphaned())) return false
      await storage.remove(name)
      return true
    })
    if (isRemoved) removed += 1
  }
  return removed
}
