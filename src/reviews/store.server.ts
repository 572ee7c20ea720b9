/** The only SQL queries for reviews. */
import { sql } from 'kysely'
import type { ReviewState } from './moderation.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { openReports } from './report-store.server.ts'
import {
  defineStatement,
  executePrepared,
} from '../../packages/pg-kit/prepared-statements.server.ts'

type Tables = {
  reviews: {
    id: string
    user_id: string | null
    name: string
    email: string
    tool_id: string | null
    rating: number | null
    title: string
    text: string
    demo: boolean
    demo_verified: boolean
    written_at: Date
    state: ReviewState
    /** Why it is held or hidden; empty for a shown review. */
    state_reason: string
    /** The shop's public answer; empty if there is none. */
    answer: string
    answered_at: Date | null
  }
}
export type ReviewRow = Tables['reviews']

const withTables = (db: Handle) => db.withTables<Tables>()

export type ReviewPageQuery = {
  readonly toolId?: string | undefined
  readonly stars?: number | undefined
  readonly authorId?: string | undefined
  /** Undefined: every state. */
  readonly state: ReviewState | undefined
  /** Only reviews with open reports. */
  readonly isReported?: boolean
  readonly before?: { readonly at: number; readonly id: string } | undefined
  readonly limit: number
}

/** The columns of a review by name: with `*`, a new column would break a prepared statement. */
const reviewColumns = [
  'id',
  'user_id',
  'name',
  'email',
  'tool_id',
  'rating',
  'title',
  'text',
  'demo',
  'demo_verified',
  'written_at',
  'state',
  'state_reason',
  'answer',
  'answered_at',
] as const

/** One page of reviews, newest first; one row more than `limit`, if there are more. */
export async function findReviewPage(db: Handle, page: ReviewPageQuery): Promise<ReviewRow[]> {
  const { authorId, state, isReported, before } = page
  const isOfPage =
    state === 'shown' && authorId === undefined && !isReported && before === undefined
  const query = selectReviewPage(db, page)
  return isOfPage ? (await executePrepared(db, 'shown_reviews', query)).rows : query.execute()
}

function selectReviewPage(
  db: Handle,
  { toolId, stars, authorId, state, isReported, before, limit }: ReviewPageQuery,
) {
  let query = withTables(db).selectFrom('reviews').select(reviewColumns)
  if (toolId !== undefined) query = query.where('tool_id', '=', toolId)
  if (stars !== undefined) query = query.where('rating', '=', stars)
  if (authorId !== undefined) query = query.where('user_id', '=', authorId)
  // As a literal: it has few values, and an index covers shown reviews.
  if (state !== undefined) query = query.where('state', '=', sql.lit(state))
  if (isReported) query = query.where(({ exists }) => exists(openReports('reviews.id')))
  if (before)
    query = query.where(
      sql<boolean>`(written_at, id) < (${new Date(before.at)}, ${before.id}::uuid)`,
    )
  return query
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
}

/** The number of a tool's reviews by their stars. */
export async function countReviewsByStars(
  db: Handle,
  toolId: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await selectStars(db, { toolId })
  return new Map(rows.map((row) => [row.rating ?? 0, row.count]))
}

type StarsRow = { readonly rating: number | null; readonly count: number }

const selectStars = defineStatement<{ toolId: string }, StarsRow>(
  'reviews_by_stars',
  (_, value) => sql`
    select rating, count(*) as count from reviews
    where tool_id = ${value('toolId')} and state = 'shown' group by rating`,
)

export async function countReviews(db: Handle): Promise<number> {
  const [row] = await selectReviewCount(db, {})
  return row?.count ?? 0
}

const selectReviewCount = defineStatement<object, { readonly count: number }>(
  'review_count',
  () => sql`select count(*) as count from reviews where state = 'shown'`,
)

/** The number of held reviews. */
export async function countHeldReviews(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews where state = 'held'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether a review of this user is shown, other than one of this tool. */
export async function hasShownReview(
  db: Handle,
  userId: string,
  exceptToolId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select id from reviews
    where user_id = ${userId} and state = 'shown'
      and (${exceptToolId}::uuid is null or tool_id is distinct from ${exceptToolId})
    limit 1`.execute(db)
  return rows.length > 0
}

/** An account's review of a tool, locked until the transaction ends. */
export const findReviewForUpdate = (
  db: Handle,
  userId: string,
  toolId: string,
): Promise<ReviewRow | undefined> =>
  withTables(db)
    .selectFrom('reviews')
    .selectAll()
    .where('user_id', '=', userId)
    .where('tool_id', '=', toolId)
    .forUpdate()
    .executeTakeFirst()

export const findReviewById = (db: Handle, id: string): Promise<ReviewRow | undefined> =>
  withTables(db).selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()

export const findReviewByIdForUpdate = (db: Handle, id: string): Promise<ReviewRow | undefined> =>
  withTables(db)
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function deleteReview(db: Handle, id: string): Promise<void> {
  await withTables(db).deleteFrom('reviews').where('id', '=', id).execute()
}

/** @returns false if the account already has a review of the tool, perhaps just inserted */
export async function insertReview(db: Handle, review: ReviewRow): Promise<boolean> {
  const inserted = await withTables(db)
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

export async function insertReviews(db: Handle, reviews: readonly ReviewRow[]): Promise<void> {
  await withTables(db)
    .insertInto('reviews')
    .values([...reviews])
    .execute()
}

export async function updateReview(
  db: Handle,
  id: string,
  values: Pick<
    ReviewRow,
    'rating' | 'title' | 'text' | 'written_at' | 'name' | 'state' | 'state_reason'
  >,
): Promise<void> {
  await withTables(db).updateTable('reviews').set(values).where('id', '=', id).execute()
}

export async function setReviewState(
  db: Handle,
  id: string,
  values: Pick<ReviewRow, 'state' | 'state_reason'>,
): Promise<void> {
  await withTables(db).updateTable('reviews').set(values).where('id', '=', id).execute()
}

export async function setAnswer(
  db: Handle,
  id: string,
  values: Pick<ReviewRow, 'answer' | 'answered_at'>,
): Promise<void> {
  await withTables(db).updateTable('reviews').set(values).where('id', '=', id).execute()
}

/**
 * Removes the author from their reviews; texts and stars stay.
 * @returns the tool of each review, null for those of the shop
 */
export async function anonymizeReviews(
  db: Handle,
  userId: string,
  email: string,
): Promise<readonly (string | null)[]> {
  const rows = await withTables(db)
    .updateTable('reviews')
    .set({ name: 'Deleted user', email })
    .where('user_id', '=', userId)
    .returning('tool_id')
    .execute()
  return rows.map((row) => row.tool_id)
}

/**
 * Deletes the demo reviews and all reviews of these users.
 * @returns the number and the sum of the deleted ratings, by tool
 */
export async function deleteReviewsOfDemo(
  db: Handle,
  userIds: readonly string[],
): Promise<readonly { toolId: string; count: number; sum: number }[]> {
  const { rows } = await sql<{ tool_id: string; count: number; sum: number }>`
    with removed as (
      delete from reviews where demo or user_id = any(${[...userIds]}::uuid[])
      returning tool_id, rating, state
    )
    select tool_id, count(*)::int as count, sum(rating)::int as sum
    from removed where tool_id is not null and state = 'shown' group by tool_id`.execute(db)
  return rows.map((row) => ({ toolId: row.tool_id, count: row.count, sum: row.sum }))
}

/**
 * The ids of the demo shop's tools that real customers have reviewed. The catalogue publishes its
 * demo tools as the view `demo_tools_by_id`.
 */
export async function listReviewedDemoTools(db: Handle): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct tool.id from reviews review
    join demo_tools_by_id tool on tool.id = review.tool_id
    where not review.demo`.execute(db)
  return rows.map((row) => row.id)
}

/** All reviews of a user, in any state, oldest first. */
export const listReviewsOfUser = (db: Handle, userId: string): Promise<ReviewRow[]> =>
  withTables(db)
    .selectFrom('reviews')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('written_at')
    .execute()
