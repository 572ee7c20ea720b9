/** ZIP archives that are written while they are sent: of their files one at a time is in memory. */
import { Zip, ZipPassThrough } from 'fflate'

export type ZippedFile = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly changedAt: Date
}

/**
 * The bytes of an archive, file by file. Nothing is compressed: it is for files that are already.
 * @param files read as the archive is: none before the one before it was taken
 */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for await (const { name, bytes, changedAt } of files) {
    const file = new ZipPassThrough(name)
    file.mtime = changedAt
    zip.add(file)
    file.push(bytes, true)
    yield* made
    made = []
  }
  zip.end()
  yield* made
}
