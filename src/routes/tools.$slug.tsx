/**
 * The public page of a tool: picture, prices, quantity, stock, description, specifications,
 * reviews.
 */
import { redirect } from 'react-router'
import type { Shop } from '../app/shop.server.ts'
import { shopContext } from '../app/shop-context.server.ts'
import { readPagePrices } from '../app/page-prices.server.ts'
import { readSite } from '../app/site.server.ts'
import { BuyForm } from '../cart/components/buy-form.tsx'
import { CompareToggle } from '../catalogue/components/compare-toggle.tsx'
import { PriceNotice } from '../catalogue/components/price-place.tsx'
import { StockDetail } from '../catalogue/components/stock-detail.tsx'
import { SkuAndRating, SpecificationTable } from '../catalogue/components/tool-facts.tsx'
import { spokenPictures } from '../catalogue/pictures/gallery.ts'
import { ToolGallery } from '../catalogue/components/tool-gallery.tsx'
import { BrandPartiesSection } from '../catalogue/components/brand-parties.tsx'
import type { RelatedTool } from '../catalogue/components/related-tools.tsx'
import type { Tool } from '../catalogue/contract.ts'
import { toolPageMessages as messages } from '../catalogue/messages/tool-page.ts'
import { minOrderQuantity } from '../catalogue/tool-terms.ts'
import { toRelatedTool } from '../catalogue/related-tool.ts'
import { toolMeta } from '../catalogue/search-engines/tool-json-ld.ts'
import { currentLanguage } from '../platform/languages/current-language.ts'
import { ToolReviews } from '../reviews/components/tool-reviews.tsx'
import { atCustomerPrice, useCustomerPrices } from '../prices/use-customer-prices.ts'
import { listUrl } from '../search/lists/list-url.ts'
import { AddToList } from '../saved-lists/components/add-to-list.tsx'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/tools.$slug.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

/** Number of reviews on the page. */
const reviewLimit = 50

/**
 * Loaded on demand, since few tools have a family. Without a Suspense boundary of its own, so that
 * the page is hydrated as a whole and no queued event is repeated too early.
 */
const FamilyTable = lazyComponent(
  async () => (await import('../cart/components/cart-family-table.tsx')).CartFamilyTable,
)

/** Loaded on demand, as the table of a family. */
const ToolDocuments = lazyComponent(
  async () => (await import('../catalogue/components/tool-documents.tsx')).ToolDocuments,
)

/** Loaded on demand: few tools are dangerous. */
const ToolSafety = lazyComponent(
  async () => (await import('../catalogue/components/tool-safety.tsx')).ToolSafety,
)

/** Loaded on demand: few tools are no longer made. */
const Discontinued = lazyComponent(
  async () => (await import('../catalogue/components/discontinued.tsx')).Discontinued,
)

/** Loaded on demand: on the page of a tool that is sold out. */
const RestockRequest = lazyComponent(
  async () => (await import('../back-in-stock/components/restock-request.tsx')).RestockRequest,
)

/** Loaded on demand, as the table of a family. */
const RelatedTools = lazyComponent(
  async () => (await import('../catalogue/components/related-tools.tsx')).RelatedTools,
)

/** By which the page is purged when one of its tools changes. */
const cacheTags = (shown: readonly { readonly id: string }[]): string =>
  [...new Set(shown.map(({ id }) => `tool:${id}`))].join(' ')

export function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { catalogue, reviews } = shop
  const starsParam = /^[1-5]$/.exec(url.searchParams.get('stars') ?? '')
  const stars = starsParam ? Number(starsParam[0]) : undefined
  const [quantity] = /^[1-9]\d{0,6}$/.exec(url.searchParams.get('quantity') ?? '') ?? []
  return cachedLoader(
    ({ tool, family, orderedWith, near, successor }) =>
      cacheTags([tool, ...family, ...orderedWith, ...near, ...(successor ? [successor] : [])]),
    async () => {
      const found = await catalogue.bySlug(params.slug)
      if (!found) return undefined
      const slugs = await catalogue.slugsOf('tools', found.slug)
      const slug = slugs[currentLanguage()] ?? found.slug
      if (params.slug !== slug) throw redirect(`/tools/${slug}${url.search}`, 301)
      const prices = await readPagePrices(shop)
      const tool = prices.of(found)
      const [
        listedReviews,
        starCounts,
        family,
        pictures,
        orderedWith,
        successor,
        brand,
        documents,
      ] = await Promise.all([
        reviews.list({ actor: undefined }, { toolId: tool.id, stars, limit: reviewLimit }),
        reviews.countByStars(tool.id),
        catalogue.family(tool),
        catalogue.picturesOf(tool),
        orderedWithOffers(shop, tool),
        catalogue.successorOf(tool),
        catalogue.brandByName(tool.brand),
        catalogue.documentsOf(tool),
      ])
      // A tool that is sold out, or has no sizes, is no dead end.
      const near =
        tool.stock > 0 && family.length > 1 ? [] : await shop.search.neighbours(found, maxNear)
      const words = await catalogue.wordsOf(
        [tool, ...family, ...orderedWith, ...near, ...(successor ? [successor] : [])].map(
          ({ id }) => id,
        ),
      )
      const spoken = words.of(tool)
      const category = (await catalogue.recordWords('categories')).name(tool.category)
      return {
        tool: spoken,
        ...(category === tool.category ? {} : { categoryName: category }),
        family: family.map((one) => words.of(prices.of(one))),
        pictures: spokenPictures(pictures, tool.name, spoken.name),
        documents,
        orderedWith: orderedWith.map((offer) => toRelatedTool(words.of(prices.of(offer)))),
        parties: brand && { maker: brand.maker, responsible: brand.responsible },
        near: near.map((one) => toRelatedTool(words.of(prices.of(one)))),
        successor: successor && words.of(successor),
        reviews: [...listedReviews],
        starCounts,
        stars,
        quantity,
        meta: toolMeta(
          { ...spoken, category },
          {
            site: await readSite(shop),
            slugs,
            categoryPath: listUrl({ category: [tool.category] }),
            noindex: stars !== undefined || quantity !== undefined,
          },
        ),
      }
    },
  )
}

/** Tools on the page that are often ordered with one. */
const maxOrderedWith = 4
/** Tools of the category on the page of one that is sold out or has no other sizes. */
const maxNear = 4

/** Those that are often ordered with the tool and can be ordered now, without its other sizes. */
async function orderedWithOffers({ catalogue, database, orders }: Shop, tool: Tool) {
  const together = await orders.orderedWith(tool.id)
  if (together.length === 0) return []
  const sizes = new Set((await catalogue.family(tool)).map(({ id }) => id))
  const offers = await catalogue.offers(
    database.handle,
    together.map(({ toolId }) => toolId),
  )
  return together
    .flatMap(
      ({ toolId }) =>
        offers.find(({ id, stock }) => id === toolId && stock > 0 && !sizes.has(id)) ?? [],
    )
    .slice(0, maxOrderedWith)
}

export const handle: RouteHandle = { hydration: 'deferred' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ToolPage({ loaderData }: Route.ComponentProps) {
  const {
    categoryName,
    pictures,
    documents,
    parties,
    successor,
    reviews,
    starCounts,
    stars,
    quantity,
  } = loaderData
  const { tool, family, near, orderedWith } = useOwnTools(loaderData)
  return (
    <div className="page">
      <Breadcrumbs tool={tool} category={categoryName ?? tool.category} />
      <section className="tool">
        <ToolGallery key={tool.id} pictures={pictures} />
        <div>
          {tool.brand ? <p className="muted small">{tool.brand}</p> : null}
          <h1 lang={tool.lang?.name}>{tool.name}</h1>
          <SkuAndRating tool={tool} />
          {tool.state === undefined ? null : <Discontinued tool={tool} successor={successor} />}
          <PriceNotice />
          <BuyForm key={`${tool.id} ${quantity}`} tool={tool} quantity={quantity} />
          <StockDetail terms={tool} />
          {tool.stock > 0 ? null : <RestockRequest key={`restock ${tool.id}`} toolId={tool.id} />}
          <CompareToggle slug={tool.slug} />
          <AddToList
            key={`list ${tool.id}`}
            toolId={tool.id}
            label={messages.addToList}
            quantity={minOrderQuantity(tool)}
          />
        </div>
      </section>
      {family.length > 1 ? (
        <FamilyTable key={`family ${tool.id}`} of={tool} tools={family} />
      ) : null}
      {near.length > 0 ? (
        <RelatedTools
          title={tool.stock > 0 ? messages.nearTools : messages.inItsPlace}
          tools={near}
        />
      ) : null}
      {orderedWith.length > 0 ? (
        <RelatedTools title={messages.orderedWith} tools={orderedWith} />
      ) : null}
      <div className="pair section ruled">
        <section>
          <h2>{messages.about}</h2>
          <p className="prose" lang={tool.lang?.description}>
            {tool.description}
          </p>
        </section>
        <SpecificationTable tool={tool} />
      </div>
      {hasSafety(tool) ? <ToolSafety safety={tool} /> : null}
      {documents.length > 0 ? <ToolDocuments documents={documents} /> : null}
      {parties ? <BrandPartiesSection parties={parties} /> : null}
      <ToolReviews tool={tool} reviews={reviews} starCounts={starCounts} stars={stars} />
    </div>
  )
}

const hasSafety = ({ ageLimit, hazards, hazardText }: Tool): boolean =>
  [ageLimit, hazards, hazardText].some((value) => value !== undefined)

type ToolsOfPage = Pick<
  Route.ComponentProps['loaderData'],
  'tool' | 'family' | 'near' | 'orderedWith'
>

/** All tools of the page at the prices of the buyer. */
function useOwnTools({ tool, family, near, orderedWith }: ToolsOfPage): ToolsOfPage {
  const prices = useCustomerPrices([tool, ...family, ...near, ...orderedWith])
  const own = <T extends Tool | RelatedTool>(tools: readonly T[]) =>
    tools.map((one) => atCustomerPrice(one, prices))
  return {
    tool: atCustomerPrice(tool, prices),
    family: own(family),
    near: own(near),
    orderedWith: own(orderedWith),
  }
}

const Breadcrumbs = ({
  tool,
  category,
}: Pick<ToolsOfPage, 'tool'> & { readonly category: string }) => (
  <nav className="crumbs" aria-label={messages.crumbs}>
    <Link to="/">{messages.home}</Link>
    {tool.category ? <Link to={listUrl({ category: [tool.category] })}>{category}</Link> : null}
    <span aria-current="page" lang={tool.lang?.name}>
      {tool.name}
    </span>
  </nav>
)
