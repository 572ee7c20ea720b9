/** Status and headers of a cached response, for one caller. */
import { isPubliclyCacheable, type CachedResponse, type CacheHit } from './cacheable-response.ts'
import { matchesEtag, type Variant } from './variants.server.ts'

export type Headers = Readonly<Record<string, string>>

/** Read by proxies and content delivery networks; browsers ignore it. */
export const cdnCacheControl = 'cdn-cache-control'

/**
 * Status and headers: 304 if the caller already has the response, `no-store` and a warning if it is
 * stale.
 * @param ifNoneMatch the caller's header
 */
export function responseHead(
  { response, stored, stale }: CacheHit,
  variant: Variant,
  ifNoneMatch: string | undefined,
): { status: number; headers: Headers } {
  if (stale) {
    const { etag: _, [cdnCacheControl]: __, ...headers } = fullHeaders(response, variant)
    return {
      status: response.status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        'x-stale': '1',
        warning: '110 - "Response is Stale"',
      },
    }
  }
  if (stored && isPubliclyCacheable(response) && matchesEtag(ifNoneMatch, variant.etag))
    return { status: 304, headers: { ...response.headers, etag: variant.etag } }
  return { status: response.status, headers: fullHeaders(response, variant) }
}

/** The headers of the whole response. */
export const fullHeaders = (response: CachedResponse, variant: Variant): Headers => ({
  ...response.headers,
  ...(response.tags.length > 0 && isPubliclyCacheable(response) ? { etag: variant.etag } : {}),
  ...(variant.encoding === 'identity' ? {} : { 'content-encoding': variant.encoding }),
  'content-length': String(variant.body.length),
})
