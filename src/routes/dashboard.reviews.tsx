/** All reviews, for staff: shown, held, reported or hidden; each can be shown, hidden, answered and removed. */
import * as z from 'zod/mini'
import { ListExport } from '../accounts/components/list-export.tsx'
import { reviews } from '../reviews/api.client.ts'
import { AnswerForm } from '../reviews/components/answer-form.tsx'
import { HideForm } from '../reviews/components/hide-form.tsx'
import { reviewColumns } from '../reviews/components/review-columns.tsx'
import type { Review } from '../reviews/contract.ts'
import { reviewQueues, type ReviewQueue } from '../reviews/moderation.ts'
import { pageFields } from '../platform/fields/fields.ts'
import { manageReviewsMessages as messages } from '../reviews/messages/manage-reviews.ts'
import { deskList } from '../shell/desk-list.tsx'
import { reviewExport } from '../reviews/export-columns.ts'
import type { Together } from '../ui/desk/together.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'

const shownOrQueues = ['shown', ...reviewQueues] as const
type Status = (typeof shownOrQueues)[number]

const waits = ({ state = 'shown', reports = [] }: Review): boolean =>
  state !== 'shown' || reports.length > 0

const acts: readonly Together<Review>[] = [
  {
    label: messages.show,
    can: waits,
    each: ({ id }) => reviews.moderate({ id, state: 'shown', reason: '' }),
    done: messages.areShown,
  },
  {
    label: listPageMessages.delete,
    danger: true,
    sure: messages.sureOfMany,
    each: ({ id }) => reviews.remove({ id }),
    undo: ({ id }) => reviews.restore({ id }),
    done: messages.areRemoved,
  },
]

const page = deskList({
  permission: 'content',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: z.strictObject({
    status: z.optional(z.enum(shownOrQueues)),
    ...pageFields,
  }),
  read: ({ status = 'shown', ...query }, options) =>
    status === 'shown'
      ? reviews.list(query, options)
      : reviews.listModerated({ ...query, state: status }, options),
  keyOf: ({ id }) => id,
  columns: ({ actions, canChange, open }) =>
    reviewColumns(
      actions,
      canChange
        ? {
            hide: (review) =>
              open(messages.hideOf(review.name), (done) => (
                <HideForm review={review} onDone={done} />
              )),
            answer: (review) =>
              open(messages.answerOf(review.name), (done) => (
                <AnswerForm review={review} onDone={done} />
              )),
          }
        : undefined,
    ),
  views: () =>
    shownOrQueues.map((name) => ({
      label: messages.states[name],
      ...(name === 'shown' ? {} : { search: `status=${name}`, waits: name }),
    })),
  together: { nameOf: ({ name }) => messages.reviewOf(name), acts: () => acts },
  empty: ({ query: { status = 'shown' } }) => <EmptyState {...noneOf(status)} />,
  exported: (read, { status = 'shown' }) => (
    <ListExport list="reviews" name={`reviews-${status}`} columns={reviewExport} read={read} />
  ),
})

const none: Readonly<Record<ReviewQueue, { readonly title: string; readonly detail: string }>> = {
  reported: { title: messages.noneReported, detail: messages.noneReportedDetail },
  held: { title: messages.noneHeld, detail: messages.noneHeldDetail },
  hidden: { title: messages.noneHidden, detail: messages.noneHiddenDetail },
}
const noneOf = (status: Status) =>
  status === 'shown' ? { title: messages.empty, detail: messages.emptyDetail } : none[status]

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
