/** Anybody can report a shown review; it stays visible until staff have checked it. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ReportReason } from './moderation.ts'
import { insertReport } from './report-store.server.ts'
import { findReviewByIdForUpdate } from './store.server.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

type Report = {
  readonly id: string
  readonly reason: ReportReason
  readonly note: string
  /** A random id stored by this browser. */
  readonly browser: string
}

/** The marker of a user's reports in the database. */
export const reporterOf = ({ id }: Pick<Actor, 'id'>): string => `account:${id}`

/**
 * Counts once per account, or per browser that is not signed in.
 * @returns how many reports were added: 0 for a second one
 * @throws notFound for a review that is not shown
 */
export const reportReview = (
  { database, now }: Dependencies,
  actor: Actor | undefined,
  { id, reason, note, browser }: Report,
): Promise<number> =>
  database.transact(async (tx) => {
    const review = await findReviewByIdForUpdate(tx, id)
    if (review?.state !== 'shown') throw notFound()
    const isNew = await insertReport(tx, {
      review_id: id,
      reason,
      note,
      reported_at: now(),
      reporter: actor ? reporterOf(actor) : `browser:${browser}`,
    })
    return isNew ? 1 : 0
  })
