/**
 * The configuration of Better Auth: our tables and column names, short sessions, signed ID tokens,
 * and no unused features.
 */
import { randomUUID } from 'node:crypto'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { jwt, twoFactor } from 'better-auth/plugins'
import type { Config } from '../../platform/config/config.server.ts'
import { googlePlugin, type GoogleProvider } from './better-auth-google.server.ts'
import {
  accountTable,
  keyTable,
  secondFactorTables,
  sessionTable,
  userTable,
  verificationTable,
} from './better-auth-tables.server.ts'
import { sessionCookieAttributes } from './cookie-attributes.ts'
import type { IdentityDependencies } from '../identity.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { passkeyPlugin } from '../passkeys/passkeys.server.ts'
import { hashPassword, isShortPassword, verifyPassword } from '../passwords/passwords.server.ts'
import { passwordMaximum, passwordMinimum } from '../public-settings.ts'

/** The recipient of a mail. */
export type MailRecipient = { readonly id: string; readonly email: string; readonly name: string }
/** Events that the library calls. */
export type IdentityEvents = {
  readonly onResetRequested: (to: MailRecipient, token: string) => Promise<void>
  readonly onVerificationRequested: (to: MailRecipient) => Promise<void>
  readonly onPasswordReset: (subject: string) => Promise<void>
}

export const basePath = '/api/auth'
/** In seconds. Source: security.md. */
export const lifetimes = {
  session: 30 * 60,
  sessionRefresh: 5 * 60,
  reset: 30 * 60,
  verification: 24 * 3600,
  /** Between the password and the second factor. */
  challenge: 10 * 60,
  idToken: 5 * 60,
} as const
export const audience = 'ironmonger'
export const algorithms = ['EdDSA'] as const

/** An instance; with `google`, it requests that issuer's endpoints during creation. */
export type BetterAuth = ReturnType<typeof createBetterAuth>

export function createBetterAuth(
  deps: IdentityDependencies,
  secret: string,
  events: IdentityEvents,
  google?: GoogleProvider,
) {
  return betterAuth(betterAuthOptions(deps, secret, events, google))
}

/** Only the options: a test compares the tables that they need with our migrations. */
export function betterAuthOptions(
  { config, database, mail, log, readSettings }: IdentityDependencies,
  secret: string,
  events: IdentityEvents,
  google?: GoogleProvider,
) {
  return {
    appName: 'shop',
    baseURL: config.origin,
    basePath,
    secret,
    trustedOrigins: [config.origin, ...config.corsOrigins],
    telemetry: { enabled: false },
    database: { db: database.handle, type: 'postgres', transaction: true },
    logger: loggerOptions(log),
    // The shop has its own rate limits, shared by all instances.
    rateLimit: { enabled: false },
    onAPIError: { throw: true, errorURL: `${config.origin}/login` },
    emailAndPassword: emailAndPasswordOptions(events),
    emailVerification: {
      sendOnSignUp: mail.ready,
      autoSignInAfterVerification: false,
      expiresIn: lifetimes.verification,
      // The library's own token is signed, not stored, so it could be used many times: the shop
      // mails its own token.
      sendVerificationEmail: ({ user }) => events.onVerificationRequested(user),
    },
    account: { ...accountTable, updateAccountOnSignIn: false, accountLinking },
    user: userTable,
    session: {
      ...sessionTable,
      expiresIn: lifetimes.session,
      updateAge: lifetimes.sessionRefresh,
    },
    verification: verificationTable,
    databaseHooks: {
      // The shop makes no further calls to Google, so it stores none of its tokens.
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: { create: { before: checkNewSession } },
    },
    advanced: advancedOptions(config),
    plugins: [
      jwtPlugin(config.origin),
      secondFactorPlugin(),
      passkeyPlugin({ database, secret, origin: config.origin, readSettings }),
      ...(google ? [googlePlugin(google)] : []),
    ],
  } satisfies BetterAuthOptions
}

const loggerOptions = (log: IdentityDependencies['log']) =>
  ({
    level: 'error',
    disableColors: true,
    log: (_level, message, ...details) =>
      log.warn({ err: details.find((detail) => detail instanceof Error) }, `identity: ${message}`),
  }) satisfies BetterAuthOptions['logger']

/** The `iss` claim in the ID tokens of a shop under this origin. */
export const issuerOf = (origin: string): string => `${origin}${basePath}`

const emailAndPasswordOptions = (events: IdentityEvents) =>
  ({
    enabled: true,
    // The specified limits; the shop's stricter rules are checked before the library is called.
    minPasswordLength: passwordMinimum,
    maxPasswordLength: passwordMaximum,
    password: { hash: hashPassword, verify: verifyPassword },
    resetPasswordTokenExpiresIn: lifetimes.reset,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }) => events.onResetRequested(user, token),
    onPasswordReset: ({ user }) => events.onPasswordReset(user.id),
  }) satisfies BetterAuthOptions['emailAndPassword']

/** Accounts are linked only if both the provider's and our address are verified. */
const accountLinking = {
  enabled: true,
  trustedProviders: [],
  requireLocalEmailVerified: true,
  allowDifferentEmails: false,
} satisfies NonNullable<BetterAuthOptions['account']>['accountLinking']

const advancedOptions = ({ origin, corsOrigins }: Pick<Config, 'origin' | 'corsOrigins'>) =>
  ({
    cookiePrefix: 'ironmonger',
    useSecureCookies: origin.startsWith('https:'),
    // Sent only to the provider's path: no page and no other call receives the cookie, so pages
    // stay the same for everybody.
    defaultCookieAttributes: {
      path: basePath,
      httpOnly: true,
      ...sessionCookieAttributes(origin, corsOrigins),
    },
    // Explicit, because the library disables these checks if it detects a test run.
    disableOriginCheck: false,
    disableCSRFCheck: false,
    ipAddress: { disableIpTracking: true },
    database: { generateId: () => randomUUID(), validateSchema: false },
  }) satisfies BetterAuthOptions['advanced']

/** Issues the ID tokens. */
const jwtPlugin = (origin: string) =>
  jwt({
    disableSettingJwtHeader: true,
    jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
    jwt: {
      issuer: issuerOf(origin),
      audience,
      expirationTime: `${lifetimes.idToken}s`,
      definePayload: ({ user, session }) => ({
        // Redeeming checks that this session is live, and that no other token had this `jti`.
        sid: session.id,
        jti: randomUUID(),
        // In seconds: when a password, or Google, started the session; see
        // IdTokenClaims.signedInAt.
        auth_time: Math.floor(session.createdAt.getTime() / 1000),
        email: user.email,
        email_verified: user.emailVerified,
        name: user.name,
      }),
    },
    schema: { jwks: keyTable },
  })

/**
 * TOTP and recovery codes. The library only requires them after a password, so the exchange of an
 * ID token requires them otherwise (`requireSecondFactor`). Wrong codes: 5 per sign-in, and 10 in a
 * row block the account's second factors for a quarter of an hour; the shop's limits apply in
 * addition.
 */
const secondFactorPlugin = () =>
  twoFactor({
    twoFactorCookieMaxAge: lifetimes.challenge,
    // Accounts that only sign in with Google have no password to ask for.
    allowPasswordless: true,
    schema: secondFactorTables,
  })

/** These endpoints create a session only after two factors were verified. */
const endpointsOfBothFactors: ReadonlySet<string> = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/sign-in',
])

type EndpointContext = {
  readonly path?: string | undefined
  readonly body?: unknown
  context: { internalAdapter: { findUserById(id: string): Promise<object | null> } }
}

/**
 * The last check for a disabled account: however it signs in, no session is created. Only the
 * session records whether it began with a password too short for an admin.
 */
async function checkNewSession<S extends { readonly userId: string }>(
  session: S,
  endpoint: EndpointContext | null,
) {
  const user = await endpoint?.context.internalAdapter.findUserById(session.userId)
  if (user && 'disabledAt' in user && user.disabledAt)
    throw new APIError('FORBIDDEN', {
      code: 'ACCOUNT_DISABLED',
      message: messages.refusals.ACCOUNT_DISABLED,
    })
  const { body, path } = endpoint ?? {}
  const password =
    typeof body === 'object' && body !== null && 'password' in body ? body.password : undefined
  const shortPassword = typeof password === 'string' && isShortPassword(password)
  const passedSecondFactor = path !== undefined && endpointsOfBothFactors.has(path)
  return {
    data: {
      ...session,
      shortPassword,
      ...(passedSecondFactor ? { secondFactorAt: new Date() } : {}),
    },
  }
}
