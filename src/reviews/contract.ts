/** The HTTP contract of reviews: list, add, report, moderate, answer, remove and restore them. */
import * as z from 'zod/mini'
import { toolGone } from '../catalogue/contract.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import {
  Email,
  Id,
  Integer,
  IntegerText,
  lineFormat,
  OptionalLine,
  OptionalText,
  pageFields,
  Text,
  Timestamp,
} from '../platform/fields/fields.ts'
import { problem } from '../../packages/contract/problem.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { changedMeanwhile } from '../platform/seen.ts'
import { named, withKeywords } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { reportReasons, reviewQueues, reviewStates } from './moderation.ts'
import { reviewsMessages as messages } from './messages/reviews.ts'

/**
 * A text; for a tool also its stars, and optionally a title. E-mail address and name are always
 * those of the access token.
 */
export const NewReview = z
  .strictObject({
    text: Text(2000),
    email: z.optional(Email),
    name: z.optional(OptionalLine(200)),
    toolId: z.optional(Id),
    rating: z.optional(Integer(1, 5, messages.notRating)),
    title: z.optional(OptionalLine(120)),
  })
  .check(
    z.refine(({ toolId, rating }) => toolId !== undefined || rating === undefined, {
      path: ['toolId'],
      error: messages.ratingWithoutTool,
    }),
    z.refine(({ toolId, rating }) => toolId === undefined || rating !== undefined, {
      path: ['rating'],
      error: messages.toolWithoutRating,
    }),
  )
export type NewReview = z.output<typeof NewReview>

export const Review = z.strictObject({
  id: Id,
  name: z.string(),
  /** Masked for everybody except its owner and admins. */
  email: z.string(),
  text: z.string(),
  title: z.string(),
  rating: z.nullable(z.int()),
  tool: z.nullable(z.strictObject({ id: Id, slug: z.string(), name: z.string() })),
  /** The author has a non-cancelled order of the tool. */
  verified: z.boolean(),
  /** Part of the demo shop, not written by a customer. */
  demo: z.boolean(),
  writtenAt: Timestamp,
  /** Only if it is not public, for its author and staff. */
  state: z.optional(z.enum(reviewStates)),
  /** Why it is held (`link`, `email`, `phone`, `word`, `first`), or the reason given by staff. */
  stateReason: z.optional(z.string()),
  /** The shop's public answer, if any. */
  answer: z.optional(z.strictObject({ text: z.string(), answeredAt: Timestamp })),
  /** Open reports; for staff, in the moderation lists. */
  reports: z.optional(
    z.array(
      z.strictObject({ reason: z.enum(reportReasons), note: z.string(), reportedAt: Timestamp }),
    ),
  ),
})
export type Review = z.output<typeof Review>
const ReviewDto = named(
  'Review',
  renameKeys(Review, { id: '_id', text: 'review', stateReason: 'state_reason' }),
)
const NewReviewDto = named(
  'NewReview',
  withKeywords(renameKeys(NewReview, { text: 'review' }), {
    dependentRequired: { toolId: ['rating'], rating: ['toolId'] },
  }),
)

export const DeletedReview = z.strictObject({
  id: Id,
  name: z.string(),
  text: z.string(),
  title: z.string(),
  rating: z.nullable(z.int()),
  tool: z.nullable(z.strictObject({ id: Id, slug: z.string(), name: z.string() })),
  deletedAt: Timestamp,
  deletedBy: z.string(),
})
export type DeletedReview = z.output<typeof DeletedReview>
const deletedNames = { id: '_id', text: 'review' } as const

export const reviewWrittenAnew = problem('review-written-again', 409, messages.writtenAnew)

/** `browser`: a random id stored by the browser; used if nobody is signed in. */
export const NewReport = z.strictObject({
  id: Id,
  reason: z.enum(reportReasons, messages.reportReasonMissing),
  note: OptionalText(500),
  browser: Id,
})

export const ReviewQuery = z.strictObject({
  toolId: z.optional(Id),
  stars: z.optional(IntegerText(1, 5, messages.notRating)),
  ...pageFields,
})
export type ReviewQuery = z.output<typeof ReviewQuery>

export const reviewsContract = {
  list: endpoint({
    route: 'GET /reviews',
    access: 'anyone',
    permission: 'content',
    // It contains tool names, and whether the author bought the tool: both change with the tools'
    // own tag.
    cacheTags: ['reviews', 'tools'],
    paged: true,
    summary: 'List the reviews, newest first',
    input: renameKeys(ReviewQuery, { toolId: 'tool' }),
    output: z.array(ReviewDto),
  }),
  add: endpoint({
    route: 'POST /addreview',
    access: 'customer',
    status: 201,
    rateLimit: 'reviews',
    summary: 'Write a review; an earlier review of the same tool is replaced',
    input: NewReviewDto,
    output: z.strictObject({
      acknowledged: z.boolean(),
      insertedId: Id,
      modifiedCount: z.int(),
      held: z.boolean(),
    }),
    problems: [forbidden, toolGone],
  }),
  listModerated: endpoint({
    route: 'GET /reviews/moderated',
    access: 'admin',
    permission: 'content',
    paged: true,
    summary: 'List held, reported or hidden reviews, newest first',
    input: z.strictObject({ state: z.enum(reviewQueues), ...pageFields }),
    output: z.array(ReviewDto),
  }),
  moderate: endpoint({
    route: 'PUT /reviews/:id/state',
    access: 'admin',
    permission: 'content',
    summary: 'Show a review, or hide it with a reason, and close its reports',
    input: withKeywords(
      z
        .strictObject({ id: Id, state: z.enum(['shown', 'hidden']), reason: OptionalLine(300) })
        .check(
          z.refine(({ state, reason }) => state === 'shown' || reason !== '', {
            path: ['reason'],
            error: messages.reasonMissing,
          }),
        ),
      {
        if: { properties: { state: { const: 'hidden' } } },
        // eslint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { properties: { state: { const: 'hidden' }, reason: lineFormat(1, 300) } },
      },
    ),
    output: z.strictObject({ acknowledged: z.boolean(), modifiedCount: z.int() }),
    problems: [notFound],
  }),
  answer: endpoint({
    route: 'PUT /reviews/:id/answer',
    access: 'admin',
    permission: 'content',
    summary: "Save the shop's public answer to a review; an empty answer removes it",
    /** `seen`: the answer that was read; if the stored one differs, nothing is changed. */
    input: z.strictObject({
      id: Id,
      answer: OptionalText(2000),
      seen: z.optional(OptionalText(2000)),
    }),
    output: z.strictObject({ acknowledged: z.boolean(), modifiedCount: z.int() }),
    problems: [notFound, changedMeanwhile],
  }),
  report: endpoint({
    route: 'POST /reviews/:id/reports',
    access: 'anyone',
    rateLimit: 'reports',
    summary: 'Report a review to the shop, once per account or browser',
    input: NewReport,
    output: z.strictObject({ acknowledged: z.boolean(), insertedCount: z.int() }),
    problems: [notFound],
  }),
  listOwn: endpoint({
    route: 'GET /reviews/own',
    access: 'customer',
    paged: true,
    summary: "List the caller's own reviews, newest first",
    input: z.strictObject(pageFields),
    output: z.array(ReviewDto),
  }),
  remove: endpoint({
    route: 'DELETE /reviews/:id',
    access: 'customer',
    permission: 'content',
    summary: "Delete a review and its stars: the caller's own review, or any review as an admin",
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
  deleted: endpoint({
    route: 'GET /reviews/deleted',
    access: 'admin',
    permission: 'content',
    summary: 'List up to 1,000 reviews that staff deleted in the last 30 days, newest first',
    input: z.strictObject({}),
    output: z.array(named('DeletedReview', renameKeys(DeletedReview, deletedNames))),
  }),
  restore: endpoint({
    route: 'POST /reviews/:id/restore',
    access: 'customer',
    permission: 'content',
    summary: 'Restore a deleted review and its stars',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), restoredCount: z.int() }),
    problems: [notFound, reviewWrittenAnew],
  }),
}
/** The operations that the HTTP API calls. */
export interface ReviewsOperations extends Service<typeof reviewsContract> {}
