/** Issues documents by what happens, in its transaction, and mails them with their files. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { isAnonymized } from '../../platform/fields/anonymized-email.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import type { ShipmentHook } from '../../shipments/service.server.ts'
import { creditOrder } from './credit-notes.server.ts'
import type { DocumentFiles } from '../drawing/document-files.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { documentNumber } from '../rules.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import { wholeLines } from './issue-document.server.ts'
import { writeDocument } from './write-document.server.ts'
import { writeShipmentDocument } from './shipment-documents.server.ts'
import { findDocument, insertDelivery, type DocumentRow } from '../store.server.ts'

/**
 * Where the settings say so, a shipment gets its invoice, with exactly its lines, and its delivery
 * note: with the shipment, or not at all.
 */
export async function invoiceShipment(
  deps: DocumentsDependencies,
  tx: Handle,
  shipped: Parameters<ShipmentHook>[1],
): Promise<void> {
  const settings = await deps.settings.currentIn(tx)
  if (settings.invoicing !== 'when-shipped') return
  const { number } = shipped.order
  const locked = await deps.orders.lock(tx, number)
  const rows = await deps.shipments.ofOrder(tx, number)
  const shipment = rows.find(({ id }) => id === shipped.id)
  if (!locked || !shipment) return
  const time = { settings, at: shipped.at, newId: deps.newId }
  const issued: DocumentRow[] = []
  for (const kind of ['invoice', 'delivery-note'] as const) {
    const document = await writeShipmentDocument(tx, { locked, kind, shipment, rows }, time)
    if (document) issued.push(document)
  }
  await mailDocuments(deps, tx, { issued, locked, settings })
}

/** An order that is paid in advance is invoiced whole when it is placed. */
export async function invoiceInAdvance(
  deps: DocumentsDependencies,
  tx: Handle,
  { number, at }: { readonly number: number; readonly at: Date },
): Promise<void> {
  const settings = await deps.settings.currentIn(tx)
  const locked = await deps.orders.lock(tx, number)
  if (!locked) return
  const time = { settings, at, newId: deps.newId }
  const lines = wholeLines(locked)
  const document = await writeDocument(tx, { kind: 'invoice', locked, lines }, time)
  await mailDocuments(deps, tx, { issued: [document], locked, settings })
}

/** What was invoiced and is cancelled or comes back now is credited. */
export async function creditReduction(
  deps: DocumentsDependencies,
  tx: Handle,
  { number, at }: { readonly number: number; readonly at: Date },
): Promise<readonly DocumentRow[]> {
  const settings = await deps.settings.currentIn(tx)
  const locked = await deps.orders.lock(tx, number)
  if (!locked) return []
  const issued = await creditOrder(tx, locked, { settings, at, newId: deps.newId })
  await mailDocuments(deps, tx, { issued, locked, settings })
  return issued
}

type Mailed = {
  readonly issued: readonly DocumentRow[]
  readonly locked: LockedOrder
  readonly settings: ShopSettings
}

/** Who loads what `mailDocuments` attaches. */
export const attachmentOwner = 'documents'

/** Mails documents of one order to its buyer, together; notes that each was sent. */
export async function mailDocuments(
  { mail, accounts, origin, now }: DocumentsDependencies,
  tx: Handle,
  { issued, locked: { order, buyerId }, settings }: Mailed,
): Promise<void> {
  const [first] = issued
  if (!first || !mail.ready || isAnonymized(order.email)) return
  if (!(await accounts.isEmailConfirmed(tx, buyerId))) return
  const titles = issued.map(({ kind, series, number }) =>
    messages.titled(messages.title[kind], documentNumber(series, number)),
  )
  await mail.queue(tx, {
    to: order.email,
    subject: messages.mail.subject(titles[0] ?? '', order.number),
    text: messages.mail.text({
      ...{ name: order.name, documents: titles, order: order.number, shop: settings.name },
      link: `${origin}/dashboard/orders/${order.number}`,
    }),
    kind: 'order',
    key: `document/${first.id}`,
    attachments: issued.map(({ id, series, number }) => ({
      reference: `${attachmentOwner}/${id}`,
      name: `${documentNumber(series, number)}.pdf`,
    })),
  })
  for (const { id } of issued)
    await insertDelivery(tx, { documentId: id, recipient: order.email, at: now() })
}

/** The file of a document that a mail brings, drawn if nobody has fetched it before. */
export const loadAttachment =
  (
    { database }: Pick<DocumentsDependencies, 'database'>,
    files: DocumentFiles,
  ): ((reference: string) => Promise<Buffer>) =>
  async (reference) => {
    const document = await findDocument(
      database.handle,
      reference.slice(attachmentOwner.length + 1),
    )
    if (!document) throw new Error(`There is no document ${reference}`)
    return (await files.load(document, 'pdf-a4')).bytes
  }
