/** Common parts of all hosted providers: accounts are created and changed on their side. */
import type { IdentityService } from '../identity.server.ts'
import { codeWrong, emailKeptByProvider, passwordKeptByProvider } from '../problems.ts'
import type { KeyCache } from '../verify-id-token.server.ts'

/**
 * Only asymmetric ones: with a symmetric algorithm, a public key would be the secret. Never 'none'.
 */
export const asymmetricAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const

/**
 * How long a hosted provider's keys are cached: added keys are noticed at once (but at most every
 * 10 seconds), withdrawn ones within an hour.
 */
export const jwksCache: KeyCache = { cacheMaxAge: 3_600_000, cooldownDuration: 10_000 }

const notSupported = (): Promise<never> =>
  Promise.reject(new Error('identities are made at the hosted identity provider, not in the shop'))

type HostedIdentityDefaults = Pick<
  IdentityService,
  | 'routes'
  | 'redeemIdToken'
  | 'checkRevocation'
  | 'disableAccount'
  | 'createAccount'
  | 'setPassword'
  | 'changePassword'
  | 'requestEmailChange'
  | 'confirmEmailChange'
  | 'confirmProvenEmail'
  | 'checkPassword'
  | 'checkCode'
  | 'hasPassword'
  | 'endAccess'
  | 'endSession'
  | 'createResetLink'
  | 'deleteAccount'
  | 'deleteAccountByEmail'
  | 'hasShortPassword'
  | 'hasSecondFactor'
  | 'resetSecondFactor'
  | 'onPasswordChange'
  | 'onEmailConfirmation'
  | 'describeAccess'
  | 'onTakeover'
  | 'onSessionReplaced'
  | 'openerPolicy'
  | 'start'
  | 'close'
>

/**
 * A provider from which the shop only needs ID tokens. The shop's own record refuses users that it
 * has deleted.
 */
export const hostedIdentityDefaults: HostedIdentityDefaults = {
  routes: async () => undefined,
  // A provider's client keeps its ID token and sends it again when the access token has expired, so
  // it cannot be spent; and the shop cannot see which sign-ins have ended there.
  redeemIdToken: async () => undefined,
  checkRevocation: async () => undefined,
  disableAccount: async () => undefined,
  createAccount: notSupported,
  setPassword: notSupported,
  changePassword: () => Promise.reject(passwordKeptByProvider()),
  requestEmailChange: () => Promise.reject(emailKeptByProvider()),
  confirmEmailChange: () => Promise.reject(emailKeptByProvider()),
  confirmProvenEmail: async () => false,
  checkPassword: async () => undefined,
  checkCode: () => Promise.reject(codeWrong()),
  hasPassword: async () => false,
  endAccess: async () => undefined,
  endSession: async () => undefined,
  createResetLink: async () => undefined,
  deleteAccount: async () => undefined,
  deleteAccountByEmail: async () => undefined,
  hasShortPassword: async () => false,
  hasSecondFactor: async () => false,
  resetSecondFactor: async () => undefined,
  // The shop cannot see password changes there: access tokens expire after 30 idle minutes.
  onPasswordChange: () => undefined,
  onEmailConfirmation: () => undefined,
  describeAccess: async () => ({}),
  onTakeover: () => undefined,
  onSessionReplaced: () => undefined,
  openerPolicy: 'same-origin',
  start: async () => undefined,
  close: async () => undefined,
}
