/** A list of reviews: name, masked e-mail address, text, and the tool. */
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { DayOf } from '../../ui/day-of.tsx'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'
import { toolCardMessages as messages } from '../../catalogue/messages/tool-card.ts'
import type { Review } from '../contract.ts'

/** The fields of a review that the list shows; pages load no others. */
export type ListedReview = Pick<
  Review,
  'id' | 'name' | 'email' | 'text' | 'rating' | 'verified'
> & {
  readonly tool: (NonNullable<Review['tool']> & InLanguages<'name'>) | null
} & Partial<Pick<Review, 'title' | 'writtenAt' | 'answer'>>

type ReviewListProps = {
  readonly reviews: readonly ListedReview[]
  /** On a tool's own page: with titles and dates, without the tool's name. */
  readonly ofOneTool?: boolean
  /** On the page that reports a review. */
  readonly withoutReport?: boolean
}

export const ReviewList = ({
  reviews,
  ofOneTool = false,
  withoutReport = false,
}: ReviewListProps) => (
  <div className={ofOneTool ? 'reviews one-wide' : 'reviews'}>
    {reviews.map((review) => (
      <article className="review" key={review.id}>
        <div className="head">
          {review.rating === null ? null : <Stars rating={review.rating} />}
          {ofOneTool && review.title ? <b className="small">{review.title}</b> : null}
        </div>
        <p>{review.text}</p>
        <ReviewFooter review={review} ofOneTool={ofOneTool} withoutReport={withoutReport} />
        {review.answer ? (
          <div className="answer">
            <b>{messages.answer}</b> · <DayOf at={review.answer.answeredAt} />
            <p>{review.answer.text}</p>
          </div>
        ) : null}
      </article>
    ))}
  </div>
)

type ReviewFooterProps = Required<Omit<ReviewListProps, 'reviews'>> & {
  readonly review: ListedReview
}

const ReviewFooter = ({ review, ofOneTool, withoutReport }: ReviewFooterProps) => (
  <footer>
    <b>{review.name}</b>
    {isUnreachable(review.email) ? null : ` · ${review.email}`}
    {ofOneTool && review.writtenAt !== undefined ? (
      <>
        {' '}
        · <DayOf at={review.writtenAt} />
      </>
    ) : null}
    {review.verified ? (
      <>
        {' '}
        · <span className="verified">{messages.verified}</span>
      </>
    ) : null}
    {!ofOneTool && review.tool ? (
      <>
        <br />
        {messages.on}{' '}
        <Link
          className="quiet"
          to={`/tools/${review.tool.slug}`}
          prefetch="intent"
          lang={review.tool.lang?.name}
        >
          {review.tool.name}
        </Link>
      </>
    ) : null}
    {withoutReport ? null : (
      <>
        {' '}
        ·{' '}
        <Link
          className="quiet"
          to={`/reviews/${review.id}/report`}
          rel="nofollow"
          aria-label={messages.reportOf(review.name)}
        >
          {messages.report}
        </Link>
      </>
    )}
  </footer>
)
