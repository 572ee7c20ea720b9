/** The page cache behind HTTP: a kept answer leaves before anything else is done, a change anywhere makes it be made anew. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.server.ts'
import type { Answer, Keep } from './answer.server.ts'
import { canonical } from './cache-key.ts'
import { isForOthers, openPageCache, type Found, type Kept, type PageCache } from './page-cache.server.ts'
import { encodingFor, isKnown, type Variant } from './variants.server.ts'

export type Keeping = { readonly origin: string; readonly cache?: PageCache }

/** Where doors say which tags a change touches, separated by spaces. */
const channel = 'purge'
/**
 * For what stands in front of the shop: a second of keeping, ten more while it asks again, a day while the shop is away; longer
 * only where it purges by `Surrogate-Key`. Browsers do not read it, so nobody sees an old price after their own change.
 */
const forCdn = 'cdn-cache-control'
const inFrontOfTheShop = 'max-age=1, stale-while-revalidate=10, stale-if-error=86400'
// Of the headers that every answer gets, those that say something about this one call are not kept with it.
const ofTheCall = /^(access-control-|x-request-id$|vary$|connection$|content-length$|date$|retry-after$|set-cookie$)/

/**
 * Sends kept answers from the first hook on, and gives endpoints and pages the way to have theirs kept.
 * Register it before whatever a kept answer need not go through.
 */
export function keeping(app: FastifyInstance, { origin, cache = openPageCache() }: Keeping): { readonly keep: Keep; readonly cache: PageCache } {
  // With a foreign origin the answer must carry headers for that origin: it goes the long way.
  const mayBeKept = ({ method, headers }: FastifyRequest['raw']): boolean =>
    (method === 'GET' || method === 'HEAD') && headers.authorization === undefined && (headers.origin === undefined || headers.origin === origin)

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const found = mayBeKept(raw) ? cache.find(canonical(raw.url ?? '/')) : undefined
    const variant = found?.kept.variants.ready(encodingFor(raw.headers['accept-encoding']))
    if (!found || !variant) return done()
    reply.hijack()
    return writeAtOnce(request, reply, found, variant)
  })

  const keep: Keep = async (request, reply, make) => {
    const found = await cache.through(canonical(request.url), async () => withCommon(await make(), reply))
    const variant = await found.kept.variants.make(encodingFor(request.headers['accept-encoding']))
    const { status, headers } = sent(request, found, variant)
    return reply.code(status).headers(headers).send(status === 304 ? undefined : variant.body)
  }
  return { keep, cache }
}

/** Hears of changes on any instance. While it cannot, what is kept is sent as stale. @returns the way to stop */
export const hearChanges = (cache: PageCache, database: Pick<Database, 'listen'>): Promise<() => Promise<void>> =>
  database.listen(
    channel,
    (tags) => cache.purge(tags.split(' ').filter(Boolean)),
    () => {
      cache.purgeAll()
      cache.doubt(false)
    },
    () => cache.doubt(true),
  )

function writeAtOnce({ raw, id }: FastifyRequest, reply: FastifyReply, found: Found, variant: Variant): void {
  const { status, headers } = sent({ headers: raw.headers }, found, variant)
  reply.raw.setHeader('x-request-id', id)
  reply.raw.writeHead(status, headers)
  reply.raw.end(raw.method === 'HEAD' || status === 304 ? undefined : variant.body)
}

function sent({ headers: asked }: Pick<FastifyRequest, 'headers'>, { kept, stored, stale }: Found, variant: Variant): { status: number; headers: Record<string, string | number> } {
  const { status } = kept
  if (stale) {
    const { etag: _, [forCdn]: __, ...headers } = fullHeaders(kept, variant)
    return { status, headers: { ...headers, 'cache-control': 'no-store', 'x-stale': '1', warning: '110 - "Response is Stale"' } }
  }
  if (stored && isForOthers(kept) && isKnown(asked['if-none-match'], variant.etag)) return { status: 304, headers: { ...kept.headers, etag: variant.etag } }
  return { status, headers: fullHeaders(kept, variant) }
}

const whole = new WeakMap<Kept, Map<Variant, Record<string, string | number>>>()

// Made once for each variant: a kept answer that is sent does nothing but this look-up.
function fullHeaders(kept: Kept, variant: Variant): Record<string, string | number> {
  const known = whole.get(kept) ?? new Map<Variant, Record<string, string | number>>()
  const there = known.get(variant)
  if (there) return there
  const headers = {
    ...kept.headers,
    ...(kept.tags.length > 0 && isForOthers(kept) ? { etag: variant.etag } : {}),
    ...(variant.encoding === 'identity' ? {} : { 'content-encoding': variant.encoding }),
    'content-length': variant.body.length,
  }
  whole.set(kept, known.set(variant, headers))
  return headers
}

function withCommon(answer: Answer, reply: FastifyReply): Answer {
  const common = Object.entries(reply.getHeaders()).filter(([name]) => !ofTheCall.test(name)).map(([name, value]) => [name, String(value)])
  const vary = reply.getHeader('vary') === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Origin'
  const { tags, headers: { 'cache-control': cacheControl = tags.length > 0 ? 'public, no-cache' : 'no-store', ...own } } = answer
  const inFront = isForOthers({ headers: { 'cache-control': cacheControl } }) ? { [forCdn]: inFrontOfTheShop } : {}
  return { ...answer, headers: { ...Object.fromEntries(common), vary, ...(tags.length > 0 ? { 'surrogate-key': tags.join(' '), ...inFront } : {}), 'cache-control': cacheControl, ...own } }
}
