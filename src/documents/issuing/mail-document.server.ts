/** Sends a document that was issued by mail, again or for the first time. */
import type { Actor } from '../../../packages/contract/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { mailNotSetUp } from '../../platform/mail/mail.server.ts'
import { notMailed } from '../contract.ts'
import { DocumentContent } from '../document-content.ts'
import { attachmentOwner } from './issue-by-event.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { documentNumber, isMailed } from '../rules.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import { findDocument, insertDelivery, readContent } from '../store.server.ts'

/**
 * Writes the mail to the outbox; its file is drawn when it is sent. To the buyer's address of today,
 * if it is confirmed, unless another one is named.
 * @throws notFound; notMailed for a packing slip, or a buyer without such an address; mailNotSetUp
 */
export async function mailDocument(
  deps: DocumentsDependencies,
  actor: Actor,
  { id, to }: { readonly id: string; readonly to?: string | undefined },
): Promise<{ to: string; at: string }> {
  const { database, audit, mail, accounts, orders, readSettings, origin, now, newId } = deps
  const { name: shop } = await readSettings()
  return database.transact(async (tx) => {
    const document = await findDocument(tx, id)
    if (!document) throw notFound()
    const { kind, series } = document
    const number = documentNumber(series, document.number)
    if (!isMailed(kind)) throw notMailed({ detail: messages.mail.notThisKind(number) })
    if (!mail.ready) throw mailNotSetUp()
    const { order } = DocumentContent.parse(await readContent(tx, id))
    const buyer = (await orders.ownerOf(tx, order.number))?.buyerId ?? document.user_id
    const recipient = to ?? (buyer && (await accounts.confirmedEmailOf(tx, buyer)))
    if (!recipient) throw notMailed({ detail: messages.mail.nobody(number) })
    const at = now()
    const titles = [messages.titled(messages.title[kind], number)]
    await mail.queue(tx, {
      to: recipient,
      subject: messages.mail.subject(titles[0] ?? '', order.number),
      text: messages.mail.text({
        ...{ name: order.name, documents: titles, order: order.number, shop },
        link: `${origin}/dashboard/orders/${order.number}`,
      }),
      kind: 'order',
      key: `document/${id}/${newId()}`,
      attachments: [{ reference: `${attachmentOwner}/${id}`, name: `${number}.pdf` }],
    })
    await insertDelivery(tx, { documentId: id, recipient, at, actorId: actor.id })
    await audit.record(tx, actor, {
      operation: 'documents.mail',
      kind: 'document',
      id,
      label: number,
      after: { sentTo: recipient },
    })
    return { to: recipient, at: at.toISOString() }
  })
}
