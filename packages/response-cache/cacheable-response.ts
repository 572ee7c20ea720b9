/** The values that this package works with: a response to store, and a stored response. */
import type { Variants } from './variants.server.ts'

/** A response as a value: sent now, or stored for the next caller. */
export type CacheableResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** Purging one of these tags makes the response outdated. Without tags it is not stored. */
  readonly tags: readonly string[]
}

/** A response in the cache, with its body in the encodings that callers accept. */
export type CachedResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  readonly variants: Variants
}

export type CacheHit = {
  readonly response: CachedResponse
  /** Whether it was stored, so that the next caller may get the same response. */
  readonly stored: boolean
  /** Whether it may be older than the last change. */
  readonly stale: boolean
}

/** Whether browsers and proxies may also store the response. */
export const isPubliclyCacheable = ({ headers }: Pick<CachedResponse, 'headers'>): boolean =>
  headers['cache-control'] !== 'no-store'
