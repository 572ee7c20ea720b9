/** Reviews as staff see them in a table: what is said of each, and what can be done with it. */
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { Link } from 'react-router'
import { DateTime } from '../../ui/date-time.tsx'
import { Icon } from '../../ui/icons.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { Stars } from '../../ui/stars.tsx'
import type { Column } from '../../ui/table.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { reviews } from '../api.client.ts'
import type { Review } from '../contract.ts'
import { manageReviewsMessages as messages } from '../messages/manage-reviews.ts'
import { reportMessages } from '../messages/report.ts'

/** The forms that open above the table. */
export type ReviewForms = {
  readonly hide: (review: Review) => void
  readonly answer: (review: Review) => void
}

export const reviewColumns = (
  rowActions: RowActions,
  forms: ReviewForms,
): readonly Column<Review>[] => [
  { header: messages.review, fullWidth: true, cell: (review) => <ReviewText {...review} /> },
  {
    header: messages.author,
    fullWidth: true,
    cell: ({ name, email }) => (
      <span className="person">
        {name}
        {isUnreachable(email) ? null : <small>{email}</small>}
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
  { header: messages.written, cell: ({ writtenAt }) => <DateTime timeless at={writtenAt} /> },
  {
    header: listPageMessages.actions,
    actions: true,
    fullWidth: true,
    cell: (review) => <ReviewActions review={review} rowActions={rowActions} forms={forms} />,
  },
]

const heldFor: Readonly<Record<string, string>> = messages.held

const ReviewText = ({ title, text, rating, state, stateReason, reports, answer }: Review) => (
  <span>
    {rating === null ? null : <Stars rating={rating} />} {title === '' ? null : <b>{title}</b>}{' '}
    {text}
    {stateReason ? (
      <small>{(state === 'held' ? heldFor[stateReason] : undefined) ?? stateReason}</small>
    ) : null}
    {(reports ?? []).map(({ reason, note, reportedAt }) => (
      <small key={`${reportedAt} ${reason} ${note}`}>
        {messages.reported(reportMessages.reasons[reason], note)}
      </small>
    ))}
    {answer ? (
      <small>
        <b>{messages.answered}</b> {answer.text}
      </small>
    ) : null}
  </span>
)

type ReviewActionsProps = {
  readonly review: Review
  readonly rowActions: RowActions
  readonly forms: ReviewForms
}

function ReviewActions({ review, rowActions, forms }: ReviewActionsProps) {
  const { id, name, state = 'shown', answer } = review
  return (
    <>
      <ShowButton review={review} rowActions={rowActions} />
      {state === 'hidden' ? null : (
        <button
          type="button"
          className="button tight plain"
          aria-label={messages.hideOf(name)}
          onClick={() => forms.hide(review)}
        >
          {messages.hide}
        </button>
      )}
      {state === 'shown' ? (
        <button
          type="button"
          className="button tight plain"
          aria-label={answer ? messages.editOf(name) : messages.answerOf(name)}
          onClick={() => forms.answer(review)}
        >
          {answer ? messages.edit : messages.answer}
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button"
        aria-disabled={rowActions.busy || undefined}
        aria-label={messages.remove(name)}
        onClick={({ currentTarget }) =>
          void rowActions.remove(
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

/** Shows what is held or hidden; closes the reports of what is shown. */
function ShowButton({
  review: { id, name, state = 'shown', reports = [] },
  rowActions: { busy, run },
}: Omit<ReviewActionsProps, 'forms'>) {
  if (state === 'shown' && reports.length === 0) return null
  const isKept = state === 'shown'
  const show = async (): Promise<string> => {
    await reviews.moderate({ id, state: 'shown', reason: '' })
    return isKept ? messages.isKept(name) : messages.isShown(name)
  }
  return (
    <button
      type="button"
      className="button tight plain"
      aria-disabled={busy || undefined}
      aria-label={isKept ? messages.keepOf(name) : messages.showOf(name)}
      onClick={({ currentTarget: button }) => void run({ button, work: show })}
    >
      {isKept ? messages.keep : messages.show}
    </button>
  )
}
