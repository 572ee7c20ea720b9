/** The rules of invitations: how long they are valid, and their states. */

export const invitationStates = ['prepared', 'sent', 'expired', 'accepted', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** How long a link is valid, in days; sending it again renews it. */
export const invitationDays = 30
/** The maximum number of mails per hour that a company's owners may send to one address. */
export const maxMailsAnHour = 3
const hour = 3_600_000

type MailCount = { readonly mailed_since: Date | null; readonly mailed_count: number }

/**
 * How long owners must wait before they mail this address again, so that nobody's mailbox is
 * flooded.
 * @returns seconds; 0 if they need not wait
 */
export function waitToMail(
  { mailed_since: since, mailed_count: count }: MailCount,
  now: Date,
): number {
  if (!since || count < maxMailsAnHour) return 0
  const wait = since.getTime() + hour - now.getTime()
  return Math.ceil(Math.min(Math.max(0, wait), hour) / 1000)
}

/** The mails within an hour and the start of that hour, counting one more mail. */
export const withOneMail = (mailed: MailCount, now: Date): MailCount =>
  mailed.mailed_since && now.getTime() - mailed.mailed_since.getTime() < hour
    ? { ...mailed, mailed_count: mailed.mailed_count + 1 }
    : { mailed_since: now, mailed_count: 1 }

/** The maximum number of invitations mailed at once. */
export const maxInvitationsAtOnce = 300
/** The maximum number of a file's rows in one call. */
export const maxImportRows = 100

type Dates = {
  readonly expires_at: Date | null
  readonly accepted_at: Date | null
  readonly withdrawn_at: Date | null
}

/** The current state of an invitation. */
export function stateOfInvitation(
  { expires_at: expires, accepted_at: accepted, withdrawn_at: withdrawn }: Dates,
  now: Date,
): InvitationState {
  if (accepted) return 'accepted'
  if (withdrawn) return 'withdrawn'
  if (!expires) return 'prepared'
  return expires > now ? 'sent' : 'expired'
}

/** Whether an invitation can be mailed, or mailed again. */
export const canBeSent = (state: InvitationState): boolean =>
  state === 'prepared' || state === 'sent' || state === 'expired'
/** The maximum number of rows that the page reads; it calls as often as needed. */
export const maxImportFileRows = 3000
