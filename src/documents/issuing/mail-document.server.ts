/** Mails an issued document, again or for the first time; or records other ways of sending. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { mailNotSetUp } from '../../platform/mail/mail.server.ts'
import { notElectronic, notMailed } from '../contract.ts'
import { DocumentContent } from '../document-content.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { documentNumber, isBill, isMailed } from '../rules.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import {
  findBilling,
  findDocument,
  insertDelivery,
  readContent,
  type Billing,
  type DocumentRow,
} from '../store.server.ts'
import { filesOf, queueDocuments } from './document-mails.server.ts'

type Request = { readonly id: string; readonly to?: string | undefined }
type Sent = { readonly to: string; readonly at: string }

/**
 * Writes the mail to the outbox; its files are drawn when it is sent. The recipient is the given
 * address, else the company's billing address, else the buyer's current address, if it is
 * confirmed.
 * @throws notFound; notMailed for a packing slip, or if there is no such address; notElectronic if
 *   the document cannot be written in the format that the company requires; mailNotSetUp
 */
export async function mailDocument(
  deps: DocumentsDependencies,
  actor: Actor,
  { id, to }: Request,
): Promise<Sent> {
  const { database, mail, readSettings, newId } = deps
  const { name: shop } = await readSettings()
  return database.transact(async (tx) => {
    const document = await findDocument(tx, id)
    if (!document) throw notFound()
    const number = numberOf(document)
    if (!isMailed(document.kind) || document.kind === 'statement')
      throw notMailed({ detail: messages.mail.notThisKind(document.kind, number) })
    if (!mail.ready) throw mailNotSetUp()
    const { order } = DocumentContent.parse(await readContent(tx, id))
    const billing = await findBillingOf(deps, tx, order.number)
    const recipient = to ?? (await recipientOf(deps, tx, { document, billing }, order.number))
    if (!recipient) throw notMailed({ detail: messages.mail.nobody(number) })
    const found = await filesOf(tx, document, billing)
    if ('missing' in found)
      throw notElectronic({ detail: messages.notElectronicDetail(number, found.missing) })
    const at = await queueDocuments(deps, tx, {
      to: recipient,
      name: order.name,
      order: order.number,
      shop,
      documents: [{ document, files: found.files }],
      key: `document/${id}/${newId()}`,
      actorId: actor.id,
    })
    await recordSent(deps, tx, actor, { operation: 'documents.mail', document, to: recipient })
    return { to: recipient, at: at.toISOString() }
  })
}

/**
 * Records that a document reached its customer in another way, such as by post.
 * @throws notFound
 */
export const noteDelivery = (
  deps: DocumentsDependencies,
  actor: Actor,
  { id, how }: { readonly id: string; readonly how: string },
): Promise<Sent> =>
  deps.database.transact(async (tx) => {
    const document = await findDocument(tx, id)
    if (!document) throw notFound()
    const at = deps.now()
    await insertDelivery(tx, { documentId: id, recipient: how, at, actorId: actor.id })
    await recordSent(deps, tx, actor, { operation: 'documents.noteDelivery', document, to: how })
    return { to: how, at: at.toISOString() }
  })

const numberOf = ({ series, number }: DocumentRow): string => documentNumber(series, number)

const findBillingOf = async (
  { orders }: DocumentsDependencies,
  tx: Handle,
  orderNumber: number,
): Promise<Billing> => {
  const locked = await orders.lock(tx, orderNumber)
  return locked ? findBilling(tx, locked.order.id) : { form: 'shop', email: '' }
}

type Wanted = { readonly document: DocumentRow; readonly billing: Billing }

async function recipientOf(
  { accounts, orders }: DocumentsDependencies,
  tx: Handle,
  { document: { kind, user_id: userId }, billing }: Wanted,
  orderNumber: number,
): Promise<string | undefined> {
  if (isBill(kind) && billing.email !== '') return billing.email
  const buyer = (await orders.ownerOf(tx, orderNumber))?.buyerId ?? userId
  return buyer === null ? undefined : accounts.confirmedEmailOf(tx, buyer)
}

type Recorded = {
  readonly operation: string
  readonly document: DocumentRow
  readonly to: string
}

const recordSent = (
  { audit }: DocumentsDependencies,
  tx: Handle,
  actor: Actor,
  { operation, document, to }: Recorded,
): Promise<void> =>
  audit.record(tx, actor, {
    operation,
    kind: 'document',
    id: document.id,
    label: numberOf(document),
    after: { sentTo: to },
  })
