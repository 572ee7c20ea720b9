/**
 * The store of responses: by key and tag, limited in bytes; the least recently used are removed
 * first.
 */
import { isPubliclyCacheable, type CachedResponse } from './cacheable-response.ts'

export type StoredEntry = {
  readonly response: CachedResponse
  /** On the cache's clock, in milliseconds. */
  readonly expiresAt: number
  /**
   * One of its tags was purged, or it has expired: it is only used if no new one can be created.
   */
  outdated: boolean
  bytes: number
}

/** A Map iterates in insertion order, so the first entry is the least recently used. */
export type ResponseStore = {
  readonly maxBytes: number
  readonly entries: Map<string, StoredEntry>
  readonly keysByTag: Map<string, Set<string>>
  /** The keys of responses whose number is unlimited: see `maxUnboundedKeys`. */
  readonly unboundedKeys: Set<string>
  /** The keys with a query string. */
  readonly queryKeys: Set<string>
  bytes: number
}

/**
 * Addresses that are not found are unlimited, and so are private frames such as `/purchase/<any
 * id>`.
 */
const maxUnboundedKeys = 200
/** Queries are unlimited, too, but more valuable. */
const maxQueryKeys = 2000

export const createResponseStore = (maxBytes: number): ResponseStore => ({
  maxBytes,
  entries: new Map(),
  keysByTag: new Map(),
  unboundedKeys: new Set(),
  queryKeys: new Set(),
  bytes: 0,
})

/** Marks an entry as the most recently used. */
export function touchEntry({ entries }: ResponseStore, key: string, entry: StoredEntry): void {
  entries.delete(key)
  entries.set(key, entry)
}

/** Stores a response, then deletes entries beyond the limits. */
export function storeResponse(
  store: ResponseStore,
  key: string,
  response: CachedResponse,
  expiresAt: number,
): void {
  deleteEntry(store, key)
  const entry = { response, expiresAt, outdated: false, bytes: response.variants.bytes() }
  store.entries.set(key, entry)
  store.bytes += entry.bytes
  for (const tag of response.tags) {
    const keys = store.keysByTag.get(tag) ?? new Set<string>()
    store.keysByTag.set(tag, keys.add(key))
  }
  if (response.status === 404 || !isPubliclyCacheable(response)) store.unboundedKeys.add(key)
  if (key.includes('?')) store.queryKeys.add(key)
  deleteOldest(store, store.unboundedKeys, maxUnboundedKeys)
  deleteOldest(store, store.queryKeys, maxQueryKeys)
  deleteExcessBytes(store)
}

/** Counts the bytes of a variant that was created after its response was stored. */
export function addBytes(
  store: ResponseStore,
  key: string,
  response: CachedResponse,
  bytes: number,
): void {
  const entry = store.entries.get(key)
  if (entry?.response !== response) return
  entry.bytes += bytes
  store.bytes += bytes
  deleteExcessBytes(store)
}

/** Marks all responses with one of these tags as outdated. */
export function markOutdated({ entries, keysByTag }: ResponseStore, tags: readonly string[]): void {
  for (const tag of tags)
    for (const key of keysByTag.get(tag) ?? []) {
      const entry = entries.get(key)
      if (entry) entry.outdated = true
    }
}

export function markAllOutdated({ entries }: ResponseStore): void {
  for (const entry of entries.values()) entry.outdated = true
}

export function deleteAll(store: ResponseStore): void {
  for (const key of store.entries.keys()) deleteEntry(store, key)
}

function deleteEntry(store: ResponseStore, key: string): void {
  const entry = store.entries.get(key)
  if (!entry) return
  store.entries.delete(key)
  store.unboundedKeys.delete(key)
  store.queryKeys.delete(key)
  store.bytes -= entry.bytes
  for (const tag of entry.response.tags) {
    const keys = store.keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) store.keysByTag.delete(tag)
  }
}

function deleteOldest(store: ResponseStore, keys: ReadonlySet<string>, maxKeys: number): void {
  const [oldest] = keys
  if (keys.size > maxKeys && oldest !== undefined) deleteEntry(store, oldest)
}

function deleteExcessBytes(store: ResponseStore): void {
  for (const key of store.entries.keys()) {
    if (store.bytes <= store.maxBytes) return
    deleteEntry(store, key)
  }
}
