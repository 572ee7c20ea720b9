/** The reviews on a tool's page: the number for each star rating, and the newest reviews. */
import type { Tool } from '../../catalogue/contract.ts'
import { toolPageMessages as messages } from '../../catalogue/messages/tool-page.ts'
import { averageRating } from '../../catalogue/tool-terms.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ReviewList, type ListedReview } from './review-list.tsx'
import { StarBars } from './star-bars.tsx'

type ToolReviewsProps = {
  readonly tool: Tool
  readonly reviews: readonly ListedReview[]
  /** Number of reviews with each number of stars. */
  readonly starCounts: React.ComponentProps<typeof StarBars>['counts']
  /** Only reviews with this number of stars are listed, if given. */
  readonly stars: number | undefined
}

export const ToolReviews = (props: ToolReviewsProps) => (
  <section className="section" id="reviews">
    <div className="section-head">
      <h2>{messages.review}</h2>
      <Link className="button tight" to={`/dashboard/addreview?tool=${props.tool.id}`}>
        {messages.addReview}
      </Link>
    </div>
    {props.tool.ratingCount === 0 ? (
      <EmptyState title={messages.noReviews} detail={messages.noReviewsDetail} />
    ) : (
      <RatedReviews {...props} />
    )}
  </section>
)

const RatedReviews = ({ tool, reviews, starCounts, stars }: ToolReviewsProps) => (
  <div className="opinions">
    <StarBars slug={tool.slug} counts={starCounts} selected={stars} average={averageRating(tool)} />
    <div>
      {reviews.length === 0 ? (
        <EmptyState title={messages.noneWith(stars ?? 0)} />
      ) : (
        <ReviewList reviews={reviews} ofOneTool />
      )}
      {stars === undefined && tool.ratingCount > reviews.length ? (
        <p className="after muted small">{messages.newest(reviews.length, tool.ratingCount)}</p>
      ) : null}
    </div>
  </div>
)
