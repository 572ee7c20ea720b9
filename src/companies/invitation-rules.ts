/** The rules of invitations: how long they are good for, and what state each is in. */

export const invitationStates = ['prepared', 'sent', 'expired', 'accepted', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** How long a link is good for, in days; sending it again renews it. */
export const invitationDays = 30
/** How many mails in an hour the owners of a company may send to one address. */
export const maxMailsAnHour = 3
const hour = 3_600_000

type MailCount = { readonly mailed_since: Date | null; readonly mailed_count: number }

/**
 * How long owners wait before they mail this address again, so that nobody's mailbox is filled.
 * @returns seconds; 0 where they need not wait
 */
export function waitToMail(
  { mailed_since: since, mailed_count: count }: MailCount,
  now: Date,
): number {
  if (!since || count < maxMailsAnHour) return 0
  const wait = since.getTime() + hour - now.getTime()
  return Math.ceil(Math.min(Math.max(0, wait), hour) / 1000)
}

/** How often it is mailed within an hour, and since when, with one mail more. */
export const withOneMail = (mailed: MailCount, now: Date): MailCount =>
  mailed.mailed_since && now.getTime() - mailed.mailed_since.getTime() < hour
    ? { ...mailed, mailed_count: mailed.mailed_count + 1 }
    : { mailed_since: now, mailed_count: 1 }

/** How many are mailed by one press. */
export const maxInvitationsAtOnce = 300
/** How many rows of a file are read by one call. */
export const maxImportRows = 100

type Dates = {
  readonly expires_at: Date | null
  readonly accepted_at: Date | null
  readonly withdrawn_at: Date | null
}

/** What has become of an invitation at this moment. */
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
/** How many rows of a file the page reads: it calls as often as needed. */
export const maxImportFileRows = 3000
