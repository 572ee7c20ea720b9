/** The storage of picture files: one interface, and a table with one entry for each kind. */
import type {
  PictureStorageConfig,
  PictureStorageConfigs,
} from '../platform/config/pictures-config.server.ts'
import { createS3Storage } from './s3-storage.server.ts'
import { createFolderStorage } from './folder-storage.server.ts'

/** A stored file and the time when it was stored. */
export type StoredFile = { readonly name: string; readonly at: Date }

export interface PictureStorage {
  /**
   * Stores a file, completely or not at all; replaces one with the same name.
   * @throws Problem picturesUnavailable
   */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** @throws Problem picturesUnavailable */
  get(name: string): Promise<Buffer | undefined>
  list(): AsyncIterable<StoredFile>
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>
  /**
   * The address from which browsers fetch the files directly; undefined if the shop serves them.
   */
  readonly publicUrl: string | undefined
}

const storages = { folder: createFolderStorage, bucket: createS3Storage } satisfies {
  [K in keyof PictureStorageConfigs]: (config: PictureStorageConfigs[K]) => PictureStorage
}

export function createPictureStorage(config: PictureStorageConfig): PictureStorage {
  return config.kind === 'folder' ? storages.folder(config) : storages.bucket(config)
}
