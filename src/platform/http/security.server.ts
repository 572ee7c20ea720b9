/** Protection of every response: security headers, CORS, and the shop's host name. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config/config.server.ts'
import { isForwarded, isLoopbackHost } from '../config/loopback.ts'
import { closedPolicy } from './content-policy.server.ts'
import { uriTooLong } from '../../../packages/contract/http-problems.ts'
import { misdirectedRequest } from '../outage-problems.ts'

/** Characters. */
export const maxUrlLength = 2048
export const maxHeaderBytes = 16_384

/** Seconds. */
const oneYear = 31_536_000

/** The header Cross-Origin-Opener-Policy: sign-in popups need the second value. */
export type OpenerPolicy = 'same-origin' | 'same-origin-allow-popups'

/** Adds the headers of every response; a page overrides the Content-Security-Policy. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  openerPolicy: OpenerPolicy = 'same-origin',
): Promise<void> {
  const headers = {
    ...helmetHeaders({
      contentSecurityPolicy: false,
      strictTransportSecurity: config.origin.startsWith('https:')
        ? { maxAge: oneYear, includeSubDomains: false }
        : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: openerPolicy },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
    }),
    'content-security-policy': closedPolicy,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).headers(resourcePolicyOf(request.url)).header('x-request-id', request.id)
    done(request.url.length > maxUrlLength ? uriTooLong() : undefined)
  })
  const corsOptions = {
    origin: config.corsOrigins.length > 0 ? [...config.corsOrigins] : false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Company'],
    exposedHeaders: ['Link', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
  }
  const withCredentials = { ...corsOptions, credentials: true }
  await app.register(cors, {
    // Only the embedded identity provider uses a cookie; the API uses none.
    delegator: ({ url, headers: { origin = '' } }, decide) =>
      decide(
        null,
        url.startsWith('/api/auth/') && config.corsOrigins.includes(origin)
          ? withCredentials
          : corsOptions,
      ),
  })
}

/** Any origin may show pictures: the API returns their absolute addresses. */
const resourcePolicyOf = (url: string): Readonly<Record<string, string>> =>
  url.startsWith('/pictures/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {}

/** The headers that Helmet would set on each response: computed once, since they never change. */
function helmetHeaders(options: HelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/**
 * The only host name under which a shop on a loopback address serves pages; undefined if any name
 * is accepted, since a proxy or the network decides about names.
 */
export const requiredHost = ({
  origin,
  loopback,
  trustProxy,
}: Pick<Config, 'origin' | 'loopback' | 'trustProxy'>): string | undefined =>
  loopback && trustProxy === 0 ? new URL(origin).host : undefined

/**
 * A shop on a loopback address can be reached as 127.0.0.1 and as localhost. Pages redirect to the
 * host name of the origin, so that cookies, policy and redirects agree. Under another name (DNS
 * rebinding), or through an untrusted proxy, development pages and sign-in are refused: a demo shop
 * has accounts with known passwords.
 */
export function canonicalHost(
  app: FastifyInstance,
  config: Pick<Config, 'origin' | 'loopback' | 'trustProxy'>,
): void {
  const ownHost = requiredHost(config)
  if (ownHost === undefined) return
  const { origin } = config
  const { port } = new URL(origin)
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request
    const isLocal = isLoopbackHost(host) && !isForwarded(request.headers)
    if (!isLocal && isForLocalUse(request)) throw misdirectedRequest()
    if (host === ownHost) return undefined
    const { pathname } = new URL(request.url.replace(/^\/+/, '/'), origin)
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|healthz|readyz)(\/|$)/.test(pathname)
    if (isPage && isLoopbackHost(host) && host.endsWith(`:${port}`))
      return reply.redirect(origin + request.url.replace(/^\/+/, '/'), 302)
    return undefined
  })
}

/**
 * Development pages, and everything for signing in. Checks the route too, since the router decodes
 * the path.
 */
const isForLocalUse = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url ?? ''].some((path) =>
    /^\/+(?:dev|api\/+(?:auth|user))(?:[/?#]|$)/i.test(path),
  )
