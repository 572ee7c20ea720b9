/** The page cache behind HTTP: answers are kept with the headers that they were made with, a change anywhere makes them be made anew. */
import type { FastifyReply } from 'fastify'
import type { Database } from '../pg-kit/database.server.ts'
import type { CacheableResponse, RespondFromCache } from './cacheable-response.server.ts'
import { canonicalUrl } from './cache-key.ts'
import { cdnCacheControl, responseHead } from './fast-path.server.ts'
import { isPubliclyCacheable, type ResponseCache } from './response-cache.server.ts'
import { encodingFor } from './variants.server.ts'

/** Where doors say which tags a change touches, separated by spaces. */
const channel = 'purge'
/**
 * For what stands in front of the shop: a second of keeping, ten more while it asks again, a day while the shop is away; longer
 * only where it purges by `Surrogate-Key`. Browsers do not read it, so nobody sees an old price after their own change.
 */
const inFrontOfTheShop = 'max-age=1, stale-while-revalidate=10, stale-if-error=86400'
/** Said instead of tags when more has changed than tags could name. */
const everything = '*'
// Of the headers that every answer gets, those that say something about this one call are not kept with it.
const ofTheCall =
  /^(access-control-|x-request-id$|vary$|connection$|content-length$|date$|retry-after$|set-cookie$)/

/** Gives endpoints and pages the way to have their answers kept. What is kept already seldom comes here: see kept-first. */
export const respondFromCache =
  (cache: ResponseCache): RespondFromCache =>
  async (request, reply, make) => {
    const found = await cache.through(canonicalUrl(request.url), async () =>
      withCommon(await make(), reply),
    )
    const variant = await found.kept.variants.make(encodingFor(request.headers['accept-encoding']))
    const { status, headers } = responseHead(request, found, variant)
    return reply
      .code(status)
      .headers(headers)
      .send(status === 304 ? undefined : variant.body)
  }

/** Hears of changes on any instance. While it cannot, what is kept is sent as stale. @returns the way to stop */
export const purgeOnNotifications = (
  cache: ResponseCache,
  database: Pick<Database, 'listen'>,
): Promise<() => Promise<void>> =>
  database.listen(
    channel,
    (tags) =>
      tags === everything ? cache.purgeAll() : cache.purge(tags.split(' ').filter(Boolean)),
    () => {
      cache.purgeAll()
      cache.doubt(false)
    },
    () => cache.doubt(true),
  )

function withCommon(answer: CacheableResponse, reply: FastifyReply): CacheableResponse {
  const common = Object.entries(reply.getHeaders())
    .filter(([name]) => !ofTheCall.test(name))
    .map(([name, value]) => [name, String(value)])
  const vary = reply.getHeader('vary') === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Origin'
  const {
    tags,
    headers: {
      'cache-control': cacheControl = tags.length > 0 ? 'public, no-cache' : 'no-store',
      ...own
    },
  } = answer
  const inFront = isPubliclyCacheable({ headers: { 'cache-control': cacheControl } })
    ? { [cdnCacheControl]: inFrontOfTheShop }
    : {}
  return {
    ...answer,
    headers: {
      ...Object.fromEntries(common),
      vary,
      ...(tags.length > 0 ? { 'surrogate-key': tags.join(' '), ...inFront } : {}),
      'cache-control': cacheControl,
      ...own,
    },
  }
}
