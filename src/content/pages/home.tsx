/** The front page. Source: specification, point 2. */
import { useRef } from 'react'
import { cardOf, ToolCard } from '../../catalogue/tool-card.tsx'
import type { Review } from '../../reviews/contract.ts'
import { ReviewList, type ShownReview } from '../../reviews/review-list.tsx'
import { shopContext } from '../../web/context.server.ts'
import { described, shopFacts } from '../../web/describe.ts'
import { Link } from '../../web/link.tsx'
import { WidePicture } from '../../web/picture.tsx'
import { reading } from '../../web/reading.server.ts'
import { Empty } from '../../web/empty.tsx'
import { homeWords as words } from '../../words/en/pages/home.ts'
import type { Handle } from '../../web/waking.tsx'
import type { Route } from './+types/home.ts'

const toolsShown = 12
const newestReviews = 9
const mostReviews = 1000

/** Title and date are for the tool's own page. */
const shownOf = ({ id, name, email, text, rating, verified, tool }: Review): ShownReview => ({ id, name, email, text, rating, verified, tool })

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, reviews, config: { origin } } = context.get(shopContext)
  const wholly = url.searchParams.get('reviews') === 'all'
  return reading('tools reviews', async () => {
    const [tools, toolCount, written, reviewCount] = await Promise.all([
      catalogue.featured(toolsShown), catalogue.search.count({}),
      reviews.list({ actor: undefined }, { limit: wholly ? mostReviews : newestReviews }), reviews.count(),
    ])
    const meta = described(origin, { title: words.title, description: words.description, path: '/', facts: shopFacts })
    return { tools: tools.map(cardOf), toolCount, reviews: written.map(shownOf), reviewCount, wholly, meta }
  })
}
export const handle: Handle = { late: true }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Home({ loaderData: { tools, toolCount, reviews, reviewCount, wholly } }: Route.ComponentProps) {
  const list = useRef<HTMLElement>(null)
  return (
    <>
      <section className="hero">
        <WidePicture name="hero" alt="" />
        <div className="page">
          <p>{words.greeting}</p>
          <h1>{words.headline}</h1>
          <GetStarted onStart={() => {
            list.current?.scrollIntoView()
            list.current?.focus({ preventScroll: true })
          }} />
        </div>
      </section>
      <div className="page">
        <Figures />
        <section className="section" id="tools" tabIndex={-1} ref={list} aria-labelledby="tools-head">
          <div className="section-head">
            <h2 id="tools-head">{words.tools}</h2>
            {toolCount > tools.length ? <Link className="link small" to="/purchase" prefetch="intent">{words.allTools(toolCount)}</Link> : null}
          </div>
          {tools.length === 0
            ? <Empty title={words.noTools} detail={words.noToolsDetail} />
            : <div className="tools">{tools.map((tool) => <ToolCard key={tool.id} tool={tool} />)}</div>}
        </section>
        <section id="reviews" aria-labelledby="reviews-head">
          <div className="section-head">
            <h2 id="reviews-head">{words.reviews}</h2>
            <span className="rating">{words.reviewCount(reviewCount)}</span>
          </div>
          {reviews.length === 0 ? <Empty title={words.noReviews} detail={words.noReviewsDetail} /> : <ReviewList reviews={reviews} />}
          {reviewCount > newestReviews
            ? <p className="after"><Link className="link" to={wholly ? '/#reviews' : '/?reviews=all#reviews'} preventScrollReset>{wholly ? words.fewerReviews : words.allReviews(reviewCount)}</Link></p>
            : null}
        </section>
      </div>
    </>
  )
}

/** Goes to the tools on this page. A form, because a button that needs no script is the submit of one. */
const GetStarted = ({ onStart }: { readonly onStart: () => void }) => (
  <form action="/#tools" onSubmit={(event) => { event.preventDefault(); onStart() }}>
    <button type="submit" className="button primary">{words.start}</button>
  </form>
)

const Figures = () => (
  <dl className="stats" aria-label={words.figuresTitle}>
    {words.figures.map(([figure, what]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
)
