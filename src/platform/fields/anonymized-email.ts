/** The e-mail address in records of a deleted account: no mail can be delivered there. */
const domain = '@deleted.invalid'

export const anonymizedEmail = (userId: string): string => `deleted-${userId}${domain}`

/** The e-mail address of a program that has a user: no mail can be delivered there either. */
const programDomain = '@service-account.invalid'

export const programEmail = (userId: string): string => `program-${userId}${programDomain}`

/** Whether no mail reaches an address: of a deleted account, or of a program; also where it is masked. */
export const isUnreachable = (email: string): boolean =>
  email.endsWith(domain) || email.endsWith(programDomain)
