/**
 * The distribution of a tool's ratings; each bar links to the reviews with that number of stars.
 */
import { displayNumber } from '../../platform/money/money.ts'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'
import { toolPageMessages as messages } from '../../catalogue/messages/tool-page.ts'

type StarBarsProps = {
  readonly slug: string
  /** The number of reviews with 1, 2, 3, 4, 5 stars, in that order. */
  readonly counts: readonly number[]
  /** The bar whose reviews are listed. */
  readonly selected: number | undefined
  readonly average: number
}

export function StarBars({ slug, counts, selected, average }: StarBarsProps) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div>
      <div className="score">
        <b>{messages.average(average)}</b>
        <span className="rating">
          <Stars rating={average} /> {messages.reviews(total)}
        </span>
      </div>
      <nav className="bars" aria-label={messages.filter}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          return (
            <Link
              key={stars}
              to={`/tools/${slug}?stars=${stars}#reviews`}
              preventScrollReset
              aria-current={selected === stars ? true : undefined}
            >
              <span>{messages.starsRow(stars)}</span>
              <progress value={count} max={Math.max(total, 1)} aria-hidden="true" />
              <span className="number">{displayNumber(count)}</span>
            </Link>
          )
        })}
        {selected === undefined ? null : (
          <Link className="link small" to={`/tools/${slug}#reviews`} preventScrollReset>
            {messages.allReviews}
          </Link>
        )}
      </nav>
    </div>
  )
}
