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
   * Stores a file as `add` does, in the name of somebody who may be gone, or of the shop itself.
   * @throws Problem pictureUnusable, picturesUnavailable
   */
  store(author: Author, file: Uint8Array): Promise<AddedPicture>
  /**
   * The file at an address of the public internet, not yet decoded.
   * @param kind what is asked for, and how large it may be; a picture by default
   * @throws PictureNotFetched
   */
  fetch(address: string, kind?: FetchedKind): Promise<Uint8Array>
  /** Whether an address is of the kind that is fetched; who answers there is asked later. */
  canFetch(address: string): boolean
  /**
   * A file of an uploaded picture, or its public address when browsers fetch it elsewhere.
   * @returns undefined when there is no file of this name
   */
  file(name: string): Promise<Buffer | URL | undefined>
  /** @returns whether the picture is stored; if so it stays until the transaction ends */
  lock(tx: Handle, key: string): Promise<boolean>
  /** `lock` for many pictures. @returns those that are stored */
  lockAll(tx: Handle, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Registers which pictures a later capability uses; a cleanup asks every one. */
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
  /** Origins from which pictures are fetched although they are not on the public internet. */
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
