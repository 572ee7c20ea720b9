/**
 * A file that is created again after a change, at most every few seconds, and otherwise served from
 * memory.
 */
import { createHash } from 'node:crypto'

export type KeptBytes = { readonly bytes: Buffer; readonly hash: string }

/**
 * Milliseconds for which a file is served even though data has changed. In a shop with orders every
 * second, each request would otherwise read the whole catalogue.
 */
const grace = 10_000

type Kept = { readonly file: KeptBytes; readonly changes: number; readonly madeAt: number }

/** @param elapsed milliseconds of a monotonic clock; tests replace it */
export function createKeptFile(
  make: () => AsyncIterable<string>,
  elapsed: () => number = () => performance.now(),
) {
  let kept: Kept | undefined
  let making: Promise<KeptBytes> | undefined
  let changes = 0
  let isFollowing = true

  async function makeFile(): Promise<KeptBytes> {
    const begun = changes
    const parts: Buffer[] = []
    for await (const part of make()) parts.push(Buffer.from(part))
    const bytes = Buffer.concat(parts)
    const file = { bytes, hash: createHash('sha256').update(bytes).digest('base64url') }
    kept = { file, changes: begun, madeAt: elapsed() }
    return file
  }
  return {
    async current(): Promise<KeptBytes> {
      if (kept && isFollowing && kept.changes === changes) return kept.file
      if (kept && elapsed() - kept.madeAt < grace) return kept.file
      making ??= makeFile().finally(() => (making = undefined))
      return making
    },
    /** Call it when the data in the file has changed. */
    outdate(): void {
      changes += 1
    },
    /** Sets whether this instance receives changes; the stored file is then outdated at once. */
    follow(isHeard: boolean): void {
      changes += 1
      isFollowing = isHeard
    },
  }
}
