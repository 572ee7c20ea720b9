/**
 * Lists documents: a buyer's own, or all for admins; of one order, or those issued on some days,
 * such as a month.
 */
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { DocumentQuery, ListedDocument } from './contract.ts'
import { documentKinds, documentNumber, mayViewDocument } from './rules.ts'
import { listDocuments, type DocumentPosition, type ListedDocumentRow } from './store.server.ts'

const defaultPageSize = 100

/** Newest first; of an order that was deleted, too. */
export async function listOwnDocuments(
  { handle }: Database,
  actor: Actor,
  { order, from, to, limit = defaultPageSize, cursor }: DocumentQuery,
) {
  const rows = await listDocuments(
    handle,
    {
      kinds: documentKinds.filter((kind) => mayViewDocument(actor, kind)),
      userId: isAdmin(actor) ? undefined : actor.id,
      orderNumber: order,
      from,
      to,
    },
    { after: toPosition(cursor), limit: limit + 1 },
  )
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.issued_at.getTime(), last.id]),
    toListedDocument,
  )
}

function toPosition(cursor: string | undefined): DocumentPosition | undefined {
  if (cursor === undefined) return undefined
  const [time, id] = decodeCursor(cursor, ['time', 'uuid'])
  return { issuedAt: new Date(Number(time)), id: String(id) }
}

const toListedDocument = (row: ListedDocumentRow): ListedDocument => ({
  id: row.id,
  kind: row.kind,
  number: documentNumber(row.series, row.number),
  order: row.order_number,
  shipment: row.shipment_id,
  issueDate: row.issue_date,
  currency: row.currency,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  sent: [...row.deliveries],
})
