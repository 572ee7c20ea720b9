/**
 * Lists reviews, page by page, with the names of their tools and whether the author bought them.
 */
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { toPage, decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import type { Review, ReviewQuery } from './contract.ts'
import type { ReviewState } from './moderation.ts'
import { maskEmail, maySeeEmail } from './rules.ts'
import { findReviewPage, type ReviewRow } from './store.server.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'titles'>
  readonly orders: Pick<OrdersService, 'findPurchases'>
}

type ListQuery = ReviewQuery & {
  readonly authorId?: string
  readonly state?: ReviewState
}

/**
 * Reviews, newest first.
 * @param actor who asks: only the author and admins see whole e-mail addresses
 */
export async function listReviews(
  dependencies: Dependencies,
  actor: Actor | undefined,
  { toolId, stars, limit = 1000, cursor, authorId, state }: ListQuery,
) {
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'uuid'])
  const rows = await findReviewPage(dependencies.database.handle, {
    toolId,
    stars,
    authorId,
    // Authors see their own, whatever became of them.
    state: state ?? (authorId === undefined ? 'shown' : undefined),
    limit,
    before: at === undefined ? undefined : { at: Number(at), id: String(id) },
  })
  return toPage(
    await toReviews(dependencies, rows, actor),
    limit,
    (last) => encodeCursor([Date.parse(last.writtenAt), last.id]),
    (review) => review,
  )
}

/** Adds what other capabilities know: the tools' names, and who ordered them. */
async function toReviews(
  { database, catalogue, orders }: Dependencies,
  rows: readonly ReviewRow[],
  actor: Actor | undefined,
): Promise<Review[]> {
  const toolIds = [...new Set(rows.flatMap((row) => row.tool_id ?? []))]
  const userIds = [...new Set(rows.flatMap((row) => row.user_id ?? []))]
  const [titles, bought] = await Promise.all([
    catalogue.titles(database.handle, toolIds),
    orders.findPurchases(database.handle, toolIds, userIds),
  ])
  const tools = new Map(
    titles.filter((title) => title.listed).map(({ id, slug, name }) => [id, { id, slug, name }]),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: maySeeEmail(actor, row.user_id) ? row.email : maskEmail(row.email),
    text: row.text,
    title: row.title,
    rating: row.rating,
    tool: (row.tool_id && tools.get(row.tool_id)) || null,
    verified: row.demo ? row.demo_verified : bought.has(`${row.user_id} ${row.tool_id}`),
    demo: row.demo,
    writtenAt: row.written_at.toISOString(),
    ...(row.state === 'shown' ? {} : { state: row.state, stateReason: row.state_reason }),
  }))
}
