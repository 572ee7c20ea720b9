/** Copies the files of pictures from one storage to another, for backup and restore. */
import { pictureKeyOf } from './rules.ts'
import type { PictureStorage } from './storage.server.ts'

/** Copies every file that is missing in `to`. @returns the number of pictures in `from` */
export async function copyMissingFiles(from: PictureStorage, to: PictureStorage): Promise<number> {
  const existing = new Set<string>()
  for await (const { name } of to.list()) existing.add(name)
  const pictures = new Set<string>()
  for await (const { name } of from.list()) {
    const key = pictureKeyOf(name)
    if (key === undefined) continue
    pictures.add(key)
    const bytes = existing.has(name) ? undefined : await from.get(name)
    if (bytes) await to.put(name, bytes)
  }
  return pictures.size
}
