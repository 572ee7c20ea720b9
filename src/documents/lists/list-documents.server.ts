/**
 * Lists documents: a buyer's own, or all for admins; by search, by order, or by dates of issue,
 * such as a month.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { decodeCursor, encodeCursor, toPage } from '../../platform/paging.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import type { DocumentFilters, DocumentQuery, ListedDocument } from '../contract.ts'
import {
  listDocuments,
  type DocumentPosition,
  type FoundDocuments,
  type DocumentViewer,
  type ListedDocumentRow,
} from './list-store.server.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import { documentKinds, documentNumber, canViewDocument } from '../rules.ts'

const defaultPageSize = 100

/** The documents that match these filters and that the actor may see. */
export const toFoundDocument = async (
  { companies, database }: Pick<DocumentsDependencies, 'companies' | 'database'>,
  actor: Actor,
  { q = '', kind, order, from, to, sent }: DocumentFilters,
): Promise<FoundDocuments> => ({
  kinds: documentKinds.filter(
    (each) => canViewDocument(actor, each) && (kind === undefined || kind === each),
  ),
  words: q.split(/\s+/).filter(Boolean),
  viewer: isAdmin(actor) ? undefined : await viewerOf(companies, database, actor),
  orderNumber: order,
  isUnsent: sent === 'no',
  from,
  to,
})

/** An agent sees documents of the company for which it was linked, and of no other. */
async function viewerOf(
  companies: DocumentsDependencies['companies'],
  database: DocumentsDependencies['database'],
  { id: userId, agent, company }: Actor,
): Promise<DocumentViewer> {
  if (!agent) return { userId, ...(await companies.ownedRecords(database.handle, userId)) }
  return { userId, member: company ? [company.id] : [], approver: [], onlyCompany: company?.id }
}

/** Newest first; includes documents of a deleted order. */
export async function listOwnDocuments(
  deps: Pick<DocumentsDependencies, 'companies' | 'database'>,
  actor: Actor,
  { limit = defaultPageSize, cursor, ...filters }: DocumentQuery,
) {
  const rows = await listDocuments(
    deps.database.handle,
    await toFoundDocument(deps, actor, filters),
    {
      after: toPosition(cursor),
      limit: limit + 1,
    },
  )
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.issued_at.getTime(), last.id]),
    toListedDocument,
  )
}

/** The existing ones of these documents, as in staff lists; unordered. */
export async function documentsWithIds(
  db: Handle,
  ids: readonly string[],
): Promise<ListedDocument[]> {
  if (ids.length === 0) return []
  const found = { kinds: documentKinds, words: [], ids }
  const rows = await listDocuments(db, found, { after: undefined, limit: ids.length })
  return rows.map(toListedDocument)
}

function toPosition(cursor: string | undefined): DocumentPosition | undefined {
  if (cursor === undefined) return undefined
  const [time, id] = decodeCursor(cursor, ['time', 'uuid'])
  return { issuedAt: new Date(Number(time)), id: String(id) }
}

export const toListedDocument = (row: ListedDocumentRow): ListedDocument => ({
  id: row.id,
  kind: row.kind,
  number: documentNumber(row.series, row.number),
  order: row.order_number,
  shipment: row.shipment_id,
  issueDate: row.issue_date,
  currency: row.currency,
  customer: row.customer,
  company: row.company,
  total: row.total_cents,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  sent: [...row.deliveries],
})
