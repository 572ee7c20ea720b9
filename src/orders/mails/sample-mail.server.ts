/** Sends a member of staff the mail that buyers get, about a made-up order. */
import type { Actor } from '../../platform/access/endpoint.ts'
import type { MailKind } from '../../settings/mail-texts.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { sourceOf } from './notifications.server.ts'
import { buyerMail } from './order-mails.ts'
import { sampleOrder } from './sample-order.ts'

/** @throws Problem mailNotSetUp in a shop without mail */
export async function sendSampleMail(
  deps: OrdersDependencies,
  actor: Actor,
  kind: MailKind,
): Promise<void> {
  const { origin, shop, logo, texts } = await sourceOf(deps)
  const mail = buyerMail(kind, { ...sampleOrder(shop, origin), logo }, '', texts)
  await deps.database.transact(async (tx) => {
    await deps.mail.queue(tx, { to: actor.email, ...mail, kind: 'account' })
    await deps.audit.record(tx, actor, {
      operation: 'orders.sampleMail',
      kind: 'settings',
      id: `mail-${kind}`,
      label: messages.sampleMail,
      after: { to: actor.email },
    })
  })
  await deps.mail.notifyQueued()
}
