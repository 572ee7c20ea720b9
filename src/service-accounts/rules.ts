/** The rules of service accounts: when and how long a key is valid, and who is responsible. */
import { isBuying, type Scope } from '../platform/access/scopes.ts'

/** The maximum number of valid keys of one account: a rotation needs two. */
export const maxKeys = 10
/** The maximum number of service accounts of a shop. */
export const maxAccounts = 200
/** The default validity of a new key, in days. */
export const defaultDays = 365
/** Days before a key's expiry on which owners are notified. */
export const warningDays = 7
/** Days in which another owner can adopt an account before it is paused. */
export const adoptionDays = 7
/** Milliseconds for which an OAuth access token is valid. */
export const accessTokenLifetime = 30 * 60_000
/** Why an exchange is refused (RFC 6749, 5.2). */
export const oauthErrors = [
  'invalid_request',
  'invalid_client',
  'unsupported_grant_type',
  'invalid_scope',
] as const
export type OAuthError = (typeof oauthErrors)[number]

/** Milliseconds between two updates of a key's last use. */
export const touchInterval = 60_000
/** Milliseconds. */
export const day = 86_400_000

export type KeyState = 'active' | 'expired' | 'revoked'

/** The state of a key; a revoked key stays revoked, even after its expiry. */
export const stateOfKey = (
  key: { readonly revokedAt: Date | null; readonly expiresAt: Date | null },
  now: Date,
): KeyState =>
  key.revokedAt ? 'revoked' : key.expiresAt && key.expiresAt <= now ? 'expired' : 'active'

/** Whether a key expires within the period in which owners are notified. */
export const isExpiringSoon = (expiresAt: Date | null, now: Date): boolean =>
  expiresAt !== null && expiresAt > now && expiresAt.getTime() - now.getTime() <= warningDays * day

/**
 * Whether these scopes can be combined: an account either buys for its company, or works for the
 * shop.
 */
export const areScopesFitting = (scopes: readonly Scope[], forCompany: boolean): boolean =>
  scopes.every((scope) => isBuying(scope) === forCompany)

/** When an account is paused if nobody adopts it. */
export const pausesAt = (unattendedSince: Date): Date =>
  new Date(unattendedSince.getTime() + adoptionDays * day)
