/** The e-mail domain in records of a deleted account: no mail can be delivered there. */
const domain = '@deleted.invalid'

export const anonymizedEmail = (userId: string): string => `deleted-${userId}${domain}`

/** The e-mail domain of a program's user: no mail can be delivered there either. */
const programDomain = '@service-account.invalid'

export const programEmail = (userId: string): string => `program-${userId}${programDomain}`

/**
 * Whether no mail reaches an address because it belongs to a deleted account or to a program; also
 * if the address is masked.
 */
export const isUnreachable = (email: string): boolean =>
  email.endsWith(domain) || email.endsWith(programDomain)
