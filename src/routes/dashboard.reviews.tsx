/** All reviews, for staff: shown, held or hidden; each can be shown, hidden and removed. */
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import { currentAdmin } from '../accounts/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { reviews } from '../reviews/api.client.ts'
import { HideForm } from '../reviews/components/hide-form.tsx'
import type { Review } from '../reviews/contract.ts'
import { reviewStates, type ReviewState } from '../reviews/moderation.ts'
import { pageFields } from '../platform/fields.ts'
import { manageReviewsMessages as messages } from '../reviews/messages/manage-reviews.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { DayOf } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icons.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { Stars } from '../ui/stars.tsx'
import { withoutActions, type Column } from '../ui/table.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.reviews.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('content')
  const { searchParams } = new URL(request.url)
  const state = reviewStates.find((name) => name === searchParams.get('status')) ?? 'shown'
  const query = { ...readFilters(z.object(pageFields), request), limit: pageSize }
  const options = { signal: request.signal }
  const rows = await (state === 'shown'
    ? reviews.list(query, options)
    : reviews.listModerated({ ...query, state }, options))
  return { rows, state, mayChange: may(user, 'content') }
}

const columns = (
  rowActions: RowActions,
  hide: (review: Review) => void,
): readonly Column<Review>[] => [
  {
    header: messages.review,
    fullWidth: true,
    cell: ({ title, text, rating, stateReason }) => (
      <span>
        {rating === null ? null : <Stars rating={rating} />}
        {title === '' ? null : <b>{title}</b>} {text}
        {stateReason ? <small>{heldFor[stateReason] ?? stateReason}</small> : null}
      </span>
    ),
  },
  {
    header: messages.author,
    cell: ({ name, email }) => (
      <span>
        {name}
        <small>{email}</small>
      </span>
    ),
  },
  {
    header: messages.tool,
    cell: ({ tool }) =>
      tool ? (
        <Link className="quiet" to={`/tools/${tool.slug}`}>
          {tool.name}
        </Link>
      ) : (
        messages.shop
      ),
  },
  { header: messages.written, cell: ({ writtenAt }) => <DayOf at={writtenAt} /> },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (review) => <ReviewActions review={review} rowActions={rowActions} hide={hide} />,
  },
]

type ReviewActionsProps = {
  readonly review: Review
  readonly rowActions: RowActions
  readonly hide: (review: Review) => void
}

function ReviewActions({ review, rowActions: { busy, run, remove }, hide }: ReviewActionsProps) {
  const { id, name, state = 'shown' } = review
  const show = async (): Promise<string> => {
    await reviews.moderate({ id, state: 'shown', reason: '' })
    return messages.isShown(name)
  }
  return (
    <>
      {state === 'shown' ? null : (
        <button
          type="button"
          className="button tight plain"
          aria-disabled={busy || undefined}
          aria-label={messages.showOf(name)}
          onClick={({ currentTarget: button }) => void run({ button, work: show })}
        >
          {messages.show}
        </button>
      )}
      {state === 'hidden' ? null : (
        <button
          type="button"
          className="button tight plain"
          aria-label={messages.hideOf(name)}
          onClick={() => hide(review)}
        >
          {messages.hide}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-disabled={busy || undefined}
        aria-label={messages.remove(name)}
        onClick={({ currentTarget }) =>
          void remove(
            currentTarget,
            messages.sure(name),
            () => reviews.remove({ id }),
            () => reviews.restore({ id }),
          )
        }
      >
        <Icon name="remove" />
      </button>
    </>
  )
}

const heldFor: Readonly<Record<string, string>> = messages.held

export default function ManageReviews({
  loaderData: { rows, state, mayChange },
}: Route.ComponentProps) {
  const rowActions = useRowActions()
  const { revalidate } = useRevalidator()
  const [hiding, setHiding] = useState<Review>()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/manageproducts">
          {messages.back}
        </Link>
      </div>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <nav className="tabs mb-4" aria-label={messages.statesLabel}>
        {reviewStates.map((name) => (
          <Link
            key={name}
            to={name === 'shown' ? '?' : `?status=${name}`}
            aria-current={name === state ? 'page' : undefined}
            preventScrollReset
          >
            {messages.states[name]}
          </Link>
        ))}
      </nav>
      {hiding ? (
        <HideForm
          key={hiding.id}
          review={hiding}
          onDone={async () => {
            setHiding(undefined)
            await revalidate()
          }}
        />
      ) : null}
      <ListPage
        caption={messages.caption}
        columns={withoutActions(columns(rowActions, setHiding), mayChange)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<NoReviews state={state} />}
      />
    </>
  )
}

function NoReviews({ state }: { readonly state: ReviewState }) {
  if (state === 'held')
    return <EmptyState title={messages.noneHeld} detail={messages.noneHeldDetail} />
  return state === 'hidden' ? (
    <EmptyState title={messages.noneHidden} detail={messages.noneHiddenDetail} />
  ) : (
    <EmptyState title={messages.empty} detail={messages.emptyDetail} />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{messages.title}</h1>
    <PersonalPageError error={error} />
  </>
)
