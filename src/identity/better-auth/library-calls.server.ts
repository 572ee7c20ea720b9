/** Calls to the identity library, and its responses with the shop's messages. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../../../packages/contract/problem.ts'
import { internalError } from '../../../packages/contract/standard-problems.ts'
import { entryOf } from '../../platform/entry-of.ts'
import type {
  AllowedEndpoint,
  EndpointRefusal,
  PreparedRequest,
} from './allowed-endpoints.server.ts'
import { GoogleUnavailable } from './better-auth-google.server.ts'
import { basePath } from './better-auth.server.ts'
import type { Hashing, HashingQueue } from '../passwords/hashing-queue.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'

/** Dependencies of calls to the library. */
export type LibraryDependencies = {
  readonly origin: string
  /** The library's own handler. */
  readonly handle: (request: Request) => Promise<Response>
  /**
   * The handler with Google; undefined without Google.
   * @throws GoogleUnavailable
   */
  readonly handleGoogle: ((request: Request) => Promise<Response>) | undefined
  /** The queue for everything that hashes a password. */
  readonly hashing: HashingQueue
}

/**
 * Whether an endpoint mails a link; its response and its duration are the same for all addresses.
 */
export const sendsMail = ({ limit }: AllowedEndpoint): boolean =>
  limit === 'reset' || limit === 'verification'

const googleUnavailable = problem('google-away', 503, messages.problems.googleUnavailable)

export async function callLibrary(
  endpoint: AllowedEndpoint,
  prepared: PreparedRequest,
  request: FastifyRequest,
  deps: LibraryDependencies,
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

/** Calls the library for an operation that hashes a password, through the hashing queue. */
export const callHashing = (
  { endpoint, prepared, request }: LibraryCall,
  hashing: Hashing,
  deps: LibraryDependencies,
): Promise<Response> =>
  deps.hashing.run(hashing, () => callLibrary(endpoint, prepared, request, deps))

type LibraryCall = {
  readonly endpoint: AllowedEndpoint
  readonly prepared: PreparedRequest
  readonly request: FastifyRequest
}

// The session cookie, and the headers for the library's origin checks. No other header is passed
// on.
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

/** @param ownCookie a `Set-Cookie` header of the shop, added after those of the library */
export async function send(
  endpoint: AllowedEndpoint,
  response: Response,
  reply: FastifyReply,
  ownCookie?: string,
): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (ownCookie !== undefined) reply.header('set-cookie', ownCookie)
  const redirect = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && redirect)
    return reply.header('cache-control', 'no-store').redirect(redirect, 303)
  const text = await response.text()
  // An address that the library considers invalid belongs to nobody: it gets the same response as
  // an unknown one.
  if (sendsMail(endpoint) && (response.ok || codeIn(text) === 'VALIDATION_ERROR'))
    return reply.header('cache-control', 'no-store').send({ status: true })
  if (!response.ok) return refuse(reply, refusalFrom(endpoint, response.status, text))
  reply.header('cache-control', endpoint.path === '/jwks' ? 'public, max-age=300' : 'no-store')
  return reply
    .code(response.status)
    .type('application/json')
    .send(text === '' ? 'null' : text)
}

/** Whether the password was correct, and the second factor is still needed. */
export const awaitsSecondFactor = async (response: Response): Promise<boolean> =>
  response.ok && (await response.clone().text()).includes('"twoFactorRedirect":true')

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
  return {
    status,
    code: code || 'REFUSED',
    message: entryOf<string>(messages.refusals, code) ?? messages.refusedOtherwise,
  }
}

/**
 * Sends the library's format (`code`, `message`) and problem details in one, so that both kinds of
 * client understand it.
 */
export const refuse = (
  reply: FastifyReply,
  { status, code, message }: EndpointRefusal,
): FastifyReply =>
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
