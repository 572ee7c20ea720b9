/** A kept answer leaves before anything else is done: straight from Node's own server, with headers that were put together once. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../src/platform/config.server.ts'
import { canonicalUrl } from './cache-key.ts'
import { logsResponses } from '../../src/platform/http/log.server.ts'
import {
  isPubliclyCacheable,
  type CacheHit,
  type CachedResponse,
  type ResponseCache,
} from './response-cache.server.ts'
import type { FastPath } from '../../src/platform/http/fastify-instance.server.ts'
import { encodingFor, matchesEtag, type Variant } from './variants.server.ts'

type Asked = Pick<IncomingMessage, 'method' | 'headers'>
type Headers = Readonly<Record<string, string>>

/** The header for what stands in front of the shop; browsers do not read it. */
export const cdnCacheControl = 'cdn-cache-control'

/**
 * Looks whether what is asked for is kept, and sends it.
 * Limits do not count it: it costs less than counting. Every other protection lies in its headers, which were made with it.
 */
export function cacheFastPath(
  cache: ResponseCache,
  { origin, loopback, trustProxy }: Pick<Config, 'origin' | 'loopback' | 'trustProxy'>,
  log: FastifyBaseLogger,
): FastPath {
  // Where names matter (see oneName), a request under another one goes the long way.
  const onlyHost = loopback && trustProxy === 0 ? new URL(origin).host : undefined
  const talkative = logsResponses(log)
  return (request, response, newId) => {
    const { url = '/', headers } = request
    if (!isCacheable(request, origin) || (onlyHost !== undefined && headers.host !== onlyHost))
      return false
    const address = canonicalUrl(url)
    // What is written otherwise is led to its address, and not answered under two.
    if (pathOf(address) !== pathOf(url)) return false
    const found = cache.find(address)
    const variant = found?.kept.variants.ready(encodingFor(headers['accept-encoding']))
    if (!found || !variant) return false
    if (talkative) logWhenSent(request, response, log)
    send(request, response, { found, variant, id: newId() })
    return true
  }
}

const pathOf = (address: string): string => {
  const mark = address.indexOf('?')
  return mark < 0 ? address : address.slice(0, mark)
}

/** With a token the answer is somebody's own; with a foreign origin it must carry headers for that origin. */
export const isCacheable = ({ method, headers }: Asked, origin: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  (headers.origin === undefined || headers.origin === origin)

/** What is said about a kept answer to somebody who may have it already. */
export function responseHead(
  { headers: asked }: Pick<Asked, 'headers'>,
  { kept, stored, stale }: CacheHit,
  variant: Variant,
): { status: number; headers: Headers } {
  if (stale) {
    const { etag: _, [cdnCacheControl]: __, ...headers } = wholeHeaders(kept, variant)
    return {
      status: kept.status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        'x-stale': '1',
        warning: '110 - "Response is Stale"',
      },
    }
  }
  if (stored && isPubliclyCacheable(kept) && matchesEtag(asked['if-none-match'], variant.etag))
    return { status: 304, headers: { ...kept.headers, etag: variant.etag } }
  return { status: kept.status, headers: wholeHeaders(kept, variant) }
}

const wholeHeaders = (kept: CachedResponse, variant: Variant): Headers => ({
  ...kept.headers,
  ...(kept.tags.length > 0 && isPubliclyCacheable(kept) ? { etag: variant.etag } : {}),
  ...(variant.encoding === 'identity' ? {} : { 'content-encoding': variant.encoding }),
  'content-length': String(variant.body.length),
})

type Sending = { readonly found: CacheHit; readonly variant: Variant; readonly id: string }

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { found, variant, id }: Sending,
): void {
  const { method, headers: asked } = request
  if (found.stale || asked['if-none-match'] !== undefined) {
    const { status, headers } = responseHead({ headers: asked }, found, variant)
    response.writeHead(status, { ...headers, 'x-request-id': id })
    response.end(method === 'HEAD' || status === 304 ? undefined : variant.body)
  } else {
    response.writeHead(found.kept.status, flatHeaders(found.kept, variant, id))
    response.end(method === 'HEAD' ? undefined : variant.body)
  }
}

const flat = new WeakMap<Variant, string[]>()

// Names and values in turn, as Node takes them without another look; only the id, which stands last, is this call's.
function flatHeaders(kept: CachedResponse, variant: Variant, id: string): string[] {
  const known = flat.get(variant)
  if (known) {
    known[known.length - 1] = id
    return known
  }
  const made = [...Object.entries(wholeHeaders(kept, variant)).flat(), 'x-request-id', id]
  flat.set(variant, made)
  return made
}

function logWhenSent(
  { method }: IncomingMessage,
  response: ServerResponse,
  log: FastifyBaseLogger,
): void {
  const began = performance.now()
  response.once('finish', () =>
    log.info(
      {
        method,
        route: 'kept',
        status: response.statusCode,
        ms: Math.round((performance.now() - began) * 10) / 10,
      },
      'answered',
    ),
  )
}
