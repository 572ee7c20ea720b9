/** Where the files of pictures lie: each kind of place is one entry of a table, behind one interface. */
import type {
  PictureStorageConfig,
  PictureStorageConfigs,
} from '../platform/pictures-config.server.ts'
import { createS3Storage } from './s3-storage.server.ts'
import { createFolderStorage } from './folder-storage.server.ts'

/** A file on a shelf, and since when it lies there. */
export type StoredFile = { readonly name: string; readonly at: Date }

export interface PictureStorage {
  /** Puts a file down, whole or not at all; one of the same name is replaced. @throws Problem picturesAway */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  list(): AsyncIterable<StoredFile>
  /** A file that is not there counts as removed. */
  remove(name: string): Promise<void>
  /** Where browsers find the files without us. */
  readonly publicUrl: string | undefined
}

const places = { folder: createFolderStorage, bucket: createS3Storage } satisfies {
  [K in keyof PictureStorageConfigs]: (config: PictureStorageConfigs[K]) => PictureStorage
}

export function createPictureStorage(config: PictureStorageConfig): PictureStorage {
  return config.kind === 'folder' ? places.folder(config) : places.bucket(config)
}
