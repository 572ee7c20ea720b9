/**
 * Mails to admins about orders: the first event at once, later events within a window in one mail.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import { createDigest } from '../../platform/mail/digest.server.ts'
import {
  adminMails,
  noticeChannel,
  sourceOf,
  toMailedOrder,
  type MailSource,
} from './notifications.server.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { ordersMessages } from '../messages/orders.ts'
import { takeNotices, type Notice } from './notices-store.server.ts'
import { digestMail, type DigestEntry } from './order-digest.ts'
import { findOrdersById, withLines, type OrderWithLines } from '../store.server.ts'

export const createAdminDigest = (deps: OrdersDependencies): JobRunner =>
  createDigest(deps, {
    tables: { notices: 'order_notices', digest: 'order_digest' },
    channel: noticeChannel,
    window: deps.settings.noticeWindow,
    failureMessage: ordersMessages.digestFailed,
    prepare: async () => {
      const source = await sourceOf(deps)
      return async (tx) => {
        const entries = await readEntries(tx, await takeNotices(tx))
        if (entries.length === 0) return []
        return composeMails(deps, source, entries, await deps.accounts.listAdmins(tx))
      }
    },
  })

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

/** A single event becomes a mail about that order; several become a list. */
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
    shop: source.shop,
    logo: source.logo,
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
