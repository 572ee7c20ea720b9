/** What protects every answer whatever it is: headers, who may ask from other origins, and under which names the shop answers. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.server.ts'
import { isLoopback } from '../loopback.ts'
import { closedPolicy } from './content-policy.server.ts'
import { uriTooLong, misdirectedRequest } from '../../../packages/contract/http-problems.ts'

/** Bytes. */
export const maxBodyBytes = 65_536
/** A list of 1,000 lines, each with an id, a quantity and a price, in generous spelling. */
export const maxListBodyBytes = 327_680
export const maxUrlLength = 2048
export const maxHeaderBytes = 16_384

const oneYear = 31_536_000

/** Whether a page may talk with windows that it opened itself, as sign-in popups need. */
export type OpenerPolicy = 'same-origin' | 'same-origin-allow-popups'

/** Registers what every answer goes through; a page brings its own Content-Security-Policy. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  openerPolicy: OpenerPolicy = 'same-origin',
): Promise<void> {
  const constant = {
    ...headersOf({
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
    reply.headers(constant).header('x-request-id', request.id)
    done(request.url.length > maxUrlLength ? uriTooLong() : undefined)
  })
  await app.register(cors, {
    origin: config.corsOrigins.length > 0 ? [...config.corsOrigins] : false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Link', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
  })
}

/** What Helmet would say to every request: asked once, since it is always the same. */
function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/**
 * On this machine alone the shop is reached as 127.0.0.1 and as localhost: pages move to the one that the origin names, so that
 * cookies, policy and redirects agree. Under a foreign name (a rebound DNS entry) the development pages do not answer at all.
 */
export function canonicalHost(
  app: FastifyInstance,
  { origin, loopback, trustProxy }: Pick<Config, 'origin' | 'loopback' | 'trustProxy'>,
): void {
  if (!loopback || trustProxy > 0) return
  const { host: ours, port } = new URL(origin)
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request
    if (host === ours) return undefined
    const { pathname } = new URL(request.url.replace(/^\/+/, '/'), origin)
    if (!isLoopback(request.hostname) && /^\/(dev|api\/auth)(\/|$)/.test(pathname))
      throw misdirectedRequest()
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|healthz|readyz)(\/|$)/.test(pathname)
    if (isPage && isLoopback(request.hostname) && host.endsWith(`:${port}`))
      return reply.redirect(origin + request.url.replace(/^\/+/, '/'), 302)
    return undefined
  })
}
