/** Issues documents on events, in the event's transaction, and mails them with their files. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { ShipmentHook } from '../../shipments/service.server.ts'
import { creditOrder } from './credit-notes.server.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import { wholeLines } from './issue-document.server.ts'
import { writeDocument } from './write-document.server.ts'
import { writeShipmentDocument } from './shipment-documents.server.ts'
import type { DocumentRow } from '../store.server.ts'
import { mailDocuments } from './document-mails.server.ts'

/**
 * If the settings require it, a shipment gets its invoice, with exactly its lines, and its delivery
 * note, in the same transaction.
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

/** A prepaid order is invoiced as a whole when it is placed. */
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

/** Invoiced goods that are cancelled or returned now are credited. */
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
