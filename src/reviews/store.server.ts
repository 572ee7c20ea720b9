/** The only SQL on reviews. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

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
  }
}
export type ReviewRow = Tables['reviews']

const on = (db: Handle) => db.withTables<Tables>()

export type ReviewFilters = {
  readonly toolId?: string | undefined
  readonly stars?: number | undefined
  readonly before?: { readonly at: number; readonly id: string } | undefined
  readonly limit: number
}

/** One page of reviews, newest first, with one row more than `limit` if there is one. */
export function listReviews(
  db: Handle,
  { toolId, stars, before, limit }: ReviewFilters,
): Promise<ReviewRow[]> {
  let query = on(db).selectFrom('reviews').selectAll()
  if (toolId !== undefined) query = query.where('tool_id', '=', toolId)
  if (stars !== undefined) query = query.where('rating', '=', stars)
  if (before)
    query = query.where(
      sql<boolean>`(written_at, id) < (${new Date(before.at)}, ${before.id}::uuid)`,
    )
  return query
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** How many reviews of a tool gave how many stars. */
export async function countStars(db: Handle, toolId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await on(db)
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .where('tool_id', '=', toolId)
    .groupBy('rating')
    .execute()
  return new Map(rows.map((row) => [row.rating ?? 0, Number(row.count)]))
}

export async function countReviews(db: Handle): Promise<number> {
  const row = await on(db)
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** This account's review of this tool, locked against a second one at the same moment. */
export const findReviewForUpdate = (
  db: Handle,
  userId: string,
  toolId: string,
): Promise<ReviewRow | undefined> =>
  on(db)
    .selectFrom('reviews')
    .selectAll()
    .where('user_id', '=', userId)
    .where('tool_id', '=', toolId)
    .forUpdate()
    .executeTakeFirst()

/** @returns whether it was written; false when this account reviewed this tool at the same moment */
export async function insertReview(db: Handle, review: ReviewRow): Promise<boolean> {
  const inserted = await on(db)
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

export async function insertReviews(db: Handle, reviews: readonly ReviewRow[]): Promise<void> {
  await on(db)
    .insertInto('reviews')
    .values([...reviews])
    .execute()
}

export async function updateReview(
  db: Handle,
  id: string,
  values: Pick<ReviewRow, 'rating' | 'title' | 'text' | 'written_at' | 'name'>,
): Promise<void> {
  await on(db).updateTable('reviews').set(values).where('id', '=', id).execute()
}

/** Takes the writer out of reviews; words and stars stay. */
export async function anonymizeReviews(db: Handle, userId: string, email: string): Promise<void> {
  await on(db)
    .updateTable('reviews')
    .set({ name: 'Deleted user', email })
    .where('user_id', '=', userId)
    .execute()
}

/** Removes the demo reviews. @returns what ratings that takes from which tool */
export async function deleteDemoReviews(
  db: Handle,
  userIds: readonly string[],
): Promise<readonly { toolId: string; count: number; sum: number }[]> {
  const { rows } = await sql<{ tool_id: string; count: number; sum: number }>`
    with removed as (delete from reviews where demo or user_id = any(${[...userIds]}::uuid[]) returning tool_id, rating)
    select tool_id, count(*)::int as count, sum(rating)::int as sum from removed where tool_id is not null group by tool_id`.execute(
    db,
  )
  return rows.map((row) => ({ toolId: row.tool_id, count: row.count, sum: row.sum }))
}

/** Which of the demo shop's tools real customers have reviewed; which those are, the catalogue publishes. */
export async function listReviewedDemoTools(db: Handle): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string
  }>`select distinct tool.id from reviews review join demo_tools_by_id tool on tool.id = review.tool_id where not review.demo`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
