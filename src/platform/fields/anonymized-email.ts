/** The e-mail address in records of a deleted account: no mail can be delivered there. */
const domain = '@deleted.invalid'

export const anonymizedEmail = (userId: string): string => `deleted-${userId}${domain}`

/** Whether the account was deleted; also of an address that is masked. */
export const isAnonymized = (email: string): boolean => email.endsWith(domain)
