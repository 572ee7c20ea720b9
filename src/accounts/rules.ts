/** Who may be what: the rules of roles, and how long an access token lives. */

export type Role = 'customer' | 'admin'

/** An access token that nobody used for so long is dead, in milliseconds. Source: the security rules, after ASVS 7.3. */
export const tokenIdleTimeout = 30 * 60_000
/** However busy, an access token dies after so long, in milliseconds. */
export const tokenLifetime = 12 * 60 * 60_000
/** How often a token's last use is written down, in milliseconds; not at every request. */
export const tokenTouchInterval = 60_000

/** Whether a proof's e-mail makes its owner an admin at once: the operator named it, and the provider verified it. */
export const isOperator = (
  proof: { readonly email: string; readonly emailVerified: boolean },
  adminEmail: string | undefined,
): boolean => proof.emailVerified && proof.email === adminEmail

/** Whether this caller may make others admins. */
export const mayPromote = (actor: { readonly role: Role }): boolean => actor.role === 'admin'

/** Whose password opens the admin area, and so should be long. */
export const mustHaveLongPassword = (user: { readonly role: Role }): boolean =>
  user.role === 'admin'

/** What a deletion may answer: nothing speaks against it, or which rule does. */
export type DeletionVerdict = 'may' | 'oneself' | 'last-admin'

/** Whether this admin may delete that user. The shop always keeps an admin, and nobody deletes themselves. */
export function judgeDeletion(
  actorId: string,
  target: { readonly id: string; readonly role: Role },
  admins: number,
): DeletionVerdict {
  if (target.id === actorId) return 'oneself'
  return target.role === 'admin' && admins <= 1 ? 'last-admin' : 'may'
}

/** The first word of a display name, as the bar greets. */
export const firstName = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? ''

/** Whether somebody may use the pages of admins. The server asks again at every call. */
export const isAdmin = ({ role }: { readonly role: Role }): boolean => role === 'admin'
