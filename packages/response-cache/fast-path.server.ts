/**
 * The fast path: sends a stored response straight from Node's HTTP server, before Fastify, with
 * precomputed headers. It costs little more than a bare `response.end`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf, type CacheKey } from './cache-key.ts'
import type { CacheHit, CachedResponse } from './cacheable-response.ts'
import type { ResponseCache } from './response-cache.server.ts'
import { fullHeaders, responseHead } from './response-head.server.ts'
import { encodingFor, type Variant } from './variants.server.ts'

/** A response of the fast path; `ms` until its last byte was handed to the network. */
export type FastPathResponse = {
  readonly method: string | undefined
  readonly status: number
  readonly ms: number
}

export type FastPathOptions = {
  readonly cache: Pick<ResponseCache, 'get'>
  readonly cacheKey: CacheKey
  /** The public origin: requests with another `Origin` need additional headers. */
  readonly origin: string
  /** Only respond under this host name: requests to another may have to be redirected. */
  readonly onlyHost?: string | undefined
  /** Called after each response, for a log. Leave it out if nothing is logged: it takes time. */
  readonly onResponse?: ((response: FastPathResponse) => void) | undefined
}

/**
 * Sends a stored response if there is one.
 * @returns whether it was sent
 */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  newRequestId: () => string,
) => boolean

/**
 * Creates the fast path. It is not rate-limited: sending costs less than counting. Every other
 * protection is in the response's headers, which were stored with it.
 */
export function createFastPath({
  cache,
  cacheKey,
  origin,
  onlyHost,
  onResponse,
}: FastPathOptions): FastPath {
  return (request, response, newRequestId) => {
    const { url = '/', headers } = request
    if (!isCacheable(request, origin) || (onlyHost !== undefined && headers.host !== onlyHost))
      return false
    const key = cacheKey(url)
    // A path that is not canonical is redirected rather than answered under two addresses.
    if (pathOf(key) !== pathOf(url)) return false
    const hit = cache.get(key)
    const variant = hit?.response.variants.ready(encodingFor(headers['accept-encoding']))
    if (!hit || !variant) return false
    if (onResponse) reportWhenSent(request, response, onResponse)
    send(request, response, { hit, variant, requestId: newRequestId() })
    return true
  }
}

/**
 * Whether a request may be answered from the cache: with a token the response is private, and with
 * another origin it needs CORS headers for that origin.
 */
export const isCacheable = (
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  origin: string,
): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  (headers.origin === undefined || headers.origin === origin)

type Sending = { readonly hit: CacheHit; readonly variant: Variant; readonly requestId: string }

function send(
  { method, headers: { 'if-none-match': ifNoneMatch } }: IncomingMessage,
  response: ServerResponse,
  { hit, variant, requestId }: Sending,
): void {
  if (hit.stale || ifNoneMatch !== undefined) {
    const { status, headers } = responseHead(hit, variant, ifNoneMatch)
    response.writeHead(status, { ...headers, 'x-request-id': requestId })
    response.end(method === 'HEAD' || status === 304 ? undefined : variant.body)
  } else {
    response.writeHead(hit.response.status, rawHeaders(hit.response, variant, requestId))
    response.end(method === 'HEAD' ? undefined : variant.body)
  }
}

const rawHeadersOfVariant = new WeakMap<Variant, string[]>()

/**
 * The headers in the form that Node sends without further processing: names and values in turn. The
 * array is created once per variant and reused with another request id, which is its last value.
 */
function rawHeaders(response: CachedResponse, variant: Variant, requestId: string): string[] {
  const known = rawHeadersOfVariant.get(variant)
  if (known) {
    known[known.length - 1] = requestId
    return known
  }
  const headers = Object.entries(fullHeaders(response, variant)).flat()
  headers.push('x-request-id', requestId)
  rawHeadersOfVariant.set(variant, headers)
  return headers
}

function reportWhenSent(
  { method }: IncomingMessage,
  response: ServerResponse,
  onResponse: (response: FastPathResponse) => void,
): void {
  const began = performance.now()
  response.once('finish', () =>
    onResponse({ method, status: response.statusCode, ms: performance.now() - began }),
  )
}
