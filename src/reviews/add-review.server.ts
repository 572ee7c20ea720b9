/** Adds a review; an account's second review of a tool replaces the first. */
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import { toolGone } from '../catalogue/contract.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { ReadSettings, ShopSettings } from '../settings/declarations.ts'
import type { NewReview } from './contract.ts'
import {
  holdReason,
  parseBlockedWords,
  ratingOf,
  stateAfterWriting,
  type HoldReason,
} from './moderation.ts'
import { purgeReviews } from './purge-reviews.server.ts'
import { deleteClosedReports } from './report-store.server.ts'
import {
  findReviewForUpdate,
  hasShownReview,
  insertReview,
  updateReview,
  type ReviewRow,
} from './store.server.ts'

type Dependencies = {
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'isEmailConfirmed'>
  readonly catalogue: Pick<CatalogueService, 'forSale' | 'addRating'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly newId: () => string
}

type AddedReview = {
  readonly acknowledged: boolean
  readonly insertedId: string
  readonly modifiedCount: number
  /** Whether it is hidden until staff have checked it. */
  readonly held: boolean
}

/**
 * Adds a review in the author's name. A review of a tool counts in the tool's rating.
 * @throws Problem forbidden for another person's e-mail address, toolGone
 */
export async function addReview(
  dependencies: Dependencies,
  author: Actor,
  { text, email, toolId, rating, title = '' }: NewReview,
): Promise<AddedReview> {
  if (email !== undefined && email !== author.email) throw forbidden()
  const { database, now, newId } = dependencies
  const settings = await dependencies.readSettings()
  const written = {
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
    answer: '',
    answered_at: null,
  }
  return database.transact(async (tx) => {
    const reason = await judge(dependencies, tx, settings, written)
    const review: ReviewRow = {
      ...written,
      state: stateAfterWriting(reason !== undefined, undefined),
      state_reason: reason ?? '',
    }
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

/** Why staff must check it first: because of its text or, depending on the settings, its author. */
async function judge(
  { accounts }: Pick<Dependencies, 'accounts'>,
  tx: Handle,
  { blockedWords, firstReviews }: Pick<ShopSettings, 'blockedWords' | 'firstReviews'>,
  { text, title, user_id: userId, tool_id: toolId }: Omit<ReviewRow, 'state' | 'state_reason'>,
): Promise<HoldReason | undefined> {
  const reason = holdReason([text, title], parseBlockedWords(blockedWords))
  if (reason !== undefined || firstReviews === 'shown' || userId === null) return reason
  if (await accounts.isEmailConfirmed(tx, userId)) return undefined
  return (await hasShownReview(tx, userId, toolId)) ? undefined : 'first'
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
  const state = stateAfterWriting(review.state === 'held', existing.state)
  const state_reason = state === 'shown' ? '' : review.state_reason || existing.state_reason
  await updateReview(tx, existing.id, {
    rating,
    title,
    text,
    written_at,
    name,
    state,
    state_reason,
  })
  // The text that was checked has changed, so the same people may report it again.
  await deleteClosedReports(tx, existing.id)
  const [before, after] = [ratingOf(existing), ratingOf({ state, rating })]
  await catalogue.addRating(tx, toolId, after.count - before.count, after.sum - before.sum)
  return {
    acknowledged: true,
    insertedId: existing.id,
    modifiedCount: 1,
    held: state === 'held',
  }
}
