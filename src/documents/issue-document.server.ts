/** Issues documents: under a lock on their order, with the next number of their series. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { partTotal } from '../orders/line-quantities.ts'
import { hasTracking, mayView } from '../orders/rules.ts'
import type { LockedOrder } from '../orders/transitions.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import { notIssued } from './contract.ts'
import type { DocumentedLine } from './document-content.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { documentNumber, mayIssue, type OrderDocumentKind } from './rules.ts'
import { findOrderDocument, type DocumentRow } from './store.server.ts'
import { writeDocument } from './write-document.server.ts'

/** What issuing documents needs. */
export type IssueDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly orders: Pick<OrdersService, 'lock'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly newId: () => string
}

/**
 * Issues an order's document. Its row is locked first: an order that is cancelled at the same
 * moment either has its document before, or gets none. A request for the same document at the same
 * moment waits for the row, and finds the document.
 * @throws notFound when this actor may not see the order; notIssued when its status does not allow
 * it
 */
export async function issueDocument(
  { database, audit, orders, readSettings, now, newId }: IssueDependencies,
  actor: Actor,
  { number: orderNumber, kind }: { readonly number: number; readonly kind: OrderDocumentKind },
): Promise<DocumentRow> {
  const settings = await readSettings()
  return database.transact(async (tx) => {
    const locked = await orders.lock(tx, orderNumber)
    if (!locked || !mayView(actor, locked.buyerId)) throw notFound()
    const { order } = locked
    const earlier = await findOrderDocument(tx, orderNumber, kind)
    if (earlier) return earlier
    if (!mayIssue(order.status))
      throw notIssued({ detail: messages.notIssuedDetail(kind, orderNumber, order.status) })
    if (kind === 'invoice' && settings.invoicing === 'when-shipped' && !hasTracking(order.status))
      throw notIssued({ detail: messages.issuedWhenShipped(orderNumber) })
    const time = { settings, at: now(), newId }
    const document = await writeDocument(tx, { kind, locked, lines: wholeLines(locked) }, time)
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

/** All lines of an order, less what was cancelled of them or came back. */
const wholeLines = ({ lines }: LockedOrder): readonly DocumentedLine[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - line.cancelled - line.returned
    if (quantity === line.quantity) return [line]
    return quantity === 0 ? [] : [{ ...line, quantity, total: partTotal(line, 0, quantity) }]
  })
