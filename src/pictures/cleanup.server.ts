/** Deletes pictures that nothing uses, and files without a picture. */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { fileNamesOf, pictureKeyOf } from './rules.ts'
import type { PictureStorage } from './storage.server.ts'
import { deletePictures, existingKeys, lockOldPictures } from './store.server.ts'

/** @returns those of these keys that the capability still uses */
export type FindUsedPictures = (tx: Handle, keys: readonly string[]) => Promise<string[]>

/** `files`: files of interrupted uploads, not those of the deleted pictures. */
export type CleanupResult = { readonly pictures: number; readonly files: number }

type Dependencies = {
  readonly database: Database
  readonly storage: PictureStorage
  readonly now: () => Date
}

/** Milliseconds: an uploaded picture must be used within this time after its upload. */
const unusedTime = 86_400_000
/** Pictures that one transaction locks. */
const batchSize = 500

/**
 * Deletes pictures that were uploaded more than a day ago and are not used, and files of
 * interrupted uploads.
 * @param usages asked in turn which pictures are used
 */
export async function cleanUpPictures(
  { database, storage, now }: Dependencies,
  usages: readonly FindUsedPictures[],
): Promise<CleanupResult> {
  const before = new Date(now().getTime() - unusedTime)
  const deleted: string[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const batch = await deleteUnusedBatch(database, usages, { before, after })
    deleted.push(...batch.unused)
    after = batch.lastKey
  }
  for (const key of deleted) for (const name of fileNamesOf(key)) await storage.remove(name)
  return {
    pictures: deleted.length,
    files: await removeOrphanedFiles(database, storage, before),
  }
}

/** @returns `lastKey`: the key to go on after; undefined when no picture was left */
function deleteUnusedBatch(
  database: Database,
  usages: readonly FindUsedPictures[],
  { before, after }: { readonly before: Date; readonly after: string },
): Promise<{ lastKey: string | undefined; unused: string[] }> {
  return database.transact(async (tx) => {
    const keys = await lockOldPictures(tx, { before, after, limit: batchSize })
    const used = new Set<string>()
    for (const findUsed of usages) for (const key of await findUsed(tx, keys)) used.add(key)
    const unused = keys.filter((key) => !used.has(key))
    await deletePictures(tx, unused)
    return { lastKey: keys.at(-1), unused }
  })
}

/**
 * Removes old files whose picture has no row: the machine stopped while they were stored. Temporary
 * files of the folder storage (`.name.digits`) are always such files.
 */
async function removeOrphanedFiles(
  database: Database,
  storage: PictureStorage,
  before: Date,
): Promise<number> {
  let removed = 0
  for await (const { name, at } of storage.list()) {
    const isTemporary = name.startsWith('.')
    const key = pictureKeyOf(name.replace(/^\.|(?<=^\..*)\.[0-9a-f]{12}$/g, ''))
    if (at >= before || key === undefined) continue
    if (!isTemporary && (await existingKeys(database.handle, [key])).length > 0) continue
    await storage.remove(name)
    removed += 1
  }
  return removed
}
