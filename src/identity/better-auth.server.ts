/** How Better Auth is set up: our tables and names, short sessions, signed ID tokens, and nothing that the shop does not use. */
import { createHash, randomUUID } from 'node:crypto'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { genericOAuth, jwt } from 'better-auth/plugins'
import { identityMessages as messages } from './messages/identity.ts'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import type { IdentityDependencies } from './identity.server.ts'
import { hashWithLengthMark, verifyMarkedHash } from './passwords.server.ts'
import { nameMaximum, passwordMaximum, passwordMinimum } from './public-settings.ts'

/** Who a mail goes to. */
export type MailRecipient = { readonly id: string; readonly email: string; readonly name: string }
/** What the library tells us. */
export type IdentityEvents = {
  readonly resetAsked: (to: MailRecipient, token: string) => Promise<void>
  readonly verificationAsked: (to: MailRecipient, token: string) => Promise<void>
  readonly passwordReset: (subject: string) => Promise<void>
}
/** An OpenID provider that people may sign in with, under the name 'google'. */
export type Google = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly prompt: 'select_account' | 'login'
}

export const basePath = '/api/auth'
/** Source: security.md; in seconds. */
export const lifetimes = {
  session: 30 * 60,
  sessionRefresh: 5 * 60,
  reset: 30 * 60,
  verification: 24 * 3600,
  idToken: 5 * 60,
} as const
export const audience = 'ironmonger'
export const algorithms = ['EdDSA'] as const
export const resetPrefix = 'reset-password:'

/** Links are kept hashed, so that reading the database opens no account; the prefix stays, to find them by kind. */
export const storedIdentifier = (identifier: string): string =>
  identifier.startsWith(resetPrefix)
    ? resetPrefix + createHash('sha256').update(identifier).digest('base64url')
    : identifier

/** The instance; with `google` it asks that issuer for its addresses when it is built. */
export type BetterAuth = ReturnType<typeof createBetterAuth>

export function createBetterAuth(
  parts: IdentityDependencies,
  secret: string,
  occasions: IdentityEvents,
  google?: Google,
) {
  return betterAuth(betterAuthOptions(parts, secret, occasions, google))
}

/** The options alone: the migration's test compares the tables they ask for with ours. */
export function betterAuthOptions(
  { config, database, mail, log }: IdentityDependencies,
  secret: string,
  occasions: IdentityEvents,
  google?: Google,
) {
  return {
    appName: 'Ironmonger',
    baseURL: config.origin,
    basePath,
    secret,
    trustedOrigins: [config.origin],
    telemetry: { enabled: false },
    database: { db: database.handle, type: 'postgres', transaction: true },
    logger: {
      level: 'error',
      disableColors: true,
      log: (_level, message, ...rest) =>
        log.warn({ err: rest.find((one) => one instanceof Error) }, `identity: ${message}`),
    },
    // Limits are the shop's own, shared by all instances.
    rateLimit: { enabled: false },
    onAPIError: { throw: true, errorURL: `${config.origin}/login` },
    emailAndPassword: {
      enabled: true,
      // The specified limits; what the shop asks beyond them is checked before the library is reached.
      minPasswordLength: passwordMinimum,
      maxPasswordLength: passwordMaximum,
      password: { hash: hashWithLengthMark, verify: verifyMarkedHash },
      resetPasswordTokenExpiresIn: lifetimes.reset,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => occasions.resetAsked(user, token),
      onPasswordReset: ({ user }) => occasions.passwordReset(user.id),
    },
    emailVerification: {
      sendOnSignUp: mail.ready,
      autoSignInAfterVerification: false,
      expiresIn: lifetimes.verification,
      sendVerificationEmail: ({ user, token }) => occasions.verificationAsked(user, token),
    },
    account: {
      modelName: 'identity_accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      updateAccountOnSignIn: false,
      // Only with both addresses verified: theirs and ours.
      accountLinking: {
        enabled: true,
        trustedProviders: [],
        requireLocalEmailVerified: true,
        allowDifferentEmails: false,
      },
    },
    user: {
      modelName: 'identity_users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        disabledAt: {
          type: 'date',
          required: false,
          input: false,
          returned: false,
          fieldName: 'disabled_at',
        },
      },
    },
    session: {
      modelName: 'identity_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: lifetimes.session,
      updateAge: lifetimes.sessionRefresh,
    },
    verification: {
      modelName: 'identity_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) },
    },
    databaseHooks: {
      // The shop never calls Google again, so it keeps none of its tokens.
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: { create: { before: refuseDisabled } },
    },
    advanced: {
      cookiePrefix: 'ironmonger',
      useSecureCookies: config.origin.startsWith('https:'),
      // Sent to the provider alone: no page and no other call ever sees it, so pages stay the same for everybody.
      defaultCookieAttributes: { path: basePath, httpOnly: true, sameSite: 'lax' },
      // Said outright: the library switches its checks off where it believes to be tested.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: {
          issuer: issuerOf(config.origin),
          audience,
          expirationTime: `${lifetimes.idToken}s`,
          definePayload: ({ user }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
        schema: {
          jwks: {
            modelName: 'identity_keys',
            fields: {
              publicKey: 'public_key',
              privateKey: 'private_key',
              createdAt: 'created_at',
              expiresAt: 'expires_at',
            },
          },
        },
      }),
      ...(google ? [googlePlugin(google)] : []),
    ],
  } satisfies BetterAuthOptions
}

/** What `iss` says in the tokens of a shop under this origin. */
export const issuerOf = (origin: string): string => `${origin}${basePath}`

/** Google and the development provider alike: addresses by discovery, the ID token verified against the issuer's keys. */
const googlePlugin = ({ issuer, clientId, clientSecret, prompt }: Google) =>
  genericOAuth({
    config: [
      {
        providerId: 'google',
        name: 'Google',
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        prompt,
        mapProfileToUser: ({ name, email, email_verified: verified }) => {
          const address = typeof email === 'string' ? canonicalEmail(email) : undefined
          return {
            name: nameFrom(name, address),
            email: address,
            emailVerified: verified === true,
            image: undefined,
          }
        },
      },
    ],
  })

const nameFrom = (name: unknown, email: string | undefined): string => {
  const said =
    typeof name === 'string'
      ? name
          .normalize('NFC')
          .replace(/[\p{C}\u2028\u2029]/gu, '')
          .trim()
          .slice(0, nameMaximum)
      : ''
  return said || email?.split('@')[0] || ''
}

type Endpoint = {
  context: { internalAdapter: { findUserById(id: string): Promise<object | null> } }
}

/** The last door for a deleted account: whatever way it is signed in to, no session begins. */
async function refuseDisabled(
  session: { readonly userId: string },
  endpoint: Endpoint | null,
): Promise<void> {
  const user = await endpoint?.context.internalAdapter.findUserById(session.userId)
  if (user && 'disabledAt' in user && user.disabledAt)
    throw new APIError('FORBIDDEN', {
      code: 'ACCOUNT_DISABLED',
      message: messages.refusals.ACCOUNT_DISABLED,
    })
}
