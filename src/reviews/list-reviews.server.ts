/**
 * Lists reviews, page by page, with the names of their tools and whether the author bought them.
 */
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { toPage, decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import type { Review, ReviewQuery } from './contract.ts'
import type { ReviewQueue, ReviewState } from './moderation.ts'
import { listOpenReports } from './report-store.server.ts'
import { maskEmail, canSeeEmail } from './rules.ts'
import { findReviewById, findReviewPage, type ReviewRow } from './store.server.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'titles'>
  readonly orders: Pick<OrdersService, 'findPurchases'>
}

type ListQuery = ReviewQuery & {
  readonly authorId?: string
  readonly state?: ReviewState
  readonly isReported?: boolean
}

/**
 * Reviews, newest first.
 * @param actor the caller: only the author and admins see complete e-mail addresses
 */
export async function listReviews(
  dependencies: Dependencies,
  actor: Actor | undefined,
  { toolId, stars, limit = 1000, cursor, authorId, state, isReported = false }: ListQuery,
) {
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'uuid'])
  const rows = await findReviewPage(dependencies.database.handle, {
    toolId,
    stars,
    authorId,
    // Authors see their own reviews in every state.
    state: state ?? (authorId === undefined ? 'shown' : undefined),
    isReported,
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

/** See ReviewsService.findShown. */
export async function findShownReview(
  dependencies: Dependencies,
  id: string,
): Promise<Review | undefined> {
  const row = await findReviewById(dependencies.database.handle, id)
  if (row?.state !== 'shown') return undefined
  const [review] = await toReviews(dependencies, [row], undefined)
  return review
}

/** The moderation lists, newest first, with open reports. */
export async function listModeratedReviews(
  dependencies: Dependencies,
  actor: Actor,
  { state, ...page }: Pick<ReviewQuery, 'limit' | 'cursor'> & { readonly state: ReviewQueue },
) {
  const listed = await listReviews(
    dependencies,
    actor,
    state === 'reported' ? { ...page, state: 'shown', isReported: true } : { ...page, state },
  )
  const reports = await listOpenReports(
    dependencies.database.handle,
    listed.map(({ id }) => id),
  )
  const byReview = Map.groupBy(reports, (report) => report.review_id)
  const withReports = listed.map((review) => ({
    ...review,
    reports: (byReview.get(review.id) ?? []).map(({ reason, note, reported_at: reportedAt }) => ({
      reason,
      note,
      reportedAt: reportedAt.toISOString(),
    })),
  }))
  return Object.assign(withReports, { next: listed.next })
}

/** Adds other capabilities' data: the tools' names, and who ordered them. */
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
    email: canSeeEmail(actor, row.user_id) ? row.email : maskEmail(row.email),
    text: row.text,
    title: row.title,
    rating: row.rating,
    tool: (row.tool_id && tools.get(row.tool_id)) || null,
    verified: row.demo ? row.demo_verified : bought.has(`${row.user_id} ${row.tool_id}`),
    demo: row.demo,
    writtenAt: row.written_at.toISOString(),
    ...(row.state === 'shown' ? {} : { state: row.state, stateReason: row.state_reason }),
    ...(row.answered_at === null
      ? {}
      : { answer: { text: row.answer, answeredAt: row.answered_at.toISOString() } }),
  }))
}
