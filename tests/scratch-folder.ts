/** Where tests keep the data of databases that are thrown away. */
import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Bytes that a run may need: some dozens of databases at once, and their log. */
const room = 4 * 2 ** 30

/**
 * A folder in memory, where the system has one with room: a database is then made and removed at a
 * third of the processor's time that a disk takes.
 */
export function scratchFolder(memory = '/dev/shm'): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= room ? memory : tmpdir()
  } catch {
    // macOS has none.
    return tmpdir()
  }
}
