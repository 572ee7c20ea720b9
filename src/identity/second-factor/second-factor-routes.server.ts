/**
 * The endpoints of second factors: the shop's additions to the library. Codes work only once,
 * sessions record when they passed, and every change is reported by mail.
 */
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { isUniqueViolation } from '../../../packages/pg-kit/constraint-violations.server.ts'
import type { MailService } from '../../platform/mail/mail.server.ts'
import type { SecurityEvent, SecurityLog } from '../../platform/security-log.server.ts'
import type {
  AllowedEndpoint,
  EndpointRefusal,
  PreparedRequest,
} from '../better-auth/allowed-endpoints.server.ts'
import {
  callHashing,
  callLibrary,
  refuse,
  send,
  type LibraryDependencies,
} from '../better-auth/library-calls.server.ts'
import type { SessionListener } from '../identity.server.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import { queueCredentialMail, type CredentialChange } from '../email/credential-mails.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { isRecent } from '../recent-proof.ts'
import { guardProof } from '../sign-in-guard/proof-guard.server.ts'
import type { SignInGuard } from '../sign-in-guard/sign-in-guard.server.ts'
import {
  deleteSessionByToken,
  findSecondFactorState,
  markSecondFactorPassed,
  type SecondFactorState,
} from './second-factor-store.server.ts'
import { insertUsedToken } from '../store.server.ts'

/**
 * Milliseconds that a used code is stored: longer than a code is valid if the clock is off by one
 * step.
 */
const codeMemory = 5 * 60_000

/** The session of a request: its user, and which factors it has passed. */
type CurrentSession = SecondFactorState & {
  readonly userId: string
  readonly sessionId: string
}

export type SecondFactorDependencies = {
  readonly database: Database
  readonly mail: MailService
  readonly origin: string
  readonly readSettings: ReadSettings
  readonly securityLog: SecurityLog
  readonly onSessionReplaced: SessionListener
  /** The live session identified by the cookie header. */
  readonly findSession: (
    cookie: string | undefined,
  ) => Promise<{ readonly userId: string; readonly sessionId: string } | undefined>
}

/** The second factor routes' dependencies on the embedded provider. */
export type SecondFactorRouteDependencies = LibraryDependencies & {
  /** Counts sign-in attempts, and recognises browsers that have signed in before. */
  readonly guard: SignInGuard
  readonly securityLog: SecurityLog
  readonly secondFactor: SecondFactorDependencies
}

type SecondFactorCall = {
  readonly endpoint: AllowedEndpoint
  readonly prepared: PreparedRequest
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const refusalWith = (
  status: number,
  code: keyof typeof messages.refusals,
): EndpointRefusal & { readonly code: string } => ({
  status,
  code,
  message: messages.refusals[code],
})

/** A request about a second factor, counted like a sign-in against address and account. */
export async function answerSecondFactor(
  call: SecondFactorCall,
  deps: SecondFactorRouteDependencies,
): Promise<FastifyReply> {
  const { endpoint, request, reply } = call
  const session = await currentSession(request, deps.secondFactor)
  const limits = request.server.hasDecorator('limits') ? request.server.limits : undefined
  const subject = { address: request.ip, account: session && `second-factor:${session.userId}` }
  await limits?.consume('login', subject)
  if (endpoint.secondFactor === 'setup') {
    if (!session) return refuse(reply, refusalWith(401, 'UNAUTHORIZED'))
    const missing = missingProof(endpoint, session, new Date())
    if (missing) return refuse(reply, refusalWith(403, missing))
    return setUp(call, session, deps)
  }
  if (endpoint.secondFactor === 'passkey') {
    if (await signInWithPasskey(call, deps)) await limits?.forgive('login', subject)
    return reply
  }
  const passed = await verify(call, session, deps)
  if (passed) await limits?.forgive('login', subject)
  return reply
}

/**
 * The verification that a session lacks before it may set something up: a code within the last ten
 * minutes if there is a second factor, since a password may be stolen together with a session that
 * passed one long ago. The library compares the password, if there is one; an account with neither
 * relies on its sign-in.
 */
function missingProof(
  { asksProof = false }: AllowedEndpoint,
  { isEnrolled, passedAt, signedInAt, hasPassword }: CurrentSession,
  now: Date,
): 'SECOND_FACTOR_REQUIRED' | 'SIGN_IN_AGAIN' | undefined {
  const hasPassed = asksProof ? isRecent(passedAt, now) : passedAt !== null
  if (isEnrolled) return hasPassed ? undefined : 'SECOND_FACTOR_REQUIRED'
  return asksProof && !hasPassword && !isRecent(signedInAt, now) ? 'SIGN_IN_AGAIN' : undefined
}

async function currentSession(
  { headers }: FastifyRequest,
  { database, findSession }: SecondFactorDependencies,
): Promise<CurrentSession | undefined> {
  const session = await findSession(headers.cookie)
  if (!session) return undefined
  return Object.assign(session, await findSecondFactorState(database.handle, session))
}

/** Creates and removes credentials of the account: each needs the password, if there is one. */
async function setUp(
  { endpoint, prepared, request, reply }: SecondFactorCall,
  session: CurrentSession,
  deps: SecondFactorRouteDependencies,
): Promise<FastifyReply> {
  let response: Response
  try {
    const { name } = await deps.secondFactor.readSettings()
    // The label that the authenticator app shows beside the code.
    const named =
      endpoint.path === '/two-factor/enable'
        ? { ...prepared, body: { ...prepared.body, issuer: name } }
        : prepared
    const hashing = { account: session.userId, isKnown: true }
    const call = () => callHashing({ endpoint, prepared: named, request }, hashing, deps)
    response = await (endpoint.asksProof
      ? guardProof(deps.secondFactor.database.handle, session.userId, call, ({ ok }) => ok)
      : call())
  } catch (error) {
    // A concurrent request has created the key.
    if (!isUniqueViolation(error)) throw error
    return refuse(reply, refusalWith(409, 'TOTP_STARTED_ELSEWHERE'))
  }
  const change = response.ok ? setupChanges[endpoint.path] : undefined
  if (change) await announce(session, change, deps.secondFactor)
  if (!response.ok)
    deps.securityLog('second_factor_failed', { subject: session.userId, reason: 'setup' })
  return send(endpoint, response, reply)
}

/** The notification for each endpoint that makes a change. */
const setupChanges: Readonly<Record<string, CredentialChange & SecurityEvent>> = {
  '/two-factor/disable': 'second_factor_removed',
  '/two-factor/generate-backup-codes': 'recovery_codes_renewed',
  '/passkey/add': 'passkey_added',
  '/passkey/confirm': 'passkey_confirmed',
  '/passkey/remove': 'passkey_removed',
}

/**
 * Handles the request.
 * @returns whether it started a session
 */
async function signInWithPasskey(
  { endpoint, prepared, request, reply }: SecondFactorCall,
  deps: SecondFactorRouteDependencies,
): Promise<boolean> {
  const response = await callLibrary(endpoint, prepared, request, deps)
  if (!response.ok) {
    deps.securityLog('sign_in_failed', { reason: 'passkey' })
    await send(endpoint, response, reply)
    return false
  }
  const { userId } = readSession(await response.clone().text())
  const { database } = deps.secondFactor
  const { email } = await findSecondFactorState(database.handle, { userId, sessionId: undefined })
  await deps.guard.noticeStranger(email, request.headers.cookie)
  await send(endpoint, response, reply, await deps.guard.welcome(email, request.headers.cookie))
  return true
}

/**
 * Checks a code.
 * @returns whether it was correct, and used for the first time
 */
async function verify(
  { endpoint, prepared, request, reply }: SecondFactorCall,
  session: CurrentSession | undefined,
  deps: SecondFactorRouteDependencies,
): Promise<boolean> {
  const { database, securityLog } = deps.secondFactor
  const response = await callLibrary(endpoint, prepared, request, deps)
  const { userId, token } = response.ok
    ? readSession(await response.clone().text())
    : { userId: session?.userId ?? '', token: '' }
  if (!response.ok) {
    securityLog('second_factor_failed', { subject: userId })
    await send(endpoint, response, reply)
    return false
  }
  const isTotp = endpoint.path === '/two-factor/verify-totp'
  if (isTotp && !(await claimCode(deps.secondFactor, userId, String(prepared.body?.['code'])))) {
    // The library does not store used codes. The session that it started here is never sent.
    if (!session) await deleteSessionByToken(database.handle, token)
    securityLog('second_factor_failed', { subject: userId, reason: 'used-before' })
    refuse(reply, refusalWith(401, 'CODE_USED'))
    return false
  }
  await markSecondFactorPassed(database.handle, token, new Date())
  if (session) await followSession(response, session, deps.secondFactor)
  const { email } = await findSecondFactorState(database.handle, { userId, sessionId: undefined })
  if (!isTotp) await announce({ userId, email }, 'recovery_code_used', deps.secondFactor)
  else if (session && !session.isEnrolled)
    await announce({ userId, email }, 'second_factor_enrolled', deps.secondFactor)
  if (!session) await deps.guard.noticeStranger(email, request.headers.cookie)
  await send(endpoint, response, reply, await deps.guard.welcome(email, request.headers.cookie))
  return true
}

/** The library starts another session when a key is enabled: its cookie is in the response. */
async function followSession(
  response: Response,
  { sessionId: before }: CurrentSession,
  { findSession, onSessionReplaced }: SecondFactorDependencies,
): Promise<void> {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const after = cookies.length > 0 ? (await findSession(cookies.join('; ')))?.sessionId : undefined
  if (after !== undefined && after !== before) await onSessionReplaced({ before, after })
}

/** The session in the library's response, which may have just started. */
function readSession(text: string): { readonly userId: string; readonly token: string } {
  const body: unknown = JSON.parse(text)
  const field = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return {
    userId: String(field(field(body, 'user'), 'id')),
    token: String(field(body, 'token')),
  }
}

/** @returns false if this account's code was used before (RFC 6238, section 5.2) */
export const claimCode = (
  { database }: Pick<SecondFactorDependencies, 'database'>,
  userId: string,
  code: string,
): Promise<boolean> =>
  insertUsedToken(
    database.handle,
    hash('sha256', JSON.stringify(['totp', userId, code]), 'buffer'),
    new Date(Date.now() + codeMemory),
  )

/** Writes a line to the security log, and mails the account's owner. */
export async function announce(
  { userId, email }: { readonly userId: string; readonly email: string },
  change: CredentialChange & SecurityEvent,
  deps: Omit<SecondFactorDependencies, 'findSession' | 'onSessionReplaced'>,
): Promise<void> {
  deps.securityLog(change, { subject: userId })
  await deps.database.transact((tx) => queueCredentialMail(deps, tx, { email, change }))
}
