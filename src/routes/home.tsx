/** The front page. Source: specification, point 2. */
import { Suspense, useRef, useSyncExternalStore, type Ref } from 'react'
import { CategoryTiles } from '../catalogue/components/category-tiles.tsx'
import { cardOf, ToolCard } from '../catalogue/components/tool-card.tsx'
import { shownHref } from '../platform/languages/shown-href.ts'
import type { CustomerTerms } from '../prices/customer-prices.browser.ts'
import { useCustomerPrices } from '../prices/use-customer-prices.ts'
import { PasteStart } from '../order-pad/components/paste-start.tsx'
import type { Review } from '../reviews/contract.ts'
import { ReviewList, type ListedReview } from '../reviews/components/review-list.tsx'
import { onSignedInChange, readSignedInUser } from '../session/access-token.browser.ts'
import { shopContext } from '../app/shop-context.server.ts'
import { readPagePrices } from '../app/page-prices.server.ts'
import { readSite } from '../app/site.server.ts'
import { pageMetaFor, shopJsonLd } from '../ui/page-meta.ts'
import { Link } from '../ui/link.tsx'
import { WidePicture } from '../ui/picture.tsx'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { parseFigures } from '../settings/figures.ts'
import { otherLanguageOf, textOf } from '../settings/spoken-texts.ts'
import { homeMessages as messages } from '../pages/messages/home.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/home.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

const toolLimit = 12
/** Where the picture stands that comes with the shop. */
const drawnPictures = '/pictures/'
/** Reviews on the page, and on the page with all reviews. */
const newestReviewLimit = 9
const allReviewLimit = 1000

/** A review as the page shows it; title and date are only on the page of its tool. */
const toListedReview = ({
  id,
  name,
  email,
  text,
  rating,
  verified,
  tool,
  answer,
}: Pick<ListedReview, 'tool'> & Omit<Review, 'tool'>): ListedReview => ({
  id,
  name,
  email,
  text,
  rating,
  verified,
  tool,
  ...(answer ? { answer } : {}),
})

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, search, reviews, settings } = context.get(shopContext)
  const allReviews = url.searchParams.get('reviews') === 'all'
  return cachedLoader('tools reviews', async () => {
    const site = await readSite(context.get(shopContext))
    const texts = await settings.current()
    const [tools, categories, categoryCounts, listedReviews, reviewCount] = await Promise.all([
      catalogue.featured(toolLimit),
      catalogue.categories(),
      search.categories(),
      reviews.list(
        { actor: undefined },
        { limit: allReviews ? allReviewLimit : newestReviewLimit },
      ),
      reviews.count(),
    ])
    const meta = pageMetaFor(site, {
      title: messages.title,
      description: messages.description,
      path: '/',
      jsonLd: (absoluteUrl) => shopJsonLd(site.shop, absoluteUrl),
    })
    const families = await catalogue.families(tools)
    const words = await catalogue.wordsOf([
      ...tools.map(({ id }) => id),
      ...listedReviews.flatMap(({ tool }) => tool?.id ?? []),
    ])
    const categoryWords = await catalogue.recordWords('categories')
    const prices = await readPagePrices(context.get(shopContext))
    const counts = new Map(categoryCounts.map(({ name, count }) => [name, count]))
    return {
      tools: tools.map((tool) => {
        const family = families.find(
          ({ brand, name }) => brand === tool.brand && name === tool.family,
        )
        return {
          ...cardOf(words.of(prices.of(tool))),
          sizes: family && { range: family.range, count: family.count },
        }
      }),
      toolCount: categoryCounts.reduce((sum, { count }) => sum + count, 0),
      categories: categories.flatMap((category) => {
        const count = counts.get(category.name) ?? 0
        const { slug, name, image, picture, lang } = categoryWords.of(category)
        return count === 0
          ? []
          : [
              {
                slug,
                name,
                count,
                picture,
                image: picture === null ? image : '',
                ...(lang?.name === undefined ? {} : { lang: lang.name }),
              },
            ]
      }),
      reviews: listedReviews.map((review) =>
        toListedReview({ ...review, tool: review.tool && words.of(review.tool) }),
      ),
      reviewCount,
      allReviews,
      picture: site.shop.hero ?? drawnPictures,
      greeting: textOf(texts, 'heroGreeting'),
      headline: textOf(texts, 'heroHeadline'),
      figures: parseFigures(textOf(texts, 'figures')) ?? [],
      // Where the shop's own texts are in another language than the page.
      lang: {
        greeting: otherLanguageOf(texts, 'heroGreeting'),
        headline: otherLanguageOf(texts, 'heroHeadline'),
        figures: otherLanguageOf(texts, 'figures'),
      },
      meta,
    }
  })
}
export const handle: RouteHandle = { hydration: 'deferred' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Letters of the longest word that has room beside the picture in the largest size, and in the next. */
const roomyLetters = [7, 12] as const

/** Smaller where a word of the shop's own headline is longer: no word is broken. */
function headlineSize(headline: string): string | undefined {
  const longest = Math.max(...headline.split(/[\s-]+/).map((word) => word.length))
  if (longest <= roomyLetters[0]) return undefined
  return longest <= roomyLetters[1] ? 'long' : 'longest'
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Home({ loaderData }: Route.ComponentProps) {
  const toolsSection = useRef<HTMLElement>(null)
  return (
    <>
      <section className={loaderData.picture === drawnPictures ? 'hero' : 'hero own'}>
        <WidePicture base={`${loaderData.picture}hero`} alt="" />
        <div className="page">
          {loaderData.greeting === '' ? null : (
            <p lang={loaderData.lang.greeting}>{loaderData.greeting}</p>
          )}
          <h1 className={headlineSize(loaderData.headline)} lang={loaderData.lang.headline}>
            {loaderData.headline}
          </h1>
          <GetStarted
            onStart={() => {
              toolsSection.current?.scrollIntoView()
              toolsSection.current?.focus({ preventScroll: true })
            }}
          />
        </div>
      </section>
      <div className="page">
        <Figures figures={loaderData.figures} lang={loaderData.lang.figures} />
        <OwnCounter />
        <div className="counter">
          <PasteStart />
          <CategoryTiles categories={loaderData.categories} />
        </div>
        <FeaturedTools
          ref={toolsSection}
          tools={loaderData.tools}
          toolCount={loaderData.toolCount}
        />
        <Reviews {...loaderData} />
      </div>
    </>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

/** Loaded for the signed-in alone, after the page, which is the same for everybody. */
const BuyerOverviewSection = lazyComponent(
  async () => (await import('../cart/components/buyer-overview.tsx')).BuyerOverviewSection,
)
const OwnLists = lazyComponent(
  async () => (await import('../saved-lists/components/own-lists.tsx')).OwnLists,
)

/** Its place has a fixed height and is there before the first paint: nothing moves. */
function OwnCounter() {
  const user = useSyncExternalStore(onSignedInChange, readSignedInUser, () => undefined)
  return (
    <section className="when-in own-counter" aria-label={messages.own}>
      {user === undefined ? null : (
        <Suspense fallback={null}>
          <BuyerOverviewSection key={user.email}>
            <OwnLists />
          </BuyerOverviewSection>
        </Suspense>
      )}
    </section>
  )
}

const FeaturedTools = ({
  ref,
  tools,
  toolCount,
}: Pick<LoaderData, 'tools' | 'toolCount'> & { readonly ref: Ref<HTMLElement> }) => (
  <section className="section" id="tools" tabIndex={-1} ref={ref} aria-labelledby="tools-head">
    <div className="section-head">
      <h2 id="tools-head">{messages.tools}</h2>
      {toolCount > tools.length ? (
        <Link className="link small" to="/purchase" prefetch="intent">
          {messages.allTools(toolCount)}
        </Link>
      ) : null}
    </div>
    {tools.length === 0 ? (
      <EmptyState title={messages.noTools} detail={messages.noToolsDetail} />
    ) : (
      <FeaturedCards tools={tools} />
    )}
  </section>
)

/** At the prices of the buyer. */
function FeaturedCards({ tools }: Pick<LoaderData, 'tools'>) {
  const prices = useCustomerPrices(tools)
  return (
    <div className="tools">
      {tools.map(({ sizes, ...tool }) => {
        const own = prices.get(tool.id)
        return (
          <ToolCard
            key={tool.id}
            tool={own ? { ...tool, ...cheapestOf(own) } : tool}
            sizes={sizes}
          />
        )
      })}
    </div>
  )
}

/** A card shows the last break alone. */
const cheapestOf = ({ price, priceBreaks }: CustomerTerms) => ({
  price,
  priceBreaks: priceBreaks.slice(-1),
})

const Reviews = ({
  reviews,
  reviewCount,
  allReviews,
}: Pick<LoaderData, 'reviews' | 'reviewCount' | 'allReviews'>) => (
  <section id="reviews" aria-labelledby="reviews-head">
    <div className="section-head">
      <h2 id="reviews-head">{messages.reviews}</h2>
      <span className="rating">{messages.reviewCount(reviewCount)}</span>
    </div>
    {reviews.length === 0 ? (
      <EmptyState title={messages.noReviews} detail={messages.noReviewsDetail} />
    ) : (
      <div className={allReviews ? undefined : 'newest'}>
        <ReviewList reviews={reviews} />
      </div>
    )}
    {reviewCount > newestReviewLimit ? (
      <p className="after">
        <Link
          className="link"
          to={allReviews ? '/#reviews' : '/?reviews=all#reviews'}
          preventScrollReset
        >
          {allReviews ? messages.fewerReviews : messages.allReviews(reviewCount)}
        </Link>
      </p>
    ) : null}
  </section>
)

/** Scrolls to the tools on this page. A form, since only a submit button works without script. */
const GetStarted = ({ onStart }: { readonly onStart: () => void }) => (
  <form
    action={shownHref('/#tools')}
    onSubmit={(event) => {
      event.preventDefault()
      onStart()
    }}
  >
    <button type="submit" className="button primary">
      {messages.start}
    </button>
  </form>
)

type FiguresProps = Pick<LoaderData, 'figures'> & { readonly lang: string | undefined }

const Figures = ({ figures, lang }: FiguresProps) =>
  figures.length === 0 ? null : (
    <dl className="stats" aria-label={messages.figuresTitle}>
      {figures.map(([figure, label]) => (
        <div key={label} lang={lang}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
