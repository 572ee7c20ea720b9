/**
 * Which mail may be sent next: each kind has a priority, few are sent at once, and neither a
 * backlog nor a slow host delays a mail that somebody is waiting for.
 */

/**
 * The subject of a mail. `account`: somebody is waiting for it (a reset, a confirmation). `order`:
 * to a buyer. `notice`: to admins.
 */
export type MailKind = 'account' | 'order' | 'notice'

/** The lower number is sent first. The numbers are stored in the database. */
export const priorities: Readonly<Record<MailKind, number>> = { account: 0, order: 1, notice: 2 }

/** How many mails one instance sends at once. */
export const maxConcurrentMails = 6
/** How many of them may be mails that are not about an account. */
const maxOthers = 4
/**
 * How many mails are sent to one host at once, and how many of them may not be about an account.
 */
const maxPerHost = 3
const maxOthersPerHost = 2

/** What may be claimed while other mails are being sent. */
export type ClaimLimits = {
  /** The lowest priority, that is the highest number, for which there is capacity. */
  readonly lastPriority: number
  /** Hosts that for now only get mails about accounts. */
  readonly busyHosts: readonly string[]
  /** Hosts that for now get no further mail. */
  readonly fullHosts: readonly string[]
  /** The ids of the mails that are being sent. */
  readonly claimed: readonly string[]
}

type SendingMail = {
  readonly id: string
  readonly recipient: string
  readonly priority: number
}

/** The limits while the mails `sending` are being sent. */
export function claimLimits(sending: readonly SendingMail[]): ClaimLimits {
  const others = sending.filter(({ priority }) => priority !== priorities.account)
  const countAll = countByHost(sending)
  const countOthers = countByHost(others)
  const hosts = [...countAll.keys()]
  const fullHosts = hosts.filter((host) => (countAll.get(host) ?? 0) >= maxPerHost)
  return {
    lastPriority: others.length < maxOthers ? priorities.notice : priorities.account,
    busyHosts: hosts.filter(
      (host) => fullHosts.includes(host) || (countOthers.get(host) ?? 0) >= maxOthersPerHost,
    ),
    fullHosts,
    claimed: sending.map(({ id }) => id),
  }
}

function countByHost(mails: readonly SendingMail[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { recipient } of mails) {
    const host = hostOf(recipient)
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return counts
}

/** The host of an address, as the outbox computes it in SQL. */
const hostOf = (recipient: string): string =>
  recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase()
