/** Shows and sends a member of staff the mail that buyers get, about a sample order. */
import type { z } from 'zod/mini'
import type { Actor } from '../../platform/access/endpoint.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import type { MailPreview } from '../../settings/mail-preview-contract.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { sourceOf } from './notifications.server.ts'
import { buyerMail } from './order-mails.ts'
import type { sampleMailOperations } from './sample-mail-contract.ts'
import { sampleOrder } from './sample-order.ts'

type Sample = z.output<typeof sampleMailOperations.sampleMail.input>
type Preview = z.output<typeof sampleMailOperations.previewMail.input>

/**
 * Sends it with the saved texts.
 * @throws Problem mailNotSetUp in a shop without mail
 */
export async function sendSampleMail(
  deps: OrdersDependencies,
  actor: Actor,
  { kind, language = currentLanguage() }: Sample,
): Promise<void> {
  const { origin, shop, logo, texts } = await sourceOf(deps)
  const mail = inLanguage(language, () =>
    buyerMail(kind, { ...sampleOrder(shop, origin), logo }, '', texts),
  )
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

/** The mail in a language, with texts that may not be saved yet. */
export async function previewMail(
  deps: OrdersDependencies,
  { kind, language, subject, opening }: Preview,
): Promise<MailPreview> {
  const { origin, shop } = await sourceOf(deps)
  const words = { [`${kind}Subject`]: subject, [`${kind}Opening`]: opening }
  const mail = inLanguage(language, () => buyerMail(kind, sampleOrder(shop, origin), '', words))
  return { subject: mail.subject, text: mail.text }
}
