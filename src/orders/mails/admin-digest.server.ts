/**
 * Mails to admins about orders: the first at once, what follows within a window in one mail. A
 * notice is written with what it is about; here they become mails, exactly once.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { createJobRunner, type JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import {
  adminMails,
  noticeChannel,
  sourceOf,
  toMailedOrder,
  type MailSource,
} from './notifications.server.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { ordersMessages } from '../messages/orders.ts'
import {
  claimDigest,
  markDigestSent,
  nextDigestIn,
  takeNotices,
  type Notice,
} from './notices-store.server.ts'
import { digestMail, type DigestEntry } from './order-digest.ts'
import { findOrdersById, withLines, type OrderWithLines } from '../store.server.ts'

/** Milliseconds: longer than writing the mails can take. */
const lease = 60_000
/** Milliseconds between two looks, when no notification came. */
const pollInterval = 60_000

export function createAdminDigest(deps: OrdersDependencies): JobRunner {
  const { database, log, mail } = deps
  const { noticeWindow } = deps.settings
  const jobs = createJobRunner<true>(database, log, {
    channel: noticeChannel,
    lease,
    pollInterval,
    failureMessage: ordersMessages.digestFailed,
    claim: async (claimFor) =>
      (await claimDigest(database.handle, claimFor, noticeWindow)) || undefined,
    perform: () => mailNotices(deps),
    nextDueIn: () => nextDigestIn(database.handle, noticeWindow),
  })
  return { start: async () => (mail.ready ? jobs.start() : undefined), close: jobs.close }
}

/** Writes the mails about all notices and deletes these, in one transaction. */
async function mailNotices(deps: OrdersDependencies): Promise<void> {
  const source = await sourceOf(deps)
  await deps.database.transact(async (tx) => {
    const entries = await readEntries(tx, await takeNotices(tx))
    await markDigestSent(tx)
    if (entries.length === 0) return
    const admins = await deps.accounts.listAdmins(tx)
    for (const message of composeMails(deps, source, entries, admins))
      await deps.mail.queue(tx, message)
  })
}

type NoticeEntry = { readonly notice: Notice; readonly order: OrderWithLines }

async function readEntries(
  tx: Handle,
  notices: readonly Notice[],
): Promise<readonly NoticeEntry[]> {
  const ids = notices.map((notice) => notice.order_id)
  const orders = await withLines(tx, await findOrdersById(tx, ids))
  const byId = new Map(orders.map((order) => [order.id, order]))
  return notices.flatMap((notice) => {
    const order = byId.get(notice.order_id)
    return order ? [{ notice, order }] : []
  })
}

/** One piece of news is a mail about that order; several are a list. */
function composeMails(
  { settings }: OrdersDependencies,
  source: MailSource,
  entries: readonly NoticeEntry[],
  admins: readonly { readonly id: string; readonly email: string }[],
) {
  const [first] = entries
  if (first === undefined) return []
  const { event, note } = first.notice
  if (entries.length === 1)
    return adminMails(source, event, {
      order: first.order,
      note: event === 'placed' ? first.order.note : note,
      admins,
    })
  const content = digestMail(entries.map(toDigestEntry(source)), {
    link: `${source.origin}/dashboard/manageorders`,
    minutes: settings.noticeWindow / 60_000,
    ...{ shop: source.shop, logo: source.logo },
  })
  return admins.map(({ email }) => ({ to: email, ...content, kind: 'notice' as const }))
}

const toDigestEntry =
  (source: MailSource) =>
  ({ notice, order }: NoticeEntry): DigestEntry => ({
    event: notice.event,
    note: notice.note,
    order: toMailedOrder(order, source),
  })
