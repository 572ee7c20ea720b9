/** Identity on the server: what an identity provider must do, and the table of providers. */
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
 * The claims of a verified ID token. `issuer` and `subject` together name one identity for ever,
 * whatever its e-mail address becomes.
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
   * When the user last authenticated, in seconds since 1970, where the provider says so; renewed
   * tokens repeat it.
   */
  readonly signedInAt?: number
}
/** The two claims that name one identity for ever. */
export type VerifiedIdentity = Pick<IdTokenClaims, 'issuer' | 'subject'>

/** Ids of sessions of the shop's own provider. */
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
  /** Checks signature, algorithm, issuer, audience and expiry. @throws idTokenRefused */
  verifyIdToken(idToken: string): Promise<IdTokenClaims>
  /**
   * Spends a verified ID token, as the last step of the transaction that exchanges it. Where tokens
   * belong to sessions of the shop's own, one whose session has ended is refused, and each is
   * exchanged once.
   * @returns the id of that session, where it is the shop's own
   * @throws idTokenRefused, secondFactorRequired
   */
  redeemIdToken(tx: Handle, idToken: string): Promise<string | undefined>
  /**
   * Asks the provider itself whether a verified ID token still counts, where it can be asked: a
   * token outlives a disabled account or an ended sign-in by up to an hour. It may cost a network
   * request, so it is for admins only.
   * @throws idTokenRefused, providerUnavailable
   */
  checkRevocation(claims: IdTokenClaims): Promise<void>
  /**
   * Registers what the provider serves itself: for the embedded one everything under /api/auth, and
   * the development Google.
   */
  routes(app: FastifyInstance): Promise<void>
  /**
   * Within the caller's transaction: signs this identity out and removes it, so that nothing opens
   * it again; its e-mail address may sign up again. At a hosted provider the account is disabled after the
   * transaction, as soon as the provider answers.
   */
  disableAccount(tx: Handle, identity: VerifiedIdentity): Promise<void>
  /** Creates an account with e-mail and password. @throws addressTaken, passwordRefused */
  createAccount(account: NewAccount): Promise<VerifiedIdentity>
  /**
   * Sets a password as a reset does: all access ends, listeners are called.
   * @throws passwordRefused
   */
  setPassword(subject: string, password: string): Promise<void>
  /**
   * Changes a password of which the owner knows the current one: all access and mailed links end.
   * Listeners are not called, since the caller stays signed in.
   * @throws passwordWrong, passwordRefused, passwordKeptByProvider, unavailable
   */
  changePassword(
    subject: string,
    change: { readonly currentPassword: string; readonly newPassword: string },
  ): Promise<void>
  /**
   * Mails a link to a new e-mail address, and tells the present one; where the new one is taken, its
   * owner is told instead, and the caller learns nothing.
   * @param email canonical, and not the present one
   * @throws emailKeptByProvider
   */
  requestEmailChange(subject: string, email: string): Promise<void>
  /**
   * Gives the account the address that a link was mailed to, confirmed; links that were mailed to
   * the old one end. Sessions go on.
   * @returns the address; undefined for a link that is unknown, used, expired, or another's
   * @throws addressTaken
   */
  confirmEmailChange(tx: Handle, subject: string, token: string): Promise<string | undefined>
  /**
   * Within the caller's transaction: confirms the address of an account whose owner is signed in and
   * has used a link that was mailed to it. A hosted provider's own record stays as it is.
   * @returns whether it was not confirmed here before
   */
  confirmProvenEmail(
    tx: Handle,
    account: { readonly subject: string; readonly email: string },
  ): Promise<boolean>
  /**
   * Checks a password of an account here; one without a password, or at a hosted provider, passes.
   * @throws passwordWrong
   */
  checkPassword(subject: string, password: string): Promise<void>
  /** Whether this account has a password here. */
  hasPassword(db: Handle, subject: string): Promise<boolean>
  /**
   * Checks a code of the app of an account that has a second factor here; each code counts once.
   * @param sessionId the session here for which the code counts too, where there is one
   * @throws codeWrong
   */
  checkCode(subject: string, code: string, sessionId?: string): Promise<void>
  /**
   * Ends all sessions of an account here and suspends its passkeys; sessions at a hosted provider
   * go on.
   */
  endAccess(tx: Handle, subject: string): Promise<void>
  /** Ends one session of an account here. */
  endSession(tx: Handle, subject: string, sessionId: string): Promise<void>
  /**
   * The address of a page where a new password is chosen: once, within 30 minutes, and only by the
   * newest link. @returns undefined without such an account, or where passwords are elsewhere
   */
  createResetLink(email: string): Promise<string | undefined>
  /** Whether this account has a second factor here; a hosted provider's own are not known. */
  hasSecondFactor(db: Handle, subject: string): Promise<boolean>
  /**
   * Takes the second factor off an account that has lost it, ends its sessions and access tokens,
   * and tells its owner by mail.
   * @returns undefined without such an account, or where second factors are elsewhere
   */
  resetSecondFactor(email: string): Promise<'reset' | 'none' | undefined>
  /** What opens an account here, for its owner's download: no key, no hash. */
  describeAccess(db: Handle, subject: string): Promise<Readonly<Record<string, unknown>>>
  /** Removes an account entirely; its e-mail address may sign up again. */
  deleteAccount(tx: Handle, subject: string): Promise<void>
  /**
   * Removes the account with this e-mail address entirely; a disabled one stays, so that nobody
   * signs up with its address. For accounts that no user of the shop has.
   */
  deleteAccountByEmail(email: string): Promise<void>
  /**
   * Whether this account has a session that began with a password too short for an admin's. Only
   * while a password is typed can its length be known.
   */
  hasShortPassword(db: Handle, subject: string): Promise<boolean>
  /**
   * Calls back after every change of a password, so that access tokens can be revoked: in its
   * transaction, where it is part of one.
   */
  onPasswordChange(listener: EmailListener): void
  /**
   * Calls back, in the same transaction, when an e-mail address is confirmed here. What a hosted
   * provider confirms, its ID tokens say.
   */
  onEmailConfirmation(listener: EmailListener): void
  /**
   * Calls back, in the same transaction, when the owner of a mailbox takes over an account whose
   * address was not confirmed: by confirming it without a session of the account, or by a reset.
   */
  onTakeover(listener: EmailListener): void
  /** Calls back when a session here is continued under another id. */
  onSessionReplaced(listener: SessionListener): void
  /** What the content security policy must allow for this provider, besides the shop itself. */
  readonly csp: PolicySources
  /** Whether pages must be able to talk with a sign-in window that they opened. */
  readonly openerPolicy: OpenerPolicy
  /** What the browser's client needs; nothing secret. */
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

/** Every provider, by the kind that the settings name. */
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

/** Creates the provider that the settings name. The database's migrations have run. */
export const createIdentityService = (deps: IdentityDependencies): Promise<IdentityService> =>
  createProvider(deps, deps.config.identity)

const createProvider = <Kind extends keyof IdentityConfigs>(
  deps: IdentityDependencies,
  settings: IdentityConfigs[Kind] & { readonly kind: Kind },
): Promise<IdentityService> => providers[settings.kind](deps, settings)
