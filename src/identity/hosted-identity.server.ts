/** What all hosted identity providers have in common, to the server: identities are made, changed and forgotten on their side. */
import type { IdentityService } from './identity.server.ts'

/** Asymmetric ones only: with a symmetric one, a public key would be the secret. Never 'none'. */
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

/** How long a hosted provider's keys are believed, in milliseconds; changed keys are noticed at once, withdrawn ones within the hour. */
export const cachedJwks = { most: 3_600_000, least: 10_000 } as const

const notHere = (): Promise<never> =>
  Promise.reject(new Error('identities are made at the hosted identity provider, not in the shop'))

type Shared = Pick<
  IdentityService,
  | 'routes'
  | 'confirm'
  | 'disable'
  | 'createAccount'
  | 'setPassword'
  | 'closeAccount'
  | 'hasShortPassword'
  | 'onPasswordChange'
  | 'openerPolicy'
  | 'start'
  | 'close'
>

/** A provider of which the shop asks nothing but proofs. The shop's own record bars whoever it has deleted. */
export const createHostedIdentity: Shared = {
  routes: async () => undefined,
  confirm: async () => undefined,
  disable: async () => undefined,
  createAccount: notHere,
  setPassword: notHere,
  closeAccount: async () => undefined,
  hasShortPassword: async () => false,
  // Passwords change where the shop does not see it: access tokens end by themselves, after 30 idle minutes at the latest.
  onPasswordChange: () => undefined,
  openerPolicy: 'same-origin',
  start: async () => undefined,
  close: async () => undefined,
}
