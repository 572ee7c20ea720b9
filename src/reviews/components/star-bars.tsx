/** How the ratings of a tool are spread; each bar leads to the reviews with so many stars. */
import { displayNumber } from '../../platform/money.ts'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'
import { toolPageMessages as messages } from '../../catalogue/messages/tool-page.ts'

type Shown = {
  readonly slug: string
  /** How many gave 1, 2, 3, 4, 5 stars. */
  readonly spread: readonly number[]
  /** The bar whose reviews are shown. */
  readonly chosen: number | undefined
  readonly average: number
}

export function StarBars({ slug, spread, chosen, average }: Shown) {
  const all = spread.reduce((sum, count) => sum + count, 0)
  return (
    <div>
      <div className="score">
        <b>{messages.average(average)}</b>
        <span className="rating">
          <Stars rating={average} /> {messages.reviews(all)}
        </span>
      </div>
      <nav className="bars" aria-label={messages.filter}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = spread[stars - 1] ?? 0
          return (
            <Link
              key={stars}
              to={`/tools/${slug}?stars=${stars}#reviews`}
              preventScrollReset
              aria-current={chosen === stars ? true : undefined}
            >
              <span>{messages.starsRow(stars)}</span>
              <progress value={count} max={Math.max(all, 1)} aria-hidden="true" />
              <span className="number">{displayNumber(count)}</span>
            </Link>
          )
        })}
        {chosen === undefined ? null : (
          <Link className="link small" to={`/tools/${slug}#reviews`} preventScrollReset>
            {messages.allReviews}
          </Link>
        )}
      </nav>
    </div>
  )
}
