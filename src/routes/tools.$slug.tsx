/** The public page of a tool: picture, prices, quantity, stock, what it is, what buyers say. */
import { lazy, useRef, useState } from 'react'
import { Form } from 'react-router'
import { AddToCart } from '../cart/components/add-to-cart.tsx'
import { displayMoney } from '../platform/money.ts'
import { ReviewList } from '../reviews/components/review-list.tsx'
import { StarBars } from '../reviews/components/star-bars.tsx'
import { shopContext } from '../app/shop-context.server.ts'
import { toast } from '../ui/toast.tsx'
import { Icon } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { ToolPicture } from '../ui/picture.tsx'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { Stars } from '../ui/stars.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { cartMessages } from '../cart/messages/cart.ts'
import { toolCardMessages } from '../catalogue/messages/tool-card.ts'
import { toolPageMessages as messages } from '../catalogue/messages/tool-page.ts'
import type { Tool } from '../catalogue/contract.ts'
import { listUrl } from '../search/list-url.ts'
import { PriceLadder } from '../catalogue/components/price-ladder.tsx'
import { QuantityBox } from '../catalogue/components/quantity-box.tsx'
import {
  firstQuantity,
  judgeQuantity,
  priceFor,
  parseQuantity,
  unitPriceFor,
} from '../catalogue/rules.ts'
import { averageRating } from '../catalogue/tool-terms.ts'
import { StockDetail } from '../catalogue/components/stock-detail.tsx'
import type { RouteHandle } from '../shell/hydration.tsx'
import { toolMeta } from '../catalogue/tool-json-ld.ts'
import type { Route } from './+types/tools.$slug.ts'

const reviewsShown = 50
/** Few tools have a family. Without a boundary of its own: the page wakes whole, with what was pressed before. */
const FamilyTable = lazy(async () => ({
  default: (await import('../catalogue/components/family-table.tsx')).FamilyTable,
}))

export function loader({ context, params, url }: Route.LoaderArgs) {
  const {
    catalogue,
    reviews,
    config: { origin },
  } = context.get(shopContext)
  const wish = /^[1-5]$/.exec(url.searchParams.get('stars') ?? '')
  const stars = wish ? Number(wish[0]) : undefined
  return cachedLoader(
    ({ tool, family }) => [...new Set([tool, ...family].map(({ id }) => `tool:${id}`))].join(' '),
    async () => {
      const tool = await catalogue.bySlug(params.slug)
      if (!tool) return undefined
      const [written, spread, family] = await Promise.all([
        reviews.list({ actor: undefined }, { toolId: tool.id, stars, limit: reviewsShown }),
        reviews.countByStars(tool.id),
        catalogue.family(tool),
      ])
      return {
        tool,
        family,
        reviews: [...written],
        spread,
        stars,
        meta: toolMeta(tool, origin, stars !== undefined),
      }
    },
  )
}
export const handle: RouteHandle = { hydration: 'deferred' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ToolPage({
  loaderData: { tool, family, reviews, spread, stars },
}: Route.ComponentProps) {
  return (
    <div className="page">
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/">{messages.home}</Link>
        {tool.category ? (
          <Link to={listUrl({ category: [tool.category] })}>{tool.category}</Link>
        ) : null}
        <span aria-current="page">{tool.name}</span>
      </nav>
      <section className="tool">
        <ToolPicture
          picture={tool.picture}
          image={tool.image}
          alt={tool.name}
          sizes="(min-width: 1024px) 50vw, 92vw"
          first
        />
        <div>
          {tool.brand ? <p className="muted small">{tool.brand}</p> : null}
          <h1>{tool.name}</h1>
          <Ids tool={tool} />
          <Buy key={tool.id} tool={tool} />
          <StockDetail terms={tool} />
        </div>
      </section>
      {family.length > 1 ? (
        <FamilyTable key={`family ${tool.id}`} of={tool} tools={family} />
      ) : null}
      <div className="pair section ruled">
        <section>
          <h2>{messages.about}</h2>
          <p className="prose">{tool.description}</p>
        </section>
        <Specification tool={tool} />
      </div>
      <section className="section" id="reviews">
        <div className="section-head">
          <h2>{messages.review}</h2>
          <Link className="button tight" to={`/dashboard/addreview?tool=${tool.id}`}>
            {messages.addReview}
          </Link>
        </div>
        {tool.ratingCount === 0 ? (
          <EmptyState title={messages.noReviews} detail={messages.noReviewsDetail} />
        ) : (
          <div className="opinions">
            <StarBars
              slug={tool.slug}
              counts={spread}
              selected={stars}
              average={averageRating(tool)}
            />
            <div>
              {reviews.length === 0 ? (
                <EmptyState title={messages.noneWith(stars ?? 0)} />
              ) : (
                <ReviewList reviews={reviews} ofOneTool />
              )}
              {stars === undefined && tool.ratingCount > reviews.length ? (
                <p className="after muted small">
                  {messages.newest(reviews.length, tool.ratingCount)}
                </p>
              ) : null}
            </div>
          </div>
        )}
      </section>
    </div>
  )
}

function Ids({ tool }: { readonly tool: Tool }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(tool.sku)
    toast(messages.copied(tool.sku))
  }
  return (
    <div className="ids">
      <button type="button" className="copy" onClick={() => void copy()}>
        {tool.sku} <Icon name="copy" size={16} />
        <span className="hidden-label">{messages.copySku}</span>
      </button>
      <a className="rating" href="#reviews">
        <Stars rating={averageRating(tool)} />{' '}
        {tool.ratingCount === 0 ? (
          toolCardMessages.noRatings
        ) : (
          <>
            {messages.average(averageRating(tool))} ·{' '}
            <span className="link">{messages.reviews(tool.ratingCount)}</span>
          </>
        )}
      </a>
    </div>
  )
}

/** The ladder, the box and the total move together. The quantity travels to the order form, without script too. */
function Buy({ tool }: { readonly tool: Tool }) {
  const [text, setText] = useState(String(firstQuantity(tool)))
  const box = useRef<HTMLInputElement>(null)
  const quantity = parseQuantity(text)
  const valid = judgeQuantity(tool, quantity).valid
  return (
    <Form className="buy" action={`/purchase/${tool.id}`}>
      <PriceLadder terms={tool} quantity={quantity} />
      {tool.stock <= 0 ? null : (
        <>
          <div className="line">
            <QuantityBox terms={tool} text={text} onText={setText} inputRef={box} />
            <p className="total" aria-live="polite">
              <b>{valid ? displayMoney(priceFor(tool, quantity)) : messages.noTotal}</b>
              <span className="muted small">
                {valid ? messages.sum(quantity, unitPriceFor(tool, quantity)) : ' '}
              </span>
            </p>
          </div>
          <div className="ways">
            <AddToCart
              lines={() => {
                if (valid)
                  return [{ toolId: tool.id, quantity, unitPrice: unitPriceFor(tool, quantity) }]
                box.current?.focus()
                return []
              }}
              successMessage={cartMessages.added(tool.name, quantity)}
            />
            <button type="submit" className="button">
              {toolCardMessages.placeOrder}
            </button>
          </div>
        </>
      )}
    </Form>
  )
}

const Specification = ({ tool }: { readonly tool: Tool }) => (
  <section>
    <h2>{messages.specification}</h2>
    <table className="specs">
      <tbody>
        {[...(tool.brand ? [{ name: messages.brand, value: tool.brand }] : []), ...tool.specs].map(
          ({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  </section>
)
