/**
 * Passkeys as a plugin of the identity library: adding one with the account's password, and signing
 * in with a passkey only. The authenticator must have verified its user (a fingerprint, a PIN), so
 * it proves two factors at once. Signatures are checked by `@simplewebauthn/server`. Source:
 * https://www.w3.org/TR/webauthn-3/.
 */
import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import {
  createChallenge,
  spendChallenge,
  type ChallengePurpose,
} from './passkey-challenges.server.ts'
import {
  confirmPasskey,
  deletePasskey,
  findPasskey,
  insertPasskey,
  isActive,
  listPasskeys,
  lockAccount,
  notePasskeyUse,
} from './passkey-store.server.ts'
import { deleteOneSession, lockLiveSession } from '../store.server.ts'

export type PasskeyDependencies = {
  readonly database: Database
  /** The address of the shop's pages: no other page can use its passkeys. */
  readonly origin: string
  readonly secret: string
  readonly readSettings: ReadSettings
}

/** The maximum number per account. */
const passkeyLimit = 20
/**
 * Signature algorithms that authenticators support: Ed25519, ES256, RS256 (IANA COSE algorithms).
 */
const algorithms = [-8, -7, -257]
/** Milliseconds that a browser waits for the authenticator. */
const timeout = 5 * 60_000

const refusal = (status: 'UNAUTHORIZED' | 'BAD_REQUEST' | 'CONFLICT', code: RefusalCode) =>
  new APIError(status, { code, message: messages.refusals[code] })
type RefusalCode =
  | 'PASSKEY_REFUSED'
  | 'PASSKEY_SUSPENDED'
  | 'PASSKEY_NOT_ADDED'
  | 'PASSKEY_TAKEN'
  | 'INVALID_PASSWORD'
  | 'UNAUTHORIZED'

const credentialFields = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}
/** The browser's JSON forms of a new passkey, and of a signature (`toJSON`). */
const NewCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
const Assertion = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
})

/** The plugin; `rpID` of WebAuthn is the host name of `origin`. */
export const passkeyPlugin = (deps: PasskeyDependencies) =>
  ({
    id: 'passkeys',
    endpoints: {
      beginPasskey: beginPasskey(deps),
      addPasskey: addPasskey(deps),
      listPasskeys: createAuthEndpoint(
        '/passkey/list',
        { method: 'GET', use: [sessionMiddleware] },
        async (ctx) =>
          ctx.json({
            passkeys: await listPasskeys(deps.database.handle, ctx.context.session.user.id),
          }),
      ),
      confirmPasskey: changePasskey(deps, '/passkey/confirm', confirmPasskey),
      removePasskey: changePasskey(deps, '/passkey/remove', deletePasskey),
      beginPasskeySignIn: beginPasskeySignIn(deps),
      signInWithPasskey: signInWithPasskey(deps),
    },
  }) satisfies BetterAuthPlugin

/**
 * Whether browsers create passkeys for pages of this origin: not if its host is an IP address, nor
 * without https except on this machine.
 */
export function canHavePasskeys(origin: string): boolean {
  const { hostname, protocol } = new URL(origin)
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  return !isAddress && (protocol === 'https:' || hostname === 'localhost')
}

const hostOf = ({ origin }: PasskeyDependencies): string => new URL(origin).hostname

const beginPasskey = (deps: PasskeyDependencies) =>
  createAuthEndpoint(
    '/passkey/begin',
    {
      method: 'POST',
      use: [sessionMiddleware],
      body: z.object({ password: z.string().optional() }),
    },
    async (ctx) => {
      const { user } = ctx.context.session
      await requirePassword(ctx.context, user.id, ctx.body.password)
      const own = await listPasskeys(deps.database.handle, user.id)
      const { challenge, ticket } = createChallenge(deps.secret, ticketPurpose('add', user.id))
      const options = await generateRegistrationOptions({
        rpName: (await deps.readSettings()).name,
        rpID: hostOf(deps),
        userName: user.email,
        userDisplayName: user.name,
        userID: new TextEncoder().encode(user.id),
        challenge: Buffer.from(challenge, 'base64url'),
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: own.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return ctx.json({ options, ticket })
    },
  )

const addPasskey = (deps: PasskeyDependencies) =>
  createAuthEndpoint(
    '/passkey/add',
    {
      method: 'POST',
      use: [sessionMiddleware],
      body: z.object({ ticket: z.string(), name: z.string(), response: NewCredential }),
    },
    async (ctx) => {
      const { ticket, name, response } = ctx.body
      const { user } = ctx.context.session
      const made = await verify(deps, ticket, ticketPurpose('add', user.id), (expected) =>
        verifyRegistrationResponse({
          ...expected,
          response,
          supportedAlgorithmIDs: algorithms,
        }),
      )
      if (!made?.registrationInfo) throw refusal('BAD_REQUEST', 'PASSKEY_NOT_ADDED')
      const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
      const passkey = { id, publicKey, counter, transports, userId: user.id }
      const now = { name, createdAt: new Date() }
      const sessionId = ctx.context.session.session.id
      const outcome = await deps.database.transact(async (tx) => {
        await lockAccount(tx, user.id)
        // All sessions may have been ended since the request started.
        const session = { userId: user.id, id: sessionId }
        if (!(await lockLiveSession(tx, session, new Date()))) return 'signed-out'
        return (await insertPasskey(tx, { ...passkey, ...now }, passkeyLimit)) ? 'added' : 'taken'
      })
      if (outcome === 'signed-out') throw refusal('UNAUTHORIZED', 'UNAUTHORIZED')
      if (outcome === 'taken') throw refusal('CONFLICT', 'PASSKEY_TAKEN')
      return ctx.json({ status: true })
    },
  )

/** Confirms or removes one passkey, with the same verification as adding one. */
const changePasskey = (
  deps: PasskeyDependencies,
  path: '/passkey/confirm' | '/passkey/remove',
  change: (db: Handle, userId: string, id: string) => Promise<boolean>,
) =>
  createAuthEndpoint(
    path,
    {
      method: 'POST',
      use: [sessionMiddleware],
      body: z.object({ id: z.string(), password: z.string().optional() }),
    },
    async (ctx) => {
      const { user } = ctx.context.session
      const { id, password } = ctx.body
      await requirePassword(ctx.context, user.id, password)
      // A missing passkey was removed in another tab.
      return ctx.json({ changed: await change(deps.database.handle, user.id, id) })
    },
  )

type PasswordContext = {
  readonly internalAdapter: {
    findCredentialAccount(userId: string): Promise<{ password?: string | null | undefined } | null>
  }
  readonly password: { verify(input: { hash: string; password: string }): Promise<boolean> }
}

/** For an account without a password, the routes have required another verification. */
async function requirePassword(
  { internalAdapter, password: hasher }: PasswordContext,
  userId: string,
  password = '',
): Promise<void> {
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password
  if (hash && !(await hasher.verify({ hash, password })))
    throw refusal('BAD_REQUEST', 'INVALID_PASSWORD')
}

const beginPasskeySignIn = (deps: PasskeyDependencies) =>
  createAuthEndpoint('/passkey/begin-sign-in', { method: 'POST' }, async (ctx) => {
    const { challenge, ticket } = createChallenge(deps.secret, 'sign-in')
    const options = await generateAuthenticationOptions({
      rpID: hostOf(deps),
      challenge: Buffer.from(challenge, 'base64url'),
      timeout,
      userVerification: 'required',
    })
    return ctx.json({ options, ticket })
  })

const signInWithPasskey = (deps: PasskeyDependencies) =>
  createAuthEndpoint(
    '/passkey/sign-in',
    { method: 'POST', body: z.object({ ticket: z.string(), response: Assertion }) },
    async (ctx) => {
      const { handle } = deps.database
      const { response } = ctx.body
      const passkey = await findPasskey(handle, response.id)
      if (!passkey) throw refusal('UNAUTHORIZED', 'PASSKEY_REFUSED')
      const { id, userId, publicKey, counter, transports } = passkey
      const credential = { id, publicKey, counter, transports: [...transports] }
      const shown = await verify(deps, ctx.body.ticket, 'sign-in', (expected) =>
        verifyAuthenticationResponse({ ...expected, response, credential }),
      )
      if (shown?.verified === true && passkey.isSuspended)
        throw refusal('UNAUTHORIZED', 'PASSKEY_SUSPENDED')
      const use = { id, from: counter, to: shown?.authenticationInfo.newCounter ?? 0 }
      const isRight =
        shown?.verified === true && (await notePasskeyUse(handle, { ...use, now: new Date() }))
      const user = isRight ? await ctx.context.internalAdapter.findUserById(userId) : null
      if (!user) throw refusal('UNAUTHORIZED', 'PASSKEY_REFUSED')
      const session = await ctx.context.internalAdapter.createSession(user.id)
      // All access was ended while the signature was checked: the cookie is never sent.
      if (!(await isActive(handle, id))) {
        await deleteOneSession(handle, user.id, session.id)
        throw refusal('UNAUTHORIZED', 'PASSKEY_REFUSED')
      }
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ token: session.token, user: { id: user.id } })
    },
  )

const ticketPurpose = (purpose: 'add', userId: string): ChallengePurpose => `${purpose}:${userId}`

/** The required values of an authenticator's response. */
type Expected = {
  readonly expectedChallenge: string
  readonly expectedOrigin: string
  readonly expectedRPID: string
  readonly requireUserVerification: true
}

/**
 * Checks an authenticator's response against the challenge of this ticket, and spends the ticket.
 * @returns undefined if the ticket is invalid or the response does not match it
 */
async function verify<T>(
  deps: PasskeyDependencies,
  ticket: string,
  purpose: ChallengePurpose,
  check: (expected: Expected) => Promise<T>,
): Promise<T | undefined> {
  const expectedChallenge = await spendChallenge(deps, ticket, purpose)
  if (expectedChallenge === undefined) return undefined
  const { origin: expectedOrigin } = deps
  const expected = { expectedChallenge, expectedOrigin, expectedRPID: hostOf(deps) }
  // The library throws errors for an invalid response, which is external input.
  return check({ ...expected, requireUserVerification: true }).catch((error: unknown) => {
    if (error instanceof Error) return undefined
    throw error
  })
}
