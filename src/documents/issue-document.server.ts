/** Issues documents: under a lock on their order, with the next number of their series. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { mayView } from '../orders/rules.ts'
import type { OrdersService } from '../orders/service.server.ts'
import { notIssued } from './contract.ts'
import { sellerOf, toDocumentContent } from './document-content.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { dayOf } from '../platform/time-zone.ts'
import { documentNumber, mayIssue, type DocumentKind } from './rules.ts'
import { lockSeries } from './series-store.server.ts'
import { findOrderDocument, insertDocument, type DocumentRow } from './store.server.ts'

type Dependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly orders: Pick<OrdersService, 'lock'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly newId: () => string
}

/**
 * Issues an order's document. Its row is locked first: an order that is cancelled at the same
 * moment either has its document before, or gets none. Then the counter: a request for the same
 * document at the same moment waits for it, and finds the document.
 * @throws notFound when this actor may not see the order; notIssued when its status does not allow
 * it
 */
export async function issueDocument(
  { database, audit, orders, readSettings, now, newId }: Dependencies,
  actor: Actor,
  { number: orderNumber, kind }: { readonly number: number; readonly kind: DocumentKind },
): Promise<DocumentRow> {
  const settings = await readSettings()
  const { timeZone } = settings
  return database.transact(async (tx) => {
    const locked = await orders.lock(tx, orderNumber)
    if (!locked || !mayView(actor, locked.buyerId)) throw notFound()
    const { order, buyerId } = locked
    const series = await lockSeries(tx, kind)
    const earlier = await findOrderDocument(tx, orderNumber, kind)
    if (earlier) return earlier
    if (!mayIssue(order.status))
      throw notIssued({ detail: messages.notIssuedDetail(kind, orderNumber, order.status) })
    const issuedAt = now()
    const document = await insertDocument(tx, {
      id: newId(),
      kind,
      series: series.prefix,
      number: series.last + 1,
      order_id: order.id,
      order_number: orderNumber,
      user_id: buyerId,
      issue_date: dayOf(issuedAt, timeZone),
      issued_at: issuedAt,
      currency: order.currency,
      content: toDocumentContent(sellerOf(settings), order, timeZone),
    })
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
