/** Who may see an e-mail address, and who may remove a review. */

/** An e-mail address as shown to strangers: 'jane@example.com' → 'j•••@example.com'. */
export const maskEmail = (email: string): string => {
  const at = email.indexOf('@')
  return at < 1 ? '•••' : `${email[0]}•••${email.slice(at)}`
}

/** Whether the caller sees the complete e-mail address: its owner and admins do. */
export const canSeeEmail = (
  actor: { readonly id: string; readonly role: 'customer' | 'admin' } | undefined,
  authorId: string | null,
): boolean => actor !== undefined && (actor.role === 'admin' || actor.id === authorId)

/** Whether the caller may remove a review: its author and admins may. */
export const canRemoveReview = (
  actor: { readonly id: string; readonly role: 'customer' | 'admin' },
  authorId: string | null,
): boolean => actor.role === 'admin' || actor.id === authorId

/**
 * Whether the caller may restore a review: authors those that they deleted themselves, staff those
 * deleted by staff.
 */
export const canRestoreReview = (
  actor: { readonly id: string; readonly role: 'customer' | 'admin' },
  authorId: string | null,
  deletedBy: string,
): boolean => (deletedBy === authorId ? actor.id === authorId : actor.role === 'admin')
