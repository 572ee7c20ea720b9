/** Adds an uploaded file as a picture in all sizes. */
import { createHash } from 'node:crypto'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { toUnavailable } from '../platform/unavailable.server.ts'
import type { AuditLog, Author } from '../audit/service.server.ts'
import { picturesMessages as messages } from './messages/pictures.ts'
import { pictureUnusable } from './contract.ts'
import { processingVersion, type PictureProcessor } from './processing.server.ts'
import { fileNamesOf, pictureKeyFrom, sizedFileName } from './rules.ts'
import type { PictureStorage } from './storage.server.ts'
import { findPicture, insertPicture, withPictureLock } from './store.server.ts'

type Dependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly storage: PictureStorage
  readonly process: PictureProcessor
  readonly origin: string
  readonly now: () => Date
}

/** `image`: the address to give a tool; width and height in pixels are those of the file. */
export type AddedPicture = {
  readonly image: string
  readonly width: number
  readonly height: number
}

/** The width of the file whose address a tool stores. */
const addressedWidth = 800

/**
 * Processes and stores a file. A file that was uploaded before is stored only once, and counts as
 * uploaded now.
 * @param author the user in the audit; undefined: the shop itself
 * @throws Problem pictureUnusable, picturesUnavailable
 */
export async function addPicture(
  dependencies: Dependencies,
  author: Author,
  file: Uint8Array | undefined,
): Promise<AddedPicture> {
  if (file === undefined) throw pictureUnusable({ detail: messages.noFile })
  const digest = createHash('sha256').update(processingVersion).update(file).digest('hex')
  const key = pictureKeyFrom(digest)
  const { database, origin } = dependencies
  const { width, height } = await withPictureLock(database.connection, key, () =>
    storePicture(dependencies, author, file, key),
  ).catch((error: unknown) => {
    throw toUnavailable(error)
  })
  const image = `${origin}/pictures/${sizedFileName(key, addressedWidth, 'webp')}`
  return { image, width, height }
}

/** Stores the files and the row, while no other process stores or removes this picture. */
async function storePicture(
  { database, audit, storage, process, now }: Dependencies,
  author: Author,
  file: Uint8Array,
  key: string,
): Promise<{ readonly width: number; readonly height: number }> {
  const existing = await findPicture(database.handle, key)
  const { files, width, height } =
    existing && (await hasAllFiles(storage, key))
      ? { files: new Map<string, Buffer>(), ...existing }
      : await process(file, key)
  // The row is inserted last: its files are stored completely, whenever the machine stops.
  for (const [name, bytes] of files) await storage.put(name, bytes)
  await database.transact(async (tx) => {
    const picture = {
      key,
      width,
      height,
      bytes: file.length,
      actorId: author?.id ?? null,
      at: now(),
    }
    await insertPicture(tx, picture)
    const change = { operation: 'pictures.add', kind: 'picture', id: key, label: key } as const
    await audit.record(tx, author, { ...change, after: { width, height } })
  })
  return { width, height }
}

/** Files can be missing although the picture has a row: a folder may have been lost since. */
async function hasAllFiles(storage: PictureStorage, key: string): Promise<boolean> {
  const files = await Promise.all(fileNamesOf(key).map((name) => storage.get(name)))
  return files.every((bytes) => bytes !== undefined)
}
