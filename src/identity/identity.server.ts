/** Identity on the server: the interface of an identity provider, and the table of providers. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import type { PolicySources } from '../platform/http/content-policy.server.ts'
import type { OpenerPolicy } from '../platform/http/security.server.ts'
import type { IdentityConfigs } from '../platform/config/identity-config.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { SecurityLog } from '../platform/security-log.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { createEmbeddedIdentity } from './embedded/embedded.server.ts'
import { createFirebaseIdentity } from './hosted/firebase.server.ts'
import { createOpenIdIdentity } from './hosted/openid.server.ts'
import type { PublicIdentitySettings } from './public-settings.ts'

/**
 * The claims of a verified ID token. `issuer` and `subject` together identify one identity
 * permanently, even if its e-mail address changes.
 */
export type IdTokenClaims = {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  /**
   * When the provider issued the token, in seconds since 1970.
   */
  readonly issuedAt: number
  /**
   * When the user last authenticated, in seconds since 1970, if the provider states it; renewed
   * tokens repeat it.
   */
  readonly signedInAt?: number
}
/** The two claims that permanently identify one identity. */
export type VerifiedIdentity = Pick<IdTokenClaims, 'issuer' | 'subject'>

/** Ids of sessions at the shop's own provider. */
export type SessionListener = (session: {
  readonly before: string
  readonly after: string
}) => Promise<void>

export type EmailListener = (db: Handle, subject: string) => Promise<void>

type NewAccount = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly verified: boolean
}

export interface IdentityService {
  /**
   * Checks signature, algorithm, issuer, audience and expiry.
   * @throws idTokenRefused
   */
  verifyIdToken(idToken: string): Promise<IdTokenClaims>
  /**
   * Spends a verified ID token, as the last step of the transaction that exchanges it. With the
   * shop's own sessions, a token whose session has ended is refused, and each token can be
   * exchanged once.
   * @returns the id of the session, if it is the shop's own
   * @throws idTokenRefused, secondFactorRequired
   */
  redeemIdToken(tx: Handle, idToken: string): Promise<string | undefined>
  /**
   * Asks the provider, if possible, whether a verified ID token is still valid: a token can outlive
   * a disabled account or an ended sign-in by up to an hour. It may need a network request, so it
   * is only used for admins.
   * @throws idTokenRefused, providerUnavailable
   */
  checkRevocation(claims: IdTokenClaims): Promise<void>
  /**
   * Registers the routes that the provider serves: for the embedded one everything under /api/auth,
   * and the development Google.
   */
  routes(app: FastifyInstance): Promise<void>
  /**
   * In the caller's transaction: signs this identity out and removes it permanently; its e-mail
   * address may sign up again. At a hosted provider the account is disabled after the transaction,
   * as soon as the provider responds.
   */
  disableAccount(tx: Handle, identity: VerifiedIdentity): Promise<void>
  /**
   * Creates an account with e-mail address and password.
   * @throws addressTaken, passwordRefused
   */
  createAccount(account: NewAccount): Promise<VerifiedIdentity>
  /**
   * Sets a password like a reset: all access ends, and listeners are called.
   * @throws passwordRefused
   */
  setPassword(subject: string, password: string): Promise<void>
  /**
   * Changes a password whose owner knows the current one: all access and mailed links end.
   * Listeners are not called, since the caller stays signed in.
   * @throws passwordWrong, passwordRefused, passwordKeptByProvider, unavailable
   */
  changePassword(
    subject: string,
    change: { readonly currentPassword: string; readonly newPassword: string },
  ): Promise<void>
  /**
   * Mails a link to a new e-mail address, and notifies the present one; if the new address belongs
   * to another account, that owner is notified instead, and the caller cannot tell the difference.
   * @param email canonical, and different from the present one
   * @throws emailKeptByProvider
   */
  requestEmailChange(subject: string, email: string): Promise<void>
  /**
   * Sets the account's address to the one that a link was mailed to, confirmed; links mailed to the
   * old address become invalid. Sessions continue.
   * @returns the address; undefined for a link that is unknown, used, expired, or another account's
   * @throws addressTaken
   */
  confirmEmailChange(tx: Handle, subject: string, token: string): Promise<string | undefined>
  /**
   * In the caller's transaction: confirms the address of an account whose owner is signed in and
   * has used a link that was mailed to it. A hosted provider's own record stays unchanged.
   * @returns whether it was unconfirmed here before
   */
  confirmProvenEmail(
    tx: Handle,
    account: { readonly subject: string; readonly email: string },
  ): Promise<boolean>
  /**
   * Checks a password of an account in this shop; accounts without a password, or at a hosted
   * provider, pass.
   * @throws passwordWrong
   */
  checkPassword(subject: string, password: string): Promise<void>
  /** Whether this account has a password in this shop. */
  hasPassword(db: Handle, subject: string): Promise<boolean>
  /**
   * Checks an app code of an account with a second factor in this shop; each code is valid once.
   * @param sessionId the session for which the code also counts, if there is one
   * @throws codeWrong
   */
  checkCode(subject: string, code: string, sessionId?: string): Promise<void>
  /**
   * Ends all sessions of an account in this shop and suspends its passkeys; sessions at a hosted
   * provider continue.
   */
  endAccess(tx: Handle, subject: string): Promise<void>
  /** Ends one session of an account in this shop. */
  endSession(tx: Handle, subject: string, sessionId: string): Promise<void>
  /**
   * The address of a page for choosing a new password: valid once, for 30 minutes, and only the
   * newest link.
   * @returns undefined if there is no such account, or passwords are kept elsewhere
   */
  createResetLink(email: string): Promise<string | undefined>
  /**
   * Whether this account has a second factor in this shop; those of a hosted provider are unknown.
   */
  hasSecondFactor(db: Handle, subject: string): Promise<boolean>
  /**
   * Removes the second factor of an account whose owner has lost it, ends its sessions and access
   * tokens, and notifies its owner by mail.
   * @returns undefined if there is no such account, or second factors are kept elsewhere
   */
  resetSecondFactor(email: string): Promise<'reset' | 'none' | undefined>
  /** The credentials of an account, for its owner's data download: without keys and hashes. */
  describeAccess(db: Handle, subject: string): Promise<Readonly<Record<string, unknown>>>
  /** Removes an account entirely; its e-mail address may sign up again. */
  deleteAccount(tx: Handle, subject: string): Promise<void>
  /**
   * Removes the account with this e-mail address entirely; a disabled account stays, so that nobody
   * signs up with its address. For accounts without a user of the shop.
   */
  deleteAccountByEmail(email: string): Promise<void>
  /**
   * Whether this account has a session that began with a password too short for an admin. The
   * length is only known while a password is typed.
   */
  hasShortPassword(db: Handle, subject: string): Promise<boolean>
  /**
   * Registers a callback for password changes, so that access tokens can be revoked: in the same
   * transaction, if there is one.
   */
  onPasswordChange(listener: EmailListener): void
  /**
   * Registers a callback for confirmed e-mail addresses, in the same transaction. For a hosted
   * provider, its ID tokens state confirmation.
   */
  onEmailConfirmation(listener: EmailListener): void
  /**
   * Registers a callback, in the same transaction, for when a mailbox's owner takes over an account
   * with an unconfirmed address: by confirming it without a session of the account, or by a reset.
   */
  onTakeover(listener: EmailListener): void
  /** Registers a callback for when a session in this shop continues under another id. */
  onSessionReplaced(listener: SessionListener): void
  /**
   * What the content security policy must allow for this provider, in addition to the shop itself.
   */
  readonly csp: PolicySources
  /** Whether pages must be able to communicate with a sign-in window that they opened. */
  readonly openerPolicy: OpenerPolicy
  /** The settings that the browser's client needs; none are secret. */
  readonly publicSettings: PublicIdentitySettings
  start(): Promise<void>
  close(): Promise<void>
}

export type IdentityDependencies = {
  readonly config: Config
  readonly database: Database
  readonly mail: MailService
  readonly log: FastifyBaseLogger
  readonly securityLog: SecurityLog
  readonly readSettings: ReadSettings
}

/** Every provider, by its kind in the settings. */
const providers: {
  readonly [Kind in keyof IdentityConfigs]: (
    deps: IdentityDependencies,
    settings: IdentityConfigs[Kind],
  ) => Promise<IdentityService>
} = {
  embedded: createEmbeddedIdentity,
  openid: createOpenIdIdentity,
  firebase: createFirebaseIdentity,
}

/** Creates the configured provider. The database's migrations must have run. */
export const createIdentityService = (deps: IdentityDependencies): Promise<IdentityService> =>
  createProvider(deps, deps.config.identity)

const createProvider = <Kind extends keyof IdentityConfigs>(
  deps: IdentityDependencies,
  settings: IdentityConfigs[Kind] & { readonly kind: Kind },
): Promise<IdentityService> => providers[settings.kind](deps, settings)
