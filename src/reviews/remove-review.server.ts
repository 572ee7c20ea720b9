/**
 * Removes a review: authors their own, admins any. Its stars no longer count; it can be restored
 * for 30 days.
 */
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { SecurityLog } from '../platform/security-log.server.ts'
import { keepDeletedReview } from './deleted-review-store.server.ts'
import { ratingOf } from './moderation.ts'
import { purgeReviews } from './purge-reviews.server.ts'
import { canRemoveReview } from './rules.ts'
import { deleteReview, findReviewByIdForUpdate } from './store.server.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'addRating'>
  readonly audit: AuditLog
  readonly securityLog: SecurityLog
  readonly now: () => Date
}

/** @returns how many reviews were removed: 0 if it does not exist, or is another person's */
export async function removeReview(
  { audit, database, catalogue, securityLog, now }: Dependencies,
  actor: Actor,
  id: string,
): Promise<number> {
  const isRemoved = await database.transact(async (tx) => {
    const review = await findReviewByIdForUpdate(tx, id)
    if (!review || !canRemoveReview(actor, review.user_id)) return false
    await deleteReview(tx, id)
    await keepDeletedReview(tx, review, { at: now(), by: actor.id, name: actor.name })
    const { tool_id: toolId, rating } = review
    if (actor.id !== review.user_id)
      await audit.record(tx, actor, {
        operation: 'reviews.remove',
        kind: 'review',
        id,
        label: review.name,
        before: { title: review.title, review: review.text, rating },
      })
    const { count, sum } = ratingOf(review)
    if (toolId !== null && count > 0) await catalogue.addRating(tx, toolId, -count, -sum)
    await purgeReviews(database, tx, toolId ?? undefined)
    return true
  })
  if (isRemoved) securityLog('review_removed', { review: id, by: actor.id })
  return isRemoved ? 1 : 0
}
