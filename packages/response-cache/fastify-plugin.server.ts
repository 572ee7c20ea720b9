/** The cache behind Fastify: stores responses together with the headers added by hooks. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheKey } from './cache-key.ts'
import { isPubliclyCacheable, type CacheableResponse } from './cacheable-response.ts'
import type { CreateResponse, ResponseCache } from './response-cache.server.ts'
import { cdnCacheControl, responseHead } from './response-head.server.ts'
import { digestOf, encodingFor } from './variants.server.ts'

/** Sends a stored response; otherwise creates one, stores it if allowed, and sends it. */
export type RespondFromCache = (
  request: FastifyRequest,
  reply: FastifyReply,
  createResponse: CreateResponse,
) => Promise<FastifyReply>

/**
 * For proxies in front of the server: fresh for a second, ten more while a new response is fetched,
 * a day while the server cannot be reached. A proxy that purges by `Surrogate-Key` may store for
 * longer. Browsers ignore it, so nobody sees an old price after their own change.
 */
const cdnPolicy = 'max-age=1, stale-while-revalidate=10, stale-if-error=86400'
/** Headers that only apply to one call, and are not stored with the response. */
const perCallHeaders =
  /^(access-control-|x-request-id$|vary$|connection$|content-length$|date$|retry-after$|set-cookie$)/

/**
 * Used by route handlers to respond. Most cached responses never reach it: see fast-path.server.ts.
 */
export const createRespondFromCache =
  (cache: Pick<ResponseCache, 'getOrCreate' | 'isKeeping'>, cacheKey: CacheKey): RespondFromCache =>
  async (request, reply, createResponse) => {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!cache.isKeeping && encoding === 'identity')
      return sendAsItIs(reply, withCachingHeaders(await createResponse(), reply))
    const hit = await cache.getOrCreate(cacheKey(request.url), async () =>
      withCommonHeaders(withCachingHeaders(await createResponse(), reply), reply),
    )
    const variant = await hit.response.variants.getOrCreate(encoding)
    const { status, headers } = responseHead(hit, variant, request.headers['if-none-match'])
    return reply
      .code(status)
      .headers(headers)
      .send(status === 304 ? undefined : variant.body)
  }

/**
 * Sends a response of which nothing is kept. Its text does not become a buffer: that would be memory
 * outside the heap, of which a second's worth under load makes the collector mark the whole heap.
 */
function sendAsItIs(
  reply: FastifyReply,
  { status, headers, tags, body }: CacheableResponse,
): FastifyReply {
  if (tags.length > 0 && isPubliclyCacheable({ headers }))
    reply.header('etag', `"${digestOf(body)}"`)
  return reply.code(status).headers(headers).send(body)
}

/** With the headers that hooks have set for this call, which the next call needs, too. */
function withCommonHeaders(response: CacheableResponse, reply: FastifyReply): CacheableResponse {
  const common = Object.entries(reply.getHeaders())
    .filter(([name]) => !perCallHeaders.test(name))
    .map(([name, value]) => [name, String(value)])
  return { ...response, headers: { ...Object.fromEntries(common), ...response.headers } }
}

/** With the headers that tell browsers and proxies whether to store it, and under which tags. */
function withCachingHeaders(response: CacheableResponse, reply: FastifyReply): CacheableResponse {
  const vary = reply.getHeader('vary') === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Origin'
  const {
    tags,
    headers: {
      'cache-control': cacheControl = tags.length > 0 ? 'public, no-cache' : 'no-store',
      ...own
    },
  } = response
  const forProxies = isPubliclyCacheable({ headers: { 'cache-control': cacheControl } })
    ? { [cdnCacheControl]: cdnPolicy }
    : {}
  return {
    ...response,
    headers: {
      vary,
      ...(tags.length > 0 ? { ...tagHeaders(tags), ...forProxies } : {}),
      'cache-control': cacheControl,
      ...own,
    },
  }
}

/** The tags under the two header names that proxies and CDNs use. */
const tagHeaders = (tags: readonly string[]) => ({
  'surrogate-key': tags.join(' '),
  'cache-tag': tags.join(','),
})
