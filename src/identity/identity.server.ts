/** Who people are, to the server: what an identity provider must do, and the table of those there are. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { identityMessages as messages } from './messages/identity.ts'
import type { Config } from '../platform/config.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import { problem } from '../../packages/contract/problem.ts'
import type { PolicySources } from '../platform/http/content-policy.server.ts'
import type { OpenerPolicy } from '../platform/http/security.server.ts'
import type { IdentityConfigs } from '../platform/identity-config.server.ts'
import { createEmbeddedIdentity } from './embedded.server.ts'
import { createFirebaseIdentity } from './firebase.server.ts'
import { createOpenIdIdentity } from './openid.server.ts'
import type { PublicIdentitySettings } from './public-settings.ts'

/** What a verified ID token says. `issuer` and `subject` together name one identity for ever, whatever its e-mail becomes. */
export type IdToken = {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  /** When they last showed who they are, in seconds since 1970, where the provider says so; renewed proofs repeat it. */
  readonly signedInAt?: number
}
/** The two that name one identity for ever. */
export type VerifiedIdentity = Pick<IdToken, 'issuer' | 'subject'>

type NewIdentity = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly verified: boolean
}

export interface IdentityService {
  /** Checks signature, algorithm, issuer, audience and expiry. @throws proofRefused */
  verify(idToken: string): Promise<IdToken>
  /**
   * Asks the provider itself whether a verified proof still stands, where it can be asked: a proof outlives the account that was
   * disabled, and the sign-in that was ended, by up to an hour. It may cost a question over the network, so it is for admins.
   * @throws proofRefused, providerAway
   */
  confirm(proof: IdToken): Promise<void>
  /** What the provider serves itself: for the embedded one everything under /api/auth, and the development Google. */
  routes(app: FastifyInstance): Promise<void>
  /** Within the caller's transaction: this identity is signed out and cannot sign in again; its name and secrets are forgotten. At a hosted provider that happens after it, as soon as the provider answers. */
  disable(tx: Handle, identity: VerifiedIdentity): Promise<void>
  /** Makes an identity that signs in with e-mail and password. @throws addressTaken, passwordRefused */
  createAccount(account: NewIdentity): Promise<VerifiedIdentity>
  /** Sets a password as a reset does: all sessions end, the listeners hear it. @throws passwordRefused */
  setPassword(subject: string, password: string): Promise<void>
  /** Removes an identity wholly, as if it had never been; its e-mail may sign up again. */
  closeAccount(tx: Handle, subject: string): Promise<void>
  /** Whether this identity signs in with a password that is too short for an admin's. */
  hasShortPassword(db: Handle, subject: string): Promise<boolean>
  /** Calls back after every change of a password, so that access tokens can be revoked. */
  onPasswordChange(listener: (subject: string) => Promise<void>): void
  /** What the content security policy must allow the browser for this provider, beside the shop itself. */
  readonly csp: PolicySources
  /** Whether pages must be able to talk with a sign-in window that they opened. */
  readonly openerPolicy: OpenerPolicy
  /** What the browser side needs to know; nothing secret. */
  readonly publicSettings: PublicIdentitySettings
  start(): Promise<void>
  close(): Promise<void>
}

export type IdentityDependencies = {
  readonly config: Config
  readonly database: Database
  readonly mail: MailService
  readonly log: FastifyBaseLogger
}

export const addressTaken = problem('address-taken', 409, messages.problems.addressTaken)
export const passwordRefused = problem('password-refused', 422, messages.problems.passwordRefused)

/** Every provider there is, by the kind that the settings name. */
const providers: {
  readonly [Kind in keyof IdentityConfigs]: (
    parts: IdentityDependencies,
    settings: IdentityConfigs[Kind],
  ) => Promise<IdentityService>
} = {
  embedded: createEmbeddedIdentity,
  openid: createOpenIdIdentity,
  firebase: createFirebaseIdentity,
}

/** Opens the provider that the settings name. The database's migrations have run. */
export const createIdentityService = (parts: IdentityDependencies): Promise<IdentityService> =>
  openAs(parts, parts.config.identity)

const openAs = <Kind extends keyof IdentityConfigs>(
  parts: IdentityDependencies,
  settings: IdentityConfigs[Kind] & { readonly kind: Kind },
): Promise<IdentityService> => providers[settings.kind](parts, settings)
