/** Deleted reviews: listed for 30 days, restored with their stars, then permanently deleted. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import { restorableSince } from '../audit/rules.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'
import { reviewWrittenAnew, type DeletedReview } from './contract.ts'
import {
  deleteKeptReviewsBefore,
  forgetDeletedReview,
  listDeletedByStaff,
  lockDeletedReview,
} from './deleted-review-store.server.ts'
import { reviewsMessages as messages } from './messages/reviews.ts'
import { ratingOf } from './moderation.ts'
import { purgeReviews } from './purge-reviews.server.ts'
import { canRestoreReview } from './rules.ts'
import { findReviewByIdForUpdate, insertReview } from './store.server.ts'

type Dependencies = {
  readonly audit: AuditLog
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'addRating' | 'titles'>
  readonly now: () => Date
}

const maxListed = 1000

/** Reviews that staff have deleted, the latest first. */
export async function readDeletedReviews({
  database,
  catalogue,
  now,
}: Dependencies): Promise<DeletedReview[]> {
  const rows = await listDeletedByStaff(database.handle, restorableSince(now()), maxListed)
  const toolIds = [...new Set(rows.flatMap(({ review }) => review.tool_id ?? []))]
  const tools = new Map(
    (await catalogue.titles(database.handle, toolIds)).map(({ id, slug, name }) => [
      id,
      { id, slug, name },
    ]),
  )
  return rows.map(({ id, review, deleted_at: deletedAt, deleted_by_name: deletedBy }) => ({
    id,
    name: review.name,
    text: review.text,
    title: review.title,
    rating: review.rating,
    tool: tools.get(review.tool_id ?? '') ?? null,
    deletedAt: deletedAt.toISOString(),
    deletedBy,
  }))
}

/**
 * Restores a review in its former state; the stars of a shown review count again.
 * @returns how many were restored: 0 if it is not deleted
 * @throws notFound, also if this caller may not restore it; reviewWrittenAnew
 */
export const restoreReview = (
  { audit, database, catalogue, now }: Dependencies,
  actor: Actor,
  id: string,
): Promise<number> =>
  database.transact(async (tx) => {
    const deleted = await lockDeletedReview(tx, id)
    if (!deleted) {
      const review = await findReviewByIdForUpdate(tx, id)
      if (review && canRestoreReview(actor, review.user_id, actor.id)) return 0
      throw notFound()
    }
    if (!canRestoreReview(actor, deleted.user_id, deleted.deleted_by)) throw notFound()
    if (deleted.deleted_at < restorableSince(now()))
      throw notFound({ detail: messages.restoreTooLate })
    const review = { ...deleted.review, written_at: new Date(deleted.review.written_at) }
    await forgetDeletedReview(tx, id)
    if (!(await insertReview(tx, review)))
      throw reviewWrittenAnew({ detail: messages.writtenAnewDetail })
    const { tool_id: toolId } = review
    const { count, sum } = ratingOf(review)
    if (toolId !== null && count > 0) await catalogue.addRating(tx, toolId, count, sum)
    await purgeReviews(database, tx, toolId ?? undefined)
    if (actor.id !== review.user_id)
      await audit.record(tx, actor, {
        operation: 'reviews.restore',
        kind: 'review',
        id,
        label: review.name,
        after: { title: review.title, review: review.text, rating: review.rating },
      })
    return 1
  })

/** Milliseconds between two sweeps. */
const sweepInterval = 3_600_000

type SweepDependencies = {
  readonly database: Database
  readonly log: ErrorLog
  readonly now: () => Date
}

/** Permanently deletes, now and every hour, reviews that can no longer be restored. */
export function createDeletedReviewSweep(deps: SweepDependencies): BackgroundJob {
  let timer: NodeJS.Timeout | undefined
  return {
    async start() {
      await sweepDeletedReviews(deps)
      timer = setInterval(() => void sweepDeletedReviews(deps), sweepInterval).unref()
    },
    close: async () => clearInterval(timer),
  }
}

/** A failure is harmless: no query shows them, and the next run retries. */
export async function sweepDeletedReviews({
  database,
  log,
  now,
}: SweepDependencies): Promise<void> {
  try {
    await deleteKeptReviewsBefore(database.handle, restorableSince(now()))
  } catch (error) {
    log.error({ err: error }, 'Deleted reviews were not swept; tried again later')
  }
}
