/** ZIP archives that are written while they are sent: only one file at a time is in memory. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZippedFile = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly changedAt: Date
}

/**
 * The bytes of an archive, file by file. Nothing is compressed: for files that are already
 * compressed.
 * @param files read on demand: each only after the previous one was consumed
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

export type ZippedText = {
  readonly name: string
  readonly changedAt: Date
  /** Its parts, read on demand. */
  readonly parts: AsyncIterable<Uint8Array>
}

/**
 * The bytes of an archive of files that are generated while they are sent: only one part at a time
 * is in memory. The files are compressed.
 */
export async function* zipTexts(files: AsyncIterable<ZippedText>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for await (const { name, changedAt, parts } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = changedAt
    zip.add(file)
    for await (const part of parts) {
      file.push(part)
      yield* made
      made = []
    }
    file.push(new Uint8Array(), true)
    yield* made
    made = []
  }
  zip.end()
  yield* made
}
