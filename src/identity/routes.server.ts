/** The door in front of the identity library: what is not allowed does not exist, and what it says goes out in our words. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { identityMessages as messages } from './messages/identity.ts'
import { problem } from '../../packages/contract/problem.ts'
import { internalError, notFound } from '../../packages/contract/standard-problems.ts'
import {
  allowedEndpoints,
  type AllowedEndpoint,
  type PreparedRequest,
  type EndpointRefusal,
} from './allowed-endpoints.server.ts'
import { basePath } from './better-auth.server.ts'

/** What the routes need of the provider behind them. */
export type IdentityRouteDependencies = {
  readonly origin: string
  readonly mailReady: boolean
  /** The library's own handler. */
  readonly handle: (request: Request) => Promise<Response>
  /** The one that knows Google; undefined where there is none. @throws when Google is away */
  readonly handleGoogle: ((request: Request) => Promise<Response>) | undefined
  /** The shop's own rules for a new password. */
  readonly passwordMistake: (
    it: AllowedEndpoint,
    prepared: PreparedRequest,
  ) => Promise<string | undefined>
  /** Before a password is reset: what was given out under the old one ends first. */
  readonly beforeReset: (token: string) => Promise<void>
}

const googleAway = problem('google-away', 503, messages.problems.googleAway)
// Milliseconds that asking for a reset takes, whether the address is known or not.
const resetFloor = 300

/** Mounts what is allowed under /api/auth; everything else there answers 404. */
export async function registerIdentityRoutes(
  app: FastifyInstance,
  behind: IdentityRouteDependencies,
): Promise<void> {
  for (const it of allowedEndpoints) {
    app.route({
      method: it.method,
      url: basePath + it.path,
      schema: { hide: true },
      handler: (request, reply) => answer(it, request, reply, behind),
    })
  }
  // The library sends people here when it has nowhere else to send them.
  app.get<{ Querystring: { error?: unknown } }>(
    `${basePath}/error`,
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const code =
        typeof query.error === 'string' && /^[\w-]{1,64}$/.test(query.error)
          ? query.error
          : 'unknown'
      return reply.header('cache-control', 'no-store').redirect(`/login?error=${code}`, 303)
    },
  )
  app.all(`${basePath}/*`, { schema: { hide: true } }, () => Promise.reject(notFound()))
  app.all(basePath, { schema: { hide: true } }, () => Promise.reject(notFound()))
}

async function answer(
  it: AllowedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  behind: IdentityRouteDependencies,
): Promise<FastifyReply> {
  const prepared = it.prepare ? it.prepare(request.body, behind.origin) : {}
  const who = { address: request.ip, account: 'status' in prepared ? undefined : prepared.email }
  const limits = request.server.hasDecorator('limits') ? request.server.limits : undefined
  if (it.counted) await limits?.consume(it.counted, who)
  else await limits?.read(request.ip)
  if ('status' in prepared) return refuse(reply, prepared)

  const refusal = await refusalOf(it, prepared, behind)
  if (refusal) return refuse(reply, refusal)
  const asked = ask(it, prepared, request, behind)
  const response =
    it.counted === 'reset' ? (await Promise.all([asked, pause(resetFloor)]))[0] : await asked
  if (it.counted === 'login' && response.ok) await limits?.forgive('login', who)
  return send(it, response, reply)
}

/** What the shop itself refuses before the library hears of it. */
async function refusalOf(
  it: AllowedEndpoint,
  prepared: PreparedRequest,
  behind: IdentityRouteDependencies,
): Promise<EndpointRefusal | undefined> {
  if (it.google && !behind.handleGoogle)
    return { status: 409, code: 'GOOGLE_NOT_SET_UP', message: messages.googleNone }
  if (it.counted === 'reset' && !behind.mailReady)
    return { status: 503, code: 'MAIL_NOT_SET_UP', message: messages.mailNone }
  const mistake = await behind.passwordMistake(it, prepared)
  if (mistake) return { status: 422, code: 'PASSWORD_REFUSED', message: mistake }
  if (it.path === '/reset-password' && typeof prepared.body?.['token'] === 'string')
    await behind.beforeReset(prepared.body['token'])
  return undefined
}

async function ask(
  it: AllowedEndpoint,
  prepared: PreparedRequest,
  request: FastifyRequest,
  behind: IdentityRouteDependencies,
): Promise<Response> {
  const message = messageFor(it, prepared, request, behind.origin)
  if (!it.google || !behind.handleGoogle) return behind.handle(message)
  try {
    return await behind.handleGoogle(message)
  } catch (cause) {
    if (cause instanceof GoogleUnavailable)
      throw googleAway({ detail: messages.googleAway, retryAfter: 10, cause })
    throw cause
  }
}

/** Thrown by `handleGoogle` when the issuer does not answer. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleAway'
}

// Headers that the library's checks of origin read, and the session's cookie. Nothing else of the client's goes in.
const passedOn = [
  'cookie',
  'origin',
  'referer',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
] as const

function messageFor(
  it: AllowedEndpoint,
  { body }: PreparedRequest,
  request: FastifyRequest,
  origin: string,
): Request {
  const url = new URL(basePath + it.path, origin)
  const given = new URL(request.url, origin).searchParams
  for (const name of it.query ?? []) {
    const value = given.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  const headers = new Headers()
  for (const name of passedOn) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (it.method === 'GET') return new Request(url, { headers })
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })
}

async function send(
  it: AllowedEndpoint,
  response: Response,
  reply: FastifyReply,
): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const to = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && to)
    return reply.header('cache-control', 'no-store').redirect(to, 303)
  const text = await response.text()
  // An address that the library takes for none is one that nobody has: answered as such.
  if (it.counted === 'reset' && (response.ok || codeIn(text) === 'VALIDATION_ERROR'))
    return reply.header('cache-control', 'no-store').send({ status: true })
  if (!response.ok) return refuse(reply, refusalFrom(it, response.status, text))
  reply.header('cache-control', it.path === '/jwks' ? 'public, max-age=300' : 'no-store')
  return reply
    .code(response.status)
    .type('application/json')
    .send(text === '' ? 'null' : text)
}

const codeIn = (text: string): string => {
  if (!text.startsWith('{')) return ''
  const said: unknown = JSON.parse(text)
  return typeof said === 'object' &&
    said !== null &&
    'code' in said &&
    typeof said.code === 'string'
    ? said.code
    : ''
}

function refusalFrom(it: AllowedEndpoint, status: number, text: string): EndpointRefusal {
  const code = codeIn(text) || (status === 401 ? 'UNAUTHORIZED' : '')
  if (status >= 500)
    throw internalError({
      cause: new Error(`the identity library answered ${status} ${code} to ${it.path}`),
    })
  const sentences: Readonly<Record<string, string>> = messages.refusals
  return { status, code: code || 'REFUSED', message: sentences[code] ?? messages.refusedOtherwise }
}

/** The library's shape (`code`, `message`) and problem details in one, so that either kind of client understands it. */
const refuse = (reply: FastifyReply, { status, code, message }: EndpointRefusal): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'sign-in-refused',
        title: messages.problems.refused,
        status,
        detail: message,
        code,
        message,
      }),
    )
