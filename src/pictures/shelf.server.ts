/** Where the files of pictures lie: each kind of place is one entry of a table, behind one interface. */
import type { PlaceConfig, PlaceConfigs } from '../platform/pictures-config.server.ts'
import { openBucket } from './bucket.server.ts'
import { openFolder } from './folder.server.ts'

/** A file on a shelf, and since when it lies there. */
export type Shelved = { readonly name: string; readonly at: Date }

export interface Shelf {
  /** Puts a file down, whole or not at all; one of the same name is replaced. @throws Problem picturesAway */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  list(): AsyncIterable<Shelved>
  /** A file that is not there counts as removed. */
  remove(name: string): Promise<void>
  /** Where browsers find the files without us. */
  readonly publicUrl: string | undefined
}

const places = { folder: openFolder, bucket: openBucket } satisfies { [K in keyof PlaceConfigs]: (config: PlaceConfigs[K]) => Shelf }

export function openShelf(config: PlaceConfig): Shelf {
  return config.kind === 'folder' ? places.folder(config) : places.bucket(config)
}
