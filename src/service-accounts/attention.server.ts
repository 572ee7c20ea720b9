/** What needs an owner's attention: keys that expire, and accounts without a responsible owner. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import { displayDay } from '../platform/time/display-day.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import { accountChange } from './accounts.server.ts'
import {
  attendAccounts,
  markExpiring,
  markUnattended,
  pauseUnattended,
} from './attention-store.server.ts'
import type { ServiceAccountsDependencies } from './dependencies.server.ts'
import { deleteEndedAccessTokens } from './key-store.server.ts'
import { serviceAccountsMessages as messages } from './messages/service-accounts.ts'
import { adoptionDays, day, pausesAt, warningDays } from './rules.ts'

/** A mail to every owner. */
type Notice = { readonly key: string; readonly subject: string; readonly text: string }

/**
 * One run: notifies owners once of each key that expires within a week, and of each account whose
 * owner has left; pauses such an account after seven days.
 */
export async function lookAfterAccounts(deps: ServiceAccountsDependencies): Promise<void> {
  const { database, mail, now } = deps
  const at = now()
  const { timeZone } = await deps.readSettings()
  const inWords = (moment: Date): string => displayDay(dayOf(moment, timeZone))
  const isMailed = await database.transact(async (tx) => {
    await attendAccounts(tx)
    const notices = [
      ...(await unattendedNotices(deps, tx, { at, inWords })),
      ...(await pausedNotices(deps, tx, at)),
      ...(mail.ready ? await expiryNotices(deps, tx, { at, inWords }) : []),
    ]
    if (!mail.ready || notices.length === 0) return false
    for (const { id, email } of await deps.accounts.staffWith(tx, 'owner'))
      for (const { key, ...content } of notices)
        await mail.queue(tx, { to: email, ...content, kind: 'account', key: `${key}/${id}` })
    return true
  })
  await deleteEndedAccessTokens(database.handle, at)
  if (isMailed) await mail.notifyQueued()
}

type At = { readonly at: Date; readonly inWords: (moment: Date) => string }

const pageOf = ({ origin }: Pick<ServiceAccountsDependencies, 'origin'>, id: string): string =>
  `${origin}/dashboard/service-accounts/${id}`

async function unattendedNotices(
  deps: ServiceAccountsDependencies,
  tx: Handle,
  { at, inWords }: At,
): Promise<readonly Notice[]> {
  return (await markUnattended(tx, at)).map(({ id, name: account }) => ({
    key: `service-account/${id}/unattended/${at.getTime()}`,
    ...messages.mails.unattended({
      account,
      day: inWords(pausesAt(at)),
      link: pageOf(deps, id),
    }),
  }))
}

async function pausedNotices(
  deps: ServiceAccountsDependencies,
  tx: Handle,
  at: Date,
): Promise<readonly Notice[]> {
  const since = new Date(at.getTime() - adoptionDays * day)
  const notices: Notice[] = []
  for (const account of await pauseUnattended(tx, { at, since })) {
    await deps.audit.record(tx, undefined, {
      ...accountChange('pause', account),
      before: { paused: false },
      after: { paused: true },
    })
    notices.push({
      key: `service-account/${account.id}/paused/${at.getTime()}`,
      ...messages.mails.paused({ account: account.name, link: pageOf(deps, account.id) }),
    })
  }
  return notices
}

async function expiryNotices(
  deps: ServiceAccountsDependencies,
  tx: Handle,
  { at, inWords }: At,
): Promise<readonly Notice[]> {
  const until = new Date(at.getTime() + warningDays * day)
  return (await markExpiring(tx, { at, until })).map((key) => ({
    key: `service-account-key/${key.id}/expires`,
    ...messages.mails.expiring({
      account: key.account,
      tail: key.tail,
      day: inWords(key.expires_at),
      link: pageOf(deps, key.account_id),
    }),
  }))
}

/** Milliseconds between two runs. */
const pollInterval = 600_000

export const createAttention = (deps: ServiceAccountsDependencies): JobRunner =>
  createPeriodicJob(deps.database, deps.log, {
    channel: 'service-accounts',
    isHeld: () => isOutgoingHeld(deps.database.handle),
    pollInterval,
    failureMessage: messages.failed,
    run: () => lookAfterAccounts(deps),
  })
