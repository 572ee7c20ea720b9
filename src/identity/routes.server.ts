/**
 * The routes in front of the identity library: only allowed endpoints exist, and answers carry the
 * shop's messages.
 */
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
import { GoogleUnavailable } from './better-auth-google.server.ts'
import { basePath } from './better-auth.server.ts'
import type { Confirmation } from './email-confirmation.server.ts'

/** What the routes need of the embedded provider. */
export type IdentityRouteDependencies = {
  readonly origin: string
  readonly mailReady: boolean
  /** The library's own handler. */
  readonly handle: (request: Request) => Promise<Response>
  /** The handler with Google; undefined without Google. @throws GoogleUnavailable */
  readonly handleGoogle: ((request: Request) => Promise<Response>) | undefined
  /** What is wrong with a new password by the shop's own rules, as a sentence. */
  readonly newPasswordError: (
    endpoint: AllowedEndpoint,
    prepared: PreparedRequest,
  ) => Promise<string | undefined>
  /** Called before a password is reset, to revoke what was issued under the old one. */
  readonly beforeReset: (token: string) => Promise<void>
  /**
   * Remembers the password's hash before it is compared. @returns ends all sessions, and answers
   * true, when it has changed since
   */
  readonly watchPassword: (email: string) => Promise<() => Promise<boolean>>
  /** Confirms an e-mail address; the cookie header says whose session the browser has. */
  readonly confirmEmail: (
    token: string,
    cookie: string | undefined,
  ) => Promise<Confirmation | undefined>
}

const googleUnavailable = problem('google-away', 503, messages.problems.googleUnavailable)
/** Minimum milliseconds of a reset request, so that its time does not tell known addresses. */
const minResetTime = 300

/** Registers the allowed endpoints under /api/auth; everything else there answers 404. */
export async function registerIdentityRoutes(
  app: FastifyInstance,
  deps: IdentityRouteDependencies,
): Promise<void> {
  for (const endpoint of allowedEndpoints) {
    app.route({
      method: endpoint.method,
      url: basePath + endpoint.path,
      schema: { hide: true },
      handler: (request, reply) => handle(endpoint, request, reply, deps),
    })
  }
  // The library redirects here when it has no other address.
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

const wrongPassword: EndpointRefusal = {
  status: 401,
  code: 'INVALID_EMAIL_OR_PASSWORD',
  message: messages.refusals.INVALID_EMAIL_OR_PASSWORD,
}

async function handle(
  endpoint: AllowedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: IdentityRouteDependencies,
): Promise<FastifyReply> {
  const prepared = endpoint.prepare ? endpoint.prepare(request.body, deps.origin) : {}
  const limited = {
    address: request.ip,
    account: 'status' in prepared ? undefined : prepared.email,
  }
  const limits = request.server.hasDecorator('limits') ? request.server.limits : undefined
  if (endpoint.limit) await limits?.consume(endpoint.limit, limited)
  else await limits?.read(request.ip)
  if ('status' in prepared) return refuse(reply, prepared)

  const refusal = await refusalOf(endpoint, prepared, deps)
  if (refusal) return refuse(reply, refusal)
  if (endpoint.path === '/verify-email') return sendConfirmation(request, reply, deps)
  const endIfChanged =
    endpoint.path === '/sign-in/email' ? await deps.watchPassword(prepared.email ?? '') : undefined
  const answer = callLibrary(endpoint, prepared, request, deps)
  const response =
    endpoint.limit === 'reset'
      ? (await Promise.all([answer, pause(minResetTime)]))[0]
      : await answer
  // The old password was compared, and then somebody set another one: the cookie is never sent.
  if (response.ok && (await endIfChanged?.())) return refuse(reply, wrongPassword)
  if (endpoint.limit === 'login' && response.ok) await limits?.forgive('login', limited)
  return send(endpoint, response, reply)
}

async function sendConfirmation(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: IdentityRouteDependencies,
): Promise<FastifyReply> {
  const token = new URL(request.url, deps.origin).searchParams.get('token') ?? ''
  const confirmation = await deps.confirmEmail(token, request.headers.cookie)
  if (!confirmation)
    return refuse(reply, {
      status: 401,
      code: 'INVALID_TOKEN',
      message: messages.refusals.INVALID_TOKEN,
    })
  return reply.header('cache-control', 'no-store').send({ status: true, ...confirmation })
}

/** What the shop itself refuses before the library is called. */
async function refusalOf(
  endpoint: AllowedEndpoint,
  prepared: PreparedRequest,
  deps: IdentityRouteDependencies,
): Promise<EndpointRefusal | undefined> {
  if (endpoint.google && !deps.handleGoogle)
    return { status: 409, code: 'GOOGLE_NOT_SET_UP', message: messages.googleNone }
  if (endpoint.limit === 'reset' && !deps.mailReady)
    return { status: 503, code: 'MAIL_NOT_SET_UP', message: messages.mailNone }
  const error = await deps.newPasswordError(endpoint, prepared)
  if (error) return { status: 422, code: 'PASSWORD_REFUSED', message: error }
  if (endpoint.path === '/reset-password' && typeof prepared.body?.['token'] === 'string')
    await deps.beforeReset(prepared.body['token'])
  return undefined
}

async function callLibrary(
  endpoint: AllowedEndpoint,
  prepared: PreparedRequest,
  request: FastifyRequest,
  deps: IdentityRouteDependencies,
): Promise<Response> {
  const message = libraryRequest(endpoint, prepared, request, deps.origin)
  if (!endpoint.google || !deps.handleGoogle) return deps.handle(message)
  try {
    return await deps.handleGoogle(message)
  } catch (cause) {
    if (cause instanceof GoogleUnavailable)
      throw googleUnavailable({ detail: messages.googleUnavailable, retryAfter: 10, cause })
    throw cause
  }
}

// The session's cookie, and what the library's origin checks read. No other header is passed on.
const passedHeaders = [
  'cookie',
  'origin',
  'referer',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
] as const

function libraryRequest(
  endpoint: AllowedEndpoint,
  { body }: PreparedRequest,
  request: FastifyRequest,
  origin: string,
): Request {
  const url = new URL(basePath + endpoint.path, origin)
  const query = new URL(request.url, origin).searchParams
  for (const name of endpoint.query ?? []) {
    const value = query.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  const headers = new Headers()
  for (const name of passedHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (endpoint.method === 'GET') return new Request(url, { headers })
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })
}

async function send(
  endpoint: AllowedEndpoint,
  response: Response,
  reply: FastifyReply,
): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const redirect = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && redirect)
    return reply.header('cache-control', 'no-store').redirect(redirect, 303)
  const text = await response.text()
  // An address that the library finds invalid belongs to nobody: answered like an unknown one.
  if (endpoint.limit === 'reset' && (response.ok || codeIn(text) === 'VALIDATION_ERROR'))
    return reply.header('cache-control', 'no-store').send({ status: true })
  if (!response.ok) return refuse(reply, refusalFrom(endpoint, response.status, text))
  reply.header('cache-control', endpoint.path === '/jwks' ? 'public, max-age=300' : 'no-store')
  return reply
    .code(response.status)
    .type('application/json')
    .send(text === '' ? 'null' : text)
}

const codeIn = (text: string): string => {
  if (!text.startsWith('{')) return ''
  const body: unknown = JSON.parse(text)
  return typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string'
    ? body.code
    : ''
}

function refusalFrom(endpoint: AllowedEndpoint, status: number, text: string): EndpointRefusal {
  const code = codeIn(text) || (status === 401 ? 'UNAUTHORIZED' : '')
  if (status >= 500)
    throw internalError({
      cause: new Error(`the identity library answered ${status} ${code} to ${endpoint.path}`),
    })
  const sentences: Readonly<Record<string, string>> = messages.refusals
  return { status, code: code || 'REFUSED', message: sentences[code] ?? messages.refusedOtherwise }
}

/**
 * Sends the library's shape (`code`, `message`) and problem details in one, so that either kind of
 * client understands it.
 */
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
