/** The door of pictures: files come in, are made into ours, are handed out, and are cleared away when no tool names them. */
import { createHash } from 'node:crypto'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { picturesMessages as messages } from './messages/pictures.ts'
import { pictureUnusable, type PicturesOperations } from './contract.ts'
import { createFolderStorage } from './folder-storage.server.ts'
import { createPictureProcessor, processingVersion } from './processing.server.ts'
import { fileNamesOf, pictureKeyFrom, pictureKeyOf, sizedFileName } from './rules.ts'
import type { PictureStorage } from './storage.server.ts'
import {
  deletePictures,
  lockPicture,
  insertPicture,
  existingKeys,
  lockOldPictures,
  findPicture,
} from './store.server.ts'

/** Those of these pictures that something of this capability still names. */
export type FindUsedPictures = (tx: Handle, keys: readonly string[]) => Promise<string[]>
export type CleanupResult = { readonly pictures: number; readonly files: number }

export interface PicturesService extends PicturesOperations {
  /** A file of an uploaded picture, or where browsers find it; undefined when there is none of this name. */
  file(name: string): Promise<Buffer | URL | undefined>
  /** Whether an uploaded picture is kept; if so it stays at least until the transaction ends. */
  hold(tx: Handle, key: string): Promise<boolean>
  /** A later capability says which pictures it names. */
  onTidy(naming: FindUsedPictures): void
  /** Clears away what came more than a day ago and nobody names, and what was left of files that never came wholly. */
  tidy(): Promise<CleanupResult>
  /** Copies every file to a folder that has it not yet. @returns how many pictures' files there are */
  copyTo(folder: string): Promise<number>
  /** Copies every file that is missing here from such a folder. */
  copyFrom(folder: string): Promise<number>
}

export type PicturesDependencies = {
  readonly database: Database
  readonly shelf: PictureStorage
  readonly origin: string
  readonly now: () => Date
}

/** Milliseconds: between sending a picture and saving its tool lies a lunch at most. */
const oneDay = 86_400_000
const portion = 500
/** The size under whose address a tool names its picture. */
const named = 800

export function createPicturesService({
  database,
  shelf,
  origin,
  now,
}: PicturesDependencies): PicturesService {
  const make = createPictureProcessor()
  const namings: FindUsedPictures[] = []

  return {
    async add({ actor, fileBytes: file }) {
      if (file === undefined) throw pictureUnusable({ detail: messages.nothing })
      const key = pictureKeyFrom(
        createHash('sha256').update(processingVersion).update(file).digest('hex'),
      )
      const image = `${origin}/pictures/${sizedFileName(key, named, 'webp')}`
      const there = await findPicture(database.handle, key)
      const { files, ...size } =
        there && (await isWhole(shelf, key))
          ? { files: new Map<string, Buffer>(), ...there }
          : await make(file, key)
      // The row comes last: what it stands for is there whole, whenever the machine stops.
      for (const [name, bytes] of files) await shelf.put(name, bytes)
      await insertPicture(database.handle, {
        key,
        ...size,
        bytes: file.length,
        actorId: actor.id,
        at: now(),
      })
      return { image, ...size }
    },

    async file(name) {
      if (pictureKeyOf(name) === undefined) return undefined
      return shelf.publicUrl === undefined ? shelf.get(name) : new URL(`${shelf.publicUrl}/${name}`)
    },
    hold: lockPicture,
    onTidy: (naming) => void namings.push(naming),

    async tidy() {
      const before = new Date(now().getTime() - oneDay)
      const forgotten: string[] = []
      for (let after: string | undefined = ''; after !== undefined;) {
        const { last, unnamed } = await forgetUnnamed(before, after)
        forgotten.push(...unnamed)
        after = last
      }
      for (const key of forgotten) for (const name of fileNamesOf(key)) await shelf.remove(name)
      return { pictures: forgotten.length, files: await removeLeftovers(before) }
    },

    copyTo: (folder) => copyMissing(shelf, createFolderStorage({ folder })),
    copyFrom: (folder) => copyMissing(createFolderStorage({ folder }), shelf),
  }

  function forgetUnnamed(
    before: Date,
    after: string,
  ): Promise<{ last: string | undefined; unnamed: string[] }> {
    return database.transact(async (tx) => {
      const keys = await lockOldPictures(tx, { before, after, limit: portion })
      const inUse = new Set<string>()
      for (const naming of namings) for (const key of await naming(tx, keys)) inUse.add(key)
      const unnamed = keys.filter((key) => !inUse.has(key))
      await deletePictures(tx, unnamed)
      return { last: keys.at(-1), unnamed }
    })
  }

  /** Files whose picture was never remembered: the machine stopped while they were put down. */
  async function removeLeftovers(before: Date): Promise<number> {
    let removed = 0
    for await (const { name, at } of shelf.list()) {
      const key = pictureKeyOf(name.replace(/^\.|(?<=^\..*)\.[0-9a-f]{12}$/g, ''))
      if (at >= before || key === undefined) continue
      if (!name.startsWith('.') && (await existingKeys(database.handle, [key])).length > 0) continue
      await shelf.remove(name)
      removed += 1
    }
    return removed
  }
}

/** Whether all files of a remembered picture are where they should be: a folder may have been lost since. */
async function isWhole(shelf: PictureStorage, key: string): Promise<boolean> {
  const found = await Promise.all(fileNamesOf(key).map((name) => shelf.get(name)))
  return found.every((bytes) => bytes !== undefined)
}

async function copyMissing(from: PictureStorage, to: PictureStorage): Promise<number> {
  const there = new Set<string>()
  for await (const { name } of to.list()) there.add(name)
  const pictures = new Set<string>()
  for await (const { name } of from.list()) {
    const key = pictureKeyOf(name)
    if (key === undefined) continue
    pictures.add(key)
    const bytes = there.has(name) ? undefined : await from.get(name)
    if (bytes) await to.put(name, bytes)
  }
  return pictures.size
}
