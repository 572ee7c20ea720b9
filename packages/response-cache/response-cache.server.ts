/** Which answers are kept, under which tags, and until when: made once for many callers, never older than the last purge. */
import { toProblem } from '../contract/server/problem-responses.server.ts'
import { toUnavailable } from '../pg-kit/unavailable.ts'
import type { CacheableResponse } from './cacheable-response.server.ts'
import { createVariants, type Variants } from './variants.server.ts'

/** An answer as it is kept. */
export type CachedResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  readonly variants: Variants
}
/** `stored`: kept for the next caller. `stale`: may be older than the last change, because the database is away. */
export type CacheHit = {
  readonly kept: CachedResponse
  readonly stored: boolean
  readonly stale: boolean
}

export interface ResponseCache {
  /** What is kept and may be sent at once. */
  find(key: string): CacheHit | undefined
  /** What is kept, or else made now, once for all who ask meanwhile. While the database is away or slow the last good answer serves. */
  through(key: string, make: () => Promise<CacheableResponse>): Promise<CacheHit>
  /** Forgets all answers with one of these tags, and keeps none whose making began before. */
  purge(tags: readonly string[]): void
  purgeAll(): void
  /** Whether changes may go unheard now; then what is kept is sent as stale. */
  doubt(doubtful: boolean): void
  bytes(): number
}

type Entry = {
  readonly kept: CachedResponse
  readonly until: number
  outdated: boolean
  bytes: number
}
type Flight = { readonly began: number; readonly result: Promise<CacheHit> }

const mostBytes = 64 * 2 ** 20
/** Addresses at which nothing is are endless, and so are those of frames: `/purchase/<any id>`. */
const mostEndless = 200
/** Addresses that ask for something are endless too, but worth more. */
const mostAsking = 2000
const quality = 9
/**
 * Milliseconds that anything is kept. No purge names what a frame was made from, the settings of the shop, and some of them are
 * known only after somebody else's first answer; and an instance that dies between a commit and telling of it purges nothing.
 */
const mostAge = 60_000
/** Milliseconds that a caller waits for a new answer where there is a last one. */
const mostPatience = 1000

/** Whether browsers and what stands in between may keep it too. */
export const isPubliclyCacheable = ({ headers }: Pick<CachedResponse, 'headers'>): boolean =>
  headers['cache-control'] !== 'no-store'

export type CacheLimits = {
  /** Bytes held; what was not asked for longest goes first. Of none, each answer is made for one caller alone. */
  readonly most?: number
  /** Milliseconds after which the last good answer serves, as stale, while the new one is still being made. */
  readonly patience?: number
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
}

/** An empty cache. */
export function createResponseCache({
  most = mostBytes,
  patience = mostPatience,
  now = () => performance.now(),
}: CacheLimits = {}): ResponseCache {
  const entries = new Map<string, Entry>()
  const keysByTag = new Map<string, Set<string>>()
  const endless = new Set<string>()
  const asking = new Set<string>()
  const flights = new Map<string, Flight>()
  const purged = new Map<string, number>()
  let allPurged = 0
  let moment = 0
  let underWay = 0
  let held = 0
  let doubtful = false

  const drop = (key: string): void => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    endless.delete(key)
    asking.delete(key)
    held -= entry.bytes
    for (const tag of entry.kept.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const shrink = (): void => {
    for (const key of entries.keys()) {
      if (held <= most) return
      drop(key)
    }
  }
  const store = (key: string, kept: CachedResponse): void => {
    drop(key)
    const entry: Entry = {
      kept,
      until: now() + mostAge,
      outdated: false,
      bytes: kept.variants.bytes(),
    }
    entries.set(key, entry)
    held += entry.bytes
    for (const tag of kept.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
    if (kept.status === 404 || !isPubliclyCacheable(kept)) endless.add(key)
    if (key.includes('?')) asking.add(key)
    for (const [few, many] of [
      [endless, mostEndless],
      [asking, mostAsking],
    ] as const) {
      const [oldest] = few
      if (few.size > many && oldest !== undefined) drop(oldest)
    }
    shrink()
  }
  const grown = (key: string, kept: CachedResponse, bytes: number): void => {
    const entry = entries.get(key)
    if (entry?.kept !== kept) return
    entry.bytes += bytes
    held += bytes
    shrink()
  }
  const keptOf = (
    key: string,
    { body, status, headers, tags }: CacheableResponse,
  ): CachedResponse => {
    const onGrown = (bytes: number): void => grown(key, kept, bytes)
    const kept: CachedResponse = {
      status,
      headers,
      tags,
      variants: createVariants(typeof body === 'string' ? Buffer.from(body) : body, {
        contentType: headers['content-type'] ?? '',
        quality,
        onGrown,
      }),
    }
    return kept
  }
  const changedSince = (began: number, tags: readonly string[]): boolean =>
    allPurged > began || tags.some((tag) => (purged.get(tag) ?? 0) > began)
  const lastGood = (key: string): CacheHit | undefined => {
    const entry = entries.get(key)
    return entry && { kept: entry.kept, stored: false, stale: true }
  }

  const fly = async (
    key: string,
    began: number,
    make: () => Promise<CacheableResponse>,
  ): Promise<CacheHit> => {
    underWay += 1
    try {
      const answer = await make()
      const substitute = answer.status === 503 ? lastGood(key) : undefined
      if (substitute) return substitute
      const kept = keptOf(key, answer)
      const stored =
        (answer.status === 200 || answer.status === 404) &&
        answer.tags.length > 0 &&
        !changedSince(began, answer.tags)
      if (stored) store(key, kept)
      return { kept, stored, stale: false }
    } catch (error) {
      const substitute =
        toProblem(toUnavailable(error))?.body.status === 503 ? lastGood(key) : undefined
      if (substitute) return substitute
      throw error
    } finally {
      underWay -= 1
      if (flights.get(key)?.began === began) flights.delete(key)
      // What was purged matters only to what was being made then.
      if (underWay === 0) purged.clear()
    }
  }

  // The new answer goes on being made, and is kept for whoever asks next.
  const atMost = async (key: string, result: Promise<CacheHit>): Promise<CacheHit> => {
    if (!entries.has(key)) return result
    const tooLong = Promise.withResolvers<undefined>()
    const timer = setTimeout(tooLong.resolve, patience, undefined)
    try {
      return (await Promise.race([result, tooLong.promise])) ?? lastGood(key) ?? (await result)
    } finally {
      clearTimeout(timer)
    }
  }

  const find: ResponseCache['find'] = (key) => {
    const entry = entries.get(key)
    if (entry && entry.until < now()) entry.outdated = true
    if (!entry || (entry.outdated && !doubtful)) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return { kept: entry.kept, stored: true, stale: doubtful || entry.outdated }
  }
  return {
    find,
    through: async (key, make) => {
      if (most === 0) return { kept: keptOf(key, await make()), stored: false, stale: false }
      const there = find(key)
      if (there) return there
      const before = flights.get(key)
      if (before) return atMost(key, before.result)
      const began = (moment += 1)
      const result = fly(key, began, make)
      flights.set(key, { began, result })
      return atMost(key, result)
    },
    purge: (tags) => {
      moment += 1
      // Who asks from now on must not be given what was begun before.
      flights.clear()
      for (const tag of tags) {
        if (underWay > 0) purged.set(tag, moment)
        for (const key of keysByTag.get(tag) ?? []) {
          const entry = entries.get(key)
          if (entry) entry.outdated = true
        }
      }
    },
    purgeAll: () => {
      allPurged = moment += 1
      flights.clear()
      for (const entry of entries.values()) entry.outdated = true
    },
    doubt: (unsure) => {
      doubtful = unsure
    },
    bytes: () => held,
  }
}
