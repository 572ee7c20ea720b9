/** Reviews in a table for staff: their notes and actions. */
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { RowDetails } from '../../ui/desk/row-details.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { StatePill } from '../../ui/state-pill.tsx'
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
  forms: ReviewForms | undefined,
): readonly Column<Review>[] => [
  { header: messages.tool, slot: 'title', cell: ({ tool }) => tool?.name ?? messages.shop },
  {
    header: messages.stars,
    cell: ({ rating }) => (rating === null ? null : <Stars rating={rating} />),
  },
  {
    header: messages.review,
    slot: 'meta',
    cell: (review) => (
      <RowDetails summary={firstWords(review)}>
        <ReviewText {...review} />
      </RowDetails>
    ),
  },
  { header: messages.author, priority: 3, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    header: messages.written,
    priority: 3,
    cell: ({ writtenAt }) => <DateTime timeless at={writtenAt} />,
  },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ state = 'shown', reports = [] }) => (
      <StatePill state={state === 'held' ? 'toCheck' : reports.length > 0 ? 'reported' : state} />
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (review) =>
      forms ? <ReviewActions review={review} rowActions={rowActions} forms={forms} /> : null,
  },
]

const firstWords = ({ rating, name, title, text }: Review): ReactNode => (
  <>
    <span className="on-phone">
      {rating === null ? '' : `${rating} ★ · `}
      {name} ·{' '}
    </span>
    {[title, text].filter(Boolean).join(': ')}
  </>
)

const heldFor: Readonly<Record<string, string>> = messages.held

/** The notes on a review, below the beginning of its text in the row. */
const ReviewText = (review: Review) => {
  const { text, email, state, stateReason, reports, answer, writtenAt, tool } = review
  return (
    <>
      <p>{text}</p>
      <p className="small muted">
        {isUnreachable(email) ? null : <>{email} · </>}
        <DateTime timeless at={writtenAt} />
        {tool ? (
          <>
            {' · '}
            <Link to={`/tools/${tool.slug}`}>{tool.name}</Link>
          </>
        ) : null}
      </p>
      {stateReason ? (
        <p className="small">
          {(state === 'held' ? heldFor[stateReason] : undefined) ?? stateReason}
        </p>
      ) : null}
      {(reports ?? []).map(({ reason, note, reportedAt }) => (
        <p key={`${reportedAt} ${reason} ${note}`} className="small">
          {messages.reported(reportMessages.reasons[reason], note)}
        </p>
      ))}
      {answer ? (
        <p className="small">
          <b>{messages.answered}</b> {answer.text}
        </p>
      ) : null}
    </>
  )
}

type ReviewActionsProps = {
  readonly review: Review
  readonly rowActions: RowActions
  readonly forms: ReviewForms
}

/** The most frequent action: show or keep a waiting review, otherwise reply. */
function ReviewActions({ review, rowActions, forms }: ReviewActionsProps) {
  const { id, name, state = 'shown', answer, reports = [] } = review
  const waits = state !== 'shown' || reports.length > 0
  const answering = {
    label: answer ? messages.edit : messages.answer,
    name: answer ? messages.editOf(name) : messages.answerOf(name),
    act: () => forms.answer(review),
  }
  const hiding = {
    label: messages.hide,
    name: messages.hideOf(name),
    act: () => forms.hide(review),
  }
  return (
    <>
      {waits ? (
        <ShowButton review={review} rowActions={rowActions} />
      ) : (
        <button
          type="button"
          className="button small"
          aria-label={answering.name}
          onClick={answering.act}
        >
          {answering.label}
        </button>
      )}
      <DotsMenu
        of={name}
        busy={rowActions.busy}
        choices={[
          ...(waits && state === 'shown' ? [answering] : []),
          ...(state === 'hidden' ? [] : [hiding]),
          {
            label: listPageMessages.delete,
            name: messages.remove(name),
            danger: true,
            act: (button) =>
              void rowActions.remove(
                button,
                messages.sure(name),
                () => reviews.remove({ id }),
                () => reviews.restore({ id }),
              ),
          },
        ]}
      />
    </>
  )
}

/** Shows a held or hidden review; closes the reports of a shown one. */
function ShowButton({
  review: { id, name, state = 'shown' },
  rowActions: { busy, run },
}: Omit<ReviewActionsProps, 'forms'>) {
  const isKept = state === 'shown'
  const show = async (): Promise<string> => {
    await reviews.moderate({ id, state: 'shown', reason: '' })
    return isKept ? messages.isKept(name) : messages.isShown(name)
  }
  return (
    <ActButton
      className="button small"
      busy={busy}
      aria-label={isKept ? messages.keepOf(name) : messages.showOf(name)}
      act={(button) => run({ button, work: show })}
    >
      {isKept ? messages.keep : messages.show}
    </ActButton>
  )
}
