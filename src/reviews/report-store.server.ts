/** SQL queries for reports of reviews. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { ReportReason } from './moderation.ts'

export type ReportRow = {
  readonly review_id: string
  /** 'account:' or 'browser:', and its id. */
  readonly reporter: string
  readonly reason: ReportReason
  readonly note: string
  readonly reported_at: Date
}

/**
 * The open reports of a review, as a subquery.
 * @param reviewId the column with its id
 */
export const openReports = (reviewId: string): RawBuilder<{ review_id: string }> =>
  sql`(select review_id from review_reports
       where review_reports.review_id = ${sql.ref(reviewId)} and closed_at is null)`

/** @returns false if this reporter has already reported the review */
export async function insertReport(db: Handle, report: ReportRow): Promise<boolean> {
  const { rows } = await sql`
    insert into review_reports (review_id, reporter, reason, note, reported_at)
    values (
      ${report.review_id}, ${report.reporter}, ${report.reason}, ${report.note},
      ${report.reported_at}
    )
    on conflict (review_id, reporter) do nothing
    returning review_id`.execute(db)
  return rows.length > 0
}

/** The open reports of these reviews, oldest first. */
export async function listOpenReports(
  db: Handle,
  reviewIds: readonly string[],
): Promise<readonly Omit<ReportRow, 'reporter'>[]> {
  const { rows } = await sql<Omit<ReportRow, 'reporter'>>`
    select review_id, reason, note, reported_at from review_reports
    where review_id = any(${[...reviewIds]}::uuid[]) and closed_at is null
    order by reported_at`.execute(db)
  return rows
}

/** The number of shown reviews with open reports. */
export async function countReportedReviews(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct review_id)::int as count
    from review_reports join reviews on reviews.id = review_id
    where closed_at is null and reviews.state = 'shown'`.execute(db)
  return rows[0]?.count ?? 0
}

/** @returns the number of closed reports */
export async function closeReports(tx: Handle, reviewId: string, at: Date): Promise<number> {
  const { rows } = await sql`
    update review_reports set closed_at = ${at}
    where review_id = ${reviewId} and closed_at is null
    returning review_id`.execute(tx)
  return rows.length
}

export async function deleteClosedReports(tx: Handle, reviewId: string): Promise<void> {
  await sql`
    delete from review_reports
    where review_id = ${reviewId} and closed_at is not null`.execute(tx)
}

/** A user's reports, oldest first. */
export async function listReportsBy(
  db: Handle,
  reporter: string,
): Promise<readonly Omit<ReportRow, 'reporter'>[]> {
  const { rows } = await sql<ReportRow>`
    select review_id, reason, note, reported_at from review_reports
    where reporter = ${reporter} order by reported_at`.execute(db)
  return rows
}

/** Removes the reporter from their reports; the reports stay, without the reporter's text. */
export async function anonymizeReports(tx: Handle, reporter: string): Promise<void> {
  await sql`
    update review_reports set reporter = 'deleted:' || gen_random_uuid(), note = ''
    where reporter = ${reporter}`.execute(tx)
}
