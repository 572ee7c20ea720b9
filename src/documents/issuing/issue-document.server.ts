/** Issues documents: under a lock on their order, with the next number of their series. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import type { AuditLog } from '../../audit/service.server.ts'
import { partTotal } from '../../orders/line-quantities.ts'
import { hasTracking } from '../../orders/rules.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import type { OrdersService } from '../../orders/service.server.ts'
import { notIssued } from '../contract.ts'
import type { BilledLine } from '../amounts/billed-charges.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import type { ReadSettings, ShopSettings } from '../../settings/declarations.ts'
import type { ShipmentsService } from '../../shipments/service.server.ts'
import { documentNumber, isBill, canIssue, type OrderDocumentKind } from '../rules.ts'
import { findOrderDocument, insertUnsent, type DocumentRow } from '../store.server.ts'
import { writeDocument } from './write-document.server.ts'

/** Dependencies of issuing documents. */
export type IssueDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly orders: Pick<OrdersService, 'lock' | 'canSee'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly newId: () => string
}

/**
 * Issues an order's document. The order's row is locked first: an order that is cancelled at the
 * same time either gets its document before that, or none. A concurrent request for the same
 * document waits for the lock, and finds the document.
 * @throws notFound if this actor may not see the order; notIssued if its status does not allow it
 */
export async function issueDocument(
  deps: IssueDependencies & { readonly shipments: Pick<ShipmentsService, 'ofOrder'> },
  actor: Actor,
  { number: orderNumber, kind }: { readonly number: number; readonly kind: OrderDocumentKind },
): Promise<DocumentRow> {
  const { database, audit, orders, readSettings, now, newId } = deps
  const settings = await readSettings()
  return database.transact(async (tx) => {
    const locked = await orders.lock(tx, orderNumber)
    if (!locked || !(await orders.canSee(tx, actor, locked))) throw notFound()
    const { order } = locked
    const earlier = await findOrderDocument(tx, orderNumber, kind)
    if (earlier) return earlier
    if (!canIssue(order.status))
      throw notIssued({ detail: messages.notIssuedDetail(kind, orderNumber, order.status) })
    if (kind === 'invoice' && settings.invoicing === 'when-shipped' && !hasTracking(order.status))
      throw notIssued({ detail: messages.issuedWhenShipped(orderNumber) })
    const time = { settings, at: now(), newId }
    const suppliedOn =
      kind === 'invoice' && isShippedWhole(locked)
        ? await lastShipped(deps, tx, orderNumber, settings)
        : undefined
    const lines = wholeLines(locked)
    const document = await writeDocument(tx, { kind, locked, lines, suppliedOn }, time)
    // Buyers receive the document that they request; a document issued by staff still has to be
    // sent.
    if (isAdmin(actor) && isBill(kind)) await insertUnsent(tx, document)
    if (isAdmin(actor))
      await audit.record(tx, actor, {
        operation: 'documents.issue',
        kind: 'document',
        id: document.id,
        label: documentNumber(document.series, document.number),
        after: { order: orderNumber, kind },
      })
    return document
  })
}

/** Whether all pieces were shipped that were not cancelled: only then were the goods supplied. */
const isShippedWhole = ({ lines }: LockedOrder): boolean =>
  lines.every(({ quantity, cancelled, shipped }) => shipped + cancelled >= quantity)

/** The day of an order's last shipment; undefined if nothing was shipped. */
async function lastShipped(
  { shipments }: { readonly shipments: Pick<ShipmentsService, 'ofOrder'> },
  tx: Handle,
  orderNumber: number,
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
): Promise<string | undefined> {
  const last = (await shipments.ofOrder(tx, orderNumber)).at(-1)
  return last && dayOf(last.shipped_at, timeZone)
}

/** All lines of an order, less cancellations and returns. */
export const wholeLines = ({ lines }: LockedOrder): readonly BilledLine[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - line.cancelled - line.returned
    if (quantity === line.quantity) return [line]
    return quantity === 0 ? [] : [{ ...line, quantity, total: partTotal(line, 0, quantity) }]
  })
