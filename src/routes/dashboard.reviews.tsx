/** All reviews, for staff: shown, held, reported or hidden; each can be shown, hidden, answered and removed. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { reviews } from '../reviews/api.client.ts'
import { AnswerForm } from '../reviews/components/answer-form.tsx'
import { HideForm } from '../reviews/components/hide-form.tsx'
import { reviewColumns } from '../reviews/components/review-columns.tsx'
import type { Review } from '../reviews/contract.ts'
import { reviewQueues, type ReviewQueue } from '../reviews/moderation.ts'
import { pageFields } from '../platform/fields/fields.ts'
import { manageReviewsMessages as messages } from '../reviews/messages/manage-reviews.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { reviewExport } from '../reviews/export-columns.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { Views } from '../ui/desk/views.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.reviews.ts'

export const meta = personalMeta(messages.title, messages.description)

const shownOrQueues = ['shown', ...reviewQueues] as const

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('content')
  const { searchParams } = new URL(request.url)
  const state = shownOrQueues.find((name) => name === searchParams.get('status')) ?? 'shown'
  const query = { ...readFilters(z.object(pageFields), request), limit: pageSize }
  const options = { signal: request.signal }
  const rows = await (state === 'shown'
    ? reviews.list(query, options)
    : reviews.listModerated({ ...query, state }, options))
  return { rows, state, canChange: may(user, 'content') }
}

type OpenForm = { readonly review: Review; readonly Form: typeof HideForm | typeof AnswerForm }

export default function ManageReviews({
  loaderData: { rows, state, canChange },
}: Route.ComponentProps) {
  const rowActions = useRowActions()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<OpenForm>()
  const close = async (): Promise<void> => {
    setOpen(undefined)
    await revalidate()
  }
  const forms = {
    hide: (review: Review) => setOpen({ review, Form: HideForm }),
    answer: (review: Review) => setOpen({ review, Form: AnswerForm }),
  }
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead}>
        <ListExport
          list="reviews"
          name={`reviews-${state}`}
          columns={reviewExport}
          read={(page) =>
            state === 'shown' ? reviews.list(page) : reviews.listModerated({ ...page, state })
          }
        />
      </DeskHead>
      <Views
        label={messages.statesLabel}
        views={shownOrQueues.map((name) => ({
          label: messages.states[name],
          ...(name === 'shown' ? {} : { search: `status=${name}` }),
        }))}
      />
      {open ? <open.Form key={open.review.id} review={open.review} onDone={close} /> : null}
      <ListPage
        caption={messages.caption}
        columns={reviewColumns(rowActions, canChange ? forms : undefined)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<NoReviews state={state} />}
      />
    </>
  )
}

function NoReviews({ state }: { readonly state: 'shown' | ReviewQueue }) {
  if (state === 'reported')
    return <EmptyState title={messages.noneReported} detail={messages.noneReportedDetail} />
  if (state === 'held')
    return <EmptyState title={messages.noneHeld} detail={messages.noneHeldDetail} />
  return state === 'hidden' ? (
    <EmptyState title={messages.noneHidden} detail={messages.noneHiddenDetail} />
  ) : (
    <EmptyState title={messages.empty} detail={messages.emptyDetail} />
  )
}

export const ErrorBoundary = pageErrors(messages.title)
