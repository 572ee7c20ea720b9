/**
 * The pictures service: uploaded files are processed, stored and served, and deleted when no tool
 * uses them.
 */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog, Author } from '../audit/service.server.ts'
import { addPicture, type AddedPicture } from './add-picture.server.ts'
import { cleanUpPictures, type CleanupResult, type FindUsedPictures } from './cleanup.server.ts'
import type { PicturesOperations } from './contract.ts'
import { copyMissingFiles } from './copy-files.server.ts'
import { fetchPicture, type FetchedKind } from './fetch-picture.server.ts'
import { createFolderStorage } from './folder-storage.server.ts'
import { createPictureProcessor } from './processing.server.ts'
import { pictureKeyOf } from './rules.ts'
import type { PictureStorage } from './storage.server.ts'
import { lockPicture, lockPictures } from './store.server.ts'

export interface PicturesService extends PicturesOperations {
  /**
   * Stores a file like `add`, on behalf of a user who may be deleted, or of the shop itself.
   * @throws Problem pictureUnusable, picturesUnavailable
   */
  store(author: Author, file: Uint8Array): Promise<AddedPicture>
  /**
   * Fetches the file at an address on the public internet, without decoding it.
   * @param kind the expected kind of file and its size limit; a picture by default
   * @throws PictureNotFetched
   */
  fetch(address: string, kind?: FetchedKind): Promise<Uint8Array>
  /** Whether an address has a form that is fetched; its host is checked later. */
  canFetch(address: string): boolean
  /**
   * A file of an uploaded picture, or its public address when browsers fetch it elsewhere.
   * @returns undefined when there is no file of this name
   */
  file(name: string): Promise<Buffer | URL | undefined>
  /** @returns whether the picture is stored; if so, it stays until the transaction ends */
  lock(tx: Handle, key: string): Promise<boolean>
  /** `lock` for many pictures. @returns the keys that are stored */
  lockAll(tx: Handle, keys: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Registers a function that returns which pictures a later capability uses; a cleanup calls all
   * of them.
   */
  onCleanup(findUsed: FindUsedPictures): void
  /**
   * Deletes pictures that were uploaded more than a day ago and are not used, and the files that an
   * interrupted upload left.
   */
  cleanUp(): Promise<CleanupResult>
  /** Copies every file that is missing in a folder. @returns the number of pictures stored here */
  copyTo(folder: string): Promise<number>
  /** Copies every file that is missing here. @returns the number of pictures in the folder */
  copyFrom(folder: string): Promise<number>
}

export type PicturesDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly storage: PictureStorage
  /** Origins from which pictures are fetched even if they are not on the public internet. */
  readonly testOrigins: readonly string[]
  readonly origin: string
  readonly now: () => Date
}

export function createPicturesService(dependencies: PicturesDependencies): PicturesService {
  const { storage, testOrigins } = dependencies
  const process = createPictureProcessor()
  const usages: FindUsedPictures[] = []
  return {
    add: ({ actor, fileBytes }) => addPicture({ ...dependencies, process }, actor, fileBytes),
    store: (author, file) => addPicture({ ...dependencies, process }, author, file),
    canFetch: (address) => {
      const url = URL.parse(address)
      return url?.protocol === 'https:' || testOrigins.includes(url?.origin ?? '')
    },
    fetch: (address, kind) => fetchPicture(address, dependencies, kind),
    file: (name) => findFile(storage, name),
    lock: lockPicture,
    lockAll: lockPictures,
    onCleanup: (findUsed) => void usages.push(findUsed),
    cleanUp: () => cleanUpPictures(dependencies, usages),
    copyTo: (folder) => copyMissingFiles(storage, createFolderStorage({ folder })),
    copyFrom: (folder) => copyMissingFiles(createFolderStorage({ folder }), storage),
  }
}

async function findFile(storage: PictureStorage, name: string): Promise<Buffer | URL | undefined> {
  if (pictureKeyOf(name) === undefined) return undefined
  return storage.publicUrl === undefined
    ? storage.get(name)
    : new URL(`${storage.publicUrl}/${name}`)
}
