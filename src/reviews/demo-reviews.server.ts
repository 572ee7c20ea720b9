/** The reviews of the demo shop: imported and deleted with it. */
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { purgeReviews } from './purge-reviews.server.ts'
import { deleteReviewsOfDemo, insertReviews } from './store.server.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'addRating'>
  readonly newId: () => string
}

/** A review in the demo shop's data file. */
export type ImportedReview = {
  readonly name: string
  readonly email: string
  readonly toolId: string
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly writtenAt: Date
  readonly verified: boolean
  /** The shop's public answer. */
  readonly answer?: string | undefined
}

/** Inserts demo reviews and adds their stars to the tools' ratings. */
export async function importDemoReviews(
  { database, catalogue, newId }: Dependencies,
  tx: Handle,
  reviews: readonly ImportedReview[],
): Promise<void> {
  await insertReviews(
    tx,
    reviews.map(({ toolId, writtenAt, verified, answer = '', ...review }) => ({
      ...review,
      id: newId(),
      user_id: null,
      tool_id: toolId,
      demo: true,
      demo_verified: verified,
      written_at: writtenAt,
      state: 'shown' as const,
      state_reason: '',
      answer,
      answered_at: answer === '' ? null : writtenAt,
    })),
  )
  for (const [toolId, toolReviews] of Map.groupBy(reviews, (review) => review.toolId)) {
    const stars = toolReviews.reduce((sum, review) => sum + review.rating, 0)
    await catalogue.addRating(tx, toolId, toolReviews.length, stars)
  }
  await purgeReviews(database, tx)
}

/**
 * Deletes the demo reviews, and all reviews of these users, and subtracts their stars from the
 * ratings.
 */
export async function deleteDemoReviews(
  { database, catalogue }: Pick<Dependencies, 'database' | 'catalogue'>,
  tx: Handle,
  userIds: readonly string[],
): Promise<void> {
  for (const { toolId, count, sum } of await deleteReviewsOfDemo(tx, userIds))
    await catalogue.addRating(tx, toolId, -count, -sum)
  await purgeReviews(database, tx)
}
