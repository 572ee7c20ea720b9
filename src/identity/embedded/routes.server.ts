/**
 * The routes in front of the identity library: only allowed endpoints exist, and responses contain
 * the shop's messages.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { identityMessages as messages } from '../messages/identity.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { accountHash } from '../../platform/security-log.server.ts'
import {
  allowedEndpoints,
  type AllowedEndpoint,
  type PreparedRequest,
  type EndpointRefusal,
} from '../better-auth/allowed-endpoints.server.ts'
import { basePath } from '../better-auth/better-auth.server.ts'
import {
  awaitsSecondFactor,
  callHashing,
  callLibrary,
  refuse,
  send,
  sendsMail,
} from '../better-auth/library-calls.server.ts'
import type { Confirmation } from '../email/email-confirmation.server.ts'
import {
  answerSecondFactor,
  type SecondFactorRouteDependencies,
} from '../second-factor/second-factor-routes.server.ts'

/** The routes' dependencies on the embedded provider. */
export type IdentityRouteDependencies = SecondFactorRouteDependencies & {
  readonly mailReady: boolean
  /** The error of a new password by the shop's own rules, as a sentence. */
  readonly newPasswordError: (
    endpoint: AllowedEndpoint,
    prepared: PreparedRequest,
  ) => Promise<string | undefined>
  /**
   * Called before a password is reset, to revoke everything issued under the old one.
   * @returns the owner of the password; undefined for an invalid link
   */
  readonly beforeReset: (
    token: string,
  ) => Promise<{ readonly id: string; readonly email: string } | undefined>
  /** Confirms an e-mail address; the cookie header identifies the browser's session. */
  readonly confirmEmail: (
    token: string,
    cookie: string | undefined,
  ) => Promise<Confirmation | undefined>
}

/**
 * Minimum milliseconds of a reset request, so that its duration does not reveal known addresses.
 */
const minResetTime = 300

/** Registers the allowed endpoints under /api/auth; everything else there responds with 404. */
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
  // The library redirects here if it has no other address.
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

/** A request with the result of its endpoint's body validation. */
type PreparedCall = {
  readonly endpoint: AllowedEndpoint
  readonly prepared: PreparedRequest
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const limitsOf = ({ server }: FastifyRequest) =>
  server.hasDecorator('limits') ? server.limits : undefined

async function handle(
  endpoint: AllowedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: IdentityRouteDependencies,
): Promise<FastifyReply> {
  const prepared = endpoint.prepare ? endpoint.prepare(request.body, deps.origin) : {}
  if (endpoint.path === '/sign-in/email' && !('status' in prepared))
    return signIn({ endpoint, prepared, request, reply }, deps)
  const account = 'status' in prepared ? undefined : prepared.email
  const limits = limitsOf(request)
  if (endpoint.secondFactor) {
    if (!('status' in prepared))
      return answerSecondFactor({ endpoint, prepared, request, reply }, deps)
    await limits?.consume('login', { address: request.ip })
    return refuse(reply, prepared)
  }
  if (endpoint.limit) await limits?.consume(endpoint.limit, { address: request.ip, account })
  else await limits?.read(request.ip)
  if ('status' in prepared) return refuse(reply, prepared)
  const refusal = await refusalOf(endpoint, prepared, deps)
  if (refusal) return refuse(reply, refusal)
  return answer({ endpoint, prepared, request, reply }, deps)
}

async function answer(call: PreparedCall, deps: IdentityRouteDependencies): Promise<FastifyReply> {
  const { endpoint, prepared, request, reply } = call
  switch (endpoint.path) {
    case '/verify-email':
      return sendConfirmation(request, reply, deps)
    case '/reset-password':
      return resetPassword(call, deps)
    case '/sign-up/email': {
      const response = await callHashing(call, { account: request.ip }, deps)
      const cookie = response.ok ? await deviceCookieOf(prepared.email, request, deps) : undefined
      return send(endpoint, response, reply, cookie)
    }
    default: {
      const response = callLibrary(endpoint, prepared, request, deps)
      if (!sendsMail(endpoint)) return send(endpoint, await response, reply)
      if (endpoint.path === '/request-password-reset')
        deps.securityLog('reset_requested', { account: accountHash(prepared.email ?? '') })
      return send(endpoint, (await Promise.all([response, pause(minResetTime)]))[0], reply)
    }
  }
}

const wrongPassword: EndpointRefusal = {
  status: 401,
  code: 'INVALID_EMAIL_OR_PASSWORD',
  message: messages.refusals.INVALID_EMAIL_OR_PASSWORD,
}

async function signIn(
  { endpoint, prepared, request, reply }: PreparedCall,
  deps: IdentityRouteDependencies,
): Promise<FastifyReply> {
  const { email = '' } = prepared
  const subject = { address: request.ip, account: email }
  const limits = limitsOf(request)
  // A known browser has a limit of its own: requests of strangers in the same network do not count.
  const attempt = await deps.guard.begin(email, request.headers.cookie, async () =>
    limits?.consume('login', subject),
  )
  const { isKnownDevice: isKnown } = attempt
  const response = await callHashing(
    { endpoint, prepared, request },
    { account: email, isKnown },
    deps,
  )
  // The old password was compared, and then somebody set another one or deleted the account: the
  // cookie is never sent.
  const mayHaveChanged = response.ok || response.status >= 500
  if (mayHaveChanged && (await attempt.endIfPasswordChanged())) return refuse(reply, wrongPassword)
  if (!response.ok) {
    deps.securityLog('sign_in_failed', { account: accountHash(email) })
    return send(endpoint, response, reply)
  }
  // Only after both factors does the browser become a known device.
  if (await awaitsSecondFactor(response)) return send(endpoint, response, reply)
  await deps.guard.noticeStranger(email, request.headers.cookie)
  if (!attempt.isKnownDevice) await limits?.forgive('login', subject)
  return send(endpoint, response, reply, await deviceCookieOf(email, request, deps))
}

async function resetPassword(
  { endpoint, prepared, request, reply }: PreparedCall,
  deps: IdentityRouteDependencies,
): Promise<FastifyReply> {
  const owner = await deps.beforeReset(String(prepared.body?.['token']))
  const hashing = { account: owner?.email ?? request.ip, isKnown: owner !== undefined }
  const response = await callHashing({ endpoint, prepared, request }, hashing, deps)
  if (!response.ok || !owner) return send(endpoint, response, reply)
  deps.securityLog('password_reset', { subject: owner.id })
  await limitsOf(request)?.forgive('login', { address: request.ip })
  return send(endpoint, response, reply, await deviceCookieOf(owner.email, request, deps))
}

/**
 * This browser's user has proved ownership of the account: others' guesses no longer slow it down.
 */
const deviceCookieOf = async (
  email: string | undefined,
  request: FastifyRequest,
  { guard }: IdentityRouteDependencies,
): Promise<string | undefined> =>
  email === undefined ? undefined : guard.welcome(email, request.headers.cookie)

async function sendConfirmation(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: IdentityRouteDependencies,
): Promise<FastifyReply> {
  const token = new URL(request.url, deps.origin).searchParams.get('token') ?? ''
  const confirmation = await deps.confirmEmail(token, request.headers.cookie)
  if (confirmation) deps.securityLog('email_confirmed')
  if (!confirmation)
    return refuse(reply, {
      status: 401,
      code: 'INVALID_TOKEN',
      message: messages.refusals.INVALID_TOKEN,
    })
  return reply.header('cache-control', 'no-store').send({ status: true, ...confirmation })
}

/** The shop's own refusals before the library is called. */
async function refusalOf(
  endpoint: AllowedEndpoint,
  prepared: PreparedRequest,
  deps: IdentityRouteDependencies,
): Promise<EndpointRefusal | undefined> {
  if (endpoint.google && !deps.handleGoogle)
    return { status: 409, code: 'GOOGLE_NOT_SET_UP', message: messages.googleNone }
  if (sendsMail(endpoint) && !deps.mailReady)
    return { status: 503, code: 'MAIL_NOT_SET_UP', message: messages.mailNone }
  const error = await deps.newPasswordError(endpoint, prepared)
  return error ? { status: 422, code: 'PASSWORD_REFUSED', message: error } : undefined
}
