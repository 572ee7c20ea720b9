/**
 * The documents service. An invoice or a packing slip is issued when it is first requested: it gets
 * its number, and its content is stored, so that it is the same whenever it is requested again.
 */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { OrderDetails } from '../orders/contract.ts'
import type { OrdersService } from '../orders/service.server.ts'
import { notIssued, type DocumentsOperations } from './contract.ts'
import { DocumentContent, toDocumentContent, type SellerDetails } from './document-content.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import { renderPdf } from './pdf.server.ts'
import {
  documentNumber,
  mayIssue,
  mayViewDocument,
  type DocumentKind,
  type PageSize,
} from './rules.ts'
import { findDocument, insertDocument, lockNextNumber, type DocumentRow } from './store.server.ts'

export interface DocumentsService extends DocumentsOperations {}

export type DocumentsDependencies = {
  readonly database: Database
  readonly orders: OrdersService
  /** The shop as documents print it. */
  readonly seller: SellerDetails
  readonly now: () => Date
}

export const createDocumentsService = (deps: DocumentsDependencies): DocumentsService => ({
  issue: ({ actor }, request) => downloadDocument(deps, actor, request),
})

export type DocumentRequest = {
  /** The number of the order. */
  readonly number: number
  readonly kind: DocumentKind
  readonly size: PageSize
}

/**
 * The file of a document, which is issued now unless it was issued before.
 * @throws forbidden for a packing slip that a buyer requests; notFound when this actor may not see
 * the order; notIssued when the order's status does not allow it
 */
export async function downloadDocument(
  deps: DocumentsDependencies,
  actor: Actor,
  { number, kind, size }: DocumentRequest,
): Promise<{ readonly name: string; readonly pdf: string }> {
  if (!mayViewDocument(actor, kind)) throw forbidden()
  const order = await deps.orders.read({ actor }, { number })
  const row =
    (await findDocument(deps.database.handle, order.id, kind)) ??
    (await issueDocument(deps, order, kind))
  const file = await renderPdf(
    {
      kind,
      number: row.number,
      issuedAt: row.issued_at,
      content: DocumentContent.parse(row.content),
    },
    size,
  )
  return { name: `${documentNumber(kind, row.number)}.pdf`, pdf: file.toString('base64') }
}

/**
 * Issues a document under the next number. A request for the same document at the same moment waits
 * for the lock on the counter, and then finds the document.
 * @throws notIssued when the order's status does not allow it
 */
export async function issueDocument(
  { database, seller, now }: DocumentsDependencies,
  order: OrderDetails,
  kind: DocumentKind,
): Promise<DocumentRow> {
  if (!mayIssue(order.status)) throw notIssued({ detail: messages.notIssuedDetail })
  const issuedAt = now()
  return database.transact(async (tx) => {
    const number = await lockNextNumber(tx, kind)
    const earlier = await findDocument(tx, order.id, kind)
    if (earlier) return earlier
    const content = toDocumentContent(seller, order)
    const document = { number, content, issued_at: issuedAt }
    await insertDocument(tx, { ...document, orderId: order.id, kind })
    return document
  })
}
