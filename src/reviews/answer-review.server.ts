/**
 * The shop replies to a review in public; the reply is shown below it, and can be edited and
 * removed.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { requireSeen } from '../platform/seen.ts'
import { purgeReviewsOf } from './purge-reviews.server.ts'
import { findReviewByIdForUpdate, setAnswer } from './store.server.ts'

type Dependencies = {
  readonly audit: AuditLog
  readonly database: Database
  readonly now: () => Date
}

type AnswerChange = {
  readonly id: string
  readonly answer: string
  readonly seen?: string | undefined
}

/**
 * @param change an empty answer removes it; `seen` is the answer that was read
 * @returns how many reviews changed: 0 if it already has this answer
 * @throws notFound, changedMeanwhile
 */
export const answerReview = (
  { audit, database, now }: Dependencies,
  actor: Actor,
  { id, answer, seen }: AnswerChange,
): Promise<number> =>
  database.transact(async (tx) => {
    const review = await findReviewByIdForUpdate(tx, id)
    if (!review) throw notFound()
    if (review.answer === answer) return 0
    requireSeen(seen, review.answer, review.answer)
    await setAnswer(tx, id, { answer, answered_at: answer === '' ? null : now() })
    await purgeReviewsOf(database, tx, review.tool_id === null ? [] : [review.tool_id])
    await audit.record(tx, actor, {
      operation: 'reviews.answer',
      kind: 'review',
      id,
      label: review.name,
      before: { answer: review.answer },
      after: { answer },
    })
    return 1
  })
