/**
 * Reads the mailbox for orders: each mail once, in their order. A mail is marked as read after it
 * is stored; a crash between the two does not store it twice, because a mail that was taken is
 * known.
 */
import type { JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../../packages/pg-kit/periodic-job.server.ts'
import type { OrderMailboxConfig } from '../../platform/config/order-mailbox-config.server.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'
import { isOutgoingHeld } from '../../platform/mail/outgoing-hold.server.ts'
import type { OrderMailbox } from '../inbox-schemas.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import { mailMessages as messages } from '../messages/mails.ts'
import { advance, beginNumbering, findMailbox, saveCheck } from './mailbox-store.server.ts'
import { mailboxFaults } from '../mail-states.ts'
import { faultOf, withMailbox, type ListedMail, type OpenMailbox } from './open-mailbox.server.ts'
import { maxMailBytes, takeMail } from './take-mail.server.ts'

/** Mails read in one round; the others follow in the next. */
const perRound = 50
/** The number of bytes read of a mail that is too large, which is enough to find its sender. */
const headBytes = 100_000
/** Milliseconds between two rounds. */
const interval = 60_000

/** Identifies a mailbox and its folder. */
const keyOf = ({ user, host, folder }: OrderMailboxConfig): string => `${user}@${host}/${folder}`

/**
 * One round. @throws the error of the mail server or the network; the state of the mailbox names it
 */
export async function readMailbox(deps: ReceivedOrdersDependencies): Promise<void> {
  const { settings, database, now } = deps
  const { orderMailbox: config } = settings
  if (!config) return
  const address = keyOf(config)
  const check = (fault: string) => saveCheck(database.handle, { address, at: now(), fault })
  if (!(await findMailbox(database.handle, address))) await check('')
  try {
    await withMailbox(config, (mailbox) =>
      inLanguage(shopLanguages().main, () => readRound(deps, mailbox, address)),
    )
  } catch (error) {
    await check(faultOf(error))
    throw error
  }
  await check('')
}

async function readRound(
  deps: ReceivedOrdersDependencies,
  mailbox: OpenMailbox,
  address: string,
): Promise<void> {
  const { handle } = deps.database
  const { uidValidity, lastUid } = mailbox
  const before = await findMailbox(handle, address)
  // A mail that was already read on the first day has been handled by somebody.
  const isFirst = before?.uid_validity === ''
  await beginNumbering(handle, { address, uidValidity, oldUid: isFirst ? lastUid : 0 })
  const { last_uid: from = 0, old_uid: oldUid = 0 } = (await findMailbox(handle, address)) ?? {}
  const listed = await mailbox.list(from)
  const due = listed.filter(({ uid, isRead }) => uid > oldUid || !isRead).slice(0, perRound)
  for (const mail of due) await takeListed(deps, mailbox, address, mail)
}

async function takeListed(
  deps: ReceivedOrdersDependencies,
  mailbox: OpenMailbox,
  address: string,
  { uid, size }: ListedMail,
): Promise<void> {
  const source = await mailbox.fetch(uid, size > maxMailBytes ? headBytes : undefined)
  if (!source) return
  const { uidValidity } = mailbox
  await takeMail(deps, { source, size: size > maxMailBytes ? size : source.length }, (tx) =>
    advance(tx, { address, uidValidity, uid }),
  )
  await mailbox.markRead(uid)
}

/** The mailbox as the last check found it. */
export async function describeMailbox({
  settings: { orderMailbox },
  database,
}: Pick<ReceivedOrdersDependencies, 'settings' | 'database'>): Promise<OrderMailbox> {
  if (!orderMailbox) return { address: '', checkedAt: null, fault: null }
  const { user } = orderMailbox
  const key = keyOf(orderMailbox)
  const state = await findMailbox(database.handle, key)
  return {
    // On some mail servers user names are not addresses.
    address: user.includes('@') ? user : key,
    checkedAt: state?.checked_at.toISOString() ?? null,
    fault: mailboxFaults.find((fault) => fault === state?.fault) ?? null,
  }
}

export const createMailboxJob = (deps: ReceivedOrdersDependencies): JobRunner =>
  createPeriodicJob(deps.database, deps.log, {
    run: () => readMailbox(deps),
    channel: 'order-mailbox',
    pollInterval: interval,
    // This shop is a copy; the original shop may still read the mailbox.
    isHeld: () => isOutgoingHeld(deps.database.handle),
    failureMessage: messages.checkFailed,
  })
