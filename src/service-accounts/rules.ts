/** The rules of service accounts: when a key counts, how long, and who must look after it. */
import { isBuying, type Scope } from '../platform/access/scopes.ts'

/** Keys of one account that count at the same time: a rotation needs two. */
export const maxKeys = 10
/** Service accounts of a shop. */
export const maxAccounts = 200
/** Days that a new key counts, unless its maker says otherwise. */
export const defaultDays = 365
/** Days before a key expires on which owners are told. */
export const warningDays = 7
/** Days in which another owner can adopt an account before it is paused. */
export const adoptionDays = 7
/** Milliseconds that an access token of OAuth counts. */
export const accessTokenLifetime = 30 * 60_000
/** Why an exchange is refused (RFC 6749, 5.2). */
export const oauthErrors = [
  'invalid_request',
  'invalid_client',
  'unsupported_grant_type',
  'invalid_scope',
] as const
export type OAuthError = (typeof oauthErrors)[number]

/** Milliseconds between two notes of a key's last use. */
export const touchInterval = 60_000
/** Milliseconds. */
export const day = 86_400_000

export type KeyState = 'active' | 'expired' | 'revoked'

/** Whether a key counts; a revoked one is revoked, also when it would have expired since. */
export const stateOfKey = (
  key: { readonly revokedAt: Date | null; readonly expiresAt: Date | null },
  now: Date,
): KeyState =>
  key.revokedAt ? 'revoked' : key.expiresAt && key.expiresAt <= now ? 'expired' : 'active'

/** Whether a key counts for at most as long as before its expiry owners are told. */
export const isExpiringSoon = (expiresAt: Date | null, now: Date): boolean =>
  expiresAt !== null && expiresAt > now && expiresAt.getTime() - now.getTime() <= warningDays * day

/** Whether these scopes go together: an account buys for its company, or works for the shop. */
export const areScopesFitting = (scopes: readonly Scope[], forCompany: boolean): boolean =>
  scopes.every((scope) => isBuying(scope) === forCompany)

/** When an account is paused that nobody adopts. */
export const pausesAt = (unattendedSince: Date): Date =>
  new Date(unattendedSince.getTime() + adoptionDays * day)
