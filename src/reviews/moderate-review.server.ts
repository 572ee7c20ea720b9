/** Staff show or hide a review; its stars count while it is shown. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import { ratingOf, type ReviewState } from './moderation.ts'
import { purgeReviews } from './purge-reviews.server.ts'
import { closeReports } from './report-store.server.ts'
import { findReviewByIdForUpdate, setReviewState } from './store.server.ts'

type Dependencies = {
  readonly audit: AuditLog
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'addRating'>
  readonly now: () => Date
}
type Decision = {
  readonly id: string
  readonly state: Exclude<ReviewState, 'held'>
  readonly reason: string
}

/**
 * Shows or hides a review, and closes its reports.
 * @returns how many reviews changed: 0 if it already has this state, and no report is open
 * @throws notFound
 */
export const moderateReview = (
  { audit, database, catalogue, now }: Dependencies,
  actor: Actor,
  { id, state, reason }: Decision,
): Promise<number> =>
  database.transact(async (tx) => {
    const review = await findReviewByIdForUpdate(tx, id)
    if (!review) throw notFound()
    const reports = await closeReports(tx, id, now())
    if (review.state === state && reports === 0) return 0
    await setReviewState(tx, id, { state, state_reason: reason })
    const [before, after] = [ratingOf(review), ratingOf({ state, rating: review.rating })]
    const { tool_id: toolId } = review
    if (toolId !== null && before.count !== after.count)
      await catalogue.addRating(tx, toolId, after.count - before.count, after.sum - before.sum)
    await purgeReviews(database, tx, toolId ?? undefined)
    await audit.record(tx, actor, {
      operation: 'reviews.moderate',
      kind: 'review',
      id,
      label: review.name,
      before: { state: review.state, reason: review.state_reason },
      after: { state, reason, ...(reports > 0 ? { closedReports: reports } : {}) },
    })
    return 1
  })
