/** The rules of roles, and how long an access token is valid. */
import {
  isGranted,
  type NeededPermission,
  type Permission,
} from '../platform/access/permissions.ts'

export type Role = 'customer' | 'admin'

/**
 * Permissions in addition to those of every customer. Null in the database means every permission:
 * for admins of earlier releases, and those promoted by the specification's call.
 */
export const permissionsOf = ({
  role,
  permissions,
}: {
  readonly role: Role
  readonly permissions: readonly Permission[] | null
}): readonly Permission[] => (role === 'admin' ? (permissions ?? ['owner']) : [])

/**
 * Whether this user may perform operations that need the permission; pages and the API use the same
 * rule.
 */
export const may = (
  user: { readonly permissions: readonly Permission[] },
  needed: NeededPermission,
  { reading = false } = {},
): boolean => isGranted(user.permissions, needed, { reading })

/**
 * An access token that was not used for this long is invalid, in milliseconds.
 * Source: the security rules, after ASVS 7.3.
 */
export const tokenIdleTimeout = 30 * 60_000
/** An access token expires after this long even if it is in use, in milliseconds. */
export const tokenLifetime = 12 * 60 * 60_000
/** How often a token's last use is stored, in milliseconds: not on every request. */
export const tokenTouchInterval = 60_000

/**
 * Whether signing in makes this user an admin: the settings name the e-mail address, and the
 * provider has verified it.
 */
export const isOperator = (
  claims: { readonly email: string; readonly emailVerified: boolean },
  adminEmail: string | undefined,
): boolean => claims.emailVerified && claims.email === adminEmail

/** Whether this caller may make other users admins. */
export const canPromote = (actor: { readonly role: Role }): boolean => actor.role === 'admin'

/** Whether this user should have a long password, since it opens the admin area. */
export const needsLongPassword = (user: { readonly role: Role }): boolean => user.role === 'admin'

/** The result of checking a deletion: allowed, or the rule that forbids it. */
export type DeletionVerdict = 'allowed' | 'self' | 'last-admin'

/**
 * Whether this admin may delete that user: nobody deletes themselves, and the shop always keeps an
 * admin.
 * @param admins the number of admins
 */
export function checkUserDeletion(
  actorId: string,
  target: { readonly id: string; readonly role: Role },
  admins: number,
): DeletionVerdict {
  if (target.id === actorId) return 'self'
  return target.role === 'admin' && admins <= 1 ? 'last-admin' : 'allowed'
}

/** Whether a user may use the admin pages. The server checks it again on every call. */
export const isAdmin = ({ role }: { readonly role: Role }): boolean => role === 'admin'
