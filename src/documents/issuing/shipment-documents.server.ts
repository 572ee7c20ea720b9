/** The documents of one shipment: its delivery note, and an invoice with exactly its lines. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import { partTotal } from '../../orders/line-quantities.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { shipmentNumber } from '../../shipments/rules.ts'
import type { KeptShipment, ShipmentsService } from '../../shipments/service.server.ts'
import { notIssued } from '../contract.ts'
import type { BilledLine } from '../amounts/billed-charges.server.ts'
import type { DocumentContent } from '../document-content.ts'
import type { IssueDependencies } from './issue-document.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { documentNumber, isBill, type ShipmentDocumentKind } from '../rules.ts'
import {
  findShipmentDocument,
  findWholeInvoice,
  insertUnsent,
  type DocumentRow,
} from '../store.server.ts'
import { writeDocument, type DocumentTime } from './write-document.server.ts'

type Dependencies = IssueDependencies & {
  readonly shipments: Pick<ShipmentsService, 'find' | 'ofOrder'>
}
type Request = { readonly id: string; readonly kind: ShipmentDocumentKind }

/**
 * The document of a shipment, which is issued now unless it already exists. Invoices are issued by
 * staff, or automatically on shipping.
 * @throws notFound; forbidden if a buyer requests an invoice that has not been issued; notIssued if
 *   the order was invoiced as a whole
 */
export async function issueShipmentDocument(
  { database, audit, orders, shipments, readSettings, now, newId }: Dependencies,
  actor: Actor,
  { id, kind }: Request,
): Promise<DocumentRow> {
  const settings = await readSettings()
  return database.transact(async (tx) => {
    const shipment = await shipments.find(tx, id)
    const locked = shipment && (await orders.lock(tx, shipment.order_number))
    if (!locked || !(await orders.canSee(tx, actor, locked))) throw notFound()
    const earlier = await findShipmentDocument(
      tx,
      { orderNumber: shipment.order_number, shipmentId: id },
      kind,
    )
    if (earlier) return earlier
    if (kind === 'invoice' && !isAdmin(actor)) throw forbidden()
    const rows = await shipments.ofOrder(tx, shipment.order_number)
    const time = { settings, at: now(), newId }
    const document = await writeShipmentDocument(tx, { locked, kind, shipment, rows }, time)
    if (!document) throw await invoicedWhole(tx, shipment)
    if (isBill(kind)) await insertUnsent(tx, document)
    if (isAdmin(actor))
      await audit.record(tx, actor, {
        operation: 'documents.issueForShipment',
        kind: 'document',
        id: document.id,
        label: documentNumber(document.series, document.number),
        after: { order: shipment.order_number, kind },
      })
    return document
  })
}

const invoicedWhole = async (tx: Handle, { order_number: order, position }: KeptShipment) => {
  const whole = await findWholeInvoice(tx, order)
  return notIssued({
    detail: messages.invoicedWhole(
      shipmentNumber(order, position),
      whole ? documentNumber(whole.series, whole.number) : '',
    ),
  })
}

type ShipmentDocument = {
  readonly locked: LockedOrder
  readonly kind: ShipmentDocumentKind
  readonly shipment: KeptShipment
  /** All shipments of the order, oldest first. */
  readonly rows: readonly KeptShipment[]
}

/** @returns undefined for an invoice of an order that was invoiced as a whole */
export async function writeShipmentDocument(
  tx: Handle,
  { locked, kind, shipment, rows }: ShipmentDocument,
  time: DocumentTime,
): Promise<DocumentRow | undefined> {
  if (kind === 'invoice' && (await findWholeInvoice(tx, locked.order.number))) return undefined
  return writeDocument(
    tx,
    {
      kind,
      locked,
      lines: linesOf(locked, shipment, rows),
      ...(kind === 'delivery-note' ? { follows: followingOf(locked, shipment, rows) } : {}),
      shipment: {
        id: shipment.id,
        number: shipmentNumber(locked.order.number, shipment.position),
        shippedOn: dayOf(shipment.shipped_at, time.settings.timeZone),
        parcels: shipment.parcels.flatMap((parcel) => parcel.trackingNumber || []),
      },
    },
    time,
  )
}

/**
 * The pieces of a line in earlier shipments.
 * @param until the shipment before which to count
 */
const shippedBefore = (rows: readonly KeptShipment[], until: number, position: number): number =>
  rows
    .filter((row) => row.position < until)
    .flatMap((row) => row.lines)
    .filter((shipped) => shipped.line === position)
    .reduce((sum, shipped) => sum + shipped.quantity, 0)

/** Pieces that have not been shipped up to this shipment and are not cancelled. */
const followingOf = (
  { lines }: LockedOrder,
  { position }: KeptShipment,
  rows: readonly KeptShipment[],
): NonNullable<DocumentContent['follows']> =>
  lines.flatMap(({ line, sku, name, unit, quantity, cancelled }) => {
    const left = quantity - cancelled - shippedBefore(rows, position + 1, line)
    return left > 0 ? [{ sku, name, quantity: left, ...(unit === undefined ? {} : { unit }) }] : []
  })

/** With prices that add up to those of the lines over all shipments. */
const linesOf = (
  { lines }: LockedOrder,
  shipment: KeptShipment,
  rows: readonly KeptShipment[],
): readonly BilledLine[] =>
  shipment.lines.flatMap(({ line: position, quantity }) => {
    const line = lines.find((candidate) => candidate.line === position)
    if (!line) return []
    const before = shippedBefore(rows, shipment.position, position)
    return [{ ...line, quantity, total: partTotal(line, before, quantity) }]
  })
