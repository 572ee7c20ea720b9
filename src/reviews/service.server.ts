/**
 * The reviews service: one review per account and tool, its stars counted at once, e-mail addresses
 * masked for strangers.
 */
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import { anonymizedEmail } from '../platform/fields/anonymized-email.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { addReview } from './add-review.server.ts'
import { answerReview } from './answer-review.server.ts'
import type { Review, ReviewsOperations } from './contract.ts'
import { deleteDemoReviews, importDemoReviews, type ImportedReview } from './demo-reviews.server.ts'
import { deleteKeptReviewsOf, listDeletedOfUser } from './deleted-review-store.server.ts'
import { findShownReview, listModeratedReviews, listReviews } from './list-reviews.server.ts'
import { moderateReview } from './moderate-review.server.ts'
import { purgeReviewsOf } from './purge-reviews.server.ts'
import type { SecurityLog } from '../platform/security-log.server.ts'
import { removeReview } from './remove-review.server.ts'
import { anonymizeReports, countReportedReviews, listReportsBy } from './report-store.server.ts'
import { reporterOf, reportReview } from './report-review.server.ts'
import {
  createDeletedReviewSweep,
  readDeletedReviews,
  restoreReview,
} from './restore-review.server.ts'
import {
  anonymizeReviews,
  countReviews,
  countHeldReviews,
  countReviewsByStars,
  listReviewedDemoTools,
  listReviewsOfUser,
} from './store.server.ts'

export interface ReviewsService extends ReviewsOperations {
  /** The number of a tool's reviews with 1, 2, 3, 4, 5 stars, in that order. */
  countByStars(toolId: string): Promise<readonly number[]>
  /** A public review, as shown to strangers. */
  findShown(id: string): Promise<Review | undefined>
  /** Permanently deletes reviews that were deleted 30 days ago. */
  readonly sweep: BackgroundJob
  count(): Promise<number>
  /** The number of reviews held until staff have checked them. */
  countHeld(): Promise<number>
  /** The number of shown reviews with open reports. */
  countReported(): Promise<number>
  importDemoReviews(tx: Handle, reviews: readonly ImportedReview[]): Promise<void>
  /** Deletes the demo reviews, and all reviews of these users, permanently. */
  deleteDemoReviews(tx: Handle, userIds: readonly string[]): Promise<void>
  /** The ids of the demo shop's tools that real customers have reviewed. */
  listReviewedDemoTools(db: Handle): Promise<readonly string[]>
}

export type ReviewsDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly audit: AuditLog
  readonly catalogue: CatalogueService
  readonly orders: OrdersService
  readonly readSettings: ReadSettings
  readonly securityLog: SecurityLog
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
}

/**
 * Binds the operations to their dependencies; a deleted account's reviews stay, without an author.
 */
export function createReviewsService(dependencies: ReviewsDependencies): ReviewsService {
  const { database, accounts } = dependencies
  accounts.onDataExport(async (db, { id }) => ({
    reviews: await listReviewsOfUser(db, id),
    deletedReviews: await listDeletedOfUser(db, id),
    reviewReports: await listReportsBy(db, reporterOf({ id })),
  }))
  accounts.onUserDeletion(async (tx, { id }) => {
    const reviews = await listReviewsOfUser(tx, id)
    const deleted = await listDeletedOfUser(tx, id)
    await dependencies.audit.removeNames(
      tx,
      'review',
      [...reviews, ...deleted.map(({ review }) => review)].map((review) => review.id),
    )
    await deleteKeptReviewsOf(tx, id)
    await anonymizeReports(tx, reporterOf({ id }))
    const toolIds = await anonymizeReviews(tx, id, anonymizedEmail(id))
    if (toolIds.length > 0)
      await purgeReviewsOf(database, tx, [...new Set(toolIds.filter((it) => it !== null))])
  })
  return {
    list: ({ actor }, query) => listReviews(dependencies, actor, query),
    add: ({ actor }, review) => addReview(dependencies, actor, review),
    listModerated: ({ actor }, query) => listModeratedReviews(dependencies, actor, query),
    answer: async ({ actor }, answer) => ({
      acknowledged: true,
      modifiedCount: await answerReview(dependencies, actor, answer),
    }),
    report: async ({ actor }, report) => ({
      acknowledged: true,
      insertedCount: await reportReview(dependencies, actor, report),
    }),
    moderate: async ({ actor }, decision) => ({
      acknowledged: true,
      modifiedCount: await moderateReview(dependencies, actor, decision),
    }),
    listOwn: ({ actor }, query) =>
      listReviews(dependencies, actor, { ...query, authorId: actor.id }),
    remove: async ({ actor }, { id }) => ({
      acknowledged: true,
      deletedCount: await removeReview(dependencies, actor, id),
    }),
    deleted: () => readDeletedReviews(dependencies),
    restore: async ({ actor }, { id }) => ({
      acknowledged: true,
      restoredCount: await restoreReview(dependencies, actor, id),
    }),
    sweep: createDeletedReviewSweep(dependencies),
    findShown: (id) => findShownReview(dependencies, id),
    countByStars: (toolId) => countByStars(database.handle, toolId),
    count: () => countReviews(database.handle),
    countHeld: () => countHeldReviews(database.handle),
    countReported: () => countReportedReviews(database.handle),
    importDemoReviews: (tx, reviews) => importDemoReviews(dependencies, tx, reviews),
    deleteDemoReviews: (tx, userIds) => deleteDemoReviews(dependencies, tx, userIds),
    listReviewedDemoTools,
  }
}

async function countByStars(db: Handle, toolId: string): Promise<readonly number[]> {
  const counts = await countReviewsByStars(db, toolId)
  return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0)
}
