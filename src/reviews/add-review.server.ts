/** Adds a review; an account's second review of a tool replaces the first. */
import type { CatalogueService } from '../catalogue/service.server.ts'
import { toolGone } from '../catalogue/contract.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { NewReview } from './contract.ts'
import { holdReason, ratingOf, stateAfterWriting } from './moderation.ts'
import { purgeReviews } from './purge-reviews.server.ts'
import { findReviewForUpdate, insertReview, updateReview, type ReviewRow } from './store.server.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'forSale' | 'addRating'>
  readonly now: () => Date
  readonly newId: () => string
}

type AddedReview = {
  readonly acknowledged: boolean
  readonly insertedId: string
  readonly modifiedCount: number
  /** It is shown when somebody of the shop has looked at it. */
  readonly held: boolean
}

/**
 * Adds a review in the author's name. With a tool it counts in the tool's rating.
 * @throws Problem forbidden for another's e-mail address, toolGone
 */
export async function addReview(
  dependencies: Dependencies,
  author: Actor,
  { text, email, toolId, rating, title = '' }: NewReview,
): Promise<AddedReview> {
  if (email !== undefined && email !== author.email) throw forbidden()
  const { database, now, newId } = dependencies
  const reason = holdReason(text, title)
  const review: ReviewRow = {
    id: newId(),
    user_id: author.id,
    name: author.name,
    email: author.email,
    tool_id: toolId ?? null,
    rating: rating ?? null,
    title,
    text,
    demo: false,
    demo_verified: false,
    written_at: now(),
    state: stateAfterWriting(reason, undefined),
    state_reason: reason ?? '',
  }
  return database.transact(async (tx) => {
    if (toolId !== undefined && rating !== undefined)
      return addToolReview(dependencies, tx, { review, authorId: author.id, toolId, rating })
    await insertReview(tx, review)
    await purgeReviews(database, tx)
    return {
      acknowledged: true,
      insertedId: review.id,
      modifiedCount: 0,
      held: review.state === 'held',
    }
  })
}

type ToolReview = {
  readonly review: ReviewRow
  readonly authorId: string
  readonly toolId: string
  readonly rating: number
}

async function addToolReview(
  { database, catalogue }: Pick<Dependencies, 'database' | 'catalogue'>,
  tx: Handle,
  { review, authorId, toolId, rating }: ToolReview,
): Promise<AddedReview> {
  if (!(await catalogue.forSale(tx, toolId))) throw toolGone()
  await purgeReviews(database, tx, toolId)
  if (await insertReview(tx, review)) {
    const { count, sum } = ratingOf(review)
    if (count > 0) await catalogue.addRating(tx, toolId, count, sum)
    return { acknowledged: true, insertedId: review.id, modifiedCount: 0, held: count === 0 }
  }
  const existing = await findReviewForUpdate(tx, authorId, toolId)
  if (!existing) throw new Error('A review was neither inserted nor found')
  const { title, text, written_at, name } = review
  const state = stateAfterWriting(holdReason(text, title), existing.state)
  const state_reason = state === 'shown' ? '' : review.state_reason || existing.state_reason
  await updateReview(tx, existing.id, {
    ...{ rating, title, text, written_at, name },
    ...{ state, state_reason },
  })
  const [before, after] = [ratingOf(existing), ratingOf({ state, rating })]
  await catalogue.addRating(tx, toolId, after.count - before.count, after.sum - before.sum)
  return {
    acknowledged: true,
    insertedId: existing.id,
    modifiedCount: 1,
    held: state === 'held',
  }
}
