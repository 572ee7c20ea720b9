/** Reviews as everybody reads them: name, masked e-mail, text, and for which tool. */
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'
import { toolCardMessages as messages } from '../../catalogue/messages/tool-card.ts'
import type { Review } from '../contract.ts'

/** What the list shows of a review; a page sends no more. */
export type ListedReview = Pick<
  Review,
  'id' | 'name' | 'email' | 'text' | 'rating' | 'verified' | 'tool'
> &
  Partial<Pick<Review, 'title' | 'writtenAt'>>

type Shown = {
  readonly reviews: readonly ListedReview[]
  /** Under a tool's own page its name need not be said again. */
  readonly ofOneTool?: boolean
}

export const ReviewList = ({ reviews, ofOneTool = false }: Shown) => (
  <div className={ofOneTool ? 'reviews one-wide' : 'reviews'}>
    {reviews.map((review) => (
      <article className="review" key={review.id}>
        <div className="head">
          {review.rating === null ? null : <Stars rating={review.rating} />}
          {ofOneTool && review.title ? <b className="small">{review.title}</b> : null}
        </div>
        <p>{review.text}</p>
        <footer>
          <b>{review.name}</b> · {review.email}
          {ofOneTool ? (
            <>
              {' '}
              · <time dateTime={review.writtenAt}>{review.writtenAt?.slice(0, 10)}</time>
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
              <Link className="quiet" to={`/tools/${review.tool.slug}`} prefetch="intent">
                {review.tool.name}
              </Link>
            </>
          ) : null}
        </footer>
      </article>
    ))}
  </div>
)
