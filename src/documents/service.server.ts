/** The door of papers: an invoice or a packing slip gets its number when it is first asked for, and says the same ever after. */
import type { OrdersService } from '../orders/service.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import { notIssued, type DocumentsOperations } from './contract.ts'
import { renderPdf } from './pdf.server.ts'
import { mayIssue, mayViewDocument, documentNumber, type DocumentKind } from './rules.ts'
import { DocumentContent, documentContent, type SellerDetails } from './document-content.ts'
import { insertDocument, lockNextNumber, findDocument, type DocumentRow } from './store.server.ts'

export interface DocumentsService extends DocumentsOperations {}

/** What papers are built from; `letterhead` is the shop as its papers name it. */
export type DocumentsDependencies = {
  readonly database: Database
  readonly orders: OrdersService
  readonly letterhead: SellerDetails
  readonly now: () => Date
}

export function createDocumentsService({
  database,
  orders,
  letterhead,
  now,
}: DocumentsDependencies): DocumentsService {
  return {
    async issue({ actor }, { number, kind, size }) {
      if (!mayViewDocument(actor, kind)) throw forbidden()
      const order = await orders.read({ actor }, { number })
      const at = now()
      const row =
        (await findDocument(database.handle, order.id, kind)) ??
        (await database.transact(async (tx) => {
          if (!mayIssue(order.status)) throw notIssued({ detail: messages.notIssuedDetail })
          return numbered(tx, order.id, kind, documentContent(letterhead, order), at)
        }))
      const pdf = await renderPdf(
        {
          kind,
          number: row.number,
          issuedAt: row.issued_at,
          said: DocumentContent.parse(row.said),
        },
        size,
      )
      return { name: `${documentNumber(kind, row.number)}.pdf`, pdf: pdf.toString('base64') }
    },
  }
}

/** Gives the next number; whoever asks for the same paper at the same moment waits, and finds it. */
async function numbered(
  tx: Handle,
  orderId: string,
  kind: DocumentKind,
  said: DocumentContent,
  at: Date,
): Promise<DocumentRow> {
  const number = await lockNextNumber(tx, kind)
  const twin = await findDocument(tx, orderId, kind)
  if (twin) return twin
  await insertDocument(tx, { orderId, kind, number, said, at })
  return { number, said, issued_at: at }
}
