/** All reviews, for admins: newest first, each can be removed. */
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { reviews } from '../reviews/api.client.ts'
import { reviewsContract, type Review } from '../reviews/contract.ts'
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
  const rows = await reviews.list(
    { ...readFilters(reviewsContract.list.input, request), limit: pageSize },
    { signal: request.signal },
  )
  return { rows, mayChange: may(user, 'content') }
}

const columns = ({ busy, remove }: RowActions): readonly Column<Review>[] => [
  {
    header: messages.review,
    fullWidth: true,
    cell: ({ title, text, rating }) => (
      <span>
        {rating === null ? null : <Stars rating={rating} />}
        {title === '' ? null : <b>{title}</b>} {text}
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
    cell: ({ id, name }) => (
      <button
        type="button"
        className="icon-button"
        aria-disabled={busy || undefined}
        aria-label={messages.remove(name)}
        onClick={({ currentTarget }) =>
          void remove(currentTarget, messages.sure(name), () => reviews.remove({ id }))
        }
      >
        <Icon name="remove" />
      </button>
    ),
  },
]

export default function ManageReviews({ loaderData: { rows, mayChange } }: Route.ComponentProps) {
  const rowActions = useRowActions()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/manageproducts">
          {messages.back}
        </Link>
      </div>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <ListPage
        caption={messages.caption}
        columns={withoutActions(columns(rowActions), mayChange)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<EmptyState title={messages.empty} detail={messages.emptyDetail} />}
      />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{messages.title}</h1>
    <PersonalPageError error={error} />
  </>
)
