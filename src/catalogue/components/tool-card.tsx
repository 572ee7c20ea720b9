/**
 * A tool as a card, all of which is a link to the tool; the list's card with its terms is
 * product-card.tsx.
 */
import { displayMoney, isHidden } from '../../platform/money/money.ts'
import { Link } from '../../ui/link.tsx'
import { ToolPicture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { toolCardMessages as messages } from '../messages/tool-card.ts'
import { PricePlace } from './price-place.tsx'
import type { Tool } from '../contract.ts'
import { averageRating } from '../tool-terms.ts'
import { priceBasisText, saleBasis } from '../units/units.ts'

/** What a card shows of a tool; a page sends no more. */
export type Card = Pick<
  Tool,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'image'
  | 'picture'
  | 'price'
  | 'priceBreaks'
  | 'minimumQuantity'
  | 'packSize'
  | 'unit'
  | 'pricePer'
  | 'stock'
  | 'ratingCount'
  | 'ratingSum'
>

export const cardOf = ({
  id,
  slug,
  sku,
  name,
  image,
  picture,
  price,
  priceBreaks,
  minimumQuantity,
  packSize,
  unit,
  pricePer,
  stock,
  ratingCount,
  ratingSum,
}: Tool): Card => ({
  id,
  slug,
  sku,
  name,
  image: picture === null ? image : '',
  picture,
  price,
  priceBreaks: priceBreaks.slice(-1),
  minimumQuantity,
  packSize,
  ...saleBasis(unit, pricePer),
  stock,
  ratingCount,
  ratingSum,
})

export const sizes = '(min-width: 1440px) 420px, (min-width: 768px) 32vw, 92vw'

/** A family as a card shows it, in place of the single tool that stands for it. */
export type CardFamily = {
  readonly name: string
  /** '8 to 24 mm'; undefined where the sizes have no common unit. */
  readonly range: string | undefined
  readonly count: number
  /** The lowest base price, in cents; undefined: that of the tool is shown. */
  readonly price: number | undefined
  /** Of the tool that stands for it. */
  readonly size?: string
  readonly ratingCount: number
  readonly ratingSum: number
}

/**
 * On the front page. Source: specification, point 2, with the true rating instead of four stars.
 */
export const ToolCard = ({
  tool,
  family,
  first = false,
}: {
  readonly tool: Card
  readonly family?: CardFamily | undefined
  readonly first?: boolean
}) => (
  <article className="tool-card">
    <ToolPicture
      picture={tool.picture}
      image={tool.image}
      alt={family?.name ?? tool.name}
      sizes={sizes}
      first={first}
    />
    <h3>
      <Title tool={tool} name={family?.name} />
    </h3>
    {family === undefined ? null : (
      <p className="sizes">{messages.sizes(family.range, family.count)}</p>
    )}
    <Rating tool={family ?? tool} />
    <CardFooter
      tool={tool}
      from={family?.price}
      size={family?.price === undefined ? family?.size : undefined}
    />
  </article>
)

/** The average as stars and the number of ratings; without any it says so. */
export function Rating({ tool }: { readonly tool: Pick<Tool, 'ratingCount' | 'ratingSum'> }) {
  const average = averageRating(tool)
  return (
    <span className="rating">
      <Stars rating={average} />{' '}
      <span aria-hidden="true">
        {tool.ratingCount === 0 ? messages.noRatings : messages.rated(average, tool.ratingCount)}
      </span>
    </span>
  )
}

export const Title = ({
  tool,
  name,
}: {
  readonly tool: Card
  readonly name?: string | undefined
}) => (
  <Link to={`/tools/${tool.slug}`} prefetch="intent">
    {name ?? tool.name}
  </Link>
)

/**
 * @param from the lowest price of a family, in cents; else the tool's own price is shown
 * @param size of the tool, where it stands for a family
 */
export function CardFooter({
  tool,
  from,
  size,
}: {
  readonly tool: Card
  readonly from?: number | undefined
  readonly size?: string | undefined
}) {
  // The price of a buyer's own that is painted in is that of the tool.
  const best = from === undefined || isHidden(from) ? tool.priceBreaks.at(-1) : undefined
  const bestPrice =
    best && (isHidden(best.price) ? '\u00a0' : messages.bestPrice(best.price, best.from))
  const details = [size, bestPrice].filter(Boolean).join(' · ')
  const basis = priceBasisText(tool)
  return (
    <div className="foot">
      <div className="price">
        <PricePlace cents={tool.price}>
          {from === undefined ? displayMoney(tool.price) : messages.from(from)}
          {basis === '' ? null : <span className="basis"> {basis}</span>}
        </PricePlace>
        {details === '' ? null : <small>{details}</small>}
      </div>
      <Link
        className="button tight"
        to={`/purchase/${tool.id}`}
        aria-label={messages.placeOrderOf(tool.name)}
      >
        {messages.placeOrder}
      </Link>
    </div>
  )
}
