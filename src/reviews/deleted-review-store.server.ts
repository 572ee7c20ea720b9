/**
 * SQL queries for deleted reviews. They are in a separate table, so that nothing else shows them.
 */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { ReviewRow } from './store.server.ts'

/** The row in JSON, where its time is text. */
type StoredReview = Omit<ReviewRow, 'written_at'> & { readonly written_at: string }

export type DeletedReviewRow = {
  readonly id: string
  readonly user_id: string | null
  readonly review: StoredReview
  readonly deleted_at: Date
  readonly deleted_by: string
  readonly deleted_by_name: string
}

type Deletion = { readonly at: Date; readonly by: string; readonly name: string }

/** Keeps the row of a deleted review; demo reviews are not kept. */
export async function keepDeletedReview(
  tx: Handle,
  review: ReviewRow,
  { at, by, name }: Deletion,
): Promise<void> {
  if (review.demo) return
  await sql`
    insert into deleted_reviews (
      id, user_id, tool_id, review, deleted_at, deleted_by, deleted_by_name
    ) values (
      ${review.id}, ${review.user_id}, ${review.tool_id}, ${JSON.stringify(review)}::jsonb,
      ${at}, ${by}, ${name}
    )`.execute(tx)
}

/** Reviews that people other than their authors deleted at this time or later, the latest first. */
export async function listDeletedByStaff(
  db: Handle,
  since: Date,
  limit: number,
): Promise<readonly DeletedReviewRow[]> {
  const { rows } = await sql<DeletedReviewRow>`
    select id, user_id, review, deleted_at, deleted_by, deleted_by_name from deleted_reviews
    where deleted_at >= ${since} and deleted_by is distinct from user_id
    order by deleted_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** A deleted review, locked until the transaction ends. */
export async function lockDeletedReview(
  tx: Handle,
  id: string,
): Promise<DeletedReviewRow | undefined> {
  const { rows } = await sql<DeletedReviewRow>`
    select id, user_id, review, deleted_at, deleted_by, deleted_by_name from deleted_reviews
    where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function forgetDeletedReview(tx: Handle, id: string): Promise<void> {
  await sql`delete from deleted_reviews where id = ${id}`.execute(tx)
}

export async function deleteKeptReviewsOf(tx: Handle, userId: string): Promise<void> {
  await sql`delete from deleted_reviews where user_id = ${userId}`.execute(tx)
}

/** Permanently deletes reviews that were deleted before this time. */
export async function deleteKeptReviewsBefore(db: Handle, time: Date): Promise<void> {
  await sql`delete from deleted_reviews where deleted_at < ${time}`.execute(db)
}

/** The kept data of a user's deleted reviews. */
export async function listDeletedOfUser(
  db: Handle,
  userId: string,
): Promise<readonly Pick<DeletedReviewRow, 'review' | 'deleted_at'>[]> {
  const { rows } = await sql<Pick<DeletedReviewRow, 'review' | 'deleted_at'>>`
    select review, deleted_at from deleted_reviews where user_id = ${userId}
    order by deleted_at`.execute(db)
  return rows
}
